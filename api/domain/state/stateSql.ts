import type { Pool } from 'pg';
import { rowsOf } from '#api/platform/db/rows.ts';

/** Jobs of one queue that are not done. */
export interface PendingQueue {
  readonly queue: string;
  /** Due, and not begun. */
  readonly due: number;
  readonly running: number;
  /** Failed at least once, and tried again later. */
  readonly retrying: number;
  /** When the oldest of those that are due was to begin; null without any. */
  readonly oldest: Date | null;
}

/** Index: none of ours; pg-boss deletes jobs that are done after minutes. */
export async function pendingQueues(pool: Pool): Promise<PendingQueue[]> {
  const there = await rowsOf<{ there: boolean }>(pool, `SELECT to_regclass('pgboss.job') IS NOT NULL AS there`, []);
  if (there[0]?.there !== true) return [];
  return rowsOf(
    pool,
    `SELECT name AS queue, count(*) FILTER (WHERE state < 'active' AND start_after <= now()) AS due,
       count(*) FILTER (WHERE state = 'active') AS running, count(*) FILTER (WHERE state = 'retry') AS retrying,
       min(start_after) FILTER (WHERE state < 'active' AND start_after <= now()) AS oldest
     FROM pgboss.job WHERE state < 'completed' AND name NOT LIKE '\\_\\_pgboss%' GROUP BY name ORDER BY name`,
    [],
  );
}

/** The latest run of the import of one source. */
export interface LatestImport {
  readonly source: string;
  readonly state: 'RUNNING' | 'PUBLISHED' | 'FAILED' | 'ROLLED_BACK';
  readonly started: Date;
  readonly finished: Date | null;
  /** When the source was last published. */
  readonly published: Date | null;
}

/** Reads `import_run` from end to end: some rows for each import. */
export function latestImports(pool: Pool): Promise<LatestImport[]> {
  return rowsOf(
    pool,
    `SELECT DISTINCT ON (source) source, state, started_at AS started, finished_at AS finished,
       max(finished_at) FILTER (WHERE state = 'PUBLISHED') OVER (PARTITION BY source) AS published
     FROM import_run ORDER BY source, id DESC`,
    [],
  );
}

export interface LatestBackups {
  /** The latest that succeeded. */
  readonly finished: Date | null;
  readonly bytes: number | null;
  /** The latest that failed. */
  readonly failed: Date | null;
}

/** Reads `backup_run` from end to end: a row for each night. */
export async function latestBackups(pool: Pool): Promise<LatestBackups> {
  const [row] = await rowsOf<LatestBackups>(
    pool,
    `SELECT max(finished_at) FILTER (WHERE bytes IS NOT NULL) AS finished,
       (array_agg(bytes ORDER BY id DESC) FILTER (WHERE bytes IS NOT NULL))[1] AS bytes,
       max(finished_at) FILTER (WHERE bytes IS NULL) AS failed
     FROM backup_run`,
    [],
  );
  return row ?? { finished: null, bytes: null, failed: null };
}

export interface DatabaseSize {
  /** Of the database with its indexes. */
  readonly bytes: number;
  /** Such as `18.1`. */
  readonly version: string;
  readonly connections: number;
  readonly maxConnections: number;
}

/** Sizes by the file system, connections by what the server shows of its processes. */
export async function databaseSize(pool: Pool): Promise<DatabaseSize> {
  const [row] = await rowsOf<DatabaseSize>(
    pool,
    `SELECT pg_database_size(current_database()) AS bytes,
      split_part(current_setting('server_version'), ' ', 1) AS version,
       (SELECT count(*) FROM pg_stat_activity WHERE backend_type = 'client backend') AS connections,
       current_setting('max_connections')::int AS "maxConnections"`,
    [],
  );
  return row ?? { bytes: 0, version: '', connections: 0, maxConnections: 0 };
}
