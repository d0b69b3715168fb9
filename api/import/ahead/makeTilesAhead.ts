import type pg from 'pg';
import type { BaseTiles } from '#api/basemap/serve/baseTiles.ts';
import { dropElevation } from '#api/import/elevation/dropElevation.ts';
import type { Database } from '#api/platform/db/database.ts';
import { trySessionLock } from '#api/platform/db/sessionLock.ts';
import type { Files } from '#api/platform/files/files.ts';
import { openNamelessFile } from '#api/platform/files/namelessFile.ts';
import { LOCK_KEYS } from '#api/platform/lockKeys.ts';
import { archiveKey } from '#api/platform/pmtiles/archiveNames.ts';
import { TileSpool } from '#api/platform/pmtiles/tileSpool.ts';
import { archiveBytes } from '#api/platform/pmtiles/writeArchive.ts';
import { type Archive, missingArchives } from './archives.ts';
import { isLive, publishedNow, recordArchive, recordedArchives } from './archivesSql.ts';
import { dropArchives } from './dropArchives.ts';

/** After so many tiles it is asked whether the archive is still wanted. */
const ASKED_EVERY = 500;

export interface AheadOptions {
  readonly files: Files;
  /** Null: the operator's own base tiles are served. */
  readonly embedded: Pick<BaseTiles, 'tile' | 'version'> | null;
  /** Folder for tiles stored on disk during the work; empty afterwards. */
  readonly spoolFolder: string;
}

export interface MadeArchive {
  readonly name: string;
  readonly files: number;
  readonly tiles: number;
  readonly bytes: number;
}

/**
 * Makes the archives that the live version lacks, and deletes those of versions that are no longer stored. Null while
 * another process does it. An archive whose version is no longer live is left undone. After a failure, or the death of
 * the process, the next call begins it anew.
 */
export async function makeTilesAhead(db: Database, options: AheadOptions): Promise<readonly MadeArchive[] | null> {
  const done = await trySessionLock(db, LOCK_KEYS.ahead, async (client) => {
    const made: MadeArchive[] = [];
    for (let next = await missing(client, options); next !== null; next = await missing(client, options)) {
      const archive = await makeArchive({ ...options, db, client }, next);
      if (archive !== null) made.push(archive);
    }
    await dropArchives(client, options.files);
    return made;
  });
  if (done === null) return null;
  // Archives of heights end with a publish too, so that each night one that was replaced goes.
  await dropElevation(db, options.files);
  return done.result;
}

/** The next archive to make; null when none is missing. */
async function missing(client: pg.ClientBase, { embedded }: AheadOptions): Promise<Archive | null> {
  const published = await publishedNow(client);
  if (published === null) return null;
  return missingArchives(published, embedded, await recordedArchives(client))[0] ?? null;
}

interface Making extends AheadOptions {
  readonly db: Database;
  /** Holds the lock: when its connection breaks, another process may have begun. */
  readonly client: pg.ClientBase;
}

/** Makes an archive; null where its owner was replaced meanwhile. */
async function makeArchive(
  { db, client, files, spoolFolder }: Making,
  { name, owner, metadata, tilesOf }: Archive,
): Promise<MadeArchive | null> {
  const file = await openNamelessFile(spoolFolder);
  try {
    const spool = new TileSpool(file);
    let tiles = 0;
    for await (const { view = '', tile, body } of tilesOf(db.pool)) {
      if (tiles % ASKED_EVERY === 0 && !(await isLive(client, owner))) return null;
      spool.add(view, tile, body);
      tiles += 1;
    }
    let bytes = 0;
    for (const view of spool.names()) {
      if (!(await isLive(client, owner))) return null;
      await files.putWhole(
        archiveKey(name, view === '' ? undefined : view),
        counted(archiveBytes(spool.tilesOf(view), metadata), (length) => (bytes += length)),
      );
    }
    const views = spool.names().filter((view) => view !== '');
    const isServed = await recordArchive(client, { name, owner, views, tiles, bytes });
    return isServed ? { name, files: spool.names().length, tiles, bytes } : null;
  } finally {
    file.close();
  }
}

async function* counted(chunks: AsyncIterable<Buffer>, count: (length: number) => void): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    count(chunk.length);
    yield chunk;
  }
}
