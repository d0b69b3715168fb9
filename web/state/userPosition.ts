import type { Position } from '#common/bounds.ts';
import { createStore, useStore } from './store.ts';

/** Where the visitor is, inside Finland; null while that is not known. */
export const userPosition = createStore<Position | null>(null);

export function useUserPosition(): Position | null {
  return useStore(userPosition, (position) => position);
}
