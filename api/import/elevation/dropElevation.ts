import type pg from 'pg';
import { trySessionLock } from '#api/import/publish/run/sessionLock.ts';
import type { Database } from '#api/platform/db/database.ts';
import type { Files } from '#api/platform/files/files.ts';
import { archiveKey, ELEVATION_FOLDER, elevationArchive } from '#api/platform/pmtiles/archiveNames.ts';
import { dropReplacedModels } from './elevationSql.ts';

/** Key of the advisory lock of the one process that imports heights. */
export const ELEVATION_LOCK = 7_214_039;

/** Deletes archives of heights that nothing shows any more; nothing while an import of heights runs. */
export async function dropElevation(db: Database, files: Files): Promise<void> {
  await trySessionLock(db, ELEVATION_LOCK, (client) => dropReplaced(client, files));
}

/**
 * Deletes archives of heights that were replaced more than a day ago, and what a process left that died while it wrote.
 * The caller holds the lock of those who write.
 */
export async function dropReplaced(client: pg.ClientBase, files: Files): Promise<void> {
  const keys = new Set((await dropReplacedModels(client)).map((version) => archiveKey(elevationArchive(version))));
  for await (const entry of files.entries(ELEVATION_FOLDER, true))
    if (entry.isFile && !keys.has(entry.key)) await files.delete(entry.key);
}
