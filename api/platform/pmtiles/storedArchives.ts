import { LRUCache } from 'lru-cache';
import { type Header, PMTiles, SharedPromiseCache, type Source, tileIdToZxy } from 'pmtiles';
import type { Files } from '#api/platform/files/files.ts';
import { type ServiceHealth, serviceHealth } from '#api/platform/http/serviceHealth.ts';
import type { Log } from '#api/platform/log.ts';
import { isResting } from '#api/platform/resting.ts';
import type { TileAddress } from '#common/geo/tileGrid.ts';
import { SECOND_MS } from '#common/time.ts';
import { unzip } from './unzip.ts';

/** PMTiles archives in the store of files. */
export interface StoredArchives {
  /**
   * The tile of an archive as it is stored, by the archive's key in the store. `absent`: the archive has none there.
   * Null: the archive cannot be read now, which the log says once.
   */
  tile(key: string, address: TileAddress): Promise<Buffer | 'absent' | null>;
}

/** Where no tiles are made ahead. */
export const NO_ARCHIVES: StoredArchives = { tile: async () => null };

/** Of all archives together; a directory that we wrote takes some hundred kilobytes of memory at most. */
const DIRECTORIES_CACHED = 200;
const ARCHIVES_CACHED = 200;
/** A store that needs longer for some kilobytes is of no use: the tile can be made sooner. */
const READ_MS = 2 * SECOND_MS;
/** An archive that could not be read is left alone for this time: requests must not wait for a store that is down. */
const PAUSE_MS = 30 * SECOND_MS;

interface Opened {
  readonly archive: PMTiles;
  /** Until then, ms, it is not read. */
  readonly pausedUntil: number;
}

interface ArchivesOptions {
  readonly log: Log;
  readonly now?: () => number;
}

/** The archives of a store of files. */
export function storedArchives(files: Files, { log, now = Date.now }: ArchivesOptions): StoredArchives {
  const health = serviceHealth({
    code: 'fileStore',
    name: 'the store of tiles',
    log,
    now,
    instead: 'tiles are made anew',
  });
  const read: ReadRange = (key, offset, length) => files.readRange(key, offset, length, AbortSignal.timeout(READ_MS));
  return readArchives(read, { health, now });
}

/** Bytes of an archive from a position on; fewer where it ends before. */
export type ReadRange = (key: string, offset: number, length: number) => Promise<Uint8Array>;

interface ReaderOptions {
  readonly health: ServiceHealth;
  readonly now?: () => number;
}

/** Archives that are read by ranges, and what they say of themselves. */
export interface ArchiveReader extends StoredArchives {
  /** Throws where the archive cannot be read. */
  about(key: string): Promise<AboutArchive>;
}

interface AboutArchive {
  readonly header: Header;
  readonly metadata: unknown;
  /** A tile that it has; null where it has none. */
  readonly first: TileAddress | null;
}

/** Archives that are read by ranges. Requests at the same time for one directory share one read. */
export function readArchives(read: ReadRange, { health, now = Date.now }: ReaderOptions): ArchiveReader {
  const directories = new SharedPromiseCache(DIRECTORIES_CACHED, true, unzip);
  const archives = new LRUCache<string, Opened>({ max: ARCHIVES_CACHED });
  let opened = 0;
  const open = (key: string, pausedUntil = 0): Opened => {
    // Each opening has a name of its own: the cache of directories never drops a read that failed.
    const source = sourceOf(read, key, `${key} ${(opened += 1)}`);
    // Tiles are served compressed, as they are stored.
    const next = { archive: new PMTiles(source, directories, async (bytes) => bytes), pausedUntil };
    archives.set(key, next);
    return next;
  };
  return {
    tile: async (key, { z, x, y }) => {
      const { archive, pausedUntil } = archives.get(key) ?? open(key);
      if (isResting(pausedUntil, now(), PAUSE_MS)) return null;
      try {
        const found = await archive.getZxy(z, x, y);
        health.worked();
        return found === undefined ? 'absent' : Buffer.from(found.data);
      } catch (error) {
        health.failed(error);
        open(key, now() + PAUSE_MS);
        return null;
      }
    },
    about: async (key) => {
      const source = sourceOf(read, key, `${key} ${(opened += 1)}`);
      const archive = new PMTiles(source, directories, unzip);
      const header = await archive.getHeader();
      const { rootDirectoryOffset, rootDirectoryLength } = header;
      const [entry] = await directories.getDirectory(source, rootDirectoryOffset, rootDirectoryLength, header);
      const [z, x, y] = entry === undefined ? [] : tileIdToZxy(entry.tileId);
      const first = z === undefined || x === undefined || y === undefined ? null : { z, x, y };
      return { header, metadata: await archive.getMetadata(), first };
    },
  };
}

function sourceOf(read: ReadRange, key: string, name: string): Source {
  return {
    getKey: () => name,
    getBytes: async (offset, length) => {
      const bytes = await read(key, offset, length);
      // The first read asks for more than a small archive has.
      if (bytes.length < length && offset > 0) throw new Error(`${key} is cut short`);
      return { data: new Uint8Array(bytes).buffer };
    },
  };
}
