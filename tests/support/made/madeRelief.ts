import type { RouteRelief } from '#api/import/publish/relief/placeHeights.ts';
import { profileOf } from '#common/relief/profile.ts';

/** The relief of a route with these heights, each so many metres from the one before. */
export function madeRelief(heightsM: readonly number[], stepM = 25, minutes: number | null = 30): RouteRelief {
  const profile = profileOf({ stepM, breaks: [] }, heightsM);
  if (profile === null) throw new RangeError('a profile has two heights at least');
  const [ascentM, descentM] = [Math.round(profile.ascentM), Math.round(profile.descentM)];
  return { ...profile, ascentM, descentM, minutes, heightsFrom: 'model' };
}
