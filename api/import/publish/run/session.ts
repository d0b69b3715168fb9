import type pg from 'pg';
import { type Database, IMPORTING } from '#api/platform/db/database.ts';
import { IMPORT_LOCK, STOPPED_BY_ADMIN } from '#api/platform/db/importLock.ts';
import { ImportInputError } from '#api/platform/reading.ts';

/** What an import says whose connection an admin had closed. */
export const STOPPED = 'The import was stopped; the data are as they were.';

/**
 * Runs `work` on a connection of its own that holds the import lock; temporary tables live and end with it.
 * Throws ImportInputError with one sentence while another import runs.
 */
export async function withImportLock<T>(db: Database, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const done = await tryImportLock(db, work);
  if (done === null) throw new ImportInputError(await busySentence(db));
  return done.result;
}

/**
 * Like `withImportLock`; null, without running `work`, while another import runs. Throws ImportInputError where the import
 * was stopped.
 */
export async function tryImportLock<T>(
  db: Database,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<{ readonly result: T } | null> {
  const client = await db.pool.connect();
  let isBroken = false;
  // A broken connection fails its in-flight statement, or the next one.
  client.on('error', () => (isBroken = true));
  try {
    // After the death of this process its in-flight statement ends soon, and the lock is released; while the process
    // lives, a statement may take its time.
    await client.query(
      `SET client_connection_check_interval = '1s'; SET statement_timeout = ${IMPORTING.statementMs};
       SET lock_timeout = 0; SET idle_in_transaction_session_timeout = 0`,
    );
    const answer = await client.query<{ held: boolean }>('SELECT pg_try_advisory_lock($1) AS held', [IMPORT_LOCK]);
    return answer.rows[0]?.held === true ? { result: await work(client) } : null;
  } catch (error) {
    throw isBroken && (await isStopped(db)) ? new ImportInputError(STOPPED, { cause: error }) : error;
  } finally {
    // The next import may start at once. On a broken connection the lock is released already.
    await client.query('SELECT pg_advisory_unlock_all()').catch(() => undefined);
    // The connection is closed, not returned to the pool, so that its temporary tables are dropped.
    client.release(true);
  }
}

/** Whether the newest run was stopped by an admin; false where the database does not answer. */
async function isStopped(db: Database): Promise<boolean> {
  const answer = await db.pool
    .query<{ message: string | null }>('SELECT message FROM import_run ORDER BY id DESC LIMIT 1')
    .catch(() => null);
  return answer?.rows[0]?.message === STOPPED_BY_ADMIN;
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
