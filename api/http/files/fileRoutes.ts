import type { FastifyInstance } from 'fastify';
import { mapPictures } from '#api/basemap/serve/picture/mapPictures.ts';
import type { Doors } from '#api/http/core/doors.ts';
import { attractionTiles } from '#api/tiles/tiles.ts';
import { dumpRoutes, DUMPS_PATH } from './dumps.ts';
import { imageRoutes, profileImageRoutes } from './images.ts';
import { LIVE_TILES_PATH, liveTileRoutes } from './liveTiles.ts';
import { placeMapRoutes } from './placeMaps.ts';
import { previewRoutes } from './previews.ts';
import { savedRoutes } from './saved.ts';
import { tileRoutes } from './tiles.ts';

/** Photos, tiles, saved areas and dumps. */
export async function fileRoutes(
  app: FastifyInstance,
  { services: { db, elevation, files }, baseMap, archives, callOf, context, limiters, publicUrl }: Doors,
): Promise<void> {
  // A replica that lags would show a photo that was rejected or deleted, and the CDN would cache it again.
  const readDb = db.primaryOrReplica ?? db;
  for (const of of ['images', 'thumbs'] as const)
    await app.register(imageRoutes, { prefix: `/${of}`, db: readDb, files, of, callOf, limit: limiters.image });
  await app.register(profileImageRoutes, { prefix: '/profiles', db: readDb, files, limit: limiters.image });
  await app.register(previewRoutes, { prefix: '/previews', db: readDb, files, limit: limiters.preview });
  const attractionTile = attractionTiles(db, archives);
  await app.register(tileRoutes, { prefix: '/tiles', attractionTile, baseMap, elevation, limit: limiters.tile });
  await app.register(liveTileRoutes, {
    prefix: LIVE_TILES_PATH,
    attractionTile,
    baseMap,
    context,
    publicUrl,
    limit: limiters.tile,
    limitRead: limiters.read,
  });
  await app.register(placeMapRoutes, {
    prefix: '/placemaps',
    draw: mapPictures(baseMap),
    context,
    limit: limiters.image,
  });
  await app.register(dumpRoutes, { prefix: DUMPS_PATH, db: readDb, files, publicUrl, limit: limiters.read });
  await app.register(savedRoutes, {
    prefix: '/saved',
    context,
    limitRead: limiters.read,
    limitPlan: limiters.plan,
    attractionTile,
    baseMap,
    elevation,
  });
}
