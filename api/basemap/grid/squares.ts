import type { TileAddress } from '#common/geo/tileGrid.ts';

/** Neighbouring squares of one row: row, first and last column. */
export type SquareRun = readonly [row: number, west: number, east: number];

/** Squares as runs, from north to south and from west to east. */
export function runsOf(squares: readonly Pick<TileAddress, 'x' | 'y'>[]): SquareRun[] {
  const runs: [row: number, west: number, east: number][] = [];
  for (const { x, y } of squares.toSorted((a, b) => a.y - b.y || a.x - b.x)) {
    const last = runs.at(-1);
    if (last !== undefined && last[0] === y && x <= last[2] + 1) last[2] = Math.max(last[2], x);
    else runs.push([y, x, x]);
  }
  return runs;
}
