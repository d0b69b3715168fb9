/** The weight of a point that no zoom leaves out. */
export const WEIGHT_MAX = 0x7fffffff;

/**
 * Weighs the points of a line for simplifying (Douglas and Peucker): the weight of a point is its distance, units, from
 * the line as it is drawn without it. Points lie in `points` as x, y and weight; `first` and `last` are the places of
 * the ends. The ends, and points that are not farther than `least` units, are left with the weights they have.
 */
export function weighLine(points: Int32Array, first: number, last: number, least: number): void {
  const found = farthest(points, first, last, least * least);
  if (found === null) return;
  const { at, square } = found;
  if (at - first > 3) weighLine(points, first, at, least);
  points[at + 2] = Math.min(Math.sqrt(square), WEIGHT_MAX);
  if (last - at > 3) weighLine(points, at, last, least);
}

/** The point farthest from the straight line between the ends; of equally far ones that nearest to the middle. */
function farthest(
  points: Int32Array,
  first: number,
  last: number,
  leastSquare: number,
): { readonly at: number; readonly square: number } | null {
  const ax = points[first] ?? 0;
  const ay = points[first + 1] ?? 0;
  const bx = points[last] ?? 0;
  const by = points[last + 1] ?? 0;
  const middle = first + ((last - first) >> 1);
  let at = first;
  let square = leastSquare;
  let fromMiddle = last - first;
  for (let i = first + 3; i < last; i += 3) {
    const distance = squareDistance(points[i] ?? 0, points[i + 1] ?? 0, ax, ay, bx, by);
    if (distance > square) {
      at = i;
      square = distance;
    } else if (distance === square && Math.abs(i - middle) < fromMiddle) {
      at = i;
      fromMiddle = Math.abs(i - middle);
    }
  }
  return square > leastSquare ? { at, square } : null;
}

/** Square of the distance of a point from the side from a to b. */
function squareDistance(x: number, y: number, ax: number, ay: number, bx: number, by: number): number {
  const sideX = bx - ax;
  const sideY = by - ay;
  let nearX = ax;
  let nearY = ay;
  if (sideX !== 0 || sideY !== 0) {
    const t = ((x - ax) * sideX + (y - ay) * sideY) / (sideX * sideX + sideY * sideY);
    if (t > 1) {
      nearX = bx;
      nearY = by;
    } else if (t > 0) {
      nearX = ax + sideX * t;
      nearY = ay + sideY * t;
    }
  }
  const dx = x - nearX;
  const dy = y - nearY;
  return dx * dx + dy * dy;
}
