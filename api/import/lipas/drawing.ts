import { chainLines, joinLines } from '#api/geometry/joinLines.ts';
import { fieldsOf, listOf } from '#api/import/records/fields.ts';
import {
  type RecordShape,
  areaShape,
  lineShape,
  pointShape,
  position,
  positions,
} from '#api/import/records/recordShape.ts';
import type { Position } from '#common/geo/bounds.ts';

/** A segment of a line network, with the id by which named routes refer to it. */
export interface Segment {
  readonly id: string | null;
  readonly line: readonly Position[];
}

/** The geometries of a FeatureCollection of LIPAS. */
export interface Drawing {
  readonly points: readonly Position[];
  readonly segments: readonly Segment[];
  /** Rings of each polygon: outline, then holes. */
  readonly polygons: readonly (readonly (readonly Position[])[])[];
}

interface Collected {
  points: Position[];
  segments: Segment[];
  polygons: Position[][][];
}

/**
 * Reads the geometries of a FeatureCollection; null where a coordinate is unusable or a geometry has no type of
 * GeoJSON. A missing geometry is left out.
 */
export function readDrawing(collection: unknown): Drawing | null {
  const drawing: Collected = { points: [], segments: [], polygons: [] };
  for (const feature of listOf(fieldsOf(collection)['features'])) {
    const { geometry, id } = fieldsOf(feature);
    if (!collect(drawing, geometry, typeof id === 'string' ? id : null)) return null;
  }
  return drawing;
}

/** Adds one geometry to a drawing; false where it is unusable. */
function collect(drawing: Collected, geometry: unknown, id: string | null): boolean {
  const { type, coordinates, geometries } = fieldsOf(geometry);
  switch (type) {
    case 'Point':
      return add(drawing.points, position(coordinates));
    case 'LineString': {
      const line = positions(coordinates);
      return add(drawing.segments, line && { id, line });
    }
    case 'Polygon':
      return add(drawing.polygons, ringsOf(coordinates));
    case 'MultiPoint':
    case 'MultiLineString':
    case 'MultiPolygon':
      return (
        Array.isArray(coordinates) &&
        coordinates.every((part) => collect(drawing, { type: type.slice('Multi'.length), coordinates: part }, id))
      );
    case 'GeometryCollection':
      return listOf(geometries).every((part) => collect(drawing, part, id));
    default:
      return false;
  }
}

function add<T>(list: T[], item: T | null): boolean {
  if (item !== null) list.push(item);
  return item !== null;
}

function ringsOf(coordinates: unknown): Position[][] | null {
  const rings = listOf(coordinates).map(positions);
  return rings.length > 0 && rings.every((ring) => ring !== null) ? rings : null;
}

/** The shape of a site: its area, else its line network, else its point. Null where nothing usable is drawn. */
export function shapeOf({ points, segments, polygons }: Drawing): RecordShape | null {
  const [point] = points;
  return (
    areaShape(polygons) ??
    lineShape(joinLines(segments.map(({ line }) => line))) ??
    (point === undefined ? null : pointShape(point))
  );
}

/**
 * The shape of a route: one line where its segments come in the order of travel, else its segments joined where they
 * meet.
 */
export function routeShape(segments: readonly Segment[]): RecordShape | null {
  const lines = segments.map(({ line }) => line).filter((line) => line.length > 1);
  const chain = chainLines(lines);
  return lineShape(chain === null ? joinLines(lines) : [chain]);
}
