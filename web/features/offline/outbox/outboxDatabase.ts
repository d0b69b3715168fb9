import type { DBSchema } from 'idb';
import { DAY_MS } from '#common/time.ts';
import { browserDatabase } from '#web/data/database.ts';
import type { Entry } from './entries.ts';
import { inPlaceOf, isReplacedBy, type Stored, upToDate } from './entryRules.ts';

interface OutboxSchema extends DBSchema {
  readonly entries: { key: number; value: Stored; indexes: { readonly id: string; readonly profileId: string } };
}

export const OUTBOX_DATABASE = 'taival-outbox';

/** A user who has not come back to this browser for so long has done it elsewhere, or not at all. */
const ABANDONED_AFTER_MS = 30 * DAY_MS;

// Its steps change the stores only; the shape of an entry has a format of its own.
const { open: database } = browserDatabase<OutboxSchema>(OUTBOX_DATABASE, [
  (db) => {
    const entries = db.createObjectStore('entries', { autoIncrement: true });
    entries.createIndex('id', 'id', { unique: true });
    entries.createIndex('profileId', 'profileId');
  },
]);

/** A user's entries, in the order in which they were made. Throws where storage is blocked. */
export async function entriesOf(profileId: string): Promise<readonly Entry[]> {
  const db = await database();
  const stored = await db.getAllFromIndex('entries', 'profileId', profileId);
  return stored.flatMap((one) => upToDate(one) ?? []);
}

/**
 * Adds an entry; it replaces an earlier one about the same favourite or note. One that was made before the stored one,
 * since its request failed late, is not added. Throws where storage is full or blocked.
 */
export async function addEntry(entry: Entry): Promise<void> {
  const db = await database();
  const change = db.transaction('entries', 'readwrite');
  // Where `add` throws, this function ends before it awaits `done`: the browser would report that `done` is unhandled.
  change.done.catch(() => undefined);
  let added = entry;
  let isLate = false;
  for (
    let cursor = await change.store.index('profileId').openCursor(entry.profileId);
    cursor !== null;
    cursor = await cursor.continue()
  ) {
    const before = upToDate(cursor.value);
    if (before === null || !isReplacedBy(before, entry)) continue;
    // Only what was tried can be late; the clock of the device may have been set back since.
    if (entry.isTried && before.madeAt > entry.madeAt) {
      await cursor.update(inPlaceOf(entry, before));
      isLate = true;
      continue;
    }
    added = inPlaceOf(before, added);
    await cursor.delete();
  }
  const isStored = isLate || (await change.store.index('id').getKey(entry.id)) !== undefined;
  if (!isStored) await change.store.add(added);
  await change.done;
}

/** Changes an entry; one that has been replaced or discarded meanwhile stays gone. */
export async function changeEntry(
  id: string,
  change: Partial<Pick<Entry, 'id' | 'deed' | 'isTried' | 'problem'>>,
): Promise<void> {
  const db = await database();
  const changing = db.transaction('entries', 'readwrite');
  const cursor = await changing.store.index('id').openCursor(id);
  const entry = cursor && upToDate(cursor.value);
  if (cursor && entry) await cursor.update({ ...entry, ...change });
  await changing.done;
}

export async function removeEntry(id: string): Promise<void> {
  await removeWhere((stored) => stored.id === id);
}

/** Removes all entries of a user, who has logged out or deleted their account. */
export async function removeEntriesOf(profileId: string): Promise<void> {
  await removeWhere((stored) => stored.profileId === profileId);
}

/**
 * Removes old entries of users who have not come back; those of `profileId` stay however old they are. `now` in
 * milliseconds.
 */
export async function removeAbandoned(profileId: string, now: number): Promise<void> {
  await removeWhere((stored) => {
    const madeAt = upToDate(stored)?.madeAt;
    return stored.profileId !== profileId && madeAt !== undefined && now - Date.parse(madeAt) > ABANDONED_AFTER_MS;
  });
}

async function removeWhere(isMeant: (stored: Stored) => boolean): Promise<void> {
  const db = await database();
  const change = db.transaction('entries', 'readwrite');
  for (let cursor = await change.store.openCursor(); cursor !== null; cursor = await cursor.continue())
    if (isMeant(cursor.value)) await cursor.delete();
  await change.done;
}
