import { LRUCache } from 'lru-cache';
import { ImportInputError } from '#api/platform/reading.ts';
import { type Position, boundsOf, type Bounds } from '#common/geo/bounds.ts';
import type { Crs } from '../sheets/crs.ts';
import type { Block, Sheet } from '../sheets/sheet.ts';

/** Blocks of sheets in memory. */
const CACHE_BYTES = 48 * 2 ** 20;
/** Cells that one tile may need: more would not fit into memory. */
const WINDOW_CELLS_MAX = 2 ** 24;
/** Grids whose cells lie this near to each other, in cells, are one. */
const SAME_CELL = 0.01;

export type BlockCache = LRUCache<
  string,
  Block,
  { readonly sheet: Sheet; readonly column: number; readonly row: number }
>;

/** The blocks that were read last, of all sheets. */
export function blockCache(): BlockCache {
  return new LRUCache({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ heights }) => heights.byteLength + 100,
    fetchMethod: (_key, _stale, { context: { sheet, column, row } }) => sheet.readBlock(column, row),
  });
}

/** Sheets of one grid, as one: their cells are neighbours over the edges of sheets. */
export interface Mosaic {
  readonly crs: Crs;
  readonly cellWidth: number;
  readonly cellHeight: number;
  /** Outer edges of the cell 0, 0. */
  readonly west: number;
  readonly north: number;
  readonly parts: readonly Part[];
}

interface Part {
  readonly sheet: Sheet;
  /** Of its first cell in the mosaic. */
  readonly column: number;
  readonly row: number;
  readonly bounds: Bounds;
}

/** Joins sheets of the same cells; the finest model comes first, then the one named first. */
export function mosaicsOf(sheets: readonly Sheet[]): readonly Mosaic[] {
  const mosaics: (Omit<Mosaic, 'parts'> & { readonly parts: Part[] })[] = [];
  for (const sheet of sheets) {
    const found = mosaics.find((mosaic) => isOfGrid(mosaic, sheet));
    const { crs, cellWidth, cellHeight, west, north } = sheet;
    const mosaic = found ?? { crs, cellWidth, cellHeight, west, north, parts: [] };
    if (found === undefined) mosaics.push(mosaic);
    const [column, row] = cellsApart(mosaic, sheet);
    mosaic.parts.push({ sheet, column: Math.round(column), row: Math.round(row), bounds: boundsOfSheet(sheet) });
  }
  return mosaics.toSorted((a, b) => cellSideM(a) - cellSideM(b));
}

const DEGREE_M = 111_000;

/** How far a cell reaches from north to south, about, metres. */
export function cellSideM({ crs, cellHeight }: Pick<Mosaic, 'crs' | 'cellHeight'>): number {
  return cellHeight * (crs.isInDegrees ? DEGREE_M : 1);
}

function cellsApart(mosaic: Omit<Mosaic, 'parts'>, { west, north }: Sheet): readonly [number, number] {
  return [(west - mosaic.west) / mosaic.cellWidth, (mosaic.north - north) / mosaic.cellHeight];
}

function isOfGrid(mosaic: Omit<Mosaic, 'parts'>, sheet: Sheet): boolean {
  // Over the whole sheet the cells may come no further apart than this.
  const isNear = (a: number, b: number, cells: number) => Math.abs(a / b - 1) * cells < SAME_CELL;
  return (
    mosaic.crs.code === sheet.crs.code &&
    isNear(sheet.cellWidth, mosaic.cellWidth, sheet.columns) &&
    isNear(sheet.cellHeight, mosaic.cellHeight, sheet.rows) &&
    cellsApart(mosaic, sheet).every((cells) => Math.abs(cells - Math.round(cells)) < SAME_CELL)
  );
}

const EDGE_STEPS = 16;

/** The bounds of a sheet, by points along its edges: they are bent in degrees. */
function boundsOfSheet({ crs, west, north, columns, rows, cellWidth, cellHeight }: Sheet): Bounds {
  const points: Position[] = [];
  for (let i = 0; i <= EDGE_STEPS; i++)
    for (const [x, y] of [
      [i / EDGE_STEPS, 0],
      [i / EDGE_STEPS, 1],
      [0, i / EDGE_STEPS],
      [1, i / EDGE_STEPS],
    ] as const)
      points.push(crs.to([west + x * columns * cellWidth, north - y * rows * cellHeight]));
  return boundsOf(points);
}

/** A box of cells of a mosaic, both ends included. */
export interface CellRange {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Cells of a mosaic in memory. */
export interface Window extends CellRange {
  readonly columns: number;
  readonly heights: Float32Array;
}

/** Reads the cells of a box; null where no sheet has one there. */
export async function readWindow(mosaic: Mosaic, range: CellRange, cache: BlockCache): Promise<Window | null> {
  const parts = mosaic.parts.filter(
    ({ sheet, column, row }) =>
      column <= range.right &&
      column + sheet.columns > range.left &&
      row <= range.bottom &&
      row + sheet.rows > range.top,
  );
  if (parts.length === 0) return null;
  const columns = range.right - range.left + 1;
  const cells = columns * (range.bottom - range.top + 1);
  if (cells > WINDOW_CELLS_MAX)
    throw new ImportInputError('The cells of the model are so small that a tile of them does not fit into memory.');
  const window = { ...range, columns, heights: new Float32Array(cells).fill(NaN) };
  for (const part of parts) await fill(window, part, cache);
  return window;
}

/** Adds the cells of a sheet where there are none yet. */
async function fill(window: Window, { sheet, column, row }: Part, cache: BlockCache): Promise<void> {
  const { blockColumns, blockRows } = sheet;
  const first = (from: number, at: number, size: number) => Math.floor(Math.max(0, from - at) / size);
  const last = (to: number, at: number, count: number, size: number) => Math.floor(Math.min(to - at, count - 1) / size);
  for (let y = first(window.top, row, blockRows); y <= last(window.bottom, row, sheet.rows, blockRows); y++)
    for (
      let x = first(window.left, column, blockColumns);
      x <= last(window.right, column, sheet.columns, blockColumns);
      x++
    ) {
      const block = await cache.fetch(`${sheet.file}\n${x}/${y}`, { context: { sheet, column: x, row: y } });
      if (block !== undefined) copy(window, block, column + x * blockColumns, row + y * blockRows);
    }
}

function copy(window: Window, block: Block, column: number, row: number): void {
  const top = Math.max(window.top, row);
  const bottom = Math.min(window.bottom, row + block.rows - 1);
  const left = Math.max(window.left, column);
  const right = Math.min(window.right, column + block.columns - 1);
  for (let y = top; y <= bottom; y++) {
    let from = (y - row) * block.columns + left - column;
    let to = (y - window.top) * window.columns + left - window.left;
    for (let x = left; x <= right; x++, from++, to++) {
      const height = block.heights[from] ?? NaN;
      if (Number.isNaN(window.heights[to])) window.heights[to] = height;
    }
  }
}
