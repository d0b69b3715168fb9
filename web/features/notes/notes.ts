import { type Own, ownDataStore } from '#web/data/ownStore.ts';
import { useStore } from '#web/data/store.ts';

/** Texts that the user has noted of places, by the ids of the places, as the server last answered. */
export const notes = ownDataStore<ReadonlyMap<number, string>>();

/** The note on a place as the server last answered; empty without one. */
export function storedNote(id: number): string {
  const state = notes.get();
  return (state.status === 'known' && state.value.get(id)) || '';
}

export function useNotesState(): Own<ReadonlyMap<number, string>> {
  return useStore(notes, (state) => state);
}
