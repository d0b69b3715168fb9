import pg from 'pg';

/** Type ids of PostgreSQL's catalogue: int8, numeric, int8[], date. */
const NUMBERS: ReadonlySet<number> = new Set([20, 1700]);
const INT8_ARRAY = 1016;
const DATE = 1082;

/** How values of columns are read: int8 and numeric come as numbers, as all our ids are < 2^53; dates as texts. */
export function getTypeParser(
  ...args: Parameters<typeof pg.types.getTypeParser>
): ReturnType<typeof pg.types.getTypeParser> {
  const [type, format] = args;
  const oid: number = type;
  if (format !== 'binary' && NUMBERS.has(oid)) return Number;
  if (format !== 'binary' && oid === INT8_ARRAY) return parseNumberArray;
  if (format !== 'binary' && oid === DATE) return String;
  return pg.types.getTypeParser(type, format);
}

function parseNumberArray(text: string): number[] {
  return text === '{}' ? [] : text.slice(1, -1).split(',').map(Number);
}
