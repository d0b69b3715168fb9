import { currentConnection } from '#web/data/connection.ts';
import { newAttempt } from '#web/data/relay/attempts.ts';
import { writeStored } from '#web/data/storage.ts';
import { createStore, useStore } from '#web/data/store.ts';
import { setWaitingFavourites } from '#web/features/favourites/favourites.ts';
import { setWaitingOwnPlaces } from '#web/features/ownPlaces/ownPlacesStore.ts';
import { type Deed, type DeedKind, type DeedOf, type Entry, ENTRY_FORMAT, isOf, type Problem } from './entries.ts';
import { addEntry, changeEntry, entriesOf, removeEntriesOf, removeEntry } from './outboxDatabase.ts';

// What was done without a network is kept here until it has arrived.

interface Outbox {
  /** Of whom; null while nobody is logged in. */
  readonly profileId: string | null;
  readonly entries: readonly Entry[];
}

const NOBODYS: Outbox = { profileId: null, entries: [] };
const outbox = createStore(NOBODYS);

/** As much as a trip brings; whoever does more is told that it could not be sent. */
const ENTRIES_MAX = 300;

/** Other tabs of this browser show the same. */
const CHANGE_KEY = 'outbox.change';
window.addEventListener('storage', ({ key }) => {
  if (key === CHANGE_KEY) void show();
});

const listeners = new Set<() => void>();

/** Calls `listener` each time something has been put into the outbox here. Ends with what it returns. */
export function onPut(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Says whose outbox the page shows; null: nobody's. What waits of anybody else is not looked at. */
export async function showOutboxOf(profileId: string | null): Promise<void> {
  if (outbox.get().profileId !== profileId) set({ profileId, entries: [] });
  await show();
}

async function show(): Promise<void> {
  const { profileId } = outbox.get();
  if (profileId === null) return;
  const entries = await entriesOf(profileId).catch(() => []);
  if (outbox.get().profileId === profileId) set({ profileId, entries });
}

function set(next: Outbox): void {
  outbox.set(next);
  const waiting = next.entries.flatMap((entry) =>
    isOf(entry, 'favourite') && entry.problem === null ? [[entry.deed.place, entry.deed] as const] : [],
  );
  setWaitingFavourites(new Map(waiting));
  setWaitingOwnPlaces(next.entries.flatMap((entry) => (isOf(entry, 'ownPlace') ? [entry.deed] : [])));
}

async function changed(): Promise<void> {
  await show();
  writeStored(CHANGE_KEY, String(Date.now()));
}

/** What the sender does with an entry. */
export const queue = {
  list: entriesOf,
  async try(id: string): Promise<void> {
    await changeEntry(id, { isTried: true });
  },
  async settle(id: string): Promise<void> {
    await removeEntry(id);
    await changed();
  },
  async hold(id: string, problem: Problem): Promise<void> {
    await changeEntry(id, { problem });
    await changed();
  },
} as const;

/** Of whom something is done now, to be asked before it is sent; null while nobody is logged in. */
export function whoActs(): string | null {
  return outbox.get().profileId;
}

export interface Done<D extends Deed = Deed> {
  /** As `whoActs` told: who has left meanwhile keeps nothing here. */
  readonly whose: string | null;
  /** `clientMutationId` of the request that failed, or of the one to come. */
  readonly id: string;
  readonly placeName: string;
  readonly deed: D;
  /** A request with it may have arrived. */
  readonly isTried: boolean;
}

/** Keeps what was done until it can be sent. False where it cannot be kept: then it has failed. */
export async function putOff({ whose, id, placeName, deed, isTried }: Done): Promise<boolean> {
  const { profileId, entries } = outbox.get();
  if (profileId === null || profileId !== whose || entries.length >= ENTRIES_MAX) return false;
  try {
    await addEntry({
      format: ENTRY_FORMAT,
      id,
      profileId,
      madeAt: new Date().toISOString(),
      placeName,
      deed,
      isTried,
      problem: null,
    });
  } catch {
    // Storage is full or blocked.
    return false;
  }
  await changed();
  for (const listener of listeners) listener();
  return true;
}

/** Takes something out that is not to be sent. */
export async function discard(id: string): Promise<void> {
  await removeEntry(id);
  await changed();
}

/** The user wants their text of a note in the place of what the server told it to be: it is sent again as a change of that. */
export async function takeOver({ id, deed, placeName }: Entry, present: string): Promise<void> {
  if (deed.kind !== 'note') return;
  await removeEntry(id);
  await putOff({
    id: newAttempt(),
    whose: whoActs(),
    placeName,
    isTried: false,
    deed: { ...deed, basedOn: [present] },
  });
}

/** Nothing of whoever leaves is sent any more. */
export async function discardAllOf(profileId: string): Promise<void> {
  await removeEntriesOf(profileId).catch(() => undefined);
  await changed();
}

export function waitingCount(): number {
  return outbox.get().entries.length;
}

/** Whether something is to be kept rather than sent: there is no connection, or something about the same place waits already and goes first. */
export function mustWait(place: number): boolean {
  return (
    currentConnection() === 'lost' ||
    outbox
      .get()
      .entries.some(({ deed, problem }) => problem === null && deed.kind !== 'ownPlace' && deed.place === place)
  );
}

export function useWaiting(): readonly Entry[] {
  return useStore(outbox, ({ entries }) => entries);
}

/** Own places that have not arrived yet. */
export function useWaitingOwnPlaces(): readonly Entry<DeedOf<'ownPlace'>>[] {
  return useWaiting().filter((entry) => isOf(entry, 'ownPlace'));
}

/** What waits of a kind about a place, the earliest first. */
export function useWaitingAt<K extends DeedKind>(kind: K, place: number): readonly Entry<DeedOf<K>>[] {
  const entries = useWaiting();
  return entries.flatMap((entry) =>
    isOf(entry, kind) && 'place' in entry.deed && entry.deed.place === place ? [entry] : [],
  );
}
