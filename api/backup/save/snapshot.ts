import type pg from 'pg';
import type { Database } from '#api/platform/db/database.ts';
import { HOUR_MS } from '#common/time.ts';

const LONGEST_MS = 6 * HOUR_MS;

/** Does work that sees the database as it is at one moment, while others write. */
export async function withSnapshot<T>(
  { pool }: Pick<Database, 'pool'>,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let isSound = false;
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    // The archive may be slower than the database. Rows are written in one way, for any settings of the server.
    await client.query(
      `SET LOCAL statement_timeout = ${LONGEST_MS}; SET LOCAL idle_in_transaction_session_timeout = 0;
       SET LOCAL DateStyle = 'ISO, YMD'; SET LOCAL IntervalStyle = 'postgres'; SET LOCAL extra_float_digits = 3;
       SET LOCAL TimeZone = 'UTC'`,
    );
    const result = await work(client);
    await client.query('COMMIT');
    isSound = true;
    return result;
  } finally {
    // A connection within a failed COPY is of no use to others.
    client.release(!isSound);
  }
}
