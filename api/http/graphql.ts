import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { GRAPHQL_PATH, type GraphqlServer } from '#api/graphql/server.ts';
import type { PersistedOperations } from '#api/graphql/persistedOperations.ts';
import { CACHE, etagOf, sendCached } from './caching.ts';
import { sendGraphiql } from './graphiql.ts';
import { publicAccess } from './publicAccess.ts';
import type { Limiters } from './rateLimits.ts';

export interface GraphqlOptions {
  readonly server: GraphqlServer;
  readonly persisted: PersistedOperations;
  readonly limiters: Limiters;
}

/** Queries are texts of some kilobytes; uploads come through another route. */
const BODY_MAX = 100_000;
/** The URL is of no interest to the schema; yoga only wants one. */
const ORIGIN = 'http://localhost';

const queryString = z.object({ query: z.string().optional(), documentId: z.string().optional() });

/** `/graphql`: GET for persisted and other queries, POST for any operation, the editor for browsers. */
export const graphqlRoutes: FastifyPluginAsync<GraphqlOptions> = async (app, { server, persisted, limiters }) => {
  await publicAccess(app, ['GET', 'HEAD', 'POST']);
  app.addContentTypeParser(['application/json', 'application/graphql+json'], { parseAs: 'string', bodyLimit: BODY_MAX }, (_request, body, done) => {
    done(null, body);
  });

  app.get('/', { schema: { hide: true } }, async (request, reply) => {
    const asked = queryString.safeParse(request.query);
    const { query, documentId } = asked.success ? asked.data : {};
    if (query === undefined && documentId === undefined && wantsHtml(request)) return sendGraphiql(request, reply);
    // Only an id of ours may make an answer cacheable; a text beside it would be answered instead.
    const operation = documentId === undefined || query !== undefined ? null : persisted(documentId);
    await (operation ? limiters.read : limiters.query)(request);
    return answer(request, reply, await ask(server, request), operation?.isPublic === true);
  });

  app.post('/', { schema: { hide: true } }, async (request, reply) => {
    await limiters.query(request);
    return answer(request, reply, await ask(server, request), false);
  });
};

function wantsHtml(request: FastifyRequest): boolean {
  return /\btext\/html\b/.test(request.headers.accept ?? '');
}

/** Passes on what the schema's server needs: method, parameters, body, and which answer format is wanted. */
async function ask(server: GraphqlServer, request: FastifyRequest): Promise<Response> {
  const search = request.url.indexOf('?');
  const headers = { accept: request.headers.accept ?? '*/*', 'content-type': request.headers['content-type'] ?? 'application/json' };
  const body = request.method === 'POST' && typeof request.body === 'string' ? { body: request.body } : {};
  return server.fetch(`${ORIGIN}${GRAPHQL_PATH}${search < 0 ? '' : request.url.slice(search)}`, { method: request.method === 'HEAD' ? 'GET' : request.method, headers, ...body });
}

async function answer(request: FastifyRequest, reply: FastifyReply, response: Response, isPublic: boolean): Promise<FastifyReply> {
  const body = await response.text();
  reply.code(response.status).header('vary', 'accept');
  const type = response.headers.get('content-type');
  if (type !== null) reply.type(type);
  const allow = response.headers.get('allow');
  if (allow !== null) reply.header('allow', allow);
  // The executor writes errors before the data: what begins with the data is whole.
  const whole = response.status === 200 && body.startsWith('{"data":');
  if (isPublic && whole) return sendCached(request, reply, body, etagOf(body), CACHE.publicData);
  return reply.header('cache-control', CACHE.never).send(body);
}
