import type { Language } from '#common/languages.ts';
import { readStored, writeStored } from '#web/data/storage.ts';
import { createStore, useStore } from '#web/data/store.ts';

/** Who is logged in, as the server tells it. */
export interface Viewer {
  readonly username: string;
  /** Of their profile in GraphQL, which tells what is their own. */
  readonly profileId: string;
  readonly email: string;
  readonly role: 'USER' | 'ADMIN';
  /** Of mails. */
  readonly language: Language;
  readonly description: string;
  /** Name of the picture's files; null without one. */
  readonly profileImage: string | null;
  /** ISO 8601. */
  readonly created: string;
}

/** Unknown until the server has told; failed where it could not. */
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

/** Says who is logged in now. Whoever has an account has seen the help (SPEC §4). */
export function setViewer(viewer: Viewer | null): void {
  // Of a visitor without an account nothing is stored.
  if (isLikelyKnown() !== (viewer !== null)) writeStored(LIKELY_KEY, viewer === null ? '' : '1');
  if (viewer !== null) writeStored(HELP_SHOWN_KEY, '1');
  state.set(viewer === null ? { status: 'anonymous' } : { status: 'known', viewer });
}

/** The server could not tell: what was known stays. */
export function setViewerFailed(error: unknown): void {
  const { status } = state.get();
  if (status === 'unknown' || status === 'failed') state.set({ status: 'failed', error });
}

/** What was known may no longer be true. */
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

/** What the first picture of a page may take for granted: the visit before ended logged in. */
export function isLikelyKnown(): boolean {
  return readStored(LIKELY_KEY) === '1';
}

/** Whether to speak of the visitor as one who is logged in; before the server has told, as at the last visit. */
export function useSpeaksToUser(): boolean {
  return useStore(state, ({ status }) =>
    status === 'unknown' || status === 'failed' ? isLikelyKnown() : status === 'known',
  );
}
