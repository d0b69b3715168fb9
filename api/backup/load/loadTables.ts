import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type pg from 'pg';
import { type About, GZIPPED, type Manifest, type SavedTable, TABLES } from '#api/backup/archive/contents.ts';
import { BackupError } from '#api/backup/core/backupError.ts';
import { ourTables } from '#api/backup/save/catalog.ts';
import { LEFT_OUT, quoted } from '#api/backup/save/rows.ts';
import { attachVersion, createVersion, partition } from '#api/import/publish/versions/versions.ts';
import { copyPieces } from '#api/platform/db/copy.ts';
import type { Progress } from '#api/platform/reading.ts';
import { withoutForeignKeys } from './foreignKeys.ts';
import type { Members } from './members.ts';

const decompress = promisify(gunzip);

export interface LoadedTables {
  readonly tables: number;
  readonly rows: number;
  /** Tables of the backup that the schema does not have: somebody else's in the same database. */
  readonly foreign: readonly string[];
}

/**
 * Fills the tables of an empty schema, which is that of the backup, within the transaction of `client`. Throws
 * BackupError where a table has not as many rows as it had.
 */
export async function loadTables(
  client: pg.ClientBase,
  members: Members,
  { about, manifest }: { readonly about: About; readonly manifest: Manifest },
  progress: Progress,
): Promise<LoadedTables> {
  const there = new Set((await ourTables(client)).map(({ name }) => name));
  const known = about.tables.filter(({ name }) => there.has(name) && !Object.hasOwn(LEFT_OUT, name));
  const rows = await withoutForeignKeys(client, async () => {
    await createVersions(client, known);
    let sum = 0;
    for (const [at, table] of about.tables.entries()) {
      if (known.includes(table)) sum += await loadTable(client, members, table, rowsOf(manifest, table));
      else await skip(members, table);
      progress('Restoring tables', at + 1, about.tables.length, 'tables');
    }
    await attachVersions(client, known, progress);
    return sum;
  });
  await advance(client, manifest);
  const foreign = about.tables.map(({ name }) => name).filter((name) => !there.has(name));
  return { tables: known.length, rows, foreign };
}

function rowsOf({ tables }: Manifest, { name }: SavedTable): number {
  return tables.find((table) => table.name === name)?.rows ?? 0;
}

async function loadTable(client: pg.ClientBase, members: Members, table: SavedTable, rows: number): Promise<number> {
  const { name, version, columns, format } = table;
  const target = quoted(version === null ? name : partition(name, version));
  const statement = `COPY ${target} (${columns.map(quoted).join(', ')}) FROM STDIN (FORMAT ${format})`;
  // The triggers would record a second time what the backup already holds, such as deletions.
  await client.query(`ALTER TABLE ${target} DISABLE TRIGGER USER`);
  // COPY in binary form takes no empty stream.
  const loaded = rows === 0 ? 0 : await copyPieces(client, statement, pieces(members, table));
  if (rows === 0) await skip(members, table);
  await client.query(`ALTER TABLE ${target} ENABLE TRIGGER USER`);
  if (loaded !== rows) throw new BackupError(`${name} has ${loaded} rows in the backup, and had ${rows}.`);
  return loaded;
}

async function* pieces(members: Members, { name }: SavedTable): AsyncGenerator<Buffer> {
  for await (const member of members.group(`${TABLES}${name}/`))
    yield member.name.endsWith(GZIPPED) ? await decompress(member.content) : member.content;
}

async function skip(members: Members, { name }: SavedTable): Promise<void> {
  for await (const _ of members.group(`${TABLES}${name}/`)) continue;
}

/** The tables of each version that is restored; there is one. */
function versionsOf(tables: readonly SavedTable[]): ReadonlyMap<number, string[]> {
  const versions = new Map<number, string[]>();
  for (const { name, version } of tables)
    if (version !== null) versions.set(version, [...(versions.get(version) ?? []), name]);
  return versions;
}

async function createVersions(client: pg.ClientBase, tables: readonly SavedTable[]): Promise<void> {
  for (const [version, names] of versionsOf(tables)) await createVersion(client, version, names);
}

/** Makes the indexes that the version had, and attaches its tables. */
async function attachVersions(client: pg.ClientBase, tables: readonly SavedTable[], progress: Progress): Promise<void> {
  const definitions = tables.flatMap((table) => table.definitions);
  for (const [at, definition] of definitions.entries()) {
    await client.query(definition);
    progress('Making indexes', at + 1, definitions.length, 'indexes');
  }
  for (const [version, names] of versionsOf(tables)) await attachVersion(client, version, names);
}

/**
 * By how much sequences are ahead of the backup: numbers that were given out after it, such as those of versions and
 * tile sets, are in addresses that browsers and CDNs cache for ever, and must not be given out again for other things.
 */
const AHEAD = 10_000;

async function advance(client: pg.ClientBase, { sequences }: Manifest): Promise<void> {
  for (const { name, last } of sequences)
    await client.query(
      `SELECT setval(s.seqrelid::regclass, least($2::bigint + ${AHEAD}, s.seqmax)) FROM pg_sequence s
       WHERE s.seqrelid = to_regclass($1) AND $2::bigint IS NOT NULL`,
      [quoted(name), last],
    );
}
