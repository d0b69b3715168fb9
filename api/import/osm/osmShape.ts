import { area } from '@turf/turf';
import type { LineString, MultiLineString, MultiPolygon, Point, Polygon } from 'geojson';
import { fromDegrees, toDegrees, type GridPoint } from '#api/geometry/grid.ts';
import { areaGeometry, lineGeometry } from '#api/geometry/gridGeometry.ts';
import type { GridLine } from '#api/geometry/joinRouteLines.ts';
import { labelPoint } from '#api/geometry/labelPoint.ts';
import type { GridPolygon } from '#api/geometry/rings.ts';
import type { PlaceType } from '#api/import/records/record.ts';
import type { Bounds, Position } from '#common/geo/bounds.ts';
import { distanceKm } from '#common/geo/distance.ts';

/** The drawn part of a SourceRecord. */
export interface Shape {
  readonly type: PlaceType;
  readonly geometry: Point | LineString | MultiLineString | Polygon | MultiPolygon;
  readonly position: Position;
  readonly bbox: Bounds;
  readonly areaM2: number | null;
  readonly lengthM: number | null;
}

export function pointShape(point: GridPoint): Shape {
  const position = toDegrees(point);
  const geometry: Point = { type: 'Point', coordinates: position };
  return { type: 'POINT', geometry, position, bbox: [...position, ...position], areaM2: null, lengthM: null };
}

/** Lines of at least two points; the position is the middle of the longest. */
export function lineShape(lines: readonly GridLine[]): Shape {
  const parts = lines.map((line) => line.map(toDegrees)).map((line) => ({ line, lengthM: lengthOf(line) }));
  const longest = parts.reduce(
    (best, part) => (part.lengthM > best.lengthM ? part : best),
    parts[0] ?? { line: [], lengthM: 0 },
  );
  return {
    type: 'PATH',
    geometry: lineGeometry(lines),
    position: middleOf(longest.line, longest.lengthM),
    bbox: boundsOf(lines),
    areaM2: null,
    lengthM: tenths(parts.reduce((sum, { lengthM }) => sum + lengthM, 0)),
  };
}

/** At least one polygon; the position is the label point of the largest. */
export function areaShape(polygons: readonly GridPolygon[]): Shape {
  const geometry = areaGeometry(polygons);
  return {
    type: 'AREA',
    geometry,
    position: toDegrees(labelPoint(polygons)),
    bbox: boundsOf(polygons.map(([outer]) => outer)),
    areaM2: tenths(area(geometry)),
    lengthM: null,
  };
}

/** Measures are kept to a tenth, so that the last bits of another machine's sine do not look like a changed place. */
function tenths(measure: number): number {
  return Math.round(measure * 10) / 10;
}

function boundsOf(lines: readonly GridLine[]): Bounds {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const line of lines) {
    for (const [x, y] of line) {
      west = Math.min(west, x);
      south = Math.min(south, y);
      east = Math.max(east, x);
      north = Math.max(north, y);
    }
  }
  return [...toDegrees([west, south]), ...toDegrees([east, north])];
}

/** Great-circle length in metres. */
function lengthOf(line: readonly Position[]): number {
  return line.reduce((sum, point, i) => sum + distanceKm(line[i - 1] ?? point, point) * 1000, 0);
}

function middleOf(line: readonly Position[], lengthM: number): Position {
  let left = lengthM / 2;
  for (const [i, point] of line.entries()) {
    const before = line[i - 1] ?? point;
    const stepM = distanceKm(before, point) * 1000;
    if (stepM > 0 && stepM >= left) return toDegrees(fromDegrees(between(before, point, left / stepM)));
    left -= stepM;
  }
  return line[0] ?? [0, 0];
}

function between([ax, ay]: Position, [bx, by]: Position, fraction: number): Position {
  return [ax + (bx - ax) * fraction, ay + (by - ay) * fraction];
}
