import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { openEmbeddedMap } from '#api/basemap/land/embeddedMap.ts';
import { readBaseMap } from '#api/basemap/read/readBaseMap.ts';
import { liveTileSet } from '#api/basemap/store/baseTileSets.ts';
import { type StoredTiles, storeBaseTiles } from '#api/basemap/store/storeBaseTiles.ts';
import { projectRoot } from '#api/platform/paths.ts';
import type { Progress } from '#api/platform/reading.ts';
import type { Bounds } from '#common/geo/bounds.ts';
import { type BaseMapWork, workHere } from './baseMapWork.ts';
import { drawBaseTiles } from './buildBaseTiles.ts';
import { mergeTiles } from './mergeTiles.ts';
import { startThreads, type ThreadedOptions, type ThreadedWork } from './threadedWork.ts';
import { builtThreads } from './threads.ts';

/**
 * Version of the rules, part of the digest: raise it when the same extract gives other tiles or streets than before, so
 * that importing it again publishes them.
 */
const RULES = '5';

export interface BaseMapImportOptions {
  /**
   * Folder for large intermediate files; they are deleted afterwards, and those of a killed import before the next
   * begins.
   */
  readonly dataDir: string;
  readonly progress: Progress;
  /** Only this box of the file is drawn; null = all of it. */
  readonly area: Bounds | null;
  /** Memory that the import may take, MB. */
  readonly memoryMb: number;
}

/** The base map of a file that is being imported. */
export interface BaseMapImport {
  /**
   * False when the public tiles were made by the same rules of the same file, or of the whole file where only a part of
   * it is asked for.
   */
  readonly isNew: boolean;
  /** Stores the base tiles, not yet public; null when they are not new. Throws ImportInputError. */
  store(client: pg.ClientBase): Promise<StoredTiles | null>;
  /** Ends the work, done or not; nothing is left on disk. */
  close(): Promise<void>;
}

/**
 * Begins to make the base tiles of an `.osm.pbf`: in threads the file is read at once, beside the work of the caller.
 * `client` holds the import lock.
 */
export async function startBaseMap(
  client: pg.ClientBase,
  file: string,
  { dataDir, progress, area, memoryMb }: BaseMapImportOptions,
): Promise<BaseMapImport> {
  const digest = await newDigest(client, file, area);
  if (digest === null) return { isNew: false, store: async () => null, close: async () => undefined };
  const spoolFolder = path.join(dataDir, 'imports', 'base-map');
  const clear = () => rm(spoolFolder, { recursive: true, force: true });
  await clear();
  const threads = builtThreads(memoryMb);
  const options = { area, spoolFolder, progress };
  const work = await (threads === null ? whenAsked(file, options) : startThreads(file, threads, options));
  return {
    isNew: true,
    store: async (storing) => {
      const opened = await work.opened();
      const extract = { bounds: opened.bounds, digest, dataDate: opened.dataDate?.slice(0, 10) ?? null };
      return storeBaseTiles(storing, extract, (onTile) => drawBaseTiles(opened, { progress, onTile }), mergeTiles);
    },
    close: async () => {
      await work.close();
      await clear();
    },
  };
}

/** Work in this thread: it begins when it is asked for. */
function whenAsked(file: string, { area, ...options }: ThreadedOptions): ThreadedWork {
  let work: BaseMapWork | null = null;
  return {
    opened: async () => {
      const input = await readBaseMap(file, { progress: options.progress, ...(area && { area }) });
      work = await workHere(input, { ...options, embedded: await openEmbeddedMap(projectRoot, input.bounds) });
      return work;
    },
    close: async () => work?.close(),
  };
}

/** The digest of a file, or of a part of it, that the public tiles were not made of. */
async function newDigest(client: pg.ClientBase, file: string, area: Bounds | null): Promise<string | null> {
  const content = await contentOf(file);
  const digest = digestOf(content, area);
  // A part of a file whose whole is public brings nothing new.
  const known = new Set([digest, digestOf(content, null)]);
  const live = await liveTileSet(client);
  return live?.extracts.some((extract) => known.has(extract.digest)) === true ? null : digest;
}

function digestOf(content: string, area: Bounds | null): string {
  return createHash('sha256')
    .update(JSON.stringify([RULES, area, content]))
    .digest('base64url');
}

async function contentOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return hash.digest('base64url');
}
