import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import swagger from '@fastify/swagger';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { jsonSchemaTransform, validatorCompiler } from 'fastify-type-provider-zod';
import type { BaseMap } from '#api/basemap/serve/baseMap.ts';
import type { Services } from '#api/domain/core/call.ts';
import { createContext } from '#api/domain/core/context.ts';
import { persistedOperations } from '#api/graphql/persistedOperations.ts';
import { createGraphqlServer, GRAPHQL_PATH } from '#api/graphql/server.ts';
import type { Outside } from '#api/outside/outside.ts';
import type { Config } from '#api/platform/config.ts';
import type { Database } from '#api/platform/db/database.ts';
import type { JobSender } from '#api/platform/db/jobs.ts';
import { publicSets } from '#api/platform/db/publicSets.ts';
import { rateLimits, UNLIMITED } from '#api/platform/db/rateLimits.ts';
import type { Files } from '#api/platform/files/files.ts';
import type { Log } from '#api/platform/log.ts';
import { passwordRoutes } from '#api/rest/account/passwords.ts';
import { registrationRoutes } from '#api/rest/account/registration.ts';
import { sessionRoutes } from '#api/rest/account/session.ts';
import { userRoutes } from '#api/rest/account/user.ts';
import { downloadRoutes } from '#api/rest/attractions/download.ts';
import { commentRoutes } from '#api/rest/comments/comments.ts';
import { forEverybody } from '#api/rest/core/audience.ts';
import { errorAnswer } from '#api/rest/core/errorAnswers.ts';
import { favouriteRoutes } from '#api/rest/favourites/favourites.ts';
import { moderationRoutes } from '#api/rest/moderation/moderation.ts';
import { noteRoutes } from '#api/rest/notes/notes.ts';
import { wikiRoutes } from '#api/rest/outside/wiki.ts';
import { ownPlaceRoutes } from '#api/rest/ownPlaces/ownPlaces.ts';
import { imageCallRoutes } from '#api/rest/photos/images.ts';
import { queryRoutes } from '#api/rest/query/query.ts';
import { attractionTiles } from '#api/tiles/tiles.ts';
import { originsOf } from '#common/baseMap.ts';
import { type DeclaredRoute, declaredRoutes } from './core/audiences.ts';
import { CACHE } from './core/caching.ts';
import { cookies, createCalls } from './core/calls.ts';
import { isForeign, refuseForeign } from './core/origin.ts';
import { beginLongBody, endSlowRequests, LONGEST_REQUEST_MS, PATIENCE, type Patience } from './core/patience.ts';
import { publicAccess } from './core/publicAccess.ts';
import { createLimiters } from './core/rateLimits.ts';
import { securityHeaders } from './core/security.ts';
import { imageRoutes, profileImageRoutes } from './files/images.ts';
import { savedRoutes } from './files/saved.ts';
import { tileRoutes } from './files/tiles.ts';
import { graphqlRoutes } from './graphql/graphqlRoutes.ts';
import { healthRoutes } from './health.ts';
import { manifestRoutes } from './pages/manifest.ts';
import { openPages } from './pages/pages.ts';
import { shareRoutes } from './pages/share.ts';
import { readShell } from './pages/shell.ts';
import { sitemapRoutes } from './pages/sitemap.ts';
import { staticFiles } from './pages/staticFiles.ts';
import { workerRoutes } from './pages/worker.ts';

export interface AppOptions {
  readonly config: Pick<Config, 'outsideMaps' | 'publicUrl' | 'rateLimits' | 'trustProxy'>;
  readonly db: Database;
  /** What people have uploaded. */
  readonly files: Files;
  /** Takes what is put off: mails and the like. */
  readonly jobs: JobSender;
  readonly log: Log;
  /** Services that are asked for what is not stored. */
  readonly outside: Outside;
  /** Closed by whoever opened it. */
  readonly baseMap: BaseMap;
  /** Origin of canonical addresses. */
  readonly publicUrl: string;
  /** Folder of the built client; null serves the APIs alone. */
  readonly webFolder: string | null;
  /** `web/data/relay/persistedQueries.json`, read again when it changes where `watch` is set. */
  readonly persistedQueries: { readonly file: string; readonly watch: boolean };
  /** With those who send slowly. */
  readonly patience?: Patience;
}

/** REST bodies are small: the largest is a query. */
const BODY_MAX = 100_000;
/** Longer path segments name nothing of ours; ids of any length get to their check. */
const PARAMETER_MAX = 300;

/**
 * The tab of a page whose address ends in something broken: there its visitor is led (SPEC §2: what is invalid is
 * ignored).
 */
const TAB_PATH = /^\/v\/[a-z]+(?=\/)/;

/** The HTTP server with all of its routes, not yet listening. Nothing that identifies a person is logged. */
export async function buildApp({
  config,
  db,
  files,
  jobs,
  log,
  outside,
  baseMap,
  publicUrl,
  webFolder,
  persistedQueries,
  patience = PATIENCE,
}: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: false,
    // Its own proxies, counted from ours outwards, may say who asked.
    trustProxy: (_address, hop) => hop < config.trustProxy,
    bodyLimit: BODY_MAX,
    requestTimeout: LONGEST_REQUEST_MS,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: PARAMETER_MAX },
    // What the router refuses before a route is found, such as a path with a broken escape.
    frameworkErrors: (error, { raw: { url = '' } }, reply) => {
      const { status, body } = errorAnswer(error, log);
      reply.hijack();
      const [tab] = TAB_PATH.exec(url) ?? [];
      if (tab !== undefined) {
        reply.raw.writeHead(302, { location: tab, 'cache-control': CACHE.never }).end();
        return;
      }
      reply.raw
        .writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': CACHE.never })
        .end(JSON.stringify(body));
    },
    forceCloseConnections: 'idle',
  });
  endConnectionsOnClose(app);
  endSlowRequests(app, patience);
  app.decorate('declaredRoutes', declaredRoutes(app));
  app.setValidatorCompiler(validatorCompiler);
  // Types hold the answers to their schemas; checking each at run time would cost more than making it.
  app.setSerializerCompiler(() => (body) => JSON.stringify(body));
  app.setErrorHandler((error, _request, reply) => {
    const { status, body, headers } = errorAnswer(error, log);
    return reply
      .code(status)
      .headers({ ...headers, 'cache-control': CACHE.never })
      .type('application/json; charset=utf-8')
      .send(body);
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).header('cache-control', CACHE.never).send({ message: 'notFound' }),
  );

  const outsideOrigins = originsOf(config.outsideMaps);
  const https = config.publicUrl?.startsWith('https:') === true;
  await securityHeaders(app, { https, mapOrigins: () => [...baseMap.origins(), ...outsideOrigins] });
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  const limiters = await createLimiters(app, config.rateLimits);
  const persisted = persistedOperations(persistedQueries.file, persistedQueries.watch);
  const services: Services = {
    db,
    files,
    log,
    jobs,
    outside,
    limits: config.rateLimits ? rateLimits(db) : UNLIMITED,
    publicUrl,
  };
  const calls = createCalls({ services, https });
  const graphql = { services, persisted, baseMap };
  const context = () => createContext(db, log);
  const publicOrigin = new URL(publicUrl).origin;

  /** Who calls, by their session; pages of other sites call as nobody. */
  const callOf = (request: FastifyRequest, reply: FastifyReply) =>
    isForeign(request, publicOrigin) ? calls.withoutSession(request) : calls.of(request, reply);

  await app.register(swagger, { openapi: OPENAPI, transform: jsonSchemaTransform });
  await app.register(healthRoutes, { db });
  const published = async () => {
    const { version, baseTileSet } = await publicSets(db, Date.now());
    const { tiles } = await baseMap.source(baseTileSet);
    return `${version} ${tiles}`;
  };
  await app.register(graphqlRoutes, {
    prefix: GRAPHQL_PATH,
    server: createGraphqlServer(graphql),
    calls,
    publicUrl,
    persisted,
    limiters,
    published,
  });
  await app.register(
    async (scope) => {
      await publicAccess(scope, ['GET', 'HEAD']);
      await cookies(scope);
      await scope.register(queryRoutes, {
        context,
        outside,
        callOf,
        limitRead: limiters.read,
        limitExport: limiters.download,
      });
      await scope.register(downloadRoutes, { context, limitRead: limiters.read, publicUrl });
    },
    { prefix: '/api/query' },
  );
  await app.register(
    async (scope) => {
      await publicAccess(scope, ['GET', 'HEAD']);
      await scope.register(wikiRoutes, { outside, limitRead: limiters.read });
    },
    { prefix: '/api' },
  );
  await app.register(async (scope) => {
    // Before anything is looked up: the limits of single calls are counted in the database.
    scope.addHook('onRequest', limiters.read);
    refuseForeign(scope, publicUrl);
    await cookies(scope);
    await scope.register(sessionRoutes, { prefix: '/api', door: calls });
    await scope.register(registrationRoutes, { prefix: '/api/user', door: calls });
    await scope.register(passwordRoutes, { prefix: '/api/user', door: calls });
    await scope.register(userRoutes, { prefix: '/api/user', door: calls });
    await scope.register(commentRoutes, { prefix: '/api/comments', door: calls });
    await scope.register(imageCallRoutes, { prefix: '/api/images', door: calls, beginLongBody });
    await scope.register(moderationRoutes, { prefix: '/api', door: calls });
    await scope.register(ownPlaceRoutes, { prefix: '/api/userattractions', door: calls, publicUrl });
    await scope.register(favouriteRoutes, { prefix: '/api/favourites', door: calls, publicUrl });
    await scope.register(noteRoutes, { prefix: '/api/notes', door: calls });
  });
  app.get('/api/openapi.json', { config: { audience: 'anyone' }, schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', CACHE.revalidate).send(app.swagger()),
  );
  for (const of of ['images', 'thumbs'] as const)
    await app.register(imageRoutes, { prefix: `/${of}`, db, files, of, callOf });
  await app.register(profileImageRoutes, { prefix: '/profiles', db, files });
  const attractionTile = attractionTiles(db);
  await app.register(tileRoutes, { prefix: '/tiles', attractionTile, baseMap });
  await app.register(savedRoutes, {
    prefix: '/saved',
    context,
    limitRead: limiters.read,
    limitPlan: limiters.plan,
    attractionTile,
    baseMap,
  });
  if (webFolder !== null) {
    const clientConfig = { basemap: config.outsideMaps };
    const page = await openPages({ ...graphql, context, webFolder, publicUrl, clientConfig });
    const shell = await readShell({ webFolder, publicUrl, clientConfig });
    await app.register(async (scope) => {
      forEverybody(scope);
      await sitemapRoutes(scope, { context, publicUrl });
      await manifestRoutes(scope);
      await workerRoutes(scope, { webFolder, shell });
      await scope.register(shareRoutes, { publicUrl });
      await staticFiles(scope, { webFolder, page, shell });
    });
  }
  return app;
}

declare module 'fastify' {
  interface FastifyInstance {
    declaredRoutes(): readonly DeclaredRoute[];
  }
}

/** A connection whose request ends after closing has begun would otherwise wait for its client to leave. */
function endConnectionsOnClose(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onResponse', async () => {
    if (closing) setImmediate(() => app.server.closeIdleConnections());
  });
}

const OPENAPI = {
  openapi: '3.1.0',
  info: {
    title: 'Taival',
    version: '1',
    description:
      "Finland's outdoor places and trip destinations. The data's sources and their licences stand in /api/query/data/sources.",
  },
};
