import type pg from 'pg';
import type { Database } from '#api/platform/db/database.ts';
import { trySessionLock } from '#api/platform/db/sessionLock.ts';
import type { Files } from '#api/platform/files/files.ts';
import { LOCK_KEYS } from '#api/platform/lockKeys.ts';
import { archiveKey, ELEVATION_FOLDER, elevationArchive } from '#api/platform/pmtiles/archiveNames.ts';
import { dropReplacedModels } from './elevationSql.ts';

/** Deletes archives of heights that nothing shows any more; nothing while an import of heights runs. */
export async function dropElevation(db: Database, files: Files): Promise<void> {
  await trySessionLock(db, LOCK_KEYS.elevation, (client) => dropReplaced(client, files));
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
