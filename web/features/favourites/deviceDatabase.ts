import type { DBSchema } from 'idb';
import { browserDatabase } from '#web/data/database.ts';
import type { Favourite } from '#web/data/own/ownParts.ts';
import type { DeviceChange } from './deviceChanges.ts';

interface DeviceSchema extends DBSchema {
  /** By the ids of their places. */
  readonly favourites: { key: number; value: Favourite };
}

export const DEVICE_DATABASE = 'taival-device';

/**
 * The database of what a visitor without an account has on this device. Nobody else has it: a later step converts the
 * records and never deletes them.
 */
const { open: database } = browserDatabase<DeviceSchema>(DEVICE_DATABASE, [(db) => db.createObjectStore('favourites')]);

/** The device's favourites, newest first. Throws where storage is blocked. */
export async function readFavourites(): Promise<readonly Favourite[]> {
  const all = await (await database()).getAll('favourites');
  return all.sort((a, b) => b.created.localeCompare(a.created));
}

/** Adds a favourite, replaces that of the same place, or removes it. Throws where storage is full or blocked. */
export async function storeChange([id, favourite]: DeviceChange): Promise<void> {
  if (favourite === null) await (await database()).delete('favourites', id);
  else await (await database()).put('favourites', favourite, id);
}
