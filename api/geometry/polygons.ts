import { booleanPointInPolygon, featureCollection, polygon, union } from '@turf/turf';
import type { Position } from '#common/geo/bounds.ts';
import { boxAround } from '#common/geo/plane.ts';
import { indexBoxes, laterOverlaps } from './boxIndex.ts';

export type Xy = [lon: number, lat: number];

/** Rings of one polygon: the outline first, then its holes; closed. */
export type Rings = Xy[][];

/**
 * Valid polygons that cover what the given ones do: rings closed, slivers dropped, overlaps and self-crossings
 * resolved. Empty where no area remains.
 */
export function cleanPolygons(polygons: readonly (readonly (readonly Position[])[])[]): Rings[] {
  const closed = polygons.map(closeRings).filter((rings) => rings.length > 0);
  return segmentsCross(closed.flat()) || oneInsideAnother(closed) ? dissolve(closed) : closed;
}

/** Closes the rings and drops those that enclose nothing; without an outline there is no polygon. */
function closeRings(rings: readonly (readonly Position[])[]): Rings {
  const [outline, ...holes] = rings.map(closeRing);
  if (outline === undefined || outline.length < 4) return [];
  return [outline, ...holes.filter((hole) => hole.length >= 4)];
}

function closeRing(ring: readonly Position[]): Xy[] {
  const positions = ring.map(([lon, lat]): Xy => [lon, lat]);
  const first = positions[0];
  const last = positions.at(-1);
  if (first === undefined || last === undefined) return [];
  return first[0] === last[0] && first[1] === last[1] ? positions : [...positions, [first[0], first[1]]];
}

/** The union of the polygons; empty where the clipping library finds no way through them. */
function dissolve(polygons: readonly Rings[]): Rings[] {
  const [first, ...more] = polygons.map((rings) => polygon(rings));
  if (first === undefined) return [];
  try {
    // A union takes two: a polygon that crosses itself is joined with itself.
    const whole = union(featureCollection(more.length === 0 ? [first, first] : [first, ...more]))?.geometry;
    const parts = whole?.type === 'Polygon' ? [whole.coordinates] : (whole?.coordinates ?? []);
    return parts.map((rings) => rings.map((ring) => ring.map(([lon = 0, lat = 0]): Xy => [lon, lat])));
  } catch {
    return [];
  }
}

/** Whether one polygon lies inside another. No sides may cross: then a single point of each polygon decides. */
function oneInsideAnother(polygons: readonly Rings[]): boolean {
  if (polygons.length < 2) return false;
  const boxes = polygons.map(([outline]) => boxAround([outline ?? []]));
  const index = indexBoxes(boxes);
  return polygons.some(([outline], at) => {
    const point = outline?.[0];
    if (point === undefined) return false;
    const around = index.search(point[0], point[1], point[0], point[1], (other) => other !== at);
    return around.some((other) =>
      booleanPointInPolygon(point, polygon(polygons[other] ?? []), { ignoreBoundary: true }),
    );
  });
}

type Segment = readonly [from: Xy, to: Xy];

/** Whether two segments of the rings cross, or lie on each other, anywhere but at a common end. */
function segmentsCross(rings: readonly Xy[][]): boolean {
  const segments = rings.flatMap((ring) => ring.slice(1).map((to, at): Segment => [ring[at] ?? to, to]));
  const near = laterOverlaps(segments.map((segment) => boxAround([segment])));
  return segments.some((segment, at) => near(at).some((other) => cross(segment, segments[other] ?? segment)));
}

function cross([a, b]: Segment, [c, d]: Segment): boolean {
  const [abc, abd, cda, cdb] = [side(a, b, c), side(a, b, d), side(c, d, a), side(c, d, b)];
  if (abc === 0 && abd === 0) return shareLine([a, b], [c, d]);
  return abc * abd < 0 && cda * cdb < 0;
}

/** On which side of the line from a to b the point lies: 1, -1, or 0 on it. */
function side([ax, ay]: Xy, [bx, by]: Xy, [px, py]: Xy): number {
  return Math.sign((bx - ax) * (py - ay) - (by - ay) * (px - ax));
}

/** Whether two segments of one straight line have more than a point in common. */
function shareLine([a, b]: Segment, [c, d]: Segment): boolean {
  const axis = Math.abs(b[0] - a[0]) >= Math.abs(b[1] - a[1]) ? 0 : 1;
  const from = Math.max(Math.min(a[axis], b[axis]), Math.min(c[axis], d[axis]));
  const to = Math.min(Math.max(a[axis], b[axis]), Math.max(c[axis], d[axis]));
  return from < to;
}
