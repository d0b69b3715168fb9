import { along, area, length, lineString, rewind } from '@turf/turf';
import type { MultiPolygon, Polygon, Position as GeoJsonPosition } from 'geojson';
import { lineGeometry } from '#api/geometry/geojson.ts';
import { labelPoint } from '#api/geometry/labelPoint.ts';
import { polygonGeometry } from '#api/geometry/microdegreeGeometry.ts';
import { roundPosition, toMicrodegrees, toPosition } from '#api/geometry/microdegrees.ts';
import type { MicrodegreePolygon } from '#api/geometry/nestRings.ts';
import { cleanPolygons } from '#api/geometry/polygons.ts';
import type { Position } from '#common/geo/bounds.ts';
import { boxAround } from '#common/geo/plane.ts';
import type { SourceRecord } from './record.ts';

/** The fields of a record that follow from its geometry; `record.ts` says what each holds. */
export type RecordShape = Pick<SourceRecord, 'type' | 'position' | 'bbox' | 'geometry' | 'areaM2' | 'lengthM'>;

/**
 * The first two coordinates of a GeoJSON position, rounded to 6 decimals; null unless both are degrees of this world.
 */
export function position(coordinates: unknown): Position | null {
  if (!Array.isArray(coordinates)) return null;
  const [lon, lat]: unknown[] = coordinates;
  if (typeof lon !== 'number' || typeof lat !== 'number') return null;
  return Math.abs(lon) <= 180 && Math.abs(lat) <= 90 ? roundPosition([lon, lat]) : null;
}

/**
 * The positions of a GeoJSON line or ring, without those that repeat the one before; null where one of them is
 * unusable.
 */
export function positions(coordinates: unknown): Position[] | null {
  if (!Array.isArray(coordinates)) return null;
  const line: Position[] = [];
  for (const item of coordinates) {
    const next = position(item);
    if (next === null) return null;
    const last = line.at(-1);
    if (last === undefined || last[0] !== next[0] || last[1] !== next[1]) line.push(next);
  }
  return line;
}

/** The shape of a place that is a point. */
export function pointShape([lon, lat]: Position): RecordShape {
  return {
    type: 'POINT',
    position: [lon, lat],
    bbox: [lon, lat, lon, lat],
    geometry: { type: 'Point', coordinates: [lon, lat] },
    areaM2: null,
    lengthM: null,
  };
}

/**
 * Shape of a line of one or more parts; its position is the middle of the longest. Null without a part of two points.
 */
export function lineShape(lines: readonly (readonly Position[])[]): RecordShape | null {
  const parts = lines
    .filter((line) => line.length > 1)
    .map((line) => line.map(([lon, lat]): [lon: number, lat: number] => [lon, lat]));
  const [first] = parts;
  if (first === undefined) return null;
  const lengths = parts.map((part) => length(lineString(part), { units: 'meters' }));
  const longest = lengths.indexOf(Math.max(...lengths));
  const middle = along(lineString(parts[longest] ?? first), (lengths[longest] ?? 0) / 2, { units: 'meters' });
  return {
    type: 'PATH',
    position: position(middle.geometry.coordinates) ?? [0, 0],
    bbox: boxAround(parts),
    geometry: lineGeometry(parts),
    areaM2: null,
    lengthM: lengths.reduce((sum, part) => sum + part, 0),
  };
}

/**
 * Shape of an area of one or more polygons (rings: outline, then holes); its position lies inside the largest.
 * Overlapping and self-crossing polygons are made valid first. Null where no area remains.
 */
export function areaShape(polygons: readonly (readonly (readonly Position[])[])[]): RecordShape | null {
  const clean = cleanPolygons(polygons);
  if (clean.length === 0) return null;
  const geometry = wound(polygonGeometry(clean));
  const areaM2 = area(geometry);
  if (!(areaM2 > 0)) return null;
  const parts = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  const label = toPosition(labelPoint(parts.map(onGrid)));
  return { type: 'AREA', position: label, bbox: boxAround(parts.flat()), geometry, areaM2, lengthM: null };
}

/** Wound rings as the label is placed on them: open, on the grid of published coordinates. */
function onGrid(rings: readonly (readonly GeoJsonPosition[])[]): MicrodegreePolygon {
  const [outline = [], ...holes] = rings.map((ring) =>
    ring.slice(0, -1).map(([lon = 0, lat = 0]) => toMicrodegrees([lon, lat])),
  );
  return [outline, ...holes];
}

/** Outlines counter-clockwise, holes clockwise (RFC 7946). */
function wound(geometry: Polygon | MultiPolygon): Polygon | MultiPolygon {
  const turned = rewind(geometry, { mutate: false });
  return turned.type === 'Polygon' || turned.type === 'MultiPolygon' ? turned : geometry;
}
