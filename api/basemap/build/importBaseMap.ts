import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { openEmbeddedMap } from '#api/basemap/land/embeddedMap.ts';
import { readBaseMap } from '#api/basemap/read/readBaseMap.ts';
import { liveTileSet } from '#api/basemap/store/baseTileSets.ts';
import { type StoredTiles, storeBaseTiles } from '#api/basemap/store/storeBaseTiles.ts';
import { projectRoot } from '#api/platform/paths.ts';
import type { Progress } from '#api/platform/reading.ts';
import type { Bounds } from '#common/geo/bounds.ts';
import { buildBaseTiles } from './buildBaseTiles.ts';
import { mergeTiles } from './mergeTiles.ts';

/**
 * Version of the rules, part of the digest: raise it when the same extract gives other tiles than before, so that
 * importing it again publishes them.
 */
const RULES = '3';

export interface BaseMapImportOptions {
  /**
   * Folder for large intermediate files; they are deleted afterwards, and those of a killed import before the next
   * begins.
   */
  readonly dataDir: string;
  readonly progress: Progress;
  /** Only this box of the file is drawn; null = all of it. */
  readonly area: Bounds | null;
}

/**
 * Makes the base tiles of an `.osm.pbf` and stores them, not yet public. Null when the public tiles were made by the
 * same rules of the same file, or of the whole file where only a part of it is asked for. `client` holds the import
 * lock. Throws ImportInputError.
 */
export async function importBaseMap(
  client: pg.ClientBase,
  file: string,
  { dataDir, progress, area }: BaseMapImportOptions,
): Promise<StoredTiles | null> {
  const content = await contentOf(file);
  const digest = digestOf(content, area);
  // A part of a file whose whole is public brings nothing new.
  const known = new Set([digest, digestOf(content, null)]);
  const live = await liveTileSet(client);
  if (live?.extracts.some((extract) => known.has(extract.digest)) === true) return null;

  const spoolFolder = path.join(dataDir, 'imports', 'base-map');
  const clear = () => rm(spoolFolder, { recursive: true, force: true });
  await clear();
  await mkdir(spoolFolder, { recursive: true });
  try {
    const embedded = await openEmbeddedMap(projectRoot);
    const input = await readBaseMap(file, { progress, ...(area && { area }) });
    const extract = { bounds: input.bounds, digest, dataDate: input.dataDate?.slice(0, 10) ?? null };
    return await storeBaseTiles(
      client,
      extract,
      (onTile) => buildBaseTiles(input, { embedded, spoolFolder, progress, onTile }),
      mergeTiles,
    );
  } finally {
    await clear();
  }
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
