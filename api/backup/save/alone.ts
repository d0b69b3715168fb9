import { BackupError } from '#api/backup/core/backupError.ts';
import type { Database } from '#api/platform/db/database.ts';
import { SessionLostError, trySessionLock } from '#api/platform/db/sessionLock.ts';
import { LOCK_KEYS } from '#api/platform/lockKeys.ts';

/** Does work while no other backup or restore of this database runs. Throws BackupError where one does. */
export async function backupAlone<T>(db: Pick<Database, 'pool'>, work: () => Promise<T>): Promise<T> {
  const done = await trySessionLock(db, LOCK_KEYS.backup, work).catch((error: unknown) => {
    // A broken connection shows in the work's own statements.
    throw error instanceof SessionLostError ? error.cause : error;
  });
  if (done === null)
    throw new BackupError('Another backup or restore of this database is running; wait until it has ended.');
  return done.result;
}
