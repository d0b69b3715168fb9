import type { Viewer } from '#web/features/account/viewer.ts';
import { KEPT_PARTS, type KeptParts, ownDatabase, type ToldPart } from './ownDatabase.ts';

/** Everything that is kept of one user; null in the place of what has never come. */
export type Kept = Pick<KeptParts, 'viewer'> & { readonly [P in ToldPart]: KeptParts[P] | null };

/** The profile of whoever the page is of; null: nothing is kept. */
let whose: string | null = null;

/** A browser whose storage does not answer holds nobody up: what is kept is found by its owner alone. */
const PATIENCE_MS = 2000;

async function patiently<T>(work: Promise<T>, otherwise: T): Promise<T> {
  const tooLate = new Promise<T>((resolve) => {
    setTimeout(() => resolve(otherwise), PATIENCE_MS);
  });
  // Blocked storage, or a database of a newer build: the page goes on as if nothing had been kept.
  return Promise.race([work.catch(() => otherwise), tooLate]);
}

/** What is kept of anybody else goes, with null all of it. To be waited for before another user is shown. */
export function keepOnly(profileId: string | null): Promise<void> {
  whose = profileId;
  return patiently(removeAllBut(profileId), undefined);
}

async function removeAllBut(profileId: string | null): Promise<void> {
  const db = await ownDatabase();
  const change = db.transaction(KEPT_PARTS, 'readwrite');
  for (const part of KEPT_PARTS) {
    const store = change.objectStore(part);
    for (const key of await store.getAllKeys()) if (key !== profileId) await store.delete(key);
  }
  await change.done;
}

/** Keeps who is logged in; only for them other parts are kept. */
export async function keepViewer(viewer: Viewer): Promise<void> {
  if (viewer.profileId !== whose) return;
  await patiently(
    ownDatabase().then((db) => db.put('viewer', viewer, viewer.profileId)),
    '',
  );
}

/** Keeps a part of what is the user's own as it is now, unless they have left, here or in another tab. */
export function keepPart<P extends ToldPart>(part: P, value: KeptParts[P]): Promise<void> {
  const profileId = whose;
  return profileId === null ? Promise.resolve() : patiently(put(part, value, profileId), undefined);
}

async function put<P extends ToldPart>(part: P, value: KeptParts[P], profileId: string): Promise<void> {
  const db = await ownDatabase();
  const change = db.transaction(KEPT_PARTS, 'readwrite');
  const isTheirs = (await change.objectStore('viewer').getKey(profileId)) !== undefined;
  if (isTheirs && whose === profileId) await change.objectStore(part).put(value, profileId);
  await change.done;
}

/** What was kept of whoever was logged in last; null where nothing was. */
export function readKept(): Promise<Kept | null> {
  return patiently(read(), null);
}

/** What was kept of whoever the page is of; null where nothing was. */
export async function readOwnKept(): Promise<Kept | null> {
  const kept = await readKept();
  return kept !== null && kept.viewer.profileId === whose ? kept : null;
}

async function read(): Promise<Kept | null> {
  const db = await ownDatabase();
  const reading = db.transaction(KEPT_PARTS);
  const viewer = await reading.objectStore('viewer').openCursor();
  if (viewer === null) return null;
  const [favourites, notes, ownPlaces] = await Promise.all([
    reading.objectStore('favourites').get(viewer.key),
    reading.objectStore('notes').get(viewer.key),
    reading.objectStore('ownPlaces').get(viewer.key),
  ]);
  return { viewer: viewer.value, favourites: favourites ?? null, notes: notes ?? null, ownPlaces: ownPlaces ?? null };
}
