import { ownDatabase } from './ownDatabase.ts';
import { type ContentPart, OWN_PARTS, type OwnParts, type Viewer } from './ownParts.ts';

/** Content of one user as it is persisted; a part that was never loaded is null. */
export type PersistedContent = { readonly [P in ContentPart]: OwnParts[P] | null };

export type Persisted = PersistedContent & { readonly viewer: Viewer };

/** Profile id of the page's user; null: nothing is persisted. */
let owner: string | null = null;

/**
 * A browser whose storage does not answer within this delays nobody: only the owner's own reads miss what is stored.
 */
const PATIENCE_MS = 2000;

async function patiently<T>(work: Promise<T>, otherwise: T): Promise<T> {
  const tooLate = new Promise<T>((resolve) => {
    setTimeout(() => resolve(otherwise), PATIENCE_MS);
  });
  // Blocked storage, or a database of a newer build: the page goes on as if nothing were stored.
  return Promise.race([work.catch(() => otherwise), tooLate]);
}

/** Removes what is persisted of every other user; null removes all of it. Await it before another user is shown. */
export function persistOnlyFor(profileId: string | null): Promise<void> {
  owner = profileId;
  return patiently(removeAllBut(profileId), undefined);
}

async function removeAllBut(profileId: string | null): Promise<void> {
  const db = await ownDatabase();
  const change = db.transaction(OWN_PARTS, 'readwrite');
  for (const part of OWN_PARTS) {
    const store = change.objectStore(part);
    for (const key of await store.getAllKeys()) if (key !== profileId) await store.delete(key);
  }
  await change.done;
}

/** Persists who is logged in; other parts are persisted only where this one is. */
export async function persistViewer(viewer: Viewer): Promise<void> {
  if (viewer.profileId !== owner) return;
  await patiently(
    ownDatabase().then((db) => db.put('viewer', viewer, viewer.profileId)),
    '',
  );
}

/** Persists a part of the user's own data, unless the user has logged out, here or in another tab. */
export function persistPart<P extends ContentPart>(part: P, value: OwnParts[P]): Promise<void> {
  const profileId = owner;
  return profileId === null ? Promise.resolve() : patiently(put(part, value, profileId), undefined);
}

async function put<P extends ContentPart>(part: P, value: OwnParts[P], profileId: string): Promise<void> {
  const db = await ownDatabase();
  const change = db.transaction(OWN_PARTS, 'readwrite');
  const isTheirs = (await change.objectStore('viewer').getKey(profileId)) !== undefined;
  if (isTheirs && owner === profileId) await change.objectStore(part).put(value, profileId);
  await change.done;
}

/** The persisted data of the last user of this browser; null where there is none. */
export function readPersisted(): Promise<Persisted | null> {
  return patiently(read(), null);
}

/** The persisted data of the page's user; null where there is none. */
export async function readOwnPersisted(): Promise<Persisted | null> {
  const persisted = await readPersisted();
  return persisted !== null && persisted.viewer.profileId === owner ? persisted : null;
}

async function read(): Promise<Persisted | null> {
  const db = await ownDatabase();
  const reading = db.transaction(OWN_PARTS);
  const viewer = await reading.objectStore('viewer').openCursor();
  if (viewer === null) return null;
  const [favourites, notes, ownPlaces] = await Promise.all([
    reading.objectStore('favourites').get(viewer.key),
    reading.objectStore('notes').get(viewer.key),
    reading.objectStore('ownPlaces').get(viewer.key),
  ]);
  return { viewer: viewer.value, favourites: favourites ?? null, notes: notes ?? null, ownPlaces: ownPlaces ?? null };
}
