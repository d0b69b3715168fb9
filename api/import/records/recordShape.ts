import { along, area, bbox as bboxOf, length, lineString, rewind } from '@turf/turf';
import type {
  Geometry,
  LineString,
  MultiLineString,
  MultiPolygon,
  Polygon,
  Position as GeoJsonPosition,
} from 'geojson';
import { fromDegrees, toDegrees } from '#api/geometry/grid.ts';
import { labelPoint } from '#api/geometry/labelPoint.ts';
import { cleanPolygons, type Xy } from '#api/geometry/polygons.ts';
import type { GridPolygon } from '#api/geometry/rings.ts';
import type { Bounds, Position } from '#common/geo/bounds.ts';
import type { SourceRecord } from './record.ts';

/** The fields of a record that follow from its geometry. */
export type Shape = Pick<SourceRecord, 'type' | 'position' | 'bbox' | 'geometry' | 'areaM2' | 'lengthM'>;

/** Coordinates keep 6 decimals, about 10 cm. */
const PRECISION = 1e6;

/** The first two coordinates, rounded to 6 decimals; null unless both are finite degrees. */
export function position(coordinates: unknown): Position | null {
  if (!Array.isArray(coordinates)) return null;
  const [lon, lat]: unknown[] = coordinates;
  if (typeof lon !== 'number' || typeof lat !== 'number') return null;
  return Math.abs(lon) <= 180 && Math.abs(lat) <= 90 ? [round(lon), round(lat)] : null;
}

function round(degrees: number): number {
  return Math.round(degrees * PRECISION) / PRECISION;
}

/** The positions of a line or ring without immediate repetitions; null where one of them is unusable. */
export function positions(coordinates: unknown): Position[] | null {
  if (!Array.isArray(coordinates)) return null;
  const kept: Position[] = [];
  for (const item of coordinates) {
    const next = position(item);
    if (next === null) return null;
    const last = kept.at(-1);
    if (last === undefined || last[0] !== next[0] || last[1] !== next[1]) kept.push(next);
  }
  return kept;
}

export function pointShape([lon, lat]: Position): Shape {
  return {
    type: 'POINT',
    position: [lon, lat],
    bbox: [lon, lat, lon, lat],
    geometry: { type: 'Point', coordinates: [lon, lat] },
    areaM2: null,
    lengthM: null,
  };
}

/** Shape of a line of one or more parts; its position is the middle of the longest. Null without a part of two points. */
export function lineShape(lines: readonly (readonly Position[])[]): Shape | null {
  const parts = lines.filter((line) => line.length > 1).map((line) => line.map(([lon, lat]): Xy => [lon, lat]));
  const [first, ...more] = parts;
  if (first === undefined) return null;
  const geometry: LineString | MultiLineString =
    more.length === 0 ? { type: 'LineString', coordinates: first } : { type: 'MultiLineString', coordinates: parts };
  const lengths = parts.map((part) => length(lineString(part), { units: 'meters' }));
  const longest = lengths.indexOf(Math.max(...lengths));
  const middle = along(lineString(parts[longest] ?? first), (lengths[longest] ?? 0) / 2, { units: 'meters' });
  return {
    type: 'PATH',
    position: position(middle.geometry.coordinates) ?? [0, 0],
    bbox: bounds(geometry),
    geometry,
    areaM2: null,
    lengthM: lengths.reduce((sum, part) => sum + part, 0),
  };
}

/**
 * Shape of an area of one or more polygons (rings: outline, then holes); its position lies inside the largest.
 * Overlapping and self-crossing polygons are made valid first. Null where no area remains.
 */
export function areaShape(polygons: readonly (readonly (readonly Position[])[])[]): Shape | null {
  const clean = cleanPolygons(polygons).map((rings) =>
    rings.map((ring) => ring.map(([lon, lat]): Xy => [round(lon), round(lat)])),
  );
  const [first, ...more] = clean;
  if (first === undefined) return null;
  const drawn: Polygon | MultiPolygon =
    more.length === 0 ? { type: 'Polygon', coordinates: first } : { type: 'MultiPolygon', coordinates: clean };
  const geometry = wound(drawn);
  const areaM2 = area(geometry);
  if (!(areaM2 > 0)) return null;
  const label = toDegrees(
    labelPoint((geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates).map(onGrid)),
  );
  return { type: 'AREA', position: label, bbox: bounds(geometry), geometry, areaM2, lengthM: null };
}

/** Wound rings as the label is placed on them: open, on the grid of published coordinates. */
function onGrid(rings: readonly (readonly GeoJsonPosition[])[]): GridPolygon {
  const [outline = [], ...holes] = rings.map((ring) =>
    ring.slice(0, -1).map(([lon = 0, lat = 0]) => fromDegrees([lon, lat])),
  );
  return [outline, ...holes];
}

/** Outlines counter-clockwise, holes clockwise (RFC 7946). */
function wound(geometry: Polygon | MultiPolygon): Polygon | MultiPolygon {
  const turned = rewind(geometry, { mutate: false });
  return turned.type === 'Polygon' || turned.type === 'MultiPolygon' ? turned : geometry;
}

/** `[west, south, east, north]` of a geometry. */
export function bounds(geometry: Geometry): Bounds {
  const [west = 0, south = 0, east = 0, north = 0] = bboxOf(geometry);
  return [west, south, east, north];
}
