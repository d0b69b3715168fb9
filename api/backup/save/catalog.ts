import type pg from 'pg';
import type { SavedTable } from '#api/backup/archive/contents.ts';
import { partition } from '#api/import/publish/versions/versions.ts';
import { LEFT_OUT, type LiveSet } from './rows.ts';

interface FoundTable {
  readonly name: string;
  /** By version: the rows of the live one are in the partition `<name>_v<version>`. */
  readonly isPartitioned: boolean;
  readonly columns: readonly string[];
  readonly hasBytes: boolean;
}

/** Our tables: those of the schema that statements find, but for partitions and tables of extensions. */
const TABLES = `
  SELECT c.relname AS name, c.relkind = 'p' AS "isPartitioned",
    array_agg(a.attname::text ORDER BY a.attnum) AS columns, bool_or(a.atttypid = 'bytea'::regtype) AS "hasBytes"
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
    AND a.attgenerated = ''
  WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
    AND NOT EXISTS (SELECT FROM pg_depend d
      WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')
  GROUP BY c.oid ORDER BY c.relname`;

/** The definitions of a partition: its keys, then its other indexes, as SQL. */
const DEFINITIONS = `
  SELECT format('ALTER TABLE %I ADD CONSTRAINT %I %s', $1::text, conname, pg_get_constraintdef(oid)) AS sql
  FROM pg_constraint WHERE conrelid = to_regclass($1) AND contype IN ('p', 'u')
  UNION ALL
  SELECT pg_get_indexdef(i.indexrelid, 0, true) FROM pg_index i
  WHERE i.indrelid = to_regclass($1)
    AND NOT EXISTS (SELECT FROM pg_constraint k WHERE k.conindid = i.indexrelid AND k.conrelid = i.indrelid)`;

/** The published data set; null before the first. Index: data_set_one_live. */
export async function liveSet(client: pg.ClientBase): Promise<LiveSet | null> {
  const answer = await client.query<LiveSet>(
    `SELECT version, base_tile_set AS "baseTileSet" FROM data_set WHERE state = 'LIVE'`,
  );
  return answer.rows[0] ?? null;
}

/** All tables of ours. */
export async function ourTables(client: Pick<pg.ClientBase, 'query'>): Promise<readonly FoundTable[]> {
  return (await client.query<FoundTable>(TABLES)).rows;
}

/** The tables that a backup holds. */
export async function savedTables(client: pg.ClientBase, live: LiveSet | null): Promise<SavedTable[]> {
  const rows = await ourTables(client);
  const partitioned = rows.filter(({ isPartitioned }) => isPartitioned).map(({ name }) => name);
  const tables: SavedTable[] = [];
  for (const { name, isPartitioned, columns, hasBytes } of rows) {
    if (Object.hasOwn(LEFT_OUT, name) || partitioned.some((parent) => isVersionOf(name, parent))) continue;
    if (isPartitioned && live === null) continue;
    const version = isPartitioned ? (live?.version ?? null) : null;
    tables.push({
      name,
      columns: [...columns],
      // Bytes as text are twice as long.
      format: hasBytes ? 'binary' : 'text',
      version,
      definitions: version === null ? [] : await definitionsOf(client, partition(name, version)),
    });
  }
  return tables;
}

/** Tables of a version that is being written are no partitions yet. */
function isVersionOf(name: string, parent: string): boolean {
  return name.startsWith(`${parent}_v`) && /^\d+$/.test(name.slice(parent.length + 2));
}

async function definitionsOf(client: pg.ClientBase, partition: string): Promise<string[]> {
  const { rows } = await client.query<{ sql: string }>(DEFINITIONS, [partition]);
  return rows.map(({ sql }) => sql);
}

/** The last number of each sequence; null where none was given out. */
export async function sequences(
  client: pg.ClientBase,
): Promise<{ readonly name: string; readonly last: number | null }[]> {
  const { rows } = await client.query<{ name: string; last: number | null }>(
    `SELECT sequencename::text AS name, last_value AS last FROM pg_sequences WHERE schemaname = current_schema()
     ORDER BY sequencename`,
  );
  return rows;
}
