import type { Position } from '#common/geo/bounds.ts';
import type { LineSamples } from '#common/relief/lineSamples.ts';
import { createStore, useStore } from '#web/data/store.ts';

/** A point of a route's profile that the visitor points at, in the chart or on the map. */
export interface ProfilePoint {
  /** Metres from the start of the route. */
  readonly distanceM: number;
  readonly position: Position;
}

export type ProfiledRoute = Pick<LineSamples, 'points' | 'stepM' | 'breaks'>;

const point = createStore<ProfilePoint | null>(null);
const route = createStore<ProfiledRoute | null>(null);

export function setProfilePoint(next: ProfilePoint | null): void {
  point.set(next);
}

/** The point that is marked on the map and in the chart; null: none is. */
export function useProfilePoint(): ProfilePoint | null {
  return useStore(point, (one) => one);
}

/** Lets the map find points of this route, as long as its profile is on the page. Returns a function that ends it. */
export function showProfile(shown: ProfiledRoute): () => void {
  route.set(shown);
  return () => {
    if (route.get() !== shown) return;
    route.set(null);
    point.set(null);
  };
}

/** The route whose profile is on the page. */
export function useProfiledRoute(): ProfiledRoute | null {
  return useStore(route, (one) => one);
}
