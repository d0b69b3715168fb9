import type pg from 'pg';

/** A job that is not done, or whose process has not yet reported that it is. */
export interface PendingJob {
  readonly id: string;
  readonly queue: string;
  readonly data: unknown;
  /** ISO times. */
  readonly created: string;
  readonly startAfter: string;
}

/** Pending jobs of some queues, as a transaction sees them; none where no process has opened the queues yet. */
export async function pendingJobs(client: pg.ClientBase, queues: readonly string[]): Promise<PendingJob[]> {
  const there = await client.query<{ there: boolean }>(`SELECT to_regclass('pgboss.job') IS NOT NULL AS there`);
  if (there.rows[0]?.there !== true) return [];
  const { rows } = await client.query<PendingJob & { created: Date; startAfter: Date }>(
    `SELECT id, name AS queue, data, created_on AS created, start_after AS "startAfter" FROM pgboss.job
     WHERE name = ANY($1) AND state < 'completed' ORDER BY created_on, id`,
    [queues],
  );
  return rows.map((job) => ({
    ...job,
    created: job.created.toISOString(),
    startAfter: job.startAfter.toISOString(),
  }));
}
