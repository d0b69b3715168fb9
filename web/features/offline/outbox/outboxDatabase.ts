import type { DBSchema } from 'idb';
import { browserDatabase } from '#web/data/database.ts';
import { type Entry, inPlaceOf, isReplacedBy, type Stored, upToDate } from './entries.ts';

interface OutboxSchema extends DBSchema {
  readonly entries: { key: number; value: Stored; indexes: { readonly id: string; readonly profileId: string } };
}

/** Its steps are of the stores; the shape of an entry has a format of its own. */
export const OUTBOX_DATABASE = 'taival-outbox';

/** Whoever does not come back to this browser for so long has done it elsewhere, or not at all. */
const FOREIGN_KEPT_MS = 30 * 24 * 3_600_000;

const { open: database } = browserDatabase<OutboxSchema>(OUTBOX_DATABASE, [
  (db) => {
    const entries = db.createObjectStore('entries', { autoIncrement: true });
    entries.createIndex('id', 'id', { unique: true });
    entries.createIndex('profileId', 'profileId');
  },
]);

/** What waits of a user, in the order in which it was done. Throws where storage is blocked. */
export async function entriesOf(profileId: string): Promise<readonly Entry[]> {
  const db = await database();
  const stored = await db.getAllFromIndex('entries', 'profileId', profileId);
  return stored.flatMap((one) => upToDate(one) ?? []);
}

/** Adds an entry; it takes the place of an earlier one that it makes needless. Throws where storage is full or blocked. */
export async function addEntry(entry: Entry): Promise<void> {
  const db = await database();
  const change = db.transaction('entries', 'readwrite');
  let added = entry;
  for (
    let cursor = await change.store.index('profileId').openCursor(entry.profileId);
    cursor !== null;
    cursor = await cursor.continue()
  ) {
    const before = upToDate(cursor.value);
    if (before === null || !isReplacedBy(before, entry)) continue;
    added = inPlaceOf(before, added);
    await cursor.delete();
  }
  if ((await change.store.index('id').getKey(entry.id)) === undefined) await change.store.add(added);
  await change.done;
}

/** Changes an entry where it still is; one that has been replaced or discarded meanwhile stays gone. */
export async function changeEntry(id: string, change: Partial<Pick<Entry, 'isTried' | 'problem'>>): Promise<void> {
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

/** A user has left, and wants nothing of it sent. */
export async function removeEntriesOf(profileId: string): Promise<void> {
  await removeWhere((stored) => stored.profileId === profileId);
}

/** What has waited too long for somebody who has not come back goes; what is `profileId`'s stays however old it is. */
export async function removeAbandoned(profileId: string, now: number): Promise<void> {
  await removeWhere((stored) => {
    const madeAt = upToDate(stored)?.madeAt;
    return stored.profileId !== profileId && madeAt !== undefined && now - Date.parse(madeAt) > FOREIGN_KEPT_MS;
  });
}

async function removeWhere(isMeant: (stored: Stored) => boolean): Promise<void> {
  const db = await database();
  const change = db.transaction('entries', 'readwrite');
  for (let cursor = await change.store.openCursor(); cursor !== null; cursor = await cursor.continue())
    if (isMeant(cursor.value)) await cursor.delete();
  await change.done;
}
