import type pg from 'pg';
import { type Database, IMPORTING } from './database.ts';

/** The connection broke that held a lock; `cause` is what failed by it. */
export class SessionLostError extends Error {
  override readonly name = 'SessionLostError';
}

/**
 * Runs `work` on a connection of its own that holds an advisory lock, for longer than a statement may take elsewhere;
 * temporary tables live and end with it. Null, without running `work`, while another session holds the lock. Throws
 * SessionLostError where the connection broke, and with it the lock.
 */
export async function trySessionLock<T>(
  db: Pick<Database, 'pool'>,
  lock: number,
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
    const answer = await client.query<{ held: boolean }>('SELECT pg_try_advisory_lock($1) AS held', [lock]);
    return answer.rows[0]?.held === true ? { result: await work(client) } : null;
  } catch (error) {
    throw isBroken ? new SessionLostError('the connection broke that held a lock', { cause: error }) : error;
  } finally {
    // The next caller may start at once. On a broken connection the lock is released already.
    await client.query('SELECT pg_advisory_unlock_all()').catch(() => undefined);
    // The connection is closed, not returned to the pool, so that its temporary tables are dropped.
    client.release(true);
  }
}
