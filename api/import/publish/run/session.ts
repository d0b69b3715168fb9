import type pg from 'pg';
import type { Database } from '#api/platform/db/database.ts';
import { ImportInputError } from '#api/platform/reading.ts';

/** One import at a time on a database; held by the connection, so that it is gone with a dead process. */
const IMPORT_LOCK = 7_214_003;

/**
 * Runs `work` on a connection of its own that holds the import lock; temporary tables live and end with it.
 * Throws ImportInputError with one sentence while another import runs.
 */
export async function withImportLock<T>(db: Database, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const done = await tryImportLock(db, work);
  if (done === null) throw new ImportInputError(await busySentence(db));
  return done.result;
}

/** Like `withImportLock`; null, without running `work`, while another import runs. */
export async function tryImportLock<T>(
  db: Database,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<{ readonly result: T } | null> {
  const client = await db.pool.connect();
  // A broken connection fails the statement that is under way; there is nothing else to do about it.
  client.on('error', () => undefined);
  try {
    // A statement under way ends soon after this process died, and the lock with it; while the process lives it may take its time.
    await client.query(`SET client_connection_check_interval = '1s'; SET statement_timeout = 0`);
    const answer = await client.query<{ held: boolean }>('SELECT pg_try_advisory_lock($1) AS held', [IMPORT_LOCK]);
    return answer.rows[0]?.held === true ? { result: await work(client) } : null;
  } finally {
    // The next import may start at once; were the connection broken, the lock would be gone with it.
    await client.query('SELECT pg_advisory_unlock_all()').catch(() => undefined);
    // Closed, not given back: the temporary tables go with it.
    client.release(true);
  }
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
