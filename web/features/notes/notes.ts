import { createStore, useStore } from '#web/data/store.ts';

export type NotesState =
  | { readonly status: 'unknown' }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'known'; readonly notes: ReadonlyMap<number, string> };

const UNKNOWN: NotesState = { status: 'unknown' };
const state = createStore<NotesState>(UNKNOWN);

/** What the user has noted of places, by their ids. */
export function setNotes(next: NotesState): void {
  state.set(next);
}

export function forgetNotes(): void {
  state.set(UNKNOWN);
}

/** The note on a place as the server told it last; empty without one. */
export function noteToldOf(id: number): string {
  const told = state.get();
  return (told.status === 'known' && told.notes.get(id)) || '';
}

export function useNotesState(): NotesState {
  return useStore(state, (value) => value);
}
