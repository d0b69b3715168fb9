import type { Database } from '#api/platform/db/database.ts';
import { unfinishedRestore } from '#api/platform/db/unfinishedRestore.ts';

/** A backup that has ended; `bytes` of the archive, null for one that failed. */
export interface EndedBackup {
  readonly started: Date;
  readonly bytes: number | null;
}

/**
 * Records a backup for those who watch; not in a database that an older program has made, without the table, nor while
 * a restore into it has not ended.
 */
export async function recordBackup({ pool }: Pick<Database, 'pool'>, { started, bytes }: EndedBackup): Promise<void> {
  const there = await pool.query<{ there: boolean }>(`SELECT to_regclass('backup_run') IS NOT NULL AS there`);
  if (there.rows[0]?.there !== true) return;
  if ((await unfinishedRestore(pool)) !== null) return;
  await pool.query('INSERT INTO backup_run (started_at, bytes) VALUES ($1, $2)', [started, bytes]);
}
