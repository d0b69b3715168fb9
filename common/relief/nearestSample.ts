import type { Position } from '#common/geo/bounds.ts';
import { distanceKm } from '#common/geo/distance.ts';
import type { LineSamples } from './lineSamples.ts';

const RADIANS = Math.PI / 180;

/** The number of the sample that is nearest to a position, at most `withinM` away; null where there is none. */
export function nearestSample(
  { points }: Pick<LineSamples, 'points'>,
  [lon, lat]: Position,
  withinM: number,
): number | null {
  const narrowing = Math.cos(lat * RADIANS);
  let nearest: number | null = null;
  let least = Infinity;
  for (const [i, [x, y]] of points.entries()) {
    const square = ((x - lon) * narrowing) ** 2 + (y - lat) ** 2;
    if (square < least) [nearest, least] = [i, square];
  }
  const found = nearest === null ? undefined : points[nearest];
  return found !== undefined && distanceKm(found, [lon, lat]) * 1000 <= withinM ? nearest : null;
}
