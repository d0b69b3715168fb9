import type { PoolClient } from 'pg';
import type { Database } from './database.ts';

/** Runs `work` in one transaction: all of it or nothing. */
export async function inTransaction<T>(
  db: Pick<Database, 'pool'>,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await db.pool.connect();
  try {
    await client.query('BEGIN');
    const result = await work(client);
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}
