import { useEffect } from 'react';
import type { Position } from '#common/geo/bounds.ts';
import { createStore, useStore } from '#web/data/store.ts';

/** Position of the visitor inside Finland; null while it is not known. */
export const userPosition = createStore<Position | null>(null);

/** Stores where the visitor is now; notifies nobody when the position is the same. */
export function setUserPosition(position: Position | null): void {
  const before = userPosition.get();
  if (before?.[0] !== position?.[0] || before?.[1] !== position?.[1]) userPosition.set(position);
}

/** How many components use the position of the visitor. */
export const positionUsers = createStore(0);

/** Counts this component as a user of the position: the device is followed while there are some. */
export function usePositionUse(): void {
  useEffect(() => {
    positionUsers.set(positionUsers.get() + 1);
    return () => positionUsers.set(positionUsers.get() - 1);
  }, []);
}

export function useUserPosition(): Position | null {
  usePositionUse();
  return useStore(userPosition, (position) => position);
}
