import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { type About, ABOUT, FORMAT, JOBS, piece } from '#api/backup/archive/contents.ts';
import { type ArchiveWriter, type Contents, writeArchive } from '#api/backup/archive/writeArchive.ts';
import { BackupError } from '#api/backup/core/backupError.ts';
import type { BackupKeys } from '#api/backup/core/keys.ts';
import { archiveName } from '#api/backup/core/names.ts';
import type { BackupStore } from '#api/backup/place/store.ts';
import { BACKED_UP_QUEUES } from '#api/domain/jobs/deferredWork.ts';
import { partition } from '#api/import/publish/versions/versions.ts';
import type { Database } from '#api/platform/db/database.ts';
import { completedMigrations } from '#api/platform/db/migrations.ts';
import { pendingJobs } from '#api/platform/db/pendingJobs.ts';
import { unfinishedRestore } from '#api/platform/db/unfinishedRestore.ts';
import type { Files } from '#api/platform/files/files.ts';
import type { Progress } from '#api/platform/reading.ts';
import manifest from '../../../package.json' with { type: 'json' };
import { liveSet, savedTables, sequences } from './catalog.ts';
import { type LiveSet, quoted } from './rows.ts';
import { picturesOf, saveFiles } from './saveFiles.ts';
import { saveTable } from './saveTables.ts';
import { withSnapshot } from './snapshot.ts';

export interface SaveOptions {
  readonly db: Database;
  readonly files: Files;
  readonly store: BackupStore;
  readonly keys: BackupKeys;
  readonly progress: Progress;
}

/** Jobs in one member. */
const JOBS_IN_PIECE = 1000;

export interface SavedBackup {
  readonly name: string;
  /** A file of each photo that people would miss and of which the file store lacks files. */
  readonly lost: readonly string[];
}

/**
 * Saves the database as it is at one moment, and the files that its rows name, as one archive. Others may write
 * meanwhile. Throws BackupError and what the database and the stores throw; then there is no archive.
 */
export async function saveBackup(options: SaveOptions): Promise<SavedBackup> {
  const { db, store, keys } = options;
  if ((await unfinishedRestore(db.pool)) !== null)
    throw new BackupError('A restore into this database has not ended: there is nothing whole to be saved.');
  const name = archiveName(new Date());
  let lost: readonly string[] = [];
  await writeArchive(store, name, keys, async (archive) => {
    const { contents, pictures } = await withSnapshot(db, (client) => saveDatabase(client, archive, options.progress));
    const files = await saveFiles(options, archive, pictures);
    ({ lost } = files);
    return { ...contents, files: { ...files, lost: lost.length } };
  });
  return { name, lost };
}

type Pictures = Awaited<ReturnType<typeof picturesOf>>;

interface SavedDatabase {
  readonly contents: Omit<Contents, 'files'>;
  readonly pictures: Pictures;
}

async function saveDatabase(client: pg.ClientBase, archive: ArchiveWriter, progress: Progress): Promise<SavedDatabase> {
  const live = await liveSet(client);
  const about = await describe(client, live);
  await archive.add(ABOUT, Buffer.from(JSON.stringify(about)));
  // The locks delay the dropping of these tables, also of those of a version that is no longer stored.
  const names = about.tables.map(({ name, version }) => quoted(version === null ? name : partition(name, version)));
  await client.query(`LOCK TABLE ${names.join(', ')} IN ACCESS SHARE MODE`);
  const tables: { name: string; rows: number }[] = [];
  for (const table of about.tables) {
    tables.push({ name: table.name, rows: await saveTable(client, archive, table, live) });
    progress('Saving tables', tables.length, about.tables.length, 'tables');
  }
  const jobs = await saveJobs(client, archive);
  return { contents: { tables, jobs, sequences: await sequences(client) }, pictures: await picturesOf(client) };
}

async function describe(client: pg.ClientBase, live: LiveSet | null): Promise<About> {
  const { rows } = await client.query<{ madeAt: Date; postgres: string }>(
    `SELECT now() AS "madeAt", current_setting('server_version') AS postgres`,
  );
  const [server] = rows;
  return {
    format: FORMAT,
    id: randomUUID(),
    product: manifest.version,
    madeAt: (server?.madeAt ?? new Date()).toISOString(),
    postgres: server?.postgres ?? '',
    migrations: await completedMigrations(client),
    tables: await savedTables(client, live),
  };
}

async function saveJobs(client: pg.ClientBase, archive: ArchiveWriter): Promise<number> {
  const jobs = await pendingJobs(
    client,
    BACKED_UP_QUEUES.map(({ name }) => name),
  );
  for (let at = 0; at < jobs.length; at += JOBS_IN_PIECE)
    await archive.add(
      `${JOBS}${piece(at / JOBS_IN_PIECE + 1)}.json`,
      Buffer.from(JSON.stringify(jobs.slice(at, at + JOBS_IN_PIECE))),
    );
  return jobs.length;
}
