/** A point of a flat plane; its frame and units are the caller's. */
export type PlanePoint = readonly [x: number, y: number];

/** A box of a flat plane. */
export type PlaneBox = readonly [minX: number, minY: number, maxX: number, maxY: number];

/**
 * The smallest box around all points of the lines; `[∞, ∞, -∞, -∞]` where there is no point. Of each point only the
 * first two numbers count, so that GeoJSON positions are points too.
 */
export function boxAround(lines: Iterable<Iterable<readonly number[]>>): PlaneBox {
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const line of lines) {
    for (const [x = 0, y = 0] of line) {
      minX = Math.min(minX, x);
      minY = Math.min(minY, y);
      maxX = Math.max(maxX, x);
      maxY = Math.max(maxY, y);
    }
  }
  return [minX, minY, maxX, maxY];
}

/**
 * Whether a ray from `[x, y]` in the direction of growing x crosses the side from a to b. A point is inside rings whose
 * sides its ray crosses an odd number of times (even-odd rule). A side owns its lower end and not its upper one, so
 * that a ray through a corner counts once.
 */
export function crossesRay(x: number, y: number, ax: number, ay: number, bx: number, by: number): boolean {
  return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
}

/** Whether a point lies in a ring (closed or not) by the even-odd rule; a point on the edge may fall on either side. */
export function insideRing([x, y]: PlanePoint, ring: readonly PlanePoint[]): boolean {
  let inside = false;
  let [bx, by] = ring.at(-1) ?? [0, 0];
  for (const [ax, ay] of ring) {
    if (crossesRay(x, y, ax, ay, bx, by)) inside = !inside;
    [bx, by] = [ax, ay];
  }
  return inside;
}
