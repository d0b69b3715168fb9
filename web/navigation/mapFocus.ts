import { createStore, useStore } from '#web/data/store.ts';

const requests = createStore(0);

/** Asks the map to move to the place or point that is open. */
export function requestMapFocus(): void {
  requests.set(requests.get() + 1);
}

/** A number that grows with every request. */
export function useMapFocusRequests(): number {
  return useStore(requests, (count) => count);
}
