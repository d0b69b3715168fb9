import { LRUCache } from 'lru-cache';
import type { Database } from '#api/platform/db/database.ts';
import { publicSets, servingTileSet } from '#api/platform/db/publicSets.ts';
import { countLookups } from '#api/platform/metrics/registry.ts';
import { archiveKey, baseArchive } from '#api/platform/pmtiles/archiveNames.ts';
import { NO_ARCHIVES, type StoredArchives } from '#api/platform/pmtiles/storedArchives.ts';
import { BASE_TILES_MAX_ZOOM, BASE_TILES_MIN_BUILT_ZOOM } from '#common/baseMap.ts';
import { TILES_AHEAD_MAX_ZOOM } from '#common/tilesAhead.ts';
import type { BaseMap, BaseTileRequest } from './baseMap.ts';
import { storedTile, type TileAddress } from './baseStored.ts';
import { baseTile, type BaseTile, type BaseTiles } from './baseTiles.ts';
import { outlines } from './outline.ts';

const CACHE_BYTES = 32 * 2 ** 20;

/** Versions of our own tiles: what the embedded map holds, and the set of imported tiles over it. */
const VERSION = /^([\w-]+)\.(0|[1-9]\d{0,8})$/;

const counted = countLookups('baseTiles');

interface Wanted extends TileAddress {
  /** Has the set that is asked for. */
  readonly from: Database;
  readonly tileSet: number;
  /** As it stands in the address. */
  readonly version: string;
}

/**
 * The base map of the embedded map and of the extracts that were imported over it: their tiles come from the set's
 * archive where that is made and can be read, else from the database.
 */
export function ownBaseMap(db: Database, embedded: BaseTiles, archives: StoredArchives = NO_ARCHIVES): BaseMap {
  const tiles = new LRUCache<string, BaseTile, Wanted>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ body }) => body.byteLength + 200,
    fetchMethod: async (_key, _stale, { context }) => {
      const ahead = await tileAhead(archives, context);
      const stored = ahead === null ? await storedTile(context.from, context.tileSet, context) : ahead;
      return (
        (stored === null || stored === 'absent'
          ? await embedded.tile(context.z, context.x, context.y)
          : baseTile(stored)) ?? undefined
      );
    },
  });
  const outlineOf = outlines(db);
  return {
    source: async (tileSet) => ({
      tiles: tilesPath(`${embedded.version}.${tileSet}`),
      maxZoom: BASE_TILES_MAX_ZOOM,
      attribution: null,
      outline: await outlineOf(tileSet),
    }),
    tile: async ({ version, z, x, y }: BaseTileRequest) => {
      const [, content, set] = VERSION.exec(version) ?? [];
      const tileSet = Number(set);
      if (content !== embedded.version || z > BASE_TILES_MAX_ZOOM) return null;
      const from = await servingTileSet(db, tileSet);
      if (from === null) return null;
      if (tileSet === 0 || z < BASE_TILES_MIN_BUILT_ZOOM) return embedded.tile(z, x, y);
      const key = `${tileSet}/${z}/${x}/${y}`;
      counted(tiles.has(key));
      return (await tiles.fetch(key, { context: { from, tileSet, version, z, x, y } })) ?? null;
    },
    origins: () => [],
    warmUp: embedded.warmUp,
    close: async () => undefined,
  };
}

/** The tile of the set's archive, `absent` where no import drew anything; null where the archive does not say. */
async function tileAhead(
  archives: StoredArchives,
  { from, version, ...tile }: Wanted,
): ReturnType<StoredArchives['tile']> {
  if (tile.z > TILES_AHEAD_MAX_ZOOM) return null;
  const name = baseArchive(version);
  const isMade = (await publicSets(from, Date.now())).archives.has(name);
  return isMade ? archives.tile(archiveKey(name), tile) : null;
}

/** Address of our tiles, for the page. */
export function tilesPath(version: string): string {
  return `/tiles/base/${version}/{z}/{x}/{y}.mvt`;
}
