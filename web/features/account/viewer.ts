import type { Viewer } from '#web/data/own/ownParts.ts';
import { readStored, writeStored } from '#web/data/storage.ts';
import { createStore, useStore } from '#web/data/store.ts';

/** Unknown until the server has answered; failed where it could not. */
export type ViewerState =
  | { readonly status: 'unknown' }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'anonymous' }
  | { readonly status: 'known'; readonly viewer: Viewer };

const LIKELY_KEY = 'account';
const HELP_SHOWN_KEY = 'helpShown';

const state = createStore<ViewerState>({ status: 'unknown' });

export function currentViewer(): ViewerState {
  return state.get();
}

/** Sets who is logged in; null: nobody. A user with an account has seen the help (SPEC §4). */
export function setViewer(viewer: Viewer | null): void {
  // Nothing is stored for a visitor without an account.
  if (isLikelyKnown() !== (viewer !== null)) writeStored(LIKELY_KEY, viewer === null ? '' : '1');
  if (viewer !== null) writeStored(HELP_SHOWN_KEY, '1');
  state.set(viewer === null ? { status: 'anonymous' } : { status: 'known', viewer });
}

/** The server could not answer: a viewer who is known stays. */
export function setViewerFailed(error: unknown): void {
  const { status } = state.get();
  if (status === 'unknown' || status === 'failed') state.set({ status: 'failed', error });
}

/** The viewer who was known may have changed. */
export function setViewerUnknown(): void {
  state.set({ status: 'unknown' });
}

export function useViewerState(): ViewerState {
  return useStore(state, (value) => value);
}

/** Null for a visitor, and while it is not known who it is. */
export function useViewer(): Viewer | null {
  return useStore(state, (value) => (value.status === 'known' ? value.viewer : null));
}

/** Whether the visit before ended logged in: the first picture of a page assumes that it still is so. */
export function isLikelyKnown(): boolean {
  return readStored(LIKELY_KEY) === '1';
}

/** Whether to address the visitor as a user; before the server has answered, as at the last visit. */
export function useSpeaksToUser(): boolean {
  return useStore(state, ({ status }) =>
    status === 'unknown' || status === 'failed' ? isLikelyKnown() : status === 'known',
  );
}
