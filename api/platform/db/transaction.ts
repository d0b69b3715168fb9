import type { ClientBase, Pool, PoolClient } from 'pg';

/** Runs `work` in one transaction: all of it or nothing. */
export async function inTransaction<T>(
  db: { readonly pool: Pool },
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await db.pool.connect();
  try {
    return await transactionOn(client, () => work(client));
  } finally {
    client.release();
  }
}

/** The same on a connection that the caller holds, outside of any other transaction. */
export async function transactionOn<T>(client: Pick<ClientBase, 'query'>, work: () => Promise<T>): Promise<T> {
  await client.query('BEGIN');
  try {
    const result = await work();
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}
