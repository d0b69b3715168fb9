import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { type NamelessFile, readAllBytes, writeAllBytes } from '#api/platform/files/namelessFile.ts';
import { ImportInputError } from '#api/platform/reading.ts';
import { type AsciiHeader, readHeader } from './asciiHeader.ts';
import type { Crs } from './crs.ts';
import { heightOf, type Sheet } from './sheet.ts';

/** A file of cells of all grids of an import, as 32-bit floats: text cannot be read from the middle. */
export interface CellSpool extends Pick<NamelessFile, 'descriptor'> {
  end: number;
}

export interface AsciiOptions {
  readonly crs: Crs;
  readonly spool: CellSpool;
  readonly isZipped: boolean;
}

const FLOAT_BYTES = 4;
const BLOCK_ROWS = 256;

/** Reads an Arc/Info ASCII grid whole, once. Throws ImportInputError. */
export async function openAsciiGrid(file: string, options: AsciiOptions): Promise<Sheet> {
  const { header, start } = await spoolCells(file, options);
  const { columns, rows, west, south, cellWidth, cellHeight } = header;
  return {
    file,
    crs: options.crs,
    columns,
    rows,
    west,
    north: south + rows * cellHeight,
    cellWidth,
    cellHeight,
    blockColumns: columns,
    blockRows: BLOCK_ROWS,
    readBlock: async (_column, row) => {
      const count = Math.min(BLOCK_ROWS, rows - row * BLOCK_ROWS) * columns;
      const heights = new Float32Array(count);
      const from = start + row * BLOCK_ROWS * columns * FLOAT_BYTES;
      readAllBytes(options.spool.descriptor, Buffer.from(heights.buffer), from);
      return { columns, rows: count / columns, heights };
    },
    close: async () => undefined,
  };
}

/** Writes the cells to the spool; answers the header and where the first cell lies. */
async function spoolCells(
  file: string,
  { spool, isZipped }: AsciiOptions,
): Promise<{ readonly header: AsciiHeader; readonly start: number }> {
  const start = spool.end;
  let head = '';
  let cells: CellWriter | null = null;
  for await (const text of textOf(file, isZipped)) {
    if (cells !== null) {
      cells.take(text);
      continue;
    }
    head += text;
    const found = readHeader(file, head);
    if (found === null) continue;
    cells = new CellWriter(file, found.header, spool);
    cells.take(head.slice(found.end));
  }
  if (cells === null) throw new ImportInputError(`${file} is cut short: it ends within its header.`);
  cells.finish();
  return { header: cells.header, start };
}

async function* textOf(file: string, isZipped: boolean): AsyncGenerator<string> {
  const bytes = createReadStream(file, { highWaterMark: 2 ** 18 });
  // Errors reach the loop below by the last stream, and a loop that is left early closes the file.
  const stream = isZipped ? pipeline(bytes, createGunzip(), () => undefined) : bytes;
  try {
    for await (const chunk of stream) yield Buffer.from(chunk).toString('latin1');
  } catch (cause) {
    throw new ImportInputError(`${file} cannot be read: it is damaged or cut short.`, { cause });
  }
}

/** Takes the text after the header in parts of any length. */
class CellWriter {
  readonly header: AsciiHeader;
  readonly #file: string;
  readonly #spool: CellSpool;
  readonly #row: Float32Array;
  #column = 0;
  #rows = 0;
  #rest = '';

  constructor(file: string, header: AsciiHeader, spool: CellSpool) {
    [this.#file, this.header, this.#spool] = [file, header, spool];
    this.#row = new Float32Array(header.columns);
  }

  take(text: string): void {
    const words = (this.#rest + text).split(/\s+/);
    this.#rest = words.pop() ?? '';
    for (const word of words) if (word !== '') this.#add(word);
  }

  /** Throws ImportInputError where cells are missing. */
  finish(): void {
    this.take(' ');
    const { columns, rows } = this.header;
    if (this.#rows < rows)
      throw new ImportInputError(
        `${this.#file} is cut short: it has ${this.#rows * columns + this.#column} of ${rows * columns} heights.`,
      );
  }

  #add(word: string): void {
    const value = Number(word);
    const at = () => `row ${this.#rows + 1}, column ${this.#column + 1}`;
    if (Number.isNaN(value) && !/^[-+]?nan$/i.test(word))
      throw new ImportInputError(`${this.#file} has no number in ${at()}, but "${word.slice(0, 20)}".`);
    if (this.#rows === this.header.rows)
      throw new ImportInputError(`${this.#file} has more heights than its header says.`);
    this.#row[this.#column] = heightOf(value, this.header.noData);
    this.#column += 1;
    if (this.#column < this.header.columns) return;
    const bytes = Buffer.from(this.#row.buffer);
    writeAllBytes(this.#spool.descriptor, bytes, this.#spool.end);
    this.#spool.end += bytes.length;
    this.#column = 0;
    this.#rows += 1;
  }
}
