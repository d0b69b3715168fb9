/** Heights of a square tile, row by row from the north-west, each in the middle of its pixel; NaN where there is none. */
export interface HeightTile {
  readonly side: number;
  readonly heights: Float32Array;
}

/**
 * The height at a point of a tile, metres: linear between the four pixels around it (bilinear), and that of the pixels at
 * the edge beyond their middles. `x` and `y` are shares of the tile's side from the north-west. NaN where one of the
 * pixels that count has none.
 */
export function heightInTile({ side, heights }: HeightTile, x: number, y: number): number {
  const [column, row] = [pixelAt(x, side), pixelAt(y, side)];
  const [left, top] = [Math.floor(column), Math.floor(row)];
  const [right, bottom] = [column - left, row - top];
  const at = (c: number, r: number) => heights[r * side + c] ?? NaN;
  const between = (a: number, b: () => number, share: number) => (share === 0 ? a : a + (b() - a) * share);
  const along = (r: number) => between(at(left, r), () => at(left + 1, r), right);
  return between(along(top), () => along(top + 1), bottom);
}

/** A share of the side in pixels, counted from the middle of the first one to that of the last. */
function pixelAt(share: number, side: number): number {
  return Math.min(Math.max(share * side - 0.5, 0), side - 1);
}
