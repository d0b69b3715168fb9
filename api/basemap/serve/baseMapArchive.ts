import { stat } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import type { Log } from '#api/platform/log.ts';
import { type Archive, openArchive } from './baseArchive.ts';
import type { BaseMap, BaseTileRequest } from './baseMap.ts';
import { tilesPath } from './baseMapOwn.ts';
import { baseTile, type BaseTile, type BaseTiles } from './baseTiles.ts';

export interface ArchiveOptions {
  readonly file: string;
  readonly embedded: BaseTiles;
  readonly log: Log;
}

const CACHE_BYTES = 32 * 2 ** 20;
/** How often the file is looked at, and how soon again for a version that is not known. */
const POLL_MS = 1000;
const DOUBT_MS = 100;

interface Opened {
  readonly archive: Archive;
  /** As it stands in the tiles' address. */
  readonly version: string;
}

/**
 * The base map of an operator's PMTiles archive; where it has no tile, the embedded map shows. A file put in its place is served within a
 * second; one that is not usable is logged, and the open one stays. Throws ConfigError when the first one is not usable.
 */
export async function archiveBaseMap({ file, embedded, log }: ArchiveOptions): Promise<BaseMap> {
  const openFile = async (): Promise<Opened> => {
    const archive = await openArchive(file);
    return { archive, version: `${embedded.version}.${archive.version}` };
  };
  let seen = await identityOf(file);
  let opened = await openFile();
  let lookedAt = Date.now();
  let looking: Promise<void> | null = null;

  const look = async (): Promise<void> => {
    const identity = await identityOf(file);
    if (identity === seen) return;
    seen = identity;
    try {
      const { archive } = opened;
      opened = await openFile();
      // Reads that are under way end with an error and find the new version.
      await archive.close();
    } catch (error) {
      log.warn(
        { error },
        'the archive of BASEMAP_TILES was replaced by one that is not usable; the one before is served on',
      );
    }
  };
  const current = async (maxAgeMs = POLL_MS): Promise<Opened> => {
    if (looking === null && Date.now() - lookedAt >= maxAgeMs) {
      lookedAt = Date.now();
      looking = look().finally(() => {
        looking = null;
      });
    }
    await looking;
    return opened;
  };

  const tiles = new LRUCache<string, BaseTile, { readonly from: Opened; readonly asked: BaseTileRequest }>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ body }) => body.byteLength + 200,
    fetchMethod: async (_key, _stale, { context: { from, asked } }) => {
      const body = await from.archive.tile(asked);
      return (body === null ? await embedded.tile(asked.z, asked.x, asked.y) : baseTile(body)) ?? undefined;
    },
  });
  return {
    source: async () => {
      const { archive, version } = await current();
      return { tiles: tilesPath(version), maxZoom: archive.maxZoom, attribution: archive.attribution };
    },
    tile: async (asked) => {
      let from = await current();
      if (from.version !== asked.version) from = await current(DOUBT_MS);
      if (from.version !== asked.version || asked.z > from.archive.maxZoom || !isInWorld(asked)) return null;
      return (
        (await tiles.fetch(`${asked.version}/${asked.z}/${asked.x}/${asked.y}`, { context: { from, asked } })) ?? null
      );
    },
    origins: () => [],
    warmUp: embedded.warmUp,
    close: async () => {
      await looking;
      await opened.archive.close();
    },
  };
}

function isInWorld({ z, x, y }: BaseTileRequest): boolean {
  return x < 2 ** z && y < 2 ** z;
}

/** Changes when the file is replaced or written to; empty while it is not there. */
async function identityOf(file: string): Promise<string> {
  const found = await stat(file).catch(() => null);
  return found === null ? '' : [found.dev, found.ino, found.size, found.mtimeMs].join(' ');
}
