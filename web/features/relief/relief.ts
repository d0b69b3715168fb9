import type { SavedRelief } from '#common/offline/savedArea.ts';
import type { ProfiledRoute } from '#web/map/state/profilePoint.ts';

/** Heights along a route and what they say of it, as GraphQL answers them; metres. */
export type Relief = Omit<SavedRelief, 'steepestPercent' | 'steepestFromM' | 'minutes' | 'source'> & {
  readonly steepestPercent: number | null | undefined;
  readonly steepestFromM: number | null | undefined;
  readonly minutes: number | null | undefined;
  readonly source: string;
};

/** The points of the route at the heights of its profile. */
export type RouteLine = ProfiledRoute;

/** Length of the route by its profile. */
export function lengthOf({ profile: { stepM, heightsM } }: Pick<Relief, 'profile'>): number {
  return stepM * (heightsM.length - 1);
}
