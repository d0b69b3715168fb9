import { type About, TABLES } from '#api/backup/archive/contents.ts';
import type { ArchiveFile } from '#api/backup/archive/readArchive.ts';
import { type Verified, verifyArchive } from '#api/backup/archive/verifyArchive.ts';
import { backupAlone } from '#api/backup/save/alone.ts';
import { ourTables } from '#api/backup/save/catalog.ts';
import { quoted } from '#api/backup/save/rows.ts';
import { applyDeletions } from '#api/domain/deletions/applyDeletions.ts';
import type { Deletion } from '#api/domain/deletions/deletion.ts';
import { addStep } from '#api/platform/db/changeSteps.ts';
import { type Database, IMPORTING } from '#api/platform/db/database.ts';
import { migrate, MIGRATIONS } from '#api/platform/db/migrations.ts';
import { inTransaction } from '#api/platform/db/transaction.ts';
import { endRestore, markRestore, unfinishedRestore } from '#api/platform/db/unfinishedRestore.ts';
import type { Files } from '#api/platform/files/files.ts';
import type { Progress } from '#api/platform/reading.ts';
import { refuseClosed, refuseFull, refuseUnfit } from './fitness.ts';
import { type LoadedFiles, loadFiles } from './loadFiles.ts';
import { loadJobs } from './loadJobs.ts';
import { type LoadedTables, loadTables } from './loadTables.ts';
import { Members } from './members.ts';

export interface RestoreOptions {
  /** As `openUnmigrated` opens it. */
  readonly db: Database;
  readonly files: Files;
  readonly archive: ArchiveFile;
  /** Reads what has been deleted since; called before anything is changed. */
  readonly deletions: () => Promise<readonly Deletion[]>;
  readonly progress: Progress;
}

export interface RestoreReport {
  readonly about: About;
  /** Null where an earlier attempt had restored the rows already. */
  readonly loaded: LoadedTables | null;
  readonly files: LoadedFiles;
  readonly jobs: number;
  /** Migrations of a later version than the backup's. */
  readonly migrations: number;
  /** Things that were deleted after the backup, and again now. */
  readonly deleted: number;
  readonly seconds: { readonly checking: number; readonly restoring: number };
}

/**
 * Restores a backup into an empty database, with what was deleted after it deleted again. An attempt that was
 * interrupted is finished by another one with the same backup; until then nothing is served from the database. Throws
 * BackupError before anything is changed where the backup, the database or the file store does not do.
 */
export function restoreBackup(options: RestoreOptions): Promise<RestoreReport> {
  const { db, files, archive, progress } = options;
  return backupAlone(db, async () => {
    const began = performance.now();
    await refuseFull(db);
    const verified = await verifyArchive(archive, progress);
    await refuseUnfit(db, verified.about);
    const deletions = await options.deletions();
    await refuseClosed(files);
    const checked = performance.now();
    const members = new Members(archive);
    try {
      const report = await restoreAll(options, members, verified, deletions);
      const seconds = { checking: (checked - began) / 1000, restoring: (performance.now() - checked) / 1000 };
      return { ...report, about: verified.about, seconds };
    } finally {
      await members.close();
    }
  });
}

async function restoreAll(
  { db, files, progress }: RestoreOptions,
  members: Members,
  verified: Verified,
  deletions: readonly Deletion[],
): Promise<Omit<RestoreReport, 'about' | 'seconds'>> {
  const loaded = await restoreRows(db, members, verified, progress);
  // The rest speaks to the tables as this program knows them.
  const migrations = await migrate(db.pool, MIGRATIONS);
  // Before the deletions, which hide places: copies of lost moments are made to read everything anew.
  await db.pool.query(addStep('RESTORE'));
  const now = new Date();
  const deleted = await applyDeletions(db, deletions, now);
  const jobs = await loadJobs(db, members, now);
  const total = verified.manifest.files.count;
  const loadedFiles = await loadFiles({ db, files, progress, total }, members);
  await members.end();
  await db.pool.query(`ANALYZE ${(await ourTables(db.pool)).map(({ name }) => quoted(name)).join(', ')}`);
  await endRestore(db.pool);
  return { loaded, files: loadedFiles, jobs, migrations: migrations.length, deleted };
}

/** Fills the tables, all or none; null where an earlier attempt has. */
async function restoreRows(
  db: Database,
  members: Members,
  verified: Verified,
  progress: Progress,
): Promise<LoadedTables | null> {
  const { id, migrations } = verified.about;
  if ((await unfinishedRestore(db.pool))?.isLoaded === true) {
    for await (const _ of members.group(TABLES)) continue;
    return null;
  }
  await markRestore(db.pool, { backup: id, isLoaded: false });
  await migrate(db.pool, MIGRATIONS, new Set(migrations.map(({ name }) => name)));
  return inTransaction(db, async (client) => {
    await client.query(`SET LOCAL statement_timeout = ${IMPORTING.statementMs}`);
    const loaded = await loadTables(client, members, verified, progress);
    await markRestore(client, { backup: id, isLoaded: true });
    return loaded;
  });
}
