/** A made grid of text, 10 m cells in EPSG:3067 unless said. */
export interface MadeGrid {
  readonly west: number;
  readonly south: number;
  readonly columns: number;
  readonly rows: number;
  readonly cellM?: number;
  /** Metres; NaN for none. Columns and rows count from the north-west corner. */
  readonly height: (column: number, row: number) => number;
}

export function gridText({ west, south, columns, rows, cellM = 10, height }: MadeGrid): string {
  const cell = (value: number) => (Number.isNaN(value) ? '-9999' : String(value));
  const lines = Array.from({ length: rows }, (_row, row) =>
    Array.from({ length: columns }, (_column, column) => cell(height(column, row))).join(' '),
  );
  const head = [`ncols ${columns}`, `nrows ${rows}`, `xllcorner ${west}`, `yllcorner ${south}`, `cellsize ${cellM}`];
  return `${[...head, 'NODATA_value -9999', ...lines].join('\n')}\n`;
}
