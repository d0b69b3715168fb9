import type { LineString, MultiLineString, MultiPolygon, Polygon } from 'geojson';
import { toDegrees } from './grid.ts';
import type { GridLine } from './joinRouteLines.ts';
import type { GridPolygon, Ring } from './rings.ts';

/** GeoJSON of lines of at least two points. */
export function lineGeometry(lines: readonly GridLine[]): LineString | MultiLineString {
  const coordinates = lines.map((line) => line.map(toDegrees));
  const [only] = coordinates;
  return only !== undefined && coordinates.length === 1
    ? { type: 'LineString', coordinates: only }
    : { type: 'MultiLineString', coordinates };
}

/** GeoJSON of at least one polygon: its rings closed. */
export function areaGeometry(polygons: readonly GridPolygon[]): Polygon | MultiPolygon {
  const coordinates = polygons.map((rings) => rings.map(closed));
  const [only] = coordinates;
  return only !== undefined && coordinates.length === 1
    ? { type: 'Polygon', coordinates: only }
    : { type: 'MultiPolygon', coordinates };
}

function closed(ring: Ring): [number, number][] {
  return [...ring, ...ring.slice(0, 1)].map(toDegrees);
}
