import type { TileAddress } from '#common/geo/tileGrid.ts';
import { ELEVATION_TILE_PX } from './resample.ts';

/** Heights of the four tiles below one, from the north-west row by row; null for a tile without heights. */
export type Quarters = readonly [
  northWest: Float32Array | null,
  northEast: Float32Array | null,
  southWest: Float32Array | null,
  southEast: Float32Array | null,
];

/** The four tiles of the next zoom. */
export function childrenOf({ z, x, y }: TileAddress): readonly TileAddress[] {
  return [0, 1, 2, 3].map((at) => ({ z: z + 1, x: 2 * x + (at % 2), y: 2 * y + (at >> 1) }));
}

const HALF = ELEVATION_TILE_PX / 2;

/**
 * The tile over four: each pixel is the mean of the four below it, and has a height where at least two of them have.
 */
export function halved(quarters: Quarters): Float32Array | null {
  if (quarters.every((one) => one === null)) return null;
  const heights = new Float32Array(ELEVATION_TILE_PX ** 2).fill(NaN);
  quarters.forEach((quarter, at) => {
    if (quarter === null) return;
    const start = (at >> 1) * HALF * ELEVATION_TILE_PX + (at % 2) * HALF;
    for (let y = 0; y < HALF; y++)
      for (let x = 0; x < HALF; x++)
        heights[start + y * ELEVATION_TILE_PX + x] = meanOf(quarter, 2 * y * ELEVATION_TILE_PX + 2 * x);
  });
  return heights.some((height) => !Number.isNaN(height)) ? heights : null;
}

function meanOf(heights: Float32Array, at: number): number {
  let [sum, count] = [0, 0];
  for (const next of [at, at + 1, at + ELEVATION_TILE_PX, at + ELEVATION_TILE_PX + 1]) {
    const height = heights[next] ?? NaN;
    if (Number.isNaN(height)) continue;
    sum += height;
    count += 1;
  }
  return count < 2 ? NaN : sum / count;
}
