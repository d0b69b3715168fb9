/** The cells of an extract, which are z14 tiles; each has a number, counted from 0 row by row. */
export interface Grid {
  /** Column and row of the first tile. */
  readonly column: number;
  readonly row: number;
  readonly columns: number;
  readonly rows: number;
}

/** A side of a cell. */
export interface Side {
  /** Number of the cell on the other side. */
  readonly neighbour: number;
  /** The two corners that both cells share, of this cell's four (south-west, south-east, north-east, north-west). */
  readonly shared: readonly [number, number];
  /** Direction of the neighbour. */
  readonly dx: number;
  readonly dy: number;
}

const SIDES = [
  { dx: 0, dy: 1, shared: [0, 1] },
  { dx: 1, dy: 0, shared: [1, 2] },
  { dx: 0, dy: -1, shared: [2, 3] },
  { dx: -1, dy: 0, shared: [3, 0] },
] as const;

/** The number of a cell by its column and row, counted from those of the grid; null outside the grid. */
export function numberOf({ columns, rows }: Grid, column: number, row: number): number | null {
  return column < 0 || row < 0 || column >= columns || row >= rows ? null : row * columns + column;
}

/** Column and row of the tile that a cell is. */
export function placeOf({ column, row, columns }: Grid, i: number): [column: number, row: number] {
  return [column + (i % columns), row + Math.floor(i / columns)];
}

/** The sides of a cell that it shares with other cells of the grid. */
export function sidesOf(grid: Grid, i: number): Side[] {
  const [column, row] = [i % grid.columns, Math.floor(i / grid.columns)];
  return SIDES.flatMap((side) => {
    const neighbour = numberOf(grid, column + side.dx, row + side.dy);
    return neighbour === null ? [] : [{ ...side, neighbour }];
  });
}

/** A cell and the up to eight cells around it. */
export function cellsAround(grid: Grid, i: number): number[] {
  const [column, row] = [i % grid.columns, Math.floor(i / grid.columns)];
  return [-1, 0, 1].flatMap((dy) => [-1, 0, 1].flatMap((dx) => numberOf(grid, column + dx, row + dy) ?? []));
}
