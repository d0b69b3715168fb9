import type { PoolClient } from 'pg';
import type { Database } from './database.ts';

/** Runs `work` in one transaction: all of it or nothing. */
export async function inTransaction(
  db: Pick<Database, 'pool'>,
  work: (client: PoolClient) => Promise<void>,
): Promise<void> {
  const client = await db.pool.connect();
  try {
    await client.query('BEGIN');
    await work(client);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}
