import type pg from 'pg';
import { LossError } from '#api/import/publish/input/coverage.ts';
import type { SourceInput } from '#api/import/records/record.ts';
import type { Database } from '#api/platform/db/database.ts';

/** Stores that a run has begun; answers its id. */
export async function startRun(client: pg.ClientBase, source: string): Promise<number> {
  const answer = await client.query<{ id: number }>('INSERT INTO import_run (source) VALUES ($1) RETURNING id', [
    source,
  ]);
  const id = answer.rows[0]?.id;
  if (id === undefined) throw new Error('the database gave no number for the run');
  return id;
}

/** Stores what the input of a run covers, and of which day it is. */
export async function describeRun(
  client: pg.ClientBase,
  runId: number,
  { coverage, dataDate }: Pick<SourceInput, 'coverage' | 'dataDate'>,
): Promise<void> {
  await client.query('UPDATE import_run SET coverage = $2, data_date = $3 WHERE id = $1', [
    runId,
    JSON.stringify(coverage),
    dataDate?.slice(0, 10) ?? null,
  ]);
}

/**
 * Stores that a run published no version because its input was the same as the stored records. It belongs to the
 * version of the source's last publish: a rollback undoes both.
 */
export async function finishUnchanged(
  client: pg.ClientBase,
  runId: number,
  counts: Readonly<Record<string, unknown>>,
): Promise<void> {
  await client.query(
    `UPDATE import_run r SET state = 'PUBLISHED', message = 'nothing changed', finished_at = now(), counts = $2,
       version = (SELECT last.version FROM import_run last WHERE last.source = r.source AND last.state = 'PUBLISHED'
         ORDER BY last.id DESC LIMIT 1)
     WHERE id = $1`,
    [runId, JSON.stringify(counts)],
  );
}

/**
 * Stores that a run failed, by another connection than the run's own, which may be broken. Where the server cannot be
 * reached, the next start marks the run as failed.
 */
export async function failRun(db: Database, runId: number, error: unknown): Promise<void> {
  await db.pool
    .query(
      `UPDATE import_run SET state = 'FAILED', message = $2, finished_at = now(), counts = $3
       WHERE id = $1 AND state = 'RUNNING'`,
      [runId, messageOf(error), JSON.stringify(error instanceof LossError ? { refused: error.refused } : {})],
    )
    .catch(() => undefined);
}

/** Stores the failure of an import before it could begin a run; nothing where the server cannot be reached. */
export async function storeFailedRun(db: Database, source: string, error: unknown): Promise<void> {
  await db.pool
    .query(`INSERT INTO import_run (source, state, message, finished_at) VALUES ($1, 'FAILED', $2, now())`, [
      source,
      messageOf(error),
    ])
    .catch(() => undefined);
}

function messageOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 1000);
}

/** How many places the live version has; null where nothing is published. */
export async function livePlaceCount(client: pg.ClientBase): Promise<number | null> {
  const answer = await client.query<{ n: number }>(`SELECT place_count AS n FROM data_set WHERE state = 'LIVE'`);
  return answer.rows[0]?.n ?? null;
}
