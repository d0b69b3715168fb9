import type { Queryable } from './rows.ts';

// A table marks a database into which a backup is being restored. It is no part of the schema: a restore makes it first
// and drops it last, so that nothing serves half of a backup, also after the process was killed.

export interface UnfinishedRestore {
  /** Id of the backup. */
  readonly backup: string;
  /** Whether the rows are there already. */
  readonly isLoaded: boolean;
}

/** The restore that was begun and has not ended; null without one. */
export async function unfinishedRestore(client: Queryable): Promise<UnfinishedRestore | null> {
  const there = await client.query<{ there: boolean }>(`SELECT to_regclass('unfinished_restore') IS NOT NULL AS there`);
  if (there.rows[0]?.there !== true) return null;
  const answer = await client.query<UnfinishedRestore>('SELECT backup, loaded AS "isLoaded" FROM unfinished_restore');
  return answer.rows[0] ?? null;
}

/** Marks the database as being restored; another mark is replaced. */
export async function markRestore(client: Queryable, { backup, isLoaded }: UnfinishedRestore): Promise<void> {
  await client.query('CREATE TABLE IF NOT EXISTS unfinished_restore (backup uuid NOT NULL, loaded boolean NOT NULL)');
  await client.query('DELETE FROM unfinished_restore');
  await client.query('INSERT INTO unfinished_restore VALUES ($1, $2)', [backup, isLoaded]);
}

export async function endRestore(client: Queryable): Promise<void> {
  await client.query('DROP TABLE unfinished_restore');
}

/** Throws while a restore has not ended. */
export async function refuseUnfinished(client: Queryable): Promise<void> {
  if ((await unfinishedRestore(client)) !== null)
    throw new Error(
      'A restore into this database has not ended: start `npm run restore` with the same backup again, ' +
        'or take an empty database.',
    );
}
