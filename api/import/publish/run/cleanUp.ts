import type pg from 'pg';
import { dropUnseenTiles } from '#api/basemap/store/baseTileSets.ts';
import { VERSIONED_TABLES } from '#api/import/publish/versions/indexes.ts';
import { dropVersion } from '#api/import/publish/versions/versions.ts';
import { type Database, IMPORTING } from '#api/platform/db/database.ts';
import { tryImportLock } from './session.ts';

/**
 * Cleans up after dead processes: runs that never finished, versions half built, tables and base tiles of versions no
 * longer served. For the start of a server; does nothing while an import runs, since another process may be at work.
 */
export async function recoverImports(db: Database): Promise<void> {
  await tryImportLock(db, cleanUp);
}

/** Cleans up after dead processes; the caller holds the import lock. */
export async function cleanUp(client: pg.ClientBase): Promise<void> {
  await client.query(
    `UPDATE import_run SET state = 'FAILED', message = 'interrupted: the process ended before the import was published',
       finished_at = now()
     WHERE state = 'RUNNING'`,
  );
  await client.query(`UPDATE data_set SET state = 'FAILED' WHERE state = 'BUILDING'`);
  await dropUnseenTiles(client);
  await dropUnserved(client);
}

/** How long dropping waits for the readers of an old version; after it the tables stay for the next clean-up. */
const DROP_PATIENCE = '3s';

/**
 * Drops the tables of every version that is neither held nor being built, as far as readers let it.
 */
export async function dropUnserved(client: pg.ClientBase): Promise<void> {
  const tables = VERSIONED_TABLES.map(({ name }) => name).join('|');
  const answer = await client.query<{ version: number }>(
    `SELECT DISTINCT substring(relname FROM '_v([0-9]+)$')::int AS version FROM pg_class
     WHERE relkind = 'r' AND pg_table_is_visible(oid) AND relname ~ $1
     EXCEPT SELECT version FROM data_set WHERE state IN ('LIVE', 'PREVIOUS', 'HELD', 'BUILDING') ORDER BY version`,
    [`^(${tables})_v[0-9]+$`],
  );
  if (answer.rows.length === 0) return;
  await client.query(`SET statement_timeout = '${DROP_PATIENCE}'`);
  try {
    for (const { version } of answer.rows) await dropVersion(client, version);
  } catch {
    // Tables of versions that nobody is served from; the next import or start tries again.
  } finally {
    await client.query(`SET statement_timeout = ${IMPORTING.statementMs}`);
  }
}
