import type { About } from '#api/backup/archive/contents.ts';
import { BackupError } from '#api/backup/core/backupError.ts';
import { inFileStore } from '#api/backup/core/fileStore.ts';
import { ourTables } from '#api/backup/save/catalog.ts';
import { quoted } from '#api/backup/save/rows.ts';
import type { Database } from '#api/platform/db/database.ts';
import { completedMigrations, MIGRATIONS, readMigrations } from '#api/platform/db/migrations.ts';
import { unfinishedRestore } from '#api/platform/db/unfinishedRestore.ts';
import type { Files } from '#api/platform/files/files.ts';

/** Tables whose rows do not belong to an installation: a backup that failed is recorded in an empty database too. */
const OF_NO_INSTALLATION: readonly string[] = ['unfinished_restore', 'backup_run'];

/** Throws BackupError unless the database is empty, or holds what a restore left that has not ended. */
export async function refuseFull({ pool }: Pick<Database, 'pool'>): Promise<void> {
  if ((await unfinishedRestore(pool))?.isLoaded === true) return;
  for (const { name } of await ourTables(pool)) {
    if (name.startsWith('_prisma') || OF_NO_INSTALLATION.includes(name)) continue;
    const { rows } = await pool.query<{ full: boolean }>(`SELECT EXISTS (SELECT FROM ${quoted(name)}) AS full`);
    if (rows[0]?.full === true)
      throw new BackupError(
        `The database is not empty (there are rows in ${name}): a backup is restored into an empty one only, ` +
          'such as that of a new DATA_DIR.',
      );
  }
}

/** Throws BackupError for a backup of a newer program, and for a database whose tables are not those of the backup. */
export async function refuseUnfit({ pool }: Pick<Database, 'pool'>, about: About): Promise<void> {
  const known = new Map((await readMigrations(MIGRATIONS)).map(({ name, checksum }) => [name, checksum]));
  const unknown = about.migrations.find(({ name, checksum }) => known.get(name) !== checksum);
  if (unknown !== undefined)
    throw new BackupError(
      `The backup was made by a newer Taival (${about.product}; this one does not know its migration ` +
        `${unknown.name}): restore it with that version or a newer one.`,
    );
  const saved = new Set(about.migrations.map(({ name }) => name));
  const further = (await completedMigrations(pool)).find(({ name }) => !saved.has(name));
  const unfinished = await unfinishedRestore(pool);
  if (unfinished?.isLoaded === true) {
    if (unfinished.backup !== about.id)
      throw new BackupError(
        'The restore of another backup into this database has not ended: restore that one again, ' +
          'or take an empty database.',
      );
  } else if (further !== undefined) {
    throw new BackupError(
      `The database has newer tables than the backup (migration ${further.name}): take one without any tables.`,
    );
  }
}

/** No key of a photo. */
const PROBE = 'restore-probe';

/** Throws BackupError where the file store takes no file, such as a bucket that is not there. */
export async function refuseClosed(files: Files): Promise<void> {
  await inFileStore(files.put(PROBE, ''));
  await inFileStore(files.delete(PROBE));
}
