import { SAVED_CACHE } from '#common/offline/savedArea.ts';
import { reportBackgroundError } from '#web/data/backgroundErrors.ts';
import { inOneTab } from '#web/data/locks.ts';
import { dropSavedData } from './answers.ts';
import type { FetchedArea } from './download.ts';
import { markAreas, markedAreas, type MarkedArea } from './mark.ts';
import { NO_TILES, tileFiles } from './plan.ts';
import { type SavedArea, savedDatabase, TERMS } from './savedDatabase.ts';
import { isOutOfRoom, NoRoomError } from './savedErrors.ts';
import { deleteUnneeded, publishStaged } from './staging.ts';
import { STAGING_CACHE } from './stagingCache.ts';

/** An area as its list shows it; `gone` where the browser has evicted its data. */
export type ListedArea = ({ readonly state: 'saved' } & SavedArea) | ({ readonly state: 'gone' } & MarkedArea);

/** All areas that were saved in this browser, the latest first, and then those whose data is gone. */
export async function listAreas(): Promise<ListedArea[]> {
  const marked = markedAreas();
  const stored = await storedAreas();
  const checked = await Promise.all(stored.map(async (area) => ({ area, isWhole: await hasTiles(area) })));
  const whole = checked.filter(({ isWhole }) => isWhole).map(({ area }) => area);
  const known = new Set(whole.map(({ id }) => id));
  const gone = [...marked, ...stored.filter(({ id }) => !marked.some((one) => one.id === id))].filter(
    ({ id }) => !known.has(id),
  );
  return [
    ...whole.sort((a, b) => b.savedAt - a.savedAt).map((area) => ({ state: 'saved' as const, ...area })),
    ...gone.map(({ id, name, bounds, placeId }) => ({ state: 'gone' as const, id, name, bounds, placeId })),
  ];
}

async function storedAreas(): Promise<SavedArea[]> {
  try {
    return await (await savedDatabase()).getAll('areas');
  } catch (error) {
    // The database is blocked, or a newer build has upgraded it: the areas are listed as gone, by their marks.
    reportBackgroundError('saved', error);
    return [];
  }
}

/**
 * Whether the tiles of an area are there. One file is enough to know, because browsers evict whole caches, never single
 * files: the last, for every area has tiles of attractions, but none of a base map of another server.
 */
async function hasTiles({ bounds, version }: SavedArea): Promise<boolean> {
  const last = tileFiles(bounds, version, NO_TILES).at(-1);
  return last === undefined || (await (await caches.open(SAVED_CACHE)).match(last.to)) !== undefined;
}

/** Lock of a tab that stores or deletes an area: in between, files may be there that no area names yet. */
const CHANGING = 'taival-areas';

/**
 * Stores a fetched area in place of its earlier version, and deletes what no area needs any more. Tiles are replaced
 * one by one; after them all records in one transaction. Throws NoRoomError, which leaves the earlier records as they
 * were.
 */
export function storeArea(id: string, fetched: FetchedArea): Promise<void> {
  return inOneTab(CHANGING, () => store(id, fetched));
}

async function store(id: string, { area, finds, places, terms, files }: FetchedArea): Promise<void> {
  try {
    await publishStaged(files);
    const db = await savedDatabase();
    const writing = db.transaction(['areas', 'finds', 'places', 'terms'], 'readwrite');
    const { version, baseTiles, elevation, categories, sources } = terms;
    await Promise.all([
      writing.objectStore('areas').put({ id, ...area }, id),
      writing.objectStore('finds').put(finds, id),
      writing.objectStore('terms').put({ version, baseTiles, elevation, categories, sources }, TERMS),
      ...places.map((place) => writing.objectStore('places').put(place, place.id)),
      writing.done,
    ]);
  } catch (error) {
    if (isOutOfRoom(error)) throw new NoRoomError('no room', { cause: error });
    throw error;
  }
  await caches.delete(STAGING_CACHE);
  const { name, bounds, placeId } = area;
  markAreas([...markedAreas().filter((one) => one.id !== id), { id, name, bounds, placeId }]);
  await deleteOrphans();
}

/** Deletes an area with the places and files that no other area needs. */
export function deleteArea(id: string): Promise<void> {
  return inOneTab(CHANGING, () => remove(id));
}

async function remove(id: string): Promise<void> {
  markAreas(markedAreas().filter((one) => one.id !== id));
  const db = await savedDatabase();
  const writing = db.transaction(['areas', 'finds'], 'readwrite');
  await Promise.all([writing.objectStore('areas').delete(id), writing.objectStore('finds').delete(id), writing.done]);
  await deleteOrphans();
}

/** Deletes places and files that no area needs, and drops the cached saved data. */
async function deleteOrphans(): Promise<void> {
  const db = await savedDatabase();
  const areas = await db.getAll('areas');
  const needed = new Set(areas.flatMap(({ placeIds }) => placeIds));
  const deleting = db.transaction('places', 'readwrite');
  const spare = (await deleting.store.getAllKeys()).filter((key) => !needed.has(key));
  await Promise.all([...spare.map((key) => deleting.store.delete(key)), deleting.done]);
  if (areas.length === 0) await caches.delete(SAVED_CACHE);
  else
    await deleteUnneeded(
      new Set(
        areas.flatMap(({ bounds, version, thumbs }) => [
          ...tileFiles(bounds, version, NO_TILES).map(({ to }) => to),
          ...thumbs,
        ]),
      ),
    );
  dropSavedData();
}
