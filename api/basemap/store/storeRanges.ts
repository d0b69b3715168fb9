import type { Bounds } from '#common/geo/bounds.ts';
import { type TileAddress, tileRange } from '#common/geo/tileGrid.ts';

/** Whether a box touches the tile. */
export function touchesTile(bounds: Bounds, { z, x, y }: TileAddress): boolean {
  const { west, east, north, south } = tileRange(bounds, z);
  return x >= west && x <= east && y >= north && y <= south;
}

/** Whether a box reaches beyond the tile on every side. */
export function holdsTile(bounds: Bounds, { z, x, y }: TileAddress): boolean {
  const { west, east, north, south } = tileRange(bounds, z);
  return x > west && x < east && y > north && y < south;
}
