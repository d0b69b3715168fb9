import type { Position } from '#common/geo/bounds.ts';

/**
 * A point on the grid of published coordinates: whole millionths of a degree (0.1 m). Everything that is built of lines
 * is built on it, so that an area that is valid here is valid as published, and comparisons are exact.
 */
export type GridPoint = readonly [x: number, y: number];

const PER_DEGREE = 1e6;

/** Steps of the stored coordinates (1e-7 degrees) to the grid. */
export function toGrid(lon7: number, lat7: number): GridPoint {
  return [Math.round(lon7 / 10), Math.round(lat7 / 10)];
}

/** Degrees with at most six decimals. */
export function toDegrees([x, y]: GridPoint): [number, number] {
  return [x / PER_DEGREE, y / PER_DEGREE];
}

export function fromDegrees([lon, lat]: Position): GridPoint {
  return [Math.round(lon * PER_DEGREE), Math.round(lat * PER_DEGREE)];
}

export function samePoint([ax, ay]: GridPoint, [bx, by]: GridPoint): boolean {
  return ax === bx && ay === by;
}

/** Twice the signed area of the triangle: positive where a → b → c turns left. Exact within ±90 degrees of each other. */
export function turn([ax, ay]: GridPoint, [bx, by]: GridPoint, [cx, cy]: GridPoint): number {
  return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
}

/** Twice the signed area of an open ring (first point not repeated): positive when it runs counter-clockwise. */
export function doubleArea(ring: readonly GridPoint[]): number {
  const [origin] = ring;
  if (origin === undefined) return 0;
  let sum = 0;
  for (let i = 2; i < ring.length; i++) sum += turn(origin, ring[i - 1] ?? origin, ring[i] ?? origin);
  return sum;
}

/** Even-odd test; a point on the edge may fall on either side. */
export function insideRing([px, py]: GridPoint, ring: readonly GridPoint[]): boolean {
  let inside = false;
  let [bx, by] = ring.at(-1) ?? [0, 0];
  for (const [ax, ay] of ring) {
    if (ay > py !== by > py && px < ((bx - ax) * (py - ay)) / (by - ay) + ax) inside = !inside;
    [bx, by] = [ax, ay];
  }
  return inside;
}
