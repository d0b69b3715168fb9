import { createStore, useStore } from '#web/data/store.ts';

const requests = createStore(0);

/** Asks the map to bring what is open into view. */
export function requestMapFocus(): void {
  requests.set(requests.get() + 1);
}

/** A number that grows with every request. */
export function useMapFocusRequests(): number {
  return useStore(requests, (count) => count);
}
