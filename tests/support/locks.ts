import type { Database } from '#api/platform/db/database.ts';

/**
 * How many connections to a test's database wait for a lock. Asked outside of transactions: one that asks twice gets
 * the same answer.
 */
export async function waitingForLocks({ pool }: Pick<Database, 'pool'>): Promise<number | null> {
  const waiting = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  return (await pool.query(waiting)).rowCount;
}
