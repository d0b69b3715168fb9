import { bucketKey } from '#api/basemap/grid/baseBands.ts';
import { type Box, intersection, tileSide } from '#api/basemap/grid/baseGrid.ts';
import { boxesOutside, cutBounds } from '#api/basemap/grid/halfGrid.ts';
import { EXTRACT_SQUARE_ZOOM } from '#common/baseMap.ts';
import type { Bounds } from '#common/geo/bounds.ts';
import type { TileAddress } from '#common/geo/tileGrid.ts';
import type { StoredFeatures } from './spool.ts';

/** Whether a tile consists of squares without a single feature; false for tiles smaller than a square. */
export function isUnknown({ z, x, y }: TileAddress, spool: StoredFeatures): boolean {
  if (z > EXTRACT_SQUARE_ZOOM) return false;
  const across = 2 ** (EXTRACT_SQUARE_ZOOM - z);
  for (let row = y * across; row < (y + 1) * across; row++) {
    for (let column = x * across; column < (x + 1) * across; column++)
      if (spool.has(bucketKey({ z: EXTRACT_SQUARE_ZOOM, x: column, y: row }))) return false;
  }
  return true;
}

/**
 * The parts of a box (half units) where an extract has no data: outside its bounds, and squares inside them without a
 * single feature. The data of a country ends along its border, and the bounds are only a box around it.
 */
export function unknownParts(box: Box, bounds: Bounds, spool: StoredFeatures): Box[] {
  const area = cutBounds(bounds);
  const side = 2 * tileSide(EXTRACT_SQUARE_ZOOM);
  const [minX, minY, maxX, maxY] = intersection(box, area);
  const parts = boxesOutside(box, area);
  for (let y = Math.floor((minY + 1) / side); y * side - 1 < maxY; y++) {
    for (let x = Math.floor((minX + 1) / side); x * side - 1 < maxX; x++) {
      if (!spool.has(bucketKey({ z: EXTRACT_SQUARE_ZOOM, x, y })))
        parts.push(
          intersection([minX, minY, maxX, maxY], [x * side - 1, y * side - 1, (x + 1) * side - 1, (y + 1) * side - 1]),
        );
    }
  }
  return parts.filter(([x0, y0, x1, y1]) => x0 < x1 && y0 < y1);
}
