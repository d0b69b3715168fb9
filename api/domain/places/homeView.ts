import { LRUCache } from 'lru-cache';
import { storedExtracts } from '#api/basemap/serve/outline.ts';
import type { Context } from '#api/domain/core/context.ts';
import type { Database } from '#api/platform/db/database.ts';
import { type Bounds, centreOf, containsPosition } from '#common/geo/bounds.ts';
import { type Camera, DEFAULT_CAMERA, roundCamera } from '#common/geo/camera.ts';
import { TILE_PX } from '#common/geo/tileGrid.ts';

/** An extract fills a map of this width. */
const MAP_PX = 1024;
const ZOOM_MIN = 6;
const ZOOM_MAX = 13;

const caches = new WeakMap<Database, LRUCache<number, Camera, Database>>();

/**
 * Where the map stands for who comes first: the place of SPEC §2 where an extract shows it, else the newest extract,
 * whose streets and places are then what there is to see. Asked of the database once for each data set.
 */
export async function homeCamera({ db, version }: Pick<Context, 'db' | 'version'>): Promise<Camera> {
  const cache =
    caches.get(db) ??
    new LRUCache({ max: 4, fetchMethod: async (of, _stale, { context }) => homeOf(await extractsOf(context, of)) });
  caches.set(db, cache);
  return (await cache.fetch(version, { context: db })) ?? DEFAULT_CAMERA;
}

/** `extracts`: bounds, oldest first. */
export function homeOf(extracts: readonly Bounds[]): Camera {
  const newest = extracts.at(-1);
  if (newest === undefined || extracts.some((bounds) => containsPosition(bounds, DEFAULT_CAMERA.centre)))
    return DEFAULT_CAMERA;
  const [west, , east] = newest;
  const zoom = Math.log2(((360 / (east - west)) * MAP_PX) / TILE_PX);
  return roundCamera({ zoom: Math.min(Math.max(zoom, ZOOM_MIN), ZOOM_MAX), centre: centreOf(newest) });
}

async function extractsOf({ prisma }: Database, version: number): Promise<Bounds[]> {
  const row = await prisma.dataSet.findUnique({
    where: { version },
    select: { baseTiles: { select: { extracts: true } } },
  });
  return (storedExtracts.safeParse(row?.baseTiles?.extracts).data ?? []).map(({ bounds }) => bounds);
}
