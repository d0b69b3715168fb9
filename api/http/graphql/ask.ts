import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RequestScope } from '#api/graphql/core/requestContext.ts';
import { GRAPHQL_PATH, type GraphqlServer } from '#api/graphql/server.ts';
import { CACHE } from '#api/http/core/caching.ts';

/** yoga wants a URL with an origin; nothing depends on which. */
const ORIGIN = 'http://localhost';

/**
 * Has the GraphQL server answer a request: passes on its method, parameters, body and the answer format that it
 * accepts.
 */
export async function ask(server: GraphqlServer, request: FastifyRequest, scope: RequestScope): Promise<Response> {
  const search = request.url.indexOf('?');
  const type = scope.upload === null ? request.headers['content-type'] : undefined;
  const headers = { accept: request.headers.accept ?? '*/*', 'content-type': type ?? 'application/json' };
  const body =
    request.method === 'POST' && (typeof request.body === 'string' || scope.upload !== null)
      ? { body: typeof request.body === 'string' ? request.body : '{}' }
      : {};
  return server.fetch(
    `${ORIGIN}${GRAPHQL_PATH}${search < 0 ? '' : request.url.slice(search)}`,
    { method: request.method === 'HEAD' ? 'GET' : request.method, headers, ...body },
    scope,
  );
}

/** Sends an answer of the GraphQL server, not to be cached. */
export async function sendAnswer(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  reply.code(response.status).header('vary', 'accept').header('cache-control', CACHE.own);
  const type = response.headers.get('content-type');
  if (type !== null) reply.type(type);
  for (const name of ['allow', 'retry-after']) {
    const value = response.headers.get(name);
    if (value !== null) reply.header(name, value);
  }
  return reply.send(await response.text());
}
