import { type Bounds, mercatorX, mercatorY } from '#common/geo/bounds.ts';

/** Columns and rows of tiles, both ends included; rows count from the north. */
export interface TileRange {
  readonly west: number;
  readonly east: number;
  readonly north: number;
  readonly south: number;
}

/** The tiles of a zoom that a box touches. */
export function tileRange([west, south, east, north]: Bounds, z: number): TileRange {
  const side = 2 ** z;
  const world = 2 * mercatorX(180);
  const cell = (metres: number) => Math.min(Math.max(Math.floor((metres / world + 0.5) * side), 0), side - 1);
  return {
    west: cell(mercatorX(west)),
    east: cell(mercatorX(east)),
    north: cell(-mercatorY(north)),
    south: cell(-mercatorY(south)),
  };
}

/** Whether a box touches the tile. */
export function touchesTile(
  bounds: Bounds,
  { z, x, y }: { readonly z: number; readonly x: number; readonly y: number },
): boolean {
  const { west, east, north, south } = tileRange(bounds, z);
  return x >= west && x <= east && y >= north && y <= south;
}

/** Whether a box reaches beyond the tile on every side. */
export function holdsTile(
  bounds: Bounds,
  { z, x, y }: { readonly z: number; readonly x: number; readonly y: number },
): boolean {
  const { west, east, north, south } = tileRange(bounds, z);
  return x > west && x < east && y > north && y < south;
}

/** Whether `inner` lies in `outer`; edges may coincide. */
export function containsBounds(outer: Bounds, inner: Bounds): boolean {
  return outer[0] <= inner[0] && outer[1] <= inner[1] && outer[2] >= inner[2] && outer[3] >= inner[3];
}
