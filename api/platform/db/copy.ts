import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

export type CopyValue = string | number | boolean | null | readonly string[] | readonly number[] | Uint8Array;

/** Characters handed to the connection at a time. */
const CHUNK = 1 << 16;

/** Appends rows by COPY. `target` is a table with its columns, `place_v7 (version, id)`; answers the number of rows. */
export async function copyInto(
  client: pg.ClientBase,
  target: string,
  rows: Iterable<readonly CopyValue[]> | AsyncIterable<readonly CopyValue[]>,
): Promise<number> {
  const stream = client.query(copyFrom(`COPY ${target} FROM STDIN`));
  await pipeline(Readable.from(chunks(rows), { objectMode: false }), stream);
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
