import type { AttractionId } from '#common/places/attractionId.ts';
import type { FavouriteType } from '#common/places/favouriteTypes.ts';
import type { Favourite } from '#web/data/own/ownParts.ts';
import { readStored, writeStored } from '#web/data/storage.ts';
import { showFault } from '#web/ui/feedback/showFault.ts';
import { type DeviceChange, dropChange, noteChange, notedChanges } from './deviceChanges.ts';
import type * as Database from './deviceDatabase.ts';
import { CHANGE_KEY, deviceFavourites } from './deviceStore.ts';

/** A place as a list of favourites shows it. */
export type ListedPlace = Pick<Favourite, 'attractionId' | 'name' | 'category' | 'position'>;

/** Local storage key that says that a user has left the device's favourites where they are. */
const LEFT_KEY = 'deviceFavourites.left';

function known(all: readonly Favourite[]): ReturnType<typeof deviceFavourites.get> {
  return { status: 'known', value: new Map(all.map((one) => [one.attractionId, one])) };
}

/**
 * Reads the device's favourites, and follows what other tabs do with them. Returns the function that ends it.
 */
export function followDeviceFavourites(): () => void {
  if (deviceFavourites.get().status === 'unknown') void readDevice();
  const onStorage = ({ key }: StorageEvent) => {
    if (key === CHANGE_KEY) void readDevice();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/** Reads them from the database, with what earlier pages could not store. Where storage is blocked, there are none. */
async function readDevice(): Promise<void> {
  const all = await import('./deviceDatabase.ts').then(storeMissed).catch(() => []);
  deviceFavourites.set(known(all));
}

async function storeMissed({ readFavourites, storeChange }: typeof Database): Promise<readonly Favourite[]> {
  const missed = notedChanges();
  for (const change of missed) await storeChange(change);
  const all = await readFavourites();
  if (missed.length > 0) markStored(missed, all);
  return all;
}

/** The database has these changes, and `all`: other tabs read it, and so does the next visit. */
function markStored(changes: readonly DeviceChange[], all: readonly Favourite[]): void {
  writeStored(CHANGE_KEY, all.length === 0 ? '' : new Date().toISOString());
  changes.forEach(dropChange);
}

/** The device's favourites, newest first; none until they are read. */
export function listedOnDevice(): readonly Favourite[] {
  const state = deviceFavourites.get();
  return state.status === 'known' ? [...state.value.values()] : [];
}

/**
 * Sets a place as a favourite of this device, or, with null, removes it. It shows at once; where it cannot be stored,
 * what was before shows again, with a notice. Gives whether it is stored.
 */
export async function chooseOnDevice(place: ListedPlace, type: FavouriteType | null): Promise<boolean> {
  if (type === null) return removeFromDevice(place.attractionId);
  const { attractionId, name, category, position } = place;
  const created = new Date().toISOString();
  const favourite: Favourite = { attractionId, name, category, position, type, created, isGone: false };
  if (wereLeft()) writeStored(LEFT_KEY, '');
  return change([favourite, ...others(attractionId)], [attractionId, favourite]);
}

/** A user who is logged in leaves the favourites on this device; another one makes them be offered again. */
export function leaveOnDevice(): void {
  writeStored(LEFT_KEY, '1');
}

export function wereLeft(): boolean {
  return readStored(LEFT_KEY) === '1';
}

export function removeFromDevice(id: AttractionId): Promise<boolean> {
  return change(others(id), [id, null]);
}

/** A place has vanished from the sources: its card says so, and lets it go. */
export async function markGoneOnDevice(id: AttractionId): Promise<void> {
  const favourite = listedOnDevice().find(({ attractionId }) => attractionId === id);
  if (!favourite || favourite.isGone) return;
  const gone = { ...favourite, isGone: true };
  await change(
    listedOnDevice().map((one) => (one === favourite ? gone : one)),
    [id, gone],
  );
}

function others(id: AttractionId): readonly Favourite[] {
  return listedOnDevice().filter(({ attractionId }) => attractionId !== id);
}

/** Shows the favourites as they are after a change, and stores it; gives whether it is stored. */
async function change(after: readonly Favourite[], made: DeviceChange): Promise<boolean> {
  deviceFavourites.set(known(after));
  noteChange(made);
  try {
    const { storeChange } = await import('./deviceDatabase.ts');
    await storeChange(made);
    markStored([made], after);
    return true;
  } catch {
    showFault({ id: 'favourites.failed' });
    dropChange(made);
    await readDevice();
    return false;
  }
}
