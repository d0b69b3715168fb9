import type pg from 'pg';
import type { Database } from '#api/platform/db/database.ts';
import { SessionLostError, trySessionLock } from '#api/platform/db/sessionLock.ts';
import { STOPPED_BY_ADMIN } from '#api/platform/db/stoppedByAdmin.ts';
import { LOCK_KEYS } from '#api/platform/lockKeys.ts';
import { ImportInputError } from '#api/platform/reading.ts';

/** The message of an import whose connection an admin had closed. */
export const STOPPED = 'The import was stopped; the data are as they were.';

/** An import was refused, since another one runs; the source has not failed. */
export class ImportRunningError extends ImportInputError {}

/**
 * Runs `work` on a connection of its own that holds the import lock; temporary tables live and end with it.
 * Throws ImportRunningError with one sentence while another import runs.
 */
export async function withImportLock<T>(db: Database, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const done = await tryImportLock(db, work);
  if (done === null) throw new ImportRunningError(await busySentence(db));
  return done.result;
}

/**
 * Like `withImportLock`; null, without running `work`, while another import runs. Throws ImportInputError where the
 * import was stopped.
 */
export async function tryImportLock<T>(
  db: Database,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<{ readonly result: T } | null> {
  const began = new Date();
  try {
    return await trySessionLock(db, LOCK_KEYS.import, work);
  } catch (error) {
    if (!(error instanceof SessionLostError)) throw error;
    throw (await isStopped(db, began)) ? new ImportInputError(STOPPED, { cause: error.cause }) : error.cause;
  }
}

/**
 * Whether an admin has stopped a run since `began`; false where the database does not answer. Newer runs tell nothing:
 * failures of other sources are stored without the lock. Reads `import_run` from end to end.
 */
async function isStopped(db: Database, began: Date): Promise<boolean> {
  const answer = await db.pool
    .query('SELECT 1 FROM import_run WHERE message = $1 AND finished_at >= $2 LIMIT 1', [STOPPED_BY_ADMIN, began])
    .catch(() => null);
  return (answer?.rows.length ?? 0) > 0;
}

async function busySentence(db: Database): Promise<string> {
  const answer = await db.pool.query<{ source: string; started: string }>(
    `SELECT source, to_char(started_at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI') AS started
     FROM import_run WHERE state = 'RUNNING' ORDER BY id DESC LIMIT 1`,
  );
  const [run] = answer.rows;
  const which = run === undefined ? '' : ` (${run.source}, since ${run.started} UTC)`;
  return `Another import is running${which}; wait until it has finished, then start again.`;
}
