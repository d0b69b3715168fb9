import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type pg from 'pg';
import { piece, type SavedTable, TABLES } from '#api/backup/archive/contents.ts';
import type { ArchiveWriter } from '#api/backup/archive/writeArchive.ts';
import { copyOut } from '#api/platform/db/copy.ts';
import { type LiveSet, savedRows } from './rows.ts';

const compress = promisify(gzip);

/** Bytes of rows in one member; a few of them are in memory. */
const PIECE_BYTES = 8 * 2 ** 20;

/** Adds the rows of a table; how many there are. */
export async function saveTable(
  client: pg.ClientBase,
  archive: ArchiveWriter,
  table: SavedTable,
  live: LiveSet | null,
): Promise<number> {
  let pieces = 0;
  const statement = `COPY (${savedRows(table, live)}) TO STDOUT (FORMAT ${table.format})`;
  return copyOut(client, statement, PIECE_BYTES, async (rows) => {
    pieces += 1;
    await archive.add(`${TABLES}${table.name}/${piece(pieces)}.gz`, await compress(rows));
  });
}
