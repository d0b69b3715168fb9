import type { AttractionId } from '#common/places/attractionId.ts';
import type { FavouriteType } from '#common/places/favouriteTypes.ts';
import type { Favourite } from '#web/data/own/ownParts.ts';
import { readStored, writeStored } from '#web/data/storage.ts';
import { showFault } from '#web/ui/feedback/showFault.ts';
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
  if (readStored(CHANGE_KEY)) void readDevice();
  const onStorage = ({ key }: StorageEvent) => {
    if (key === CHANGE_KEY) void readDevice();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/** Reads them from the database. Where storage is blocked, the visitor has none. */
async function readDevice(): Promise<void> {
  const all = await import('./deviceDatabase.ts').then(({ readFavourites }) => readFavourites()).catch(() => []);
  deviceFavourites.set(known(all));
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
  return change([favourite, ...others(attractionId)], ({ storeFavourite }) => storeFavourite(favourite));
}

/** A user who is logged in leaves the favourites on this device; another one makes them be offered again. */
export function leaveOnDevice(): void {
  writeStored(LEFT_KEY, '1');
}

export function wereLeft(): boolean {
  return readStored(LEFT_KEY) === '1';
}

export function removeFromDevice(id: AttractionId): Promise<boolean> {
  return change(others(id), ({ removeFavourite }) => removeFavourite(id));
}

/** A place has vanished from the sources: its card says so, and lets it go. */
export async function markGoneOnDevice(id: AttractionId): Promise<void> {
  const favourite = listedOnDevice().find(({ attractionId }) => attractionId === id);
  if (!favourite || favourite.isGone) return;
  const gone = { ...favourite, isGone: true };
  await change(
    listedOnDevice().map((one) => (one === favourite ? gone : one)),
    ({ storeFavourite }) => storeFavourite(gone),
  );
}

function others(id: AttractionId): readonly Favourite[] {
  return listedOnDevice().filter(({ attractionId }) => attractionId !== id);
}

/** Shows the favourites as they are after a change, and stores it; gives whether it is stored. */
async function change(
  after: readonly Favourite[],
  store: (database: typeof Database) => Promise<void>,
): Promise<boolean> {
  deviceFavourites.set(known(after));
  try {
    await store(await import('./deviceDatabase.ts'));
    writeStored(CHANGE_KEY, after.length === 0 ? '' : new Date().toISOString());
    return true;
  } catch {
    showFault({ id: 'favourites.failed' });
    await readDevice();
    return false;
  }
}
