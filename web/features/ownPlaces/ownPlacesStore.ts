import { useMemo } from 'react';
import type { OwnPlace } from '#web/data/own/ownParts.ts';
import { type Own, ownDataStore } from '#web/data/ownStore.ts';
import { useStore } from '#web/data/store.ts';

/** The user's own places, the newest first. */
export const ownPlacesStore = ownDataStore<readonly OwnPlace[]>();

const NONE: readonly OwnPlace[] = [];

export function useOwnPlacesState(): Own<readonly OwnPlace[]> {
  return useStore(ownPlacesStore, (state) => state);
}

/** Empty while they are not known. */
export function useOwnPlaces(): readonly OwnPlace[] {
  return useStore(ownPlacesStore, (state) => (state.status === 'known' ? state.value : NONE));
}

/** Null where the user has none of that id, and for the id null. */
export function useOwnPlace(id: number | null): OwnPlace | null {
  const places = useOwnPlaces();
  return useMemo(() => places.find((place) => place.id === id) ?? null, [places, id]);
}
