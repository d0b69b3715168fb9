import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { limited } from '#api/domain/core/call.ts';
import { CALL_LIMITS } from '#api/domain/core/callLimits.ts';
import { queryError } from '#api/graphql/core/maskedErrors.ts';
import { publicScope, type RequestScope } from '#api/graphql/core/requestContext.ts';
import type { PersistedOperations } from '#api/graphql/persistedOperations.ts';
import type { GraphqlServer } from '#api/graphql/server.ts';
import { isBearerCall } from '#api/http/core/bearer.ts';
import { CACHE, sendCached } from '#api/http/core/caching.ts';
import { type Calls, cookies } from '#api/http/core/calls.ts';
import { readBodies } from '#api/http/core/longBodies.ts';
import { isForeign } from '#api/http/core/origin.ts';
import { beginLongBody } from '#api/http/core/patience.ts';
import { publicAccess } from '#api/http/core/publicAccess.ts';
import type { Limiter, Limiters } from '#api/http/core/rateLimits.ts';
import { publicDataUntil } from '#api/rest/core/publicData.ts';
import { GPX_BYTES_MAX } from '#common/limits.ts';
import { answerQuery, isByText } from './answerQuery.ts';
import { ask, sendAnswer } from './ask.ts';
import { sendGraphiql } from './graphiql.ts';
import { acceptMultipart, dropBody, isMultipart, readMultipart } from './graphqlUploads.ts';
import { publicAnswers, type PublicAnswersOptions } from './publicAnswers.ts';

export interface GraphqlOptions extends PublicAnswersOptions {
  readonly server: GraphqlServer;
  readonly calls: Calls;
  readonly publicUrl: string;
  readonly persisted: PersistedOperations;
  readonly limiters: Limiters;
}

/** Bytes. Queries are texts of some kilobytes. */
const BODY_MAX = 100_000;
/** Bytes of a query of a logged-in user, which may hold a file: in JSON each of its characters may take two. */
const FILE_BODY_MAX = 2 * GPX_BYTES_MAX + BODY_MAX;
/** Bodies with files at a time: each may be in memory several times over. */
const FILE_BODIES_MAX = 4;

const text = z.string().optional();
const queryString = z.object({ query: text, documentId: text, variables: text, extensions: text });

type ScopeOf = (request: FastifyRequest, reply: FastifyReply) => Promise<RequestScope>;

/** `/graphql`: GET for persisted and other queries, POST for any operation, the editor for browsers. */
export const graphqlRoutes: FastifyPluginAsync<GraphqlOptions> = async (app, options) => {
  const { server, limiters } = options;
  const { query: limitQuery } = limiters;
  const scopeOf = scopes(options);
  await publicAccess(app, ['GET', 'HEAD', 'POST']);
  await cookies(app);
  refuseFragments(app);
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

  app.get('/', { schema: { hide: true } }, queryHandler(options, scopeOf));
  // The limiter runs before the body is read, since reading is work too.
  app.post('/', { onRequest: limitPost(limiters), schema: { hide: true } }, async (request, reply) => {
    const scope = await scopeOf(request, reply);
    if (isBearerCall(request) && (isMultipart(request) || isByText(request))) await limitQuery(request, reply);
    return isMultipart(request)
      ? answerUpload(server, request, reply, scope)
      : answerQuery(server, request, reply, scope);
  });
};

/** A query with a token counts as a read until its body shows that it is sent as text. */
function limitPost({ query, read }: Limiters): Limiter {
  return (request, reply) => (isBearerCall(request) ? read : query)(request, reply);
}

/** Reads the caller of a request. Pages of other sites call without a session. */
function scopes({ calls, publicUrl }: Pick<GraphqlOptions, 'calls' | 'publicUrl'>): ScopeOf {
  const publicOrigin = new URL(publicUrl).origin;
  return async (request, reply) => {
    const foreign = isForeign(request, publicOrigin);
    const call = foreign ? await calls.withoutSession(request, reply) : await calls.of(request, reply);
    return {
      call,
      isForeign: foreign,
      onCost: ({ requested, limit }) => {
        reply.header('graphql-cost', `requested=${requested}; limit=${limit}`);
      },
      upload: null,
      door: {
        start: (session) => calls.start(reply, session),
        know: (device) => calls.know(reply, device),
        end: () => calls.end(reply),
      },
    };
  };
}

/**
 * Refuses URLs with a `#`: router and GraphQL server would cut them at different places, and read different operations.
 */
function refuseFragments(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.includes('#')) return sendBadRequest(reply, 'The request line holds a fragment.');
  });
}

function sendBadRequest(reply: FastifyReply, message: string): FastifyReply {
  return reply
    .code(400)
    .header('cache-control', CACHE.never)
    .send({ errors: [queryError(message, 'BAD_REQUEST')] });
}

/**
 * Answers queries in the URL: public operations of ours from the cache, the editor to browsers that ask for nothing.
 */
function queryHandler(
  { server, calls, persisted, limiters, published }: GraphqlOptions,
  scopeOf: ScopeOf,
): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> {
  const publicAnswer = publicAnswers({ server, calls, published });
  return async (request, reply) => {
    const asked = queryString.safeParse(request.query);
    const { query, documentId, variables, extensions } = asked.success ? asked.data : {};
    if (query === undefined && documentId === undefined && wantsHtml(request)) return sendGraphiql(request, reply);
    // Only the id of a persisted operation makes an answer cacheable. With a query text beside it the text is executed.
    const operation = documentId === undefined || query !== undefined ? null : persisted(documentId);
    const isStored = isBearerCall(request) && !isByText(request);
    await (operation || isStored ? limiters.read : limiters.query)(request, reply);
    const broken = Object.entries({ variables, extensions }).find(([, given]) => given !== undefined && !isJson(given));
    if (broken) return sendBadRequest(reply, `"${broken[0]}" is no JSON.`);
    const cached = operation?.isCacheable === true ? await publicAnswer(request, reply) : undefined;
    if (cached) {
      reply.type(cached.type).header('vary', 'accept');
      const cacheControl = publicDataUntil({ now: new Date(), expiry: { at: cached.expiresAt } });
      return sendCached(request, reply, cached.body, cached.etag, cacheControl);
    }
    const isPublic = operation?.isPublic === true;
    const scope = isPublic ? publicScope(await calls.withoutSession(request, reply)) : await scopeOf(request, reply);
    return answerQuery(server, request, reply, scope);
  };
}

async function answerUpload(
  server: GraphqlServer,
  request: FastifyRequest,
  reply: FastifyReply,
  scope: RequestScope,
): Promise<FastifyReply> {
  // Uploads over a slow connection take long; only users, who may upload, get the longer time.
  if (scope.call.viewer !== null) beginLongBody(request);
  const upload = await readMultipart(request, reply);
  try {
    return await sendAnswer(reply, await ask(server, request, { ...scope, upload }));
  } finally {
    dropBody(request.raw);
  }
}

/**
 * Whether a parameter is JSON. The GraphQL server would take broken JSON in a URL for a failure of its own, and log it.
 */
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
