import { fromTileGrid, type TileAddress } from '#common/geo/tileGrid.ts';
import { heightBetween } from '#common/relief/heightBetween.ts';
import { type BlockCache, type CellRange, type Mosaic, readWindow, type Window } from './mosaic.ts';

/** Pixels of a tile's side. */
export const TILE_PX = 256;

/** Between so many pixels the position in the grid is projected; within them it runs evenly, to a millimetre. */
const NODE_PX = 16;
const NODES = TILE_PX / NODE_PX + 1;
/** Samples along a pixel's side at most, where cells are smaller than pixels. */
const SAMPLES_MAX = 4;

/** Column and row in the grid at the corners of squares of pixels; the centre of the first cell is 0, 0. */
interface Nodes {
  readonly columns: Float64Array;
  readonly rows: Float64Array;
}

/** Heights of a tile, row by row; NaN where there is none; null where no mosaic has any. */
export async function resample(
  tile: TileAddress,
  mosaics: readonly Mosaic[],
  cache: BlockCache,
): Promise<Float32Array | null> {
  let heights: Float32Array | null = null;
  for (const mosaic of mosaics) {
    const nodes = nodesOf(tile, mosaic);
    const window = await readWindow(mosaic, rangeOf(nodes), cache);
    if (window === null) continue;
    heights ??= new Float32Array(TILE_PX ** 2).fill(NaN);
    sampleTile(heights, nodes, window, samplesOf(nodes));
  }
  return heights?.some((height) => !Number.isNaN(height)) === true ? heights : null;
}

function nodesOf({ z, x, y }: TileAddress, { crs, west, north, cellWidth, cellHeight }: Mosaic): Nodes {
  const [columns, rows] = [new Float64Array(NODES ** 2), new Float64Array(NODES ** 2)];
  for (let j = 0; j < NODES; j++)
    for (let i = 0; i < NODES; i++) {
      const [east, up] = crs.from(fromTileGrid([x + i / (NODES - 1), y + j / (NODES - 1)], z));
      columns[j * NODES + i] = (east - west) / cellWidth - 0.5;
      rows[j * NODES + i] = (north - up) / cellHeight - 0.5;
    }
  return { columns, rows };
}

function rangeOf({ columns, rows }: Nodes): CellRange {
  return {
    left: Math.floor(Math.min(...columns)) - 1,
    right: Math.ceil(Math.max(...columns)) + 1,
    top: Math.floor(Math.min(...rows)) - 1,
    bottom: Math.ceil(Math.max(...rows)) + 1,
  };
}

/** How many samples are averaged along a pixel's side, so that none of many small cells is passed over. */
function samplesOf({ columns, rows }: Nodes): number {
  const cells = Math.hypot((columns[NODES - 1] ?? 0) - (columns[0] ?? 0), (rows[NODES - 1] ?? 0) - (rows[0] ?? 0));
  return Math.min(SAMPLES_MAX, Math.max(1, Math.round(cells / TILE_PX)));
}

/** Fills the pixels that have no height yet. */
function sampleTile(heights: Float32Array, { columns, rows }: Nodes, window: Window, samples: number): void {
  for (let py = 0; py < TILE_PX; py++)
    for (let px = 0; px < TILE_PX; px++) {
      const at = py * TILE_PX + px;
      if (!Number.isNaN(heights[at])) continue;
      if (samples === 1) {
        const [x, y] = [(px + 0.5) / NODE_PX, (py + 0.5) / NODE_PX];
        heights[at] = heightAt(window, between(columns, x, y), between(rows, x, y));
        continue;
      }
      let [sum, count] = [0, 0];
      for (let sy = 0; sy < samples; sy++)
        for (let sx = 0; sx < samples; sx++) {
          const [x, y] = [(px + (sx + 0.5) / samples) / NODE_PX, (py + (sy + 0.5) / samples) / NODE_PX];
          const height = heightAt(window, between(columns, x, y), between(rows, x, y));
          if (Number.isNaN(height)) continue;
          sum += height;
          count += 1;
        }
      if (count * 2 > samples ** 2) heights[at] = sum / count;
    }
}

function between(nodes: Float64Array, x: number, y: number): number {
  const [i, j] = [Math.min(Math.floor(x), NODES - 2), Math.min(Math.floor(y), NODES - 2)];
  const [fx, fy] = [x - i, y - j];
  const at = j * NODES + i;
  const top = (nodes[at] ?? 0) * (1 - fx) + (nodes[at + 1] ?? 0) * fx;
  const bottom = (nodes[at + NODES] ?? 0) * (1 - fx) + (nodes[at + NODES + 1] ?? 0) * fx;
  return top * (1 - fy) + bottom * fy;
}

/** The height at a point between the centres of cells; NaN where there is none. */
function heightAt({ left, top, columns, heights }: Window, column: number, row: number): number {
  const [x, y] = [column - left, row - top];
  const [i, j] = [Math.floor(x), Math.floor(y)];
  const at = j * columns + i;
  const corners = {
    northWest: heights[at] ?? NaN,
    northEast: heights[at + 1] ?? NaN,
    southWest: heights[at + columns] ?? NaN,
    southEast: heights[at + columns + 1] ?? NaN,
  };
  return heightBetween(corners, x - i, y - j);
}
