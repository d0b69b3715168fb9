import simplify from 'simplify-js';
import { containsPosition, FINLAND_BOUNDS, type Position } from '#common/geo/bounds.ts';
import { lineLengthM } from '#common/geo/distance.ts';
import { fromMercator, toMercator } from '#common/geo/mercator.ts';
import { boxAround } from '#common/geo/plane.ts';
import { TRACK_LINE_POINTS_MAX, TRACK_POINTS_MAX } from '#common/limits.ts';
import { roundedPosition, type Track, type TrackPoint } from './ownPlacesNew.ts';

type Part = readonly TrackPoint[];

/** A track with more gaps is drawn through them: a fault of its recorder. */
const PARTS_MAX = 1000;
/** Parts of a simplified line; it is the long ones that can be seen. */
const LINE_PARTS_MAX = 100;
/** Simplifying takes quadratic time at worst: it begins with no more points than this. */
const LINE_POINTS_BEFORE = 1000;
/** Where the search for a tolerance begins, Mercator metres: less is not visible on a screen. */
const TOLERANCE_M = 2;

/** Segments without what lies outside of Finland's box: there a track has a gap. */
export function insideFinland(segments: readonly Part[]): {
  readonly parts: readonly Part[];
  readonly isWhole: boolean;
} {
  const parts = segments.flatMap((segment) => {
    const inside: TrackPoint[][] = [[]];
    for (const point of segment) {
      if (isInside(point)) inside.at(-1)?.push(point);
      else if (inside.at(-1)?.length !== 0) inside.push([]);
    }
    return inside.filter(({ length }) => length > 0);
  });
  return { parts, isWhole: segments.every((segment) => segment.every(isInside)) };
}

function isInside([lon, lat]: TrackPoint): boolean {
  return containsPosition(FINLAND_BOUNDS, [lon, lat]);
}

/** A track of its parts, at most 20,000 points of it; null where no two points make a line. */
export function trackOf(given: readonly Part[]): Track | null {
  const lines = given.filter(({ length }) => length > 1);
  const parts = thinned(lines.length > PARTS_MAX ? [lines.flat()] : lines, TRACK_POINTS_MAX);
  const [first] = parts;
  if (first === undefined) return null;
  return {
    geometry:
      parts.length === 1 ? { type: 'LineString', coordinates: first } : { type: 'MultiLineString', coordinates: parts },
    line: drawnLine(parts),
    lengthM: parts.reduce((sum, part) => sum + lineLengthM(part), 0),
    bbox: boxAround(parts),
  };
}

/** Every n-th point and both ends of each part, at most `max` in all. */
function thinned(parts: readonly Part[], max: number): readonly Part[] {
  const count = parts.reduce((sum, { length }) => sum + length, 0);
  if (count <= max) return parts;
  const step = Math.ceil(count / (max - 2 * parts.length));
  return parts.map((part) => part.filter((_point, at) => at % step === 0 || at === part.length - 1));
}

/** The track as it is drawn: its long parts, with as many positions as it takes. */
function drawnLine(parts: readonly Part[]): Position[][] {
  const longest =
    parts.length > LINE_PARTS_MAX
      ? parts.toSorted((a, b) => lineLengthM(b) - lineLengthM(a)).slice(0, LINE_PARTS_MAX)
      : parts;
  const shown = new Set(longest);
  let drawn = thinned(
    parts.filter((part) => shown.has(part)),
    LINE_POINTS_BEFORE,
  ).map((part) => part.map(planePoint));
  for (let tolerance = TOLERANCE_M; drawn.flat().length > TRACK_LINE_POINTS_MAX; tolerance *= 2)
    drawn = drawn.map((part) => simplify(part, tolerance, true));
  return drawn.map((part) => part.map(({ x, y }) => roundedPosition(fromMercator([x, y]))));
}

/** A point as the library that simplifies takes it, in Mercator metres. */
function planePoint([lon, lat]: TrackPoint): { x: number; y: number } {
  const [x, y] = toMercator([lon, lat]);
  return { x, y };
}
