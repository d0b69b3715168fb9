import polylabel from 'polylabel';
import { boxAround, insideRing } from '#common/geo/plane.ts';
import { type MicrodegreePoint, doubleArea } from './microdegrees.ts';
import type { MicrodegreePolygon } from './nestRings.ts';

/** How near the label point is to the best place: a fraction of the area's extent. */
const PRECISION = 1 / 50;

function contains([outer, ...holes]: MicrodegreePolygon, point: MicrodegreePoint): boolean {
  return insideRing(point, outer) && !holes.some((hole) => insideRing(point, hole));
}

function largest(polygons: readonly MicrodegreePolygon[]): MicrodegreePolygon | undefined {
  const size = ([outer]: MicrodegreePolygon) => doubleArea(outer);
  return polygons.reduce<MicrodegreePolygon | undefined>(
    (best, next) => (best === undefined || size(next) > size(best) ? next : best),
    undefined,
  );
}

/**
 * The point of the largest polygon that is farthest from its edges (pole of inaccessibility), on the grid and inside.
 * An area that is thinner than the grid answers with one of its corners.
 */
export function labelPoint(polygons: readonly MicrodegreePolygon[]): MicrodegreePoint {
  const polygon = largest(polygons);
  const corner = polygon?.[0][0];
  if (polygon === undefined || corner === undefined) throw new RangeError('an area without a ring has no label point');

  // Degrees of longitude shrink to the north: measured in steps of latitude the plane is nearly true.
  const [originX, originY] = corner;
  const shrink = Math.cos((originY / 1e6) * (Math.PI / 180));
  const plane = polygon.map((ring) => ring.map(([x, y]): [number, number] => [(x - originX) * shrink, y - originY]));
  const extent = Math.sqrt((doubleArea(polygon[0]) / 2) * shrink);
  const [minX, minY, maxX, maxY] = boxAround(plane.slice(0, 1));
  const thinnest = Math.min(maxX - minX, maxY - minY);
  const [x, y] = polylabel(plane, Math.min(extent * PRECISION, thinnest / 4));
  const point: MicrodegreePoint = [Math.round(x / shrink + originX), Math.round(y + originY)];
  return contains(polygon, point) ? point : corner;
}
