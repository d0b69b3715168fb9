import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { BaseMap } from '#api/basemap/serve/baseMap.ts';
import { NotFoundError } from '#api/domain/core/errors.ts';
import type { Elevation } from '#api/elevation/elevation.ts';
import { CACHE, sendCached, tagged } from '#api/http/core/caching.ts';
import { publicAccess } from '#api/http/core/publicAccess.ts';
import type { Limiter } from '#api/http/core/rateLimits.ts';
import type { Tile, TileRequest } from '#api/tiles/tiles.ts';

export interface TileOptions {
  readonly attractionTile: (request: TileRequest) => Promise<Tile | null>;
  readonly baseMap: BaseMap;
  readonly elevation: Elevation;
  readonly limit: Limiter;
}

const unzip = promisify(gunzip);
/** Bytes of an unzipped tile at most: many times the largest one, and affordable for a request. */
const UNZIPPED_MAX = 2 ** 25;

/** A path segment of digits; other segments name no tile. */
const integer = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);
/** The numbers of a tile in a path. */
export const tilePlace = z.object({ z: integer, x: integer, y: integer });
const attractionPath = tilePlace.extend({ version: integer, view: z.string().max(100) });
const basePath = tilePlace.extend({ version: z.string().max(100) });

/**
 * Tiles of DESIGN §4, below /tiles: gzipped, those of heights pictures; immutable. Anything but a tile of a served
 * version is 404, not to be cached.
 */
export const tileRoutes: FastifyPluginAsyncZod<TileOptions> = async (app, options) => {
  const { attractionTile, baseMap, elevation, limit } = options;
  await publicAccess(app, ['GET', 'HEAD']);
  app.addHook('onRequest', limit);

  app.get('/attractions/:version/:view/:z/:x/:y.mvt', { schema: { hide: true } }, async (request, reply) => {
    const asked = attractionPath.safeParse(request.params);
    if (!asked.success) throw new NotFoundError('notFound');
    const { version } = asked.data;
    return sendTile(request, reply, await attractionTile(asked.data), ['tiles', `tiles-${version}`]);
  });

  app.get('/base/:version/:z/:x/:y.mvt', { schema: { hide: true } }, async (request, reply) => {
    const asked = basePath.safeParse(request.params);
    if (!asked.success) throw new NotFoundError('notFound');
    const { version } = asked.data;
    return sendTile(request, reply, await baseMap.tile(asked.data), ['base-tiles', `base-tiles-${version}`]);
  });

  app.get('/elevation/:version/:z/:x/:y.webp', { schema: { hide: true } }, async (request, reply) => {
    const asked = basePath.safeParse(request.params);
    const tile = asked.success ? await elevation.tile(asked.data) : null;
    if (tile === null) throw new NotFoundError('notFound');
    tagged(reply, 'elevation-tiles', `elevation-tiles-${asked.data?.version ?? ''}`);
    return sendCached(request, reply.type(tile.type), tile.body, tile.etag, CACHE.immutable);
  });
};

/** Sends a tile; 404 for null. Empty tiles are answered 200 too, so that clients and caches treat all tiles alike. */
export async function sendTile(
  request: FastifyRequest,
  reply: FastifyReply,
  tile: Tile | null,
  tags: readonly string[],
  cacheControl: string = CACHE.immutable,
): Promise<FastifyReply> {
  if (!tile) throw new NotFoundError('notFound');
  tagged(reply, ...tags);
  const zipped = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  reply.type('application/vnd.mapbox-vector-tile').header('vary', 'accept-encoding');
  if (zipped) reply.header('content-encoding', 'gzip');
  return sendCached(
    request,
    reply,
    zipped ? tile.body : await unzip(tile.body, { maxOutputLength: UNZIPPED_MAX }),
    tile.etag,
    cacheControl,
  );
}
