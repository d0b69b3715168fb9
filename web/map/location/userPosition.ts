import type { Position } from '#common/geo/bounds.ts';
import { createStore, useStore } from '#web/data/store.ts';

/** Where the visitor is, inside Finland; null while that is not known. */
export const userPosition = createStore<Position | null>(null);

/** Says where the visitor is now; the same place again moves nothing. */
export function setUserPosition(position: Position | null): void {
  const before = userPosition.get();
  if (before?.[0] !== position?.[0] || before?.[1] !== position?.[1]) userPosition.set(position);
}

export function useUserPosition(): Position | null {
  return useStore(userPosition, (position) => position);
}
