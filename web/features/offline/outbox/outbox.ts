import { currentConnection } from '#web/data/connection.ts';
import { newAttempt } from '#web/data/relay/attempts.ts';
import { writeStored } from '#web/data/storage.ts';
import { type Deed, type Entry, ENTRY_FORMAT, type Problem } from './entries.ts';
import { addEntry, changeEntry, entriesOf, removeEntriesOf, removeEntry } from './outboxDatabase.ts';
import { actingProfile, pending, showPending } from './pending.ts';

// Changes that are made without a network are queued here until they have arrived at the server.

/** As much as a trip brings; a change beyond it fails as without an outbox. */
const ENTRIES_MAX = 300;

/** Other tabs of this browser show the same. */
const CHANGE_KEY = 'outbox.change';
window.addEventListener('storage', ({ key }) => {
  if (key === CHANGE_KEY) void show();
});

const listeners = new Set<() => void>();

/** Calls `listener` each time this tab has queued something. Ends with what it returns. */
export function onEnqueued(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function wakeSender(): void {
  for (const listener of listeners) listener();
}

/** Shows the entries of a user, and of nobody else; null: nobody is logged in. */
export async function showOutboxOf(profileId: string | null): Promise<void> {
  if (actingProfile() !== profileId) showPending(profileId, []);
  await show();
}

async function show(): Promise<void> {
  const profileId = actingProfile();
  if (profileId === null) return;
  const entries = await entriesOf(profileId).catch(() => []);
  if (actingProfile() === profileId) showPending(profileId, entries);
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

export interface Done<D extends Deed = Deed> {
  /** Profile id as `actingProfile` gave it: nothing is queued where this user has left meanwhile. */
  readonly profileId: string | null;
  /** `clientMutationId` of the request that failed, or of the one to come. */
  readonly id: string;
  readonly placeName: string;
  readonly deed: D;
  /** A request with it may have arrived. */
  readonly isTried: boolean;
}

/** Queues what was done at `madeAt` until it can be sent. False where it cannot be stored: then it has failed. */
export async function enqueue(done: Done, madeAt = new Date()): Promise<boolean> {
  const { profileId, entries } = pending.get();
  if (profileId === null || profileId !== done.profileId || entries.length >= ENTRIES_MAX) return false;
  try {
    await addEntry({ ...done, profileId, format: ENTRY_FORMAT, madeAt: madeAt.toISOString(), problem: null });
  } catch {
    // Storage is full or blocked.
    return false;
  }
  await changed();
  wakeSender();
  return true;
}

/** Takes something out that is not to be sent. */
export async function discard(id: string): Promise<void> {
  await removeEntry(id);
  await changed();
}

/**
 * The user prefers their text of a note to the one that the server has: it is sent again as a change of that. Where the
 * device cannot store this, the entry stays as it was.
 */
export async function resendNote({ id, deed }: Entry, present: string): Promise<void> {
  if (deed.kind !== 'note') return;
  const again = { id: newAttempt(), isTried: false, problem: null, deed: { ...deed, basedOn: [present] } };
  await changeEntry(id, again).catch(() => undefined);
  await changed();
  wakeSender();
}

/** Nothing of a user who leaves is sent any more. */
export async function discardAllOf(profileId: string): Promise<void> {
  await removeEntriesOf(profileId).catch(() => undefined);
  await changed();
}

/**
 * Whether something about a place is to be queued rather than sent: there is no connection, or an entry about it is
 * queued already and goes first.
 */
export function mustQueue(place: number | null): boolean {
  const isBehind = ({ deed, problem }: Entry) => problem === null && 'place' in deed && deed.place === place;
  return currentConnection() === 'lost' || pending.get().entries.some(isBehind);
}
