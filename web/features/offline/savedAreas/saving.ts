import { unlessBusy } from '#web/data/locks.ts';
import { newAttempt } from '#web/data/relay/attempts.ts';
import { createStore, useStore } from '#web/data/store.ts';
import { tilesFrom } from '#web/data/tiles/tilesFrom.ts';
import { TILES_URL } from '#web/data/tiles/tilesUrl.ts';
import { storeArea } from './areas.ts';
import { fetchArea, type WantedArea } from './download.ts';
import type { Progress } from './load.ts';
import { savedDatabase } from './savedDatabase.ts';
import { NoRoomError } from './savedErrors.ts';
import { STAGING_CACHE } from './stagingCache.ts';

/** State of saving, one area at a time. It goes on while the visitor opens other pages. */
export type Saving =
  | { readonly state: 'none' }
  | { readonly state: 'running'; readonly id: string; readonly name: string; readonly progress: Progress }
  | { readonly state: 'done' | 'cancelled'; readonly id: string; readonly name: string }
  | { readonly state: 'failed'; readonly id: string; readonly name: string; readonly why: SavingFault };

/** Why an area was not saved. `busy`: another tab is saving one. `storage`: the browser stores nothing. */
export type SavingFault = 'room' | 'busy' | 'storage' | 'other';

type Ended = 'done' | 'cancelled' | SavingFault;

/** Lock of the tab that saves an area: the staging cache is shared by all tabs. */
const SAVING = 'taival-saving';

/** Tiles may be at another server. */
const ELSEWHERE = TILES_URL === null ? {} : { ask: tilesFrom(TILES_URL) };

const state = createStore<Saving>({ state: 'none' });
let running: AbortController | null = null;

export function useSaving(): Saving {
  return useStore(state, (value) => value);
}

export function currentSaving(): Saving {
  return state.get();
}

/** Saves an area; with the `id` of a saved area it replaces that one. Does nothing while another is being saved. */
export async function saveArea(wanted: WantedArea, id: string = newAttempt()): Promise<void> {
  if (running !== null) return;
  const controller = new AbortController();
  running = controller;
  const { signal } = controller;
  const { name } = wanted;
  state.set({ state: 'running', id, name, progress: { done: 0, total: 0 } });
  const work = () => fetchAndStore(wanted, id, signal);
  // Browsers that block storage refuse locks too.
  const ended = await unlessBusy<Ended>(SAVING, work, 'busy').catch((error: unknown) =>
    isNamed(error, 'SecurityError') ? 'storage' : 'other',
  );
  running = null;
  if (ended === 'done' || ended === 'cancelled') state.set({ state: ended, id, name });
  else state.set({ state: 'failed', id, name, why: ended });
  if (ended === 'done') void askToPersist();
}

const OF_OTHER_TABS = ['TimeoutError', 'VersionError'];

/** Fetches an area and stores it. Answers how it ended. */
async function fetchAndStore(wanted: WantedArea, id: string, signal: AbortSignal): Promise<Ended> {
  const { name } = wanted;
  try {
    // Before everything is fetched: where the database does not open, it could not be stored.
    const fault = await savedDatabase().then(
      () => null,
      // One that is late, or newer than this tab, is another tab's, which the browser cannot be blamed for.
      (error: unknown) => (OF_OTHER_TABS.some((name) => isNamed(error, name)) ? 'other' : 'storage'),
    );
    if (fault !== null) return fault;
    const fetched = await fetchArea(wanted, { signal, ...ELSEWHERE }, (progress) =>
      state.set({ state: 'running', id, name, progress }),
    );
    signal.throwIfAborted();
    await storeArea(id, fetched);
    return 'done';
  } catch (error) {
    const isFull = error instanceof NoRoomError;
    if (isFull) await caches.delete(STAGING_CACHE);
    if (signal.aborted) return 'cancelled';
    return isFull ? 'room' : 'other';
  }
}

function isNamed(error: unknown, name: string): boolean {
  return error instanceof DOMException && error.name === name;
}

/** Cancels saving. Fetched files stay staged for the next attempt; the earlier version of the area stays. */
export function cancelSaving(): void {
  running?.abort();
}

/** Clears the result of the last save, once the visitor has seen it. */
export function dismissSaving(): void {
  if (running === null) state.set({ state: 'none' });
}

/** Asks the browser not to evict saved data, and answers whether it has promised that. */
async function askToPersist(): Promise<boolean> {
  try {
    return (await navigator.storage.persisted()) || (await navigator.storage.persist());
  } catch {
    return false;
  }
}

/** The storage of this site in the browser. */
export interface Room {
  readonly usedBytes: number;
  readonly freeBytes: number;
  /** The browser has promised not to evict the site's data. */
  readonly isPromised: boolean;
}

/** Asks the browser about its storage; null where it gives no answer. */
export async function storageRoom(): Promise<Room | null> {
  try {
    const { usage = 0, quota = 0 } = await navigator.storage.estimate();
    return { usedBytes: usage, freeBytes: Math.max(0, quota - usage), isPromised: await navigator.storage.persisted() };
  } catch {
    return null;
  }
}
