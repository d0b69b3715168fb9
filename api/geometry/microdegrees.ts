import type { Position } from '#common/geo/bounds.ts';

/**
 * A point on the grid of published coordinates: whole millionths of a degree of longitude and latitude (0.1 m).
 * Everything that is built of lines is built on this grid, so that an area that is valid here is valid as published,
 * and comparisons are exact.
 */
export type MicrodegreePoint = readonly [x: number, y: number];

/** A line on the grid of published coordinates. */
export type MicrodegreeLine = readonly MicrodegreePoint[];

const PER_DEGREE = 1e6;

/** The point of a location as OSM files store it, in steps of 1e-7 degrees. */
export function fromOsmUnits(lon7: number, lat7: number): MicrodegreePoint {
  return [Math.round(lon7 / 10), Math.round(lat7 / 10)];
}

/** The point nearest to a position. */
export function toMicrodegrees([lon, lat]: Position): MicrodegreePoint {
  return [Math.round(lon * PER_DEGREE), Math.round(lat * PER_DEGREE)];
}

/** The position of a point: degrees with at most six decimals. */
export function toPosition([x, y]: MicrodegreePoint): [lon: number, lat: number] {
  return [x / PER_DEGREE, y / PER_DEGREE];
}

/** A position rounded to six decimals of a degree, as it is published. */
export function roundPosition(position: Position): [lon: number, lat: number] {
  return toPosition(toMicrodegrees(position));
}

export function samePoint([ax, ay]: MicrodegreePoint, [bx, by]: MicrodegreePoint): boolean {
  return ax === bx && ay === by;
}

/**
 * Twice the signed area of the triangle: positive where a → b → c turns left. Exact within ±90 degrees of each other.
 */
export function turn([ax, ay]: MicrodegreePoint, [bx, by]: MicrodegreePoint, [cx, cy]: MicrodegreePoint): number {
  return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
}

/** Twice the signed area of an open ring (first point not repeated): positive when it runs counter-clockwise. */
export function doubleArea(ring: readonly MicrodegreePoint[]): number {
  const [origin] = ring;
  if (origin === undefined) return 0;
  let sum = 0;
  for (let i = 2; i < ring.length; i++) sum += turn(origin, ring[i - 1] ?? origin, ring[i] ?? origin);
  return sum;
}
