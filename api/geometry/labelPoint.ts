import polylabel from 'polylabel';
import { doubleArea, insideRing, type GridPoint } from './grid.ts';
import type { GridPolygon } from './rings.ts';

/** How near to the best place the label point is: a fraction of the area's extent. */
const PRECISION = 1 / 50;

function contains([outer, ...holes]: GridPolygon, point: GridPoint): boolean {
  return insideRing(point, outer) && !holes.some((hole) => insideRing(point, hole));
}

function largest(polygons: readonly GridPolygon[]): GridPolygon | undefined {
  const size = ([outer]: GridPolygon) => doubleArea(outer);
  return polygons.reduce<GridPolygon | undefined>(
    (best, next) => (best === undefined || size(next) > size(best) ? next : best),
    undefined,
  );
}

/**
 * The point of the largest polygon that is farthest from its edges (pole of inaccessibility), on the grid and inside.
 * An area that is thinner than the grid answers with one of its corners.
 */
export function labelPoint(polygons: readonly GridPolygon[]): GridPoint {
  const polygon = largest(polygons);
  const corner = polygon?.[0][0];
  if (polygon === undefined || corner === undefined) throw new RangeError('an area without a ring has no label point');

  // Degrees of longitude shrink to the north: measured in steps of latitude the plane is nearly true.
  const [originX, originY] = corner;
  const shrink = Math.cos((originY / 1e6) * (Math.PI / 180));
  const plane = polygon.map((ring) => ring.map(([x, y]): [number, number] => [(x - originX) * shrink, y - originY]));
  const extent = Math.sqrt((doubleArea(polygon[0]) / 2) * shrink);
  const xs = (plane[0] ?? []).map(([x]) => x);
  const ys = (plane[0] ?? []).map(([, y]) => y);
  const thinnest = Math.min(spread(xs), spread(ys));
  const [x, y] = polylabel(plane, Math.min(extent * PRECISION, thinnest / 4));
  const point: GridPoint = [Math.round(x / shrink + originX), Math.round(y + originY)];
  return contains(polygon, point) ? point : corner;
}

function spread(values: readonly number[]): number {
  let [low, high] = [Infinity, -Infinity];
  for (const value of values) {
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  return high - low;
}
