import { area } from '@turf/turf';
import { lineGeometry } from '#api/geometry/geojson.ts';
import { labelPoint } from '#api/geometry/labelPoint.ts';
import { polygonGeometry } from '#api/geometry/microdegreeGeometry.ts';
import { roundPosition, toPosition, type MicrodegreeLine } from '#api/geometry/microdegrees.ts';
import type { MicrodegreePolygon } from '#api/geometry/nestRings.ts';
import type { RecordShape } from '#api/import/records/recordShape.ts';
import type { Bounds, Position } from '#common/geo/bounds.ts';
import { distanceKm, lineLengthM } from '#common/geo/distance.ts';
import { boxAround } from '#common/geo/plane.ts';

/** The shape of lines of at least two points each; its position is the middle of the longest. */
export function lineShape(lines: readonly MicrodegreeLine[]): RecordShape {
  const parts = lines.map((line) => line.map(toPosition)).map((line) => ({ line, lengthM: lineLengthM(line) }));
  const longest = parts.reduce(
    (best, part) => (part.lengthM > best.lengthM ? part : best),
    parts[0] ?? { line: [], lengthM: 0 },
  );
  return {
    type: 'PATH',
    geometry: lineGeometry(parts.map(({ line }) => line)),
    position: middleOf(longest.line, longest.lengthM),
    bbox: boundsOf(lines),
    areaM2: null,
    lengthM: tenths(parts.reduce((sum, { lengthM }) => sum + lengthM, 0)),
  };
}

/** The shape of at least one polygon; its position is the label point of the largest. */
export function areaShape(polygons: readonly MicrodegreePolygon[]): RecordShape {
  const geometry = polygonGeometry(polygons);
  return {
    type: 'AREA',
    geometry,
    position: toPosition(labelPoint(polygons)),
    bbox: boundsOf(polygons.map(([outer]) => outer)),
    areaM2: tenths(area(geometry)),
    lengthM: null,
  };
}

/**
 * Rounds a measure to a tenth, so that a difference in the last bits of another machine's sine does not look like a
 * changed place.
 */
function tenths(measure: number): number {
  return Math.round(measure * 10) / 10;
}

function boundsOf(lines: readonly MicrodegreeLine[]): Bounds {
  const [west, south, east, north] = boxAround(lines);
  return [...toPosition([west, south]), ...toPosition([east, north])];
}

function middleOf(line: readonly Position[], lengthM: number): Position {
  let left = lengthM / 2;
  for (const [i, point] of line.entries()) {
    const before = line[i - 1] ?? point;
    const stepM = distanceKm(before, point) * 1000;
    if (stepM > 0 && stepM >= left) return roundPosition(between(before, point, left / stepM));
    left -= stepM;
  }
  return line[0] ?? [0, 0];
}

function between([ax, ay]: Position, [bx, by]: Position, fraction: number): Position {
  return [ax + (bx - ax) * fraction, ay + (by - ay) * fraction];
}
