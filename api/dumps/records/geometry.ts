import type { Geometry } from 'geojson';
import type { ExportedPlace } from '#api/domain/places/attractionsSql.ts';
import { type Bounds, boundsOf } from '#common/geo/bounds.ts';

/** The geometry of a place as GeoJSON text: its line or area as it is stored, else its point. */
export function geometryText({ geometry, lon, lat }: Pick<ExportedPlace, 'geometry' | 'lon' | 'lat'>): string {
  return geometry ?? `{"type":"Point","coordinates":[${lon},${lat}]}`;
}

/** The geometries that a version holds. */
export type PlaceGeometry = Exclude<Geometry, { readonly type: 'GeometryCollection' }>;

const TYPES: ReadonlySet<unknown> = new Set<PlaceGeometry['type']>([
  'Point',
  'MultiPoint',
  'LineString',
  'MultiLineString',
  'Polygon',
  'MultiPolygon',
]);

function isPlaceGeometry(value: unknown): value is PlaceGeometry {
  return typeof value === 'object' && value !== null && 'type' in value && TYPES.has(value.type);
}

/** The same, read. Throws for what no version holds. */
export function geometryOf(place: Pick<ExportedPlace, 'geometry' | 'lon' | 'lat' | 'id'>): PlaceGeometry {
  const geometry: unknown = JSON.parse(geometryText(place));
  if (!isPlaceGeometry(geometry)) throw new Error(`the geometry of place ${place.id} is of no known type`);
  return geometry;
}

/** The bounds around both; null where there is none yet. */
export function joinBounds(a: Bounds | null, b: Bounds): Bounds {
  if (a === null) return b;
  return boundsOf([
    [a[0], a[1]],
    [a[2], a[3]],
    [b[0], b[1]],
    [b[2], b[3]],
  ]);
}
