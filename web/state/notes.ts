import { createStore, useStore } from './store.ts';

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

export function useNotesState(): NotesState {
  return useStore(state, (value) => value);
}
