import type pg from 'pg';
import type { Files } from '#api/platform/files/files.ts';
import { ARCHIVES_FOLDER, archiveKey, ELEVATION_FOLDER } from '#api/platform/pmtiles/archiveNames.ts';
import { dropArchiveRecords, recordedArchives } from './archivesSql.ts';

/**
 * Deletes the archives of versions and base tiles that are no longer stored, and files of a process that died while it
 * wrote them. Archives of heights are left alone (`dropElevation.ts`). The caller holds the lock of the writers.
 */
export async function dropArchives(client: pg.ClientBase, files: Files): Promise<void> {
  await dropArchiveRecords(client);
  const held = await recordedArchives(client);
  const keys = new Set(
    held.flatMap(({ name, views }) =>
      views.length === 0 ? [archiveKey(name)] : views.map((view) => archiveKey(name, view)),
    ),
  );
  for await (const entry of files.entries(ARCHIVES_FOLDER, true))
    if (entry.isFile && !keys.has(entry.key) && !entry.key.startsWith(`${ELEVATION_FOLDER}/`))
      await files.delete(entry.key);
}
