import { BackupError } from '#api/backup/core/backupError.ts';
import type { Database } from '#api/platform/db/database.ts';

/** Key of the advisory lock of a backup or restore; its connection holds it, so that it goes with the process. */
const BACKUP_LOCK = 7_214_007;

/** Does work while no other backup or restore of this database runs. Throws BackupError where one does. */
export async function backupAlone<T>({ pool }: Pick<Database, 'pool'>, work: () => Promise<T>): Promise<T> {
  const client = await pool.connect();
  // A broken connection shows in the work's own statements.
  client.on('error', () => undefined);
  try {
    const { rows } = await client.query<{ held: boolean }>('SELECT pg_try_advisory_lock($1) AS held', [BACKUP_LOCK]);
    if (rows[0]?.held !== true)
      throw new BackupError('Another backup or restore of this database is running; wait until it has ended.');
    return await work();
  } finally {
    // The next one may start at once. On a broken connection the lock is released already.
    await client.query('SELECT pg_advisory_unlock_all()').catch(() => undefined);
    client.release(true);
  }
}
