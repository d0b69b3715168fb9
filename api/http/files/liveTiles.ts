import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#api/domain/core/context.ts';
import { NotFoundError } from '#api/domain/core/errors.ts';
import { CACHE, etagOf, sendCached } from '#api/http/core/caching.ts';
import { publicAccess } from '#api/http/core/publicAccess.ts';
import type { Limiter } from '#api/http/core/rateLimits.ts';
import { publicSets } from '#api/platform/db/publicSets.ts';
import { OGC_PATH } from '#api/rest/ogc/options.ts';
import type { BaseTilesSource } from '#common/baseMap.ts';
import { attractionTileJson, baseTileJson } from './tileJson.ts';
import { sendTile, type TileOptions, tilePlace } from './tiles.ts';

export interface LiveTileOptions extends Omit<TileOptions, 'elevation'> {
  readonly context: () => Promise<Context>;
  readonly publicUrl: string;
  /** For the documents; `limit` is for tiles. */
  readonly limitRead: Limiter;
}

/** Path of the tiles whose addresses stay the same for every live version. */
export const LIVE_TILES_PATH = `${OGC_PATH}/tiles`;

const OWN_TILES = /^\/tiles\/base\/([^/]+)\//;

/**
 * Tiles of the live version under addresses that stay, and TileJSON of them, for programs configured with one address:
 * cached as other public data, while the map itself asks by version.
 */
export async function liveTileRoutes(app: FastifyInstance, options: LiveTileOptions): Promise<void> {
  const { attractionTile, baseMap, context, limit, limitRead, publicUrl } = options;
  await publicAccess(app, ['GET', 'HEAD']);
  const schema = { hide: true };
  const source = async (): Promise<BaseTilesSource> => {
    const { db, now } = await context();
    return baseMap.source((await publicSets(db, now.getTime())).baseTileSet);
  };
  const address = (name: string) => `${publicUrl}${LIVE_TILES_PATH}/${name}/{z}/{x}/{y}.mvt`;

  app.get('/attractions/tilejson.json', { onRequest: limitRead, schema }, async (request, reply) =>
    sendDocument(request, reply, attractionTileJson(address('attractions'))),
  );
  app.get('/base/tilejson.json', { onRequest: limitRead, schema }, async (request, reply) => {
    const used = await source();
    const own = OWN_TILES.test(used.tiles);
    return sendDocument(request, reply, baseTileJson(own ? address('base') : used.tiles, used));
  });
  app.get('/attractions/:z/:x/:y.mvt', { onRequest: limit, schema }, async (request, reply) => {
    const tile = readTile(request.params);
    const { version } = await context();
    const found = await attractionTile({ ...tile, version, view: 'all' });
    return sendTile(request, reply, found, ['tiles', `tiles-${version}`], CACHE.publicData);
  });
  app.get('/base/:z/:x/:y.mvt', { onRequest: limit, schema }, async (request, reply) => {
    const tile = readTile(request.params);
    const [, version] = OWN_TILES.exec((await source()).tiles) ?? [];
    if (version === undefined) throw new NotFoundError('notFound');
    const found = await baseMap.tile({ ...tile, version });
    return sendTile(request, reply, found, ['base-tiles', `base-tiles-${version}`], CACHE.publicData);
  });
}

function readTile(params: unknown) {
  const asked = tilePlace.safeParse(params);
  if (!asked.success) throw new NotFoundError('notFound');
  return asked.data;
}

function sendDocument(request: FastifyRequest, reply: FastifyReply, document: object): FastifyReply {
  const body = JSON.stringify(document);
  return sendCached(request, reply.type('application/json; charset=utf-8'), body, etagOf(body), CACHE.publicData);
}
