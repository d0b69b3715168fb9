import type { FastifyReply, FastifyRequest } from 'fastify';
import { storeQuery } from '#api/domain/accessTokens/storedQueries.ts';
import { queryError } from '#api/graphql/core/maskedErrors.ts';
import type { RequestScope } from '#api/graphql/core/requestContext.ts';
import type { GraphqlServer } from '#api/graphql/server.ts';
import { CACHE } from '#api/http/core/caching.ts';
import { ask, sendAnswer } from './ask.ts';
import { askedQuery } from './askedQuery.ts';
import { answerToHash, askedByHash, type HashAnswer } from './storedQueries.ts';

type HashFault = Extract<HashAnswer, { error: unknown }>['error'];

/** Status and message of what cannot be answered by its hash; the common clients know the first two messages. */
const FAULTS: Readonly<Record<HashFault, readonly [status: number, message: string]>> = {
  PERSISTED_QUERY_NOT_FOUND: [200, 'PersistedQueryNotFound'],
  PERSISTED_QUERY_NOT_SUPPORTED: [200, 'PersistedQueryNotSupported'],
  HASH_MISMATCH: [400, 'The hash is not the SHA-256 of the query.'],
};

/** Whether a request brings the text of its query, or is one that only the GraphQL server can read. */
export function isByText(request: FastifyRequest): boolean {
  const byHash = askedByHash(request);
  return byHash === null ? askedQuery(request)?.query !== null : byHash.query !== null;
}

/**
 * Answers a query, also one by its hash. A new one is stored before it is answered: a repetition does nothing twice.
 */
export async function answerQuery(
  server: GraphqlServer,
  request: FastifyRequest,
  reply: FastifyReply,
  scope: RequestScope,
): Promise<FastifyReply> {
  const byHash = askedByHash(request);
  if (byHash === null) return sendAnswer(reply, await ask(server, request, scope));
  const { call } = scope;
  const found = await answerToHash(call, byHash);
  if ('error' in found) {
    const [status, message] = FAULTS[found.error];
    const errors = [queryError(message, found.error)];
    return reply.code(status).header('cache-control', CACHE.own).send({ errors });
  }
  if (found.newText !== null && call.token !== null) await storeQuery(call, call.token, found.newText);
  return sendAnswer(reply, await ask(server, found.request, scope));
}
