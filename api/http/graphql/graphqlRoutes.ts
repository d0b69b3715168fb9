import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { limited } from '#api/domain/core/call.ts';
import { CALL_LIMITS } from '#api/domain/core/callLimits.ts';
import { queryError } from '#api/graphql/core/maskedErrors.ts';
import { publicScope, type RequestScope } from '#api/graphql/core/requestContext.ts';
import type { PersistedOperations } from '#api/graphql/persistedOperations.ts';
import { GRAPHQL_PATH, type GraphqlServer } from '#api/graphql/server.ts';
import { CACHE, etagOf, sendCached } from '#api/http/core/caching.ts';
import { type Calls, cookies } from '#api/http/core/calls.ts';
import { readBodies } from '#api/http/core/longBodies.ts';
import { isForeign } from '#api/http/core/origin.ts';
import { beginLongBody } from '#api/http/core/patience.ts';
import { publicAccess } from '#api/http/core/publicAccess.ts';
import type { Limiters } from '#api/http/core/rateLimits.ts';
import { GPX_BYTES_MAX } from '#common/limits.ts';
import { sendGraphiql } from './graphiql.ts';
import { acceptMultipart, dropBody, isMultipart, readMultipart } from './graphqlUploads.ts';

export interface GraphqlOptions {
  readonly server: GraphqlServer;
  readonly calls: Calls;
  readonly publicUrl: string;
  readonly persisted: PersistedOperations;
  readonly limiters: Limiters;
  /** What is published, in a word: an answer is kept for that alone. */
  readonly published: () => Promise<string>;
}

/** Answers to our own public operations that this process keeps: many visitors open the same pages. */
const KEPT_BYTES = 32 * 2 ** 20;
/** Shorter than what caches outside may keep: whether a place is open changes by the minute. */
const KEPT_MS = 30_000;

interface KeptAnswer {
  readonly body: string;
  readonly etag: string;
  readonly type: string;
}

/** Queries are texts of some kilobytes. */
const BODY_MAX = 100_000;
/** One of somebody logged in may hold a file: in JSON each of its characters may take two. */
const FILE_BODY_MAX = 2 * GPX_BYTES_MAX + BODY_MAX;
/** Of these at a time: each may be in memory several times over. */
const FILE_BODIES_MAX = 4;
/** The URL is of no interest to the schema; yoga only wants one. */
const ORIGIN = 'http://localhost';

const text = z.string().optional();
const queryString = z.object({ query: text, documentId: text, variables: text, extensions: text });

/** `/graphql`: GET for persisted and other queries, POST for any operation, the editor for browsers. */
export const graphqlRoutes: FastifyPluginAsync<GraphqlOptions> = async (
  app,
  { server, calls, publicUrl, persisted, limiters, published },
) => {
  const publicOrigin = new URL(publicUrl).origin;
  const scopeOf = async (request: FastifyRequest, reply: FastifyReply): Promise<RequestScope> => {
    const foreign = isForeign(request, publicOrigin);
    const call = foreign ? await calls.withoutSession(request) : await calls.of(request, reply);
    return {
      call,
      isForeign: foreign,
      upload: null,
      door: { start: (session) => calls.start(reply, session), end: () => calls.end(reply) },
    };
  };
  const kept = new LRUCache<string, KeptAnswer, FastifyRequest>({
    maxSize: KEPT_BYTES,
    ttl: KEPT_MS,
    // The key is the visitor's URL, which may be far longer than its answer.
    sizeCalculation: ({ body }, key) => 2 * (body.length + key.length) + 200,
    // What is kept is answered to all: whose request it was is not looked at.
    fetchMethod: async (_key, _stale, { context }) =>
      wholeAnswer(await ask(server, context, publicScope(await calls.withoutSession(context)))),
  });
  await publicAccess(app, ['GET', 'HEAD', 'POST']);
  await cookies(app);
  // For the router the path ends there, for the schema's server the query: each would read another operation.
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.includes('#'))
      return reply
        .code(400)
        .header('cache-control', CACHE.never)
        .send({ errors: [queryError('The request line holds a fragment.', 'BAD_REQUEST')] });
  });
  readBodies(app, ['application/json', 'application/graphql+json'], {
    anyone: BODY_MAX,
    some: FILE_BODY_MAX,
    atOnce: FILE_BODIES_MAX,
    longSender: async (request, reply) => {
      const { call } = await scopeOf(request, reply);
      if (call.viewer === null) return null;
      await limited(call, [CALL_LIMITS.longBodyByUser, call.viewer.id]);
      return call.viewer.id;
    },
  });

  acceptMultipart(app);
  const answerUpload = async (request: FastifyRequest, reply: FastifyReply, scope: RequestScope) => {
    // A file from the forest takes its time; of those alone who may send one.
    if (scope.call.viewer !== null) beginLongBody(request);
    const upload = await readMultipart(request, reply);
    try {
      return await answer(reply, await ask(server, request, { ...scope, upload }));
    } finally {
      dropBody(request.raw);
    }
  };

  app.get('/', { schema: { hide: true } }, async (request, reply) => {
    const asked = queryString.safeParse(request.query);
    const { query, documentId, variables, extensions } = asked.success ? asked.data : {};
    if (query === undefined && documentId === undefined && wantsHtml(request)) return sendGraphiql(request, reply);
    // Only an id of ours may make an answer cacheable; a text beside it would be answered instead.
    const operation = documentId === undefined || query !== undefined ? null : persisted(documentId);
    await (operation ? limiters.read : limiters.query)(request);
    const broken = Object.entries({ variables, extensions }).find(([, given]) => given !== undefined && !isJson(given));
    if (broken)
      return reply
        .code(400)
        .header('cache-control', CACHE.never)
        .send({ errors: [queryError(`"${broken[0]}" is no JSON.`, 'BAD_REQUEST')] });
    const found =
      operation?.isKeepable === true
        ? await kept.fetch(`${await published()} ${request.headers.accept ?? ''} ${request.url}`, { context: request })
        : undefined;
    if (!found)
      return answer(
        reply,
        await ask(
          server,
          request,
          operation?.isPublic === true
            ? publicScope(await calls.withoutSession(request))
            : await scopeOf(request, reply),
        ),
      );
    reply.type(found.type).header('vary', 'accept');
    return sendCached(request, reply, found.body, found.etag, CACHE.publicData);
  });

  // Before the body is read: that is work as well.
  app.post('/', { onRequest: limiters.query, schema: { hide: true } }, async (request, reply) => {
    const scope = await scopeOf(request, reply);
    return isMultipart(request)
      ? answerUpload(request, reply, scope)
      : answer(reply, await ask(server, request, scope));
  });
};

/** The schema's server takes broken JSON in a URL for a failure of its own, and would have it in the log. */
function isJson(given: string): boolean {
  try {
    JSON.parse(given);
    return true;
  } catch {
    return false;
  }
}

function wantsHtml(request: FastifyRequest): boolean {
  return /\btext\/html\b/.test(request.headers.accept ?? '');
}

/** Passes on what the schema's server needs: method, parameters, body, and which answer format is wanted. */
async function ask(server: GraphqlServer, request: FastifyRequest, scope: RequestScope): Promise<Response> {
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

/** The answer when it holds data and no error: the executor writes errors before the data. */
async function wholeAnswer(response: Response): Promise<KeptAnswer | undefined> {
  const body = await response.text();
  const isWhole = response.status === 200 && body.startsWith('{"data":');
  return isWhole
    ? { body, etag: etagOf(body), type: response.headers.get('content-type') ?? 'application/json' }
    : undefined;
}

async function answer(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  reply.code(response.status).header('vary', 'accept').header('cache-control', CACHE.own);
  const type = response.headers.get('content-type');
  if (type !== null) reply.type(type);
  const allow = response.headers.get('allow');
  if (allow !== null) reply.header('allow', allow);
  return reply.send(await response.text());
}
