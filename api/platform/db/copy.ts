import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';

export type CopyValue = string | number | boolean | null | readonly string[] | readonly number[] | Uint8Array;

/** Characters handed to the connection at a time. */
const CHUNK = 1 << 16;

/** Appends rows by COPY. `target` is a table with its columns, `place_v7 (version, id)`; answers the number of rows. */
export async function copyInto(
  client: pg.ClientBase,
  target: string,
  rows: Iterable<readonly CopyValue[]> | AsyncIterable<readonly CopyValue[]>,
): Promise<number> {
  return copyPieces(client, `COPY ${target} FROM STDIN`, chunks(rows));
}

/**
 * Gives out the answer of a COPY statement in pieces of about `pieceBytes`, each when the one before has been taken;
 * answers the number of rows.
 */
export async function copyOut(
  client: pg.ClientBase,
  statement: string,
  pieceBytes: number,
  take: (piece: Buffer) => Promise<void>,
): Promise<number> {
  const stream = client.query(copyTo(statement));
  let chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes < pieceBytes) continue;
    const piece = Buffer.concat(chunks);
    chunks = [];
    bytes = 0;
    await take(piece);
  }
  if (bytes > 0) await take(Buffer.concat(chunks));
  // The number comes after the last row; the next statement waits for it.
  await client.query('SELECT');
  return stream.rowCount;
}

/** Appends what `copyOut` gave out. `statement` is COPY FROM STDIN; answers the number of rows. */
export async function copyPieces(
  client: pg.ClientBase,
  statement: string,
  pieces: AsyncIterable<Buffer>,
): Promise<number> {
  const stream = client.query(copyFrom(statement));
  await pipeline(Readable.from(pieces, { objectMode: false }), stream);
  return stream.rowCount;
}

async function* chunks(
  rows: Iterable<readonly CopyValue[]> | AsyncIterable<readonly CopyValue[]>,
): AsyncGenerator<Buffer> {
  let text = '';
  for await (const row of rows) {
    text += copyLine(row);
    if (text.length >= CHUNK) {
      yield Buffer.from(text);
      text = '';
    }
  }
  if (text !== '') yield Buffer.from(text);
}

/** One row of PostgreSQL's COPY text format. */
export function copyLine(row: readonly CopyValue[]): string {
  let line = '';
  for (const [i, value] of row.entries()) line += i === 0 ? copyField(value) : `\t${copyField(value)}`;
  return `${line}\n`;
}

function copyField(value: CopyValue): string {
  if (value === null) return '\\N';
  if (typeof value === 'string') return escaped(value);
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 't' : 'f';
  if (value instanceof Uint8Array)
    return `\\\\x${Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('hex')}`;
  return escaped(
    `{${value.map((item) => (typeof item === 'string' ? `"${item.replace(/["\\]/g, '\\$&')}"` : item)).join(',')}}`,
  );
}

const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r', '\0': '' };

/** PostgreSQL's text holds no NUL: it is dropped. */
function escaped(text: string): string {
  return /[\\\t\n\r\0]/.test(text) ? text.replace(/[\\\t\n\r\0]/g, (character) => ESCAPES[character] ?? '') : text;
}
