import { ImportInputError } from '#api/platform/reading.ts';

/** The header of an Arc/Info ASCII grid, before its cells. */
export interface AsciiHeader {
  readonly columns: number;
  readonly rows: number;
  /** Outer edges of the first cell of the last row. */
  readonly west: number;
  readonly south: number;
  readonly cellWidth: number;
  readonly cellHeight: number;
  readonly noData: number | null;
}

const KEYS: ReadonlySet<string> = new Set([
  'ncols',
  'nrows',
  'xllcorner',
  'yllcorner',
  'xllcenter',
  'yllcenter',
  'cellsize',
  'dx',
  'dy',
  'nodata_value',
]);

const LINE = /^[ \t]*([a-z_]+)[ \t]+([^\s]+)[ \t]*\r?\n/i;
/** The first line of cells begins like this: the header is over. */
const CELLS = /^\s*[-+.\d]|^\s*nan\s/i;

/** Whether a file begins as an ASCII grid does. */
export function isAsciiGrid(start: string): boolean {
  const [, key = ''] = LINE.exec(start) ?? [];
  return KEYS.has(key.toLowerCase());
}

/** The header of a file whose beginning is `text`, and where it ends; null: more of the file is needed. */
export function readHeader(file: string, text: string): { readonly header: AsciiHeader; readonly end: number } | null {
  const values = new Map<string, number>();
  let end = 0;
  for (let line = LINE.exec(text); line !== null; line = LINE.exec(text.slice(end))) {
    const [whole, key = '', value = ''] = line;
    if (CELLS.test(whole)) break;
    if (!KEYS.has(key.toLowerCase()))
      throw new ImportInputError(`The header of ${file} has "${key}", which no ASCII grid has.`);
    if (Number.isNaN(Number(value)) && !/^nan$/i.test(value))
      throw new ImportInputError(`The header of ${file} has no number for ${key}, but "${value.slice(0, 20)}".`);
    values.set(key.toLowerCase(), Number(value));
    end += whole.length;
  }
  return CELLS.test(text.slice(end)) ? { header: headerOf(file, values), end } : null;
}

function headerOf(file: string, values: ReadonlyMap<string, number>): AsciiHeader {
  const need = (...keys: readonly string[]): number => {
    const found = keys.map((key) => values.get(key)).find((value) => value !== undefined);
    if (found === undefined) throw new ImportInputError(`The header of ${file} has no ${keys.join(' or ')}.`);
    return found;
  };
  const [columns, rows] = [need('ncols'), need('nrows')];
  if (!(Number.isInteger(columns) && Number.isInteger(rows) && columns > 0 && rows > 0))
    throw new ImportInputError(`The header of ${file} says that it has ${columns} × ${rows} cells.`);
  const [cellWidth, cellHeight] = [need('cellsize', 'dx'), need('cellsize', 'dy')];
  if (!(cellWidth > 0 && cellHeight > 0))
    throw new ImportInputError(`The header of ${file} says that its cells have no size.`);
  const west = need('xllcorner', 'xllcenter') - (values.has('xllcorner') ? 0 : cellWidth / 2);
  const south = need('yllcorner', 'yllcenter') - (values.has('yllcorner') ? 0 : cellHeight / 2);
  return { columns, rows, west, south, cellWidth, cellHeight, noData: values.get('nodata_value') ?? null };
}
