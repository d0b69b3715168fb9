/** Shorter routes count as this long, so that a boardwalk with one step up is no hill. */
const LEAST_M = 1000;

/**
 * Whole metres up on each kilometre of a route, by which lists put flat routes first; null where the ascent or the
 * length is not known.
 */
export function climbPerKm(ascentM: number | null | undefined, lengthM: number | null): number | null {
  if (typeof ascentM !== 'number' || lengthM === null) return null;
  return Math.floor((ascentM * 1000) / Math.max(lengthM, LEAST_M));
}
