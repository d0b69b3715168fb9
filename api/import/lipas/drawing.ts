import type { Geometry, Position as GeoJsonPosition } from 'geojson';
import { lineGeometry } from '#api/geometry/geojson.ts';
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
interface Segment {
  readonly id: string | null;
  readonly line: readonly Position[];
}

/** The geometries of a FeatureCollection of LIPAS. */
export interface Drawing {
  /** Metres above the sea, by `keyOf` of the positions of lines. */
  readonly heights: ReadonlyMap<string, number>;
  readonly points: readonly Position[];
  readonly segments: readonly Segment[];
  /** Rings of each polygon: outline, then holes. */
  readonly polygons: readonly (readonly (readonly Position[])[])[];
}

/** No path of Finland is higher; a greater number is no height in metres. */
const HIGHEST_M = 1500;

/** Collections nested deeper than this are no drawing of a place, and reading them might exhaust the stack. */
const DEPTH_MAX = 10;

interface Collected {
  heights: Map<string, number>;
  points: Position[];
  segments: Segment[];
  polygons: Position[][][];
}

/**
 * Reads the geometries of a FeatureCollection; null where a coordinate is unusable, a geometry has no type of GeoJSON
 * or collections are nested too deep. A missing geometry is left out.
 */
export function readDrawing(collection: unknown): Drawing | null {
  const drawing: Collected = { heights: new Map(), points: [], segments: [], polygons: [] };
  for (const feature of listOf(fieldsOf(collection)['features'])) {
    const { geometry, id } = fieldsOf(feature);
    if (!collect(drawing, geometry, typeof id === 'string' ? id : null)) return null;
  }
  return drawing;
}

/** Adds one geometry, which lies in `depth` collections, to a drawing; false where it is unusable. */
function collect(drawing: Collected, geometry: unknown, id: string | null, depth = 0): boolean {
  const { type, coordinates, geometries } = fieldsOf(geometry);
  switch (type) {
    case 'Point':
      return add(drawing.points, position(coordinates));
    case 'LineString': {
      const line = positions(coordinates);
      readHeights(drawing.heights, coordinates);
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
      return depth < DEPTH_MAX && listOf(geometries).every((part) => collect(drawing, part, id, depth + 1));
    default:
      return false;
  }
}

function readHeights(heights: Map<string, number>, coordinates: unknown): void {
  for (const item of listOf(coordinates)) {
    const at = position(item);
    const metres = listOf(item)[2];
    if (at !== null && typeof metres === 'number' && HIGHEST_M >= Math.abs(metres))
      heights.set(keyOf(at), Math.round(metres * 10) / 10);
  }
}

function keyOf([lon = 0, lat = 0]: readonly number[]): string {
  return `${lon},${lat}`;
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
export function shapeOf({ heights, points, segments, polygons }: Drawing): RecordShape | null {
  const [point] = points;
  return (
    areaShape(polygons) ??
    withHeights(lineShape(joinLines(segments.map(({ line }) => line))), heights) ??
    (point === undefined ? null : pointShape(point))
  );
}

/**
 * The shape of a route: one line where its segments come in the order of travel, else its segments joined where they
 * meet.
 */
export function routeShape({ segments, heights }: Pick<Drawing, 'segments' | 'heights'>): RecordShape | null {
  const lines = segments.map(({ line }) => line).filter((line) => line.length > 1);
  const chain = chainLines(lines);
  return withHeights(lineShape(chain === null ? joinLines(lines) : [chain]), heights);
}

/** A line whose every position has a height gets them as third coordinates; with a gap it would have no profile. */
function withHeights(shape: RecordShape | null, heights: Drawing['heights']): RecordShape | null {
  if (shape === null || heights.size === 0) return shape;
  const lines = linesOf(shape.geometry).map((line) =>
    line.flatMap(([lon = 0, lat = 0]) => {
      const metres = heights.get(keyOf([lon, lat]));
      return metres === undefined ? [] : [[lon, lat, metres]];
    }),
  );
  const isComplete = linesOf(shape.geometry).every((line, i) => line.length === lines[i]?.length);
  return isComplete ? { ...shape, geometry: lineGeometry(lines) } : shape;
}

function linesOf(geometry: Geometry): GeoJsonPosition[][] {
  if (geometry.type === 'LineString') return [geometry.coordinates];
  return geometry.type === 'MultiLineString' ? geometry.coordinates : [];
}
