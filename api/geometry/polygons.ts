import { feature, featureCollection, union } from '@turf/turf';
import type { Position } from '#common/geo/bounds.ts';
import { areValid } from './areValid.ts';
import { polygonGeometry } from './microdegreeGeometry.ts';
import { type MicrodegreePoint, samePoint, toMicrodegrees } from './microdegrees.ts';
import type { MicrodegreePolygon, Ring } from './nestRings.ts';

/** Rounding to the grid after a union moves sides a little, which may make them cross anew. */
const ROUNDS = 3;

/**
 * Valid polygons that cover what the given ones do (rings: outline, then holes; closed or not): slivers dropped,
 * overlaps and self-crossings resolved, what a hole cuts out beyond its outline ignored. Empty where no area remains.
 */
export function cleanPolygons(polygons: readonly (readonly (readonly Position[])[])[]): MicrodegreePolygon[] {
  let clean = polygons.flatMap((rings) => usableRings(rings.map((ring) => ring.map(toMicrodegrees))));
  for (let round = 0; round < ROUNDS && !areValid(clean); round++) clean = dissolve(clean);
  return clean;
}

/** A polygon without the rings that enclose nothing; none without an outline. */
function usableRings(rings: readonly Ring[]): MicrodegreePolygon[] {
  const [outline, ...holes] = rings.map(openRing);
  return outline === undefined || outline.length < 3 ? [] : [[outline, ...holes.filter((hole) => hole.length >= 3)]];
}

/** The ring without points that repeat the one before, as the last of a closed one repeats the first. */
function openRing(ring: Ring): MicrodegreePoint[] {
  return ring.filter((point, at) => !samePoint(point, ring[(at + 1) % ring.length] ?? point));
}

/** The union of the polygons; empty where the clipping library finds no way through them. */
function dissolve(polygons: readonly MicrodegreePolygon[]): MicrodegreePolygon[] {
  // In degrees: the library fails more often on whole numbers.
  const [first, ...more] = polygons.map((rings) => feature(polygonGeometry([rings])));
  if (first === undefined) return [];
  try {
    // A union takes two: a polygon that crosses itself is joined with itself.
    const whole = union(featureCollection(more.length === 0 ? [first, first] : [first, ...more]))?.geometry;
    const parts = whole?.type === 'Polygon' ? [whole.coordinates] : (whole?.coordinates ?? []);
    return parts.flatMap((rings) =>
      usableRings(rings.map((ring) => ring.map(([lon = 0, lat = 0]) => toMicrodegrees([lon, lat])))),
    );
  } catch {
    return [];
  }
}
