import type { MultiPolygon, Polygon } from 'geojson';
import { areaGeometry } from './geojson.ts';
import { toPosition } from './microdegrees.ts';
import type { MicrodegreePolygon, Ring } from './nestRings.ts';

/** GeoJSON of at least one polygon on the grid of published coordinates, its rings closed. */
export function polygonGeometry(polygons: readonly MicrodegreePolygon[]): Polygon | MultiPolygon {
  return areaGeometry(polygons.map((rings) => rings.map(closed)));
}

function closed(ring: Ring): [number, number][] {
  return [...ring, ...ring.slice(0, 1)].map(toPosition);
}
