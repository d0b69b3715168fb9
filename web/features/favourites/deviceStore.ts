import type { Favourite } from '#web/data/own/ownParts.ts';
import type { Own } from '#web/data/ownStore.ts';
import { readStored } from '#web/data/storage.ts';
import { createStore } from '#web/data/store.ts';
import { notedChanges } from './deviceChanges.ts';

type Favourites = ReadonlyMap<number, Favourite>;

/**
 * Local storage key that says whether this device has favourites: visitors without any load no code for them. Its value
 * changes with each change, so that other tabs read them again.
 */
export const CHANGE_KEY = 'deviceFavourites';

/**
 * Favourites that a visitor without an account has on this device, by the ids of their places, newest first. They are
 * no user's own data: a login or logout leaves them as they are.
 */
export const deviceFavourites = createStore<Own<Favourites>>(
  readStored(CHANGE_KEY) || notedChanges().length > 0 ? { status: 'unknown' } : { status: 'known', value: new Map() },
);
