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
/**
 * How often the file is checked for changes; and how soon again when a version is asked for that is not the open one.
 */
const POLL_MS = 1000;
const DOUBT_MS = 100;

interface Opened {
  readonly archive: Archive;
  /** The version in the tiles' address. */
  readonly version: string;
}

/**
 * The base map of an operator's PMTiles archive; where it has no tile, the embedded map shows. A file that replaces it
 * is served within a second; an unusable one is logged, and the open one stays. Throws ConfigError when the first one
 * is not usable.
 */
export async function archiveBaseMap({ file, embedded, log }: ArchiveOptions): Promise<BaseMap> {
  const opened = await WatchedArchive.open(file, embedded.version, log);
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
      const { archive, version } = await opened.current();
      return { tiles: tilesPath(version), maxZoom: archive.maxZoom, attribution: archive.attribution, outline: null };
    },
    tile: async (asked) => {
      let from = await opened.current();
      if (from.version !== asked.version) from = await opened.current(DOUBT_MS);
      if (from.version !== asked.version || asked.z > from.archive.maxZoom || !isInWorld(asked)) return null;
      const key = `${asked.version}/${asked.z}/${asked.x}/${asked.y}`;
      return (await tiles.fetch(key, { context: { from, asked } })) ?? null;
    },
    origins: () => [],
    warmUp: embedded.warmUp,
    close: () => opened.close(),
  };
}

/** The archive at a path, opened again when the file there is replaced. */
class WatchedArchive {
  readonly #file: string;
  readonly #embeddedVersion: string;
  readonly #log: Log;
  #opened: Opened;
  #identity: string;
  #checkedAt = Date.now();
  #checking: Promise<void> | null = null;

  private constructor(file: string, embeddedVersion: string, log: Log, opened: Opened, identity: string) {
    this.#file = file;
    this.#embeddedVersion = embeddedVersion;
    this.#log = log;
    this.#opened = opened;
    this.#identity = identity;
  }

  static async open(file: string, embeddedVersion: string, log: Log): Promise<WatchedArchive> {
    const identity = await identityOf(file);
    return new WatchedArchive(file, embeddedVersion, log, await openFile(file, embeddedVersion), identity);
  }

  /** The archive to serve; the file is checked again when the last check is older than `maxAgeMs`. */
  async current(maxAgeMs = POLL_MS): Promise<Opened> {
    if (this.#checking === null && Date.now() - this.#checkedAt >= maxAgeMs) {
      this.#checkedAt = Date.now();
      this.#checking = this.#check().finally(() => {
        this.#checking = null;
      });
    }
    await this.#checking;
    return this.#opened;
  }

  async close(): Promise<void> {
    await this.#checking;
    await this.#opened.archive.close();
  }

  async #check(): Promise<void> {
    const identity = await identityOf(this.#file);
    if (identity === this.#identity) return;
    this.#identity = identity;
    try {
      const { archive } = this.#opened;
      this.#opened = await openFile(this.#file, this.#embeddedVersion);
      // In-flight reads end with an error, and their requests find the new version.
      await archive.close();
    } catch (error) {
      this.#log.warn(
        { error },
        'the archive of BASEMAP_TILES was replaced by one that is not usable; the one before is served on',
      );
    }
  }
}

async function openFile(file: string, embeddedVersion: string): Promise<Opened> {
  const archive = await openArchive(file);
  return { archive, version: `${embeddedVersion}.${archive.version}` };
}

function isInWorld({ z, x, y }: BaseTileRequest): boolean {
  return x < 2 ** z && y < 2 ** z;
}

/** Changes when the file is replaced or written to; empty while it is not there. */
async function identityOf(file: string): Promise<string> {
  const found = await stat(file).catch(() => null);
  return found === null ? '' : [found.dev, found.ino, found.size, found.mtimeMs].join(' ');
}
