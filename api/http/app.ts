import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import type { BaseMap } from '#api/basemap/serve/baseMap.ts';
import { tokenUse } from '#api/domain/accessTokens/tokenUse.ts';
import { conditionsKey } from '#api/domain/conditions/currentConditions.ts';
import type { Services } from '#api/domain/core/call.ts';
import type { Context } from '#api/domain/core/context.ts';
import { type Installation, UNKNOWN_INSTALLATION } from '#api/domain/core/installation.ts';
import { persistedOperations } from '#api/graphql/persistedOperations.ts';
import { createGraphqlServer, GRAPHQL_PATH } from '#api/graphql/server.ts';
import type { Config } from '#api/platform/config.ts';
import { isEmbeddable } from '#api/platform/configEmbeds.ts';
import { publicSets } from '#api/platform/db/publicSets.ts';
import { rateLimits, UNLIMITED } from '#api/platform/db/rateLimits.ts';
import type { StaffIssuer } from '#api/platform/oidc/staffIssuer.ts';
import type { StoredArchives } from '#api/platform/pmtiles/storedArchives.ts';
import { originsOf } from '#common/baseMap.ts';
import { takeTokens } from './core/bearer.ts';
import { CACHE } from './core/caching.ts';
import { COMPRESSION, varyByEncoding } from './core/compression.ts';
import { createDoors, type Doors } from './core/doors.ts';
import { createFastify } from './core/fastify.ts';
import { showChangesAtOnce } from './core/freshness.ts';
import { describeApi } from './core/openApi.ts';
import { PATIENCE, type Patience } from './core/patience.ts';
import { createLimiters, type RequestLimits } from './core/rateLimits.ts';
import { securityHeaders } from './core/security.ts';
import { fileRoutes } from './files/fileRoutes.ts';
import { graphqlRoutes } from './graphql/graphqlRoutes.ts';
import { healthRoutes } from './health.ts';
import { mailRoutes } from './mails/mailRoutes.ts';
import { MCP_PATH, mcpRoutes } from './mcp/mcpRoutes.ts';
import { readInlineScripts } from './pages/inlineScripts.ts';
import { browserLanguage } from './pages/pageAddress.ts';
import { pageRoutes } from './pages/pageRoutes.ts';
import { restRoutes } from './restRoutes.ts';
import { missingPage } from './sharing/missingPage.ts';
import { sharingRoutes } from './sharing/sharingRoutes.ts';

export interface AppOptions extends Pick<
  Services,
  'db' | 'elevation' | 'files' | 'jobs' | 'log' | 'outside' | 'publicUrl'
> {
  readonly config: Pick<Config, 'outsideMaps' | 'publicUrl' | 'rateLimits' | 'trustProxy'> &
    Partial<Pick<Config, 'adminSecondFactor' | 'embedAncestors' | 'homeView' | 'readOnly' | 'starter' | 'tilesUrl'>>;
  /** Read for the admin page "Status"; unset: unknown. */
  readonly installation?: Installation;
  /** OpenID issuer by which staff can log in; null or unset: there is none. */
  readonly staffIssuer?: StaffIssuer | null;
  /** The app uses it and does not close it. */
  readonly baseMap: BaseMap;
  /** Tiles made ahead. */
  readonly archives: StoredArchives;
  /** Folder of the built client; null serves the APIs alone. */
  readonly webFolder: string | null;
  /** `web/data/relay/persistedQueries.json`, read again when it changes where `watch` is set. */
  readonly persistedQueries: { readonly file: string; readonly watch: boolean };
  /** How often an address may ask, where limits are on and differ from the usual ones. */
  readonly requestLimits?: RequestLimits;
  /** Time limits of slow senders. */
  readonly patience?: Patience;
}

/** The HTTP server with all of its routes, not yet listening. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, baseMap, archives, log, patience = PATIENCE, staffIssuer = null, requestLimits = {} } = options;
  const page = options.webFolder === null ? null : notFoundPage;
  const app = createFastify({ log, trustProxy: config.trustProxy, patience, missingPage: page });
  const https = config.publicUrl?.startsWith('https:') === true;
  const outsideOrigins = outsideOriginsOf(config);
  const mapOrigins = () => [...baseMap.origins(), ...outsideOrigins];
  await securityHeaders(app, { https, mapOrigins, inlineScripts: await readInlineScripts(options.webFolder) });
  await app.register(compress, COMPRESSION);
  varyByEncoding(app);
  const limiters = await createLimiters(app, config.rateLimits ? requestLimits : null);
  const services = servicesOf(options);
  takeTokens(app, { db: services.db, use: tokenUse(services.db, log), limit: limiters.tokenCall });
  showChangesAtOnce(app, services.db);
  const doors = createDoors({
    services,
    baseMap,
    archives,
    limiters,
    https,
    staffIssuer,
    published: (reading) => published(reading, services, baseMap),
  });
  await describeApi(app);
  await app.register(healthRoutes, { db: services.db, limitReady: limiters.ready });
  await restRoutes(app, doors);
  app.get(
    '/api/openapi.json',
    { config: { audience: 'anyone' }, schema: { hide: true }, onRequest: limiters.read },
    async (_request, reply) => reply.header('cache-control', CACHE.revalidate).send(app.swagger()),
  );
  await fileRoutes(app, doors);
  await app.register(mailRoutes, doors);
  await app.register(mcpRoutes, { prefix: MCP_PATH, limit: limiters.query });
  await sharingRoutes(app, doors, { ...config, webFolder: options.webFolder });
  await queriesAndPages(app, options, services, doors);
  return app;
}

/** Origins of the servers that the operator has configured for maps and tiles. */
function outsideOriginsOf({ outsideMaps, tilesUrl }: AppOptions['config']): readonly string[] {
  return [...originsOf(outsideMaps), ...(tilesUrl ? [new URL(tilesUrl).origin] : [])];
}

function notFoundPage(acceptLanguage: string | undefined): string {
  return missingPage('address', browserLanguage(acceptLanguage));
}

/** GraphQL, and the pages that carry answers of its queries. */
async function queriesAndPages(
  app: FastifyInstance,
  { config, baseMap, publicUrl, webFolder, persistedQueries }: AppOptions,
  services: Services,
  { calls, context, limiters, published: publishedNow, staffIssuer }: Doors,
): Promise<void> {
  const persisted = persistedOperations(persistedQueries.file, persistedQueries.watch);
  const graphql = { services, persisted, baseMap };
  await app.register(graphqlRoutes, {
    prefix: GRAPHQL_PATH,
    server: createGraphqlServer(graphql),
    calls,
    publicUrl,
    persisted,
    limiters,
    published: publishedNow,
  });
  if (webFolder === null) return;
  await pageRoutes(app, {
    ...graphql,
    ...settingsOfPages(config, staffIssuer !== null),
    context,
    published: publishedNow,
    limitPage: limiters.page,
    webFolder,
    publicUrl,
  });
}

/** The part of the configuration that the pages need. */
function settingsOfPages(
  { outsideMaps, tilesUrl = null, homeView = null, starter = 'places', embedAncestors = '*' }: AppOptions['config'],
  staffLogin: boolean,
) {
  const basemap = { ...outsideMaps, ...(tilesUrl !== null && { tilesUrl }) };
  const hasEmbeds = isEmbeddable(embedAncestors);
  const clientConfig = { basemap, ...(staffLogin && { staffLogin }), ...(!hasEmbeds && { noEmbeds: true }) };
  return { clientConfig, tilesUrl, homeView, starter, isEmbeddable: hasEmbeds };
}

function servicesOf(options: AppOptions): Services {
  const { config, db, elevation, files, jobs, log, outside, publicUrl, installation = UNKNOWN_INSTALLATION } = options;
  const { adminSecondFactor = false, readOnly = false } = config;
  const limits = config.rateLimits ? rateLimits(db) : UNLIMITED;
  const asked = { outside, elevation, limits, publicUrl };
  return { db, files, log, jobs, ...asked, adminSecondFactor, readOnly, installation };
}

/**
 * The published data set, base map and heights, the acts of moderators, the deletions, and the conditions in force, as
 * a text: it is part of the keys of cached answers and pages, so that none shows anything hidden or ended for longer
 * than a second.
 */
async function published(
  { db, version, now }: Context,
  { elevation }: Pick<Services, 'elevation'>,
  baseMap: BaseMap,
): Promise<string> {
  const { baseTileSet, shown } = await publicSets(db, now.getTime());
  const { tiles } = await baseMap.source(baseTileSet);
  const heights = (await elevation.source())?.tiles ?? '';
  return `${version} ${tiles} ${heights} ${shown} ${await conditionsKey({ db, version, now })}`;
}
