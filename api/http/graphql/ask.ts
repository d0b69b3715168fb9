import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { RequestScope } from '#api/graphql/core/requestContext.ts';
import { GRAPHQL_PATH, type GraphqlServer } from '#api/graphql/server.ts';
import { CACHE } from '#api/http/core/caching.ts';
import { askedQuery } from './askedQuery.ts';

/** yoga wants a URL with an origin; nothing depends on which. */
const ORIGIN = 'http://localhost';

/** The part of a request that the GraphQL server answers. */
export type AskedRequest = Pick<FastifyRequest, 'method' | 'url' | 'query' | 'body' | 'headers'>;

export interface Answer {
  readonly status: number;
  readonly body: string;
  readonly type: string | null;
  /** Methods to be named in the header `allow`. */
  readonly allow: string | null;
  /** Seconds, while the server is out of service. */
  readonly retryAfter: string | null;
  /** Where a token's scopes do not reach so far. */
  readonly wwwAuthenticate: string | null;
}

const PLAIN = { allow: null, retryAfter: null, wwwAuthenticate: null } as const;

/** By the header `accept`: the content type of answers without errors, as yoga has chosen it for an earlier one. */
const types = new LRUCache<string, string>({ max: 100 });
const JSON_TYPE = /^application\/(graphql-response\+)?json\b/;

/**
 * Has the GraphQL server answer a request: passes on its method, parameters, body and the answer format that it
 * accepts.
 */
export async function ask(server: GraphqlServer, request: AskedRequest, scope: RequestScope): Promise<Answer> {
  const accept = request.headers.accept ?? '*/*';
  const type = types.get(accept);
  const asked = type === undefined ? null : askedQuery(request);
  const body = asked === null ? null : await server.answerAgain(asked, scope);
  if (type !== undefined && body !== null) return { ...PLAIN, status: 200, body, type };
  const answer = await askYoga(server, request, scope);
  if (answer.status === 200 && answer.type !== null && JSON_TYPE.test(answer.type)) types.set(accept, answer.type);
  return answer;
}

async function askYoga(server: GraphqlServer, request: AskedRequest, scope: RequestScope): Promise<Answer> {
  const search = request.url.indexOf('?');
  const type = scope.upload === null ? request.headers['content-type'] : undefined;
  const headers = { accept: request.headers.accept ?? '*/*', 'content-type': type ?? 'application/json' };
  const body =
    request.method === 'POST' && (typeof request.body === 'string' || scope.upload !== null)
      ? { body: typeof request.body === 'string' ? request.body : '{}' }
      : {};
  const response = await server.fetch(
    `${ORIGIN}${GRAPHQL_PATH}${search < 0 ? '' : request.url.slice(search)}`,
    { method: request.method === 'HEAD' ? 'GET' : request.method, headers, ...body },
    scope,
  );
  return {
    status: response.status,
    body: await response.text(),
    type: response.headers.get('content-type'),
    allow: response.headers.get('allow'),
    retryAfter: response.headers.get('retry-after'),
    wwwAuthenticate: response.headers.get('www-authenticate'),
  };
}

/** Sends an answer of the GraphQL server, not to be cached. */
export function sendAnswer(reply: FastifyReply, answer: Answer): FastifyReply {
  const { status, body, type, allow, retryAfter, wwwAuthenticate } = answer;
  reply.code(status).header('vary', 'accept').header('cache-control', CACHE.own);
  if (type !== null) reply.type(type);
  if (allow !== null) reply.header('allow', allow);
  if (retryAfter !== null) reply.header('retry-after', retryAfter);
  if (wwwAuthenticate !== null) reply.header('www-authenticate', wwwAuthenticate);
  return reply.send(body);
}
