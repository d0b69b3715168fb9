import { worldPerPixel } from '#api/tiles/tileBands.ts';
import { ATTRACTION_TILES_MAX_ZOOM } from '#common/attractionTiles.ts';

/** Side of the square on the screen in which one place shows. */
const CELL_PX = 64;

/** World units of a cell's side at the largest zoom: cells of smaller zooms are made of four, sixteen … of them. */
const CELL = CELL_PX * worldPerPixel(ATTRACTION_TILES_MAX_ZOOM);

/**
 * Z-order of a point in world units: in this order the points of one cell stand together at every zoom, and points near
 * each other mostly do. A cell at zoom z holds 4^(14 − z) codes, beginning at a multiple of that number. 18 bits of x
 * alternate with 18 bits of y: an exact number.
 */
export function zOrder(x: number, y: number): number {
  const [cellX, cellY] = [Math.floor(x / CELL), Math.floor(y / CELL)];
  return spread(cellY >> 9) * 2 ** 19 + spread(cellX >> 9) * 2 ** 18 + spread(cellY & 511) * 2 + spread(cellX & 511);
}

/** The lowest nine bits with a gap after each. */
function spread(bits: number): number {
  let n = bits & 511;
  n = (n | (n << 8)) & 0x00ff00ff;
  n = (n | (n << 4)) & 0x0f0f0f0f;
  n = (n | (n << 2)) & 0x33333333;
  return (n | (n << 1)) & 0x55555555;
}
