import { TILE_MAX_ZOOM, worldPerPixel } from '#api/domain/tileBands.ts';

/** Side of the square on the screen in which one place shows. */
const CELL_PX = 64;

/** Number of the cell of 64 px that holds a world coordinate at a zoom. */
export function cellOf(coordinate: number, zoom: number): number {
  return Math.floor(coordinate / (CELL_PX * worldPerPixel(zoom)));
}

/**
 * Z-order of a point in world units: sorted by it, the points of one cell stand together at every zoom, and near points mostly do.
 * 18 bits each of x and y at the largest zoom, in turn: an exact number.
 */
export function zOrder(x: number, y: number): number {
  const [cellX, cellY] = [cellOf(x, TILE_MAX_ZOOM), cellOf(y, TILE_MAX_ZOOM)];
  let code = 0;
  for (let bit = 17; bit >= 0; bit--) code = code * 4 + ((cellY >> bit) & 1) * 2 + ((cellX >> bit) & 1);
  return code;
}
