import type { Crs } from './crs.ts';

/** One file of an elevation model: a grid of cells, rows counted from the north. */
export interface Sheet {
  readonly file: string;
  readonly crs: Crs;
  readonly columns: number;
  readonly rows: number;
  /** Outer edges of the first cell, in the units of the reference system. */
  readonly west: number;
  readonly north: number;
  readonly cellWidth: number;
  readonly cellHeight: number;
  /** Cells are read in blocks of this size; those at the east and south edge may be smaller. */
  readonly blockColumns: number;
  readonly blockRows: number;
  /** Metres, row by row, NaN where there is no height. Throws ImportInputError. */
  readBlock(column: number, row: number): Promise<Block>;
  close(): Promise<void>;
}

export interface Block {
  readonly columns: number;
  readonly rows: number;
  readonly heights: Float32Array;
}

/** No land of the earth lies beyond: what says so marks a cell without a height. */
const LOWEST_M = -500;
const HIGHEST_M = 9000;

/** Metres are cell × scale + offset. */
export interface CellUnit {
  readonly scale: number;
  readonly offset: number;
}

const METRES: CellUnit = { scale: 1, offset: 0 };

/** A number of a file as a height: NaN where it says that there is none, which it says before it is scaled. */
export function heightOf(value: number, noData: number | null, { scale, offset } = METRES): number {
  const height = value === noData ? NaN : value * scale + offset;
  return height >= LOWEST_M && height <= HIGHEST_M ? height : NaN;
}
