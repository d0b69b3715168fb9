import { fromTileGrid, type TileAddress } from '#common/geo/tileGrid.ts';
import { heightBetween } from '#common/relief/heightBetween.ts';
import { type BlockCache, type CellRange, type Mosaic, readWindow, type Window } from './mosaic.ts';

/** Pixels of the side of a tile of heights. */
export const ELEVATION_TILE_PX = 256;

/** Between so many pixels the position in the grid is projected; within them it runs evenly, to a millimetre. */
const NODE_PX = 16;
const NODES = ELEVATION_TILE_PX / NODE_PX + 1;
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
    heights ??= new Float32Array(ELEVATION_TILE_PX ** 2).fill(NaN);
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
  return Math.min(SAMPLES_MAX, Math.max(1, Math.round(cells / ELEVATION_TILE_PX)));
}

/** Fills the pixels that have no height yet. */
function sampleTile(heights: Float32Array, nodes: Nodes, window: Window, samples: number): void {
  const sampled = samples === 1 ? bentLess(pixelsWithRim(nodes, window)) : null;
  for (let py = 0; py < ELEVATION_TILE_PX; py++)
    for (let px = 0; px < ELEVATION_TILE_PX; px++) {
      const at = py * ELEVATION_TILE_PX + px;
      if (!Number.isNaN(heights[at])) continue;
      heights[at] = sampled ? (sampled[at] ?? NaN) : meanOf(nodes, window, px, py, samples);
    }
}

/** Pixels of a tile's side with those around it. */
const RIM_PX = ELEVATION_TILE_PX + 2;

/** Heights in the middle of the pixels of a tile and of those around it. */
function pixelsWithRim(nodes: Nodes, window: Window): Float32Array {
  const heights = new Float32Array(RIM_PX ** 2);
  for (let py = 0; py < RIM_PX; py++)
    for (let px = 0; px < RIM_PX; px++) heights[py * RIM_PX + px] = sample(nodes, window, px - 0.5, py - 0.5);
  return heights;
}

/** Share of a bend at a pixel that it gives away. */
const BEND_SHARE = 1 / 8;

/**
 * The heights of a tile from those with its rim. Straight lines between pixels cut off bends of the ground between
 * them. So pixels at a bend give away a part of it: the greatest error of lines that bend between two pixels, as those
 * of a grid do, becomes a quarter less, and that of an even curve no greater.
 */
function bentLess(heights: Float32Array): Float32Array {
  const bend = (at: number, step: number) => {
    const height = heights[at] ?? NaN;
    const bent = (heights[at - step] ?? NaN) - 2 * height + (heights[at + step] ?? NaN);
    return Number.isNaN(bent) ? 0 : bent;
  };
  const tile = new Float32Array(ELEVATION_TILE_PX ** 2);
  for (let py = 0; py < ELEVATION_TILE_PX; py++)
    for (let px = 0; px < ELEVATION_TILE_PX; px++) {
      const at = (py + 1) * RIM_PX + px + 1;
      tile[py * ELEVATION_TILE_PX + px] = (heights[at] ?? NaN) - BEND_SHARE * (bend(at, 1) + bend(at, RIM_PX));
    }
  return tile;
}

/** The mean of a pixel's samples, where most of them have a height. */
function meanOf(nodes: Nodes, window: Window, px: number, py: number, samples: number): number {
  let [sum, count] = [0, 0];
  for (let sy = 0; sy < samples; sy++)
    for (let sx = 0; sx < samples; sx++) {
      const height = sample(nodes, window, px + (sx + 0.5) / samples, py + (sy + 0.5) / samples);
      if (Number.isNaN(height)) continue;
      sum += height;
      count += 1;
    }
  return count * 2 > samples ** 2 ? sum / count : NaN;
}

/** The height at a point of a tile, pixels from its corner; NaN where there is none. */
function sample({ columns, rows }: Nodes, window: Window, px: number, py: number): number {
  const [x, y] = [px / NODE_PX, py / NODE_PX];
  return heightAt(window, between(columns, x, y), between(rows, x, y));
}

/** The value at a point between the nodes, or straight on from the outermost of them. */
function between(nodes: Float64Array, x: number, y: number): number {
  const [i, j] = [squareOf(x), squareOf(y)];
  const [fx, fy] = [x - i, y - j];
  const at = j * NODES + i;
  const top = (nodes[at] ?? 0) * (1 - fx) + (nodes[at + 1] ?? 0) * fx;
  const bottom = (nodes[at + NODES] ?? 0) * (1 - fx) + (nodes[at + NODES + 1] ?? 0) * fx;
  return top * (1 - fy) + bottom * fy;
}

const squareOf = (node: number) => Math.min(Math.max(Math.floor(node), 0), NODES - 2);

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
