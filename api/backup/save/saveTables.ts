import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type pg from 'pg';
import { GZIPPED, piece, type SavedTable, TABLES } from '#api/backup/archive/contents.ts';
import type { ArchiveWriter } from '#api/backup/archive/writeArchive.ts';
import { copyOut } from '#api/platform/db/copy.ts';
import { type LiveSet, savedRows } from './rows.ts';

const compress = promisify(gzip);

/** Bytes of rows in one member; a few of them are in memory. */
const PIECE_BYTES = 8 * 2 ** 20;

/** Rows that become hardly smaller, such as map tiles that are compressed already, are not worth the time. */
const WORTHWHILE = 0.9;

/** Adds the rows of a table; how many there are. */
export async function saveTable(
  client: pg.ClientBase,
  archive: ArchiveWriter,
  table: SavedTable,
  live: LiveSet | null,
): Promise<number> {
  let pieces = 0;
  let isCompressed = true;
  const statement = `COPY (${savedRows(table, live)}) TO STDOUT (FORMAT ${table.format})`;
  return copyOut(client, statement, PIECE_BYTES, async (rows) => {
    pieces += 1;
    const name = `${TABLES}${table.name}/${piece(pieces)}`;
    if (!isCompressed) return archive.add(name, rows);
    const compressed = await compress(rows);
    // The pieces of a table are alike.
    isCompressed = compressed.length < rows.length * WORTHWHILE;
    await archive.add(name + GZIPPED, compressed);
  });
}
