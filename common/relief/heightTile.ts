import { heightBetween } from './heightBetween.ts';

/**
 * Heights of a square tile, row by row from the north-west, each in the middle of its pixel; NaN where there is none.
 */
export interface HeightTile {
  readonly side: number;
  readonly heights: Float32Array;
}

/**
 * The height at a point of a tile, metres, by `heightBetween`; beyond the middles of the pixels at the edge that of the
 * edge. `x` and `y` are shares of the tile's side from the north-west. NaN where there is none.
 */
export function heightInTile({ side, heights }: HeightTile, x: number, y: number): number {
  const [column, row] = [pixelAt(x, side), pixelAt(y, side)];
  const [left, top] = [Math.floor(column), Math.floor(row)];
  const at = (c: number, r: number) => heights[Math.min(r, side - 1) * side + Math.min(c, side - 1)] ?? NaN;
  const corners = {
    northWest: at(left, top),
    northEast: at(left + 1, top),
    southWest: at(left, top + 1),
    southEast: at(left + 1, top + 1),
  };
  return heightBetween(corners, column - left, row - top);
}

/** A share of the side in pixels, counted from the middle of the first one to that of the last. */
function pixelAt(share: number, side: number): number {
  return Math.min(Math.max(share * side - 0.5, 0), side - 1);
}
