import type { Favourite } from '#web/data/own/ownParts.ts';
import { readStored, writeStored } from '#web/data/storage.ts';

/** A favourite that this device gets, or, with null, loses. */
export type DeviceChange = readonly [id: number, favourite: Favourite | null];

const KEY = 'deviceFavourites.changes';

/**
 * Changes of which it is not known that the database has them. They are noted at the press: the page may be left before
 * the database and its code are there.
 */
export function notedChanges(): readonly DeviceChange[] {
  try {
    const all: unknown = JSON.parse(readStored(KEY) || '[]');
    return Array.isArray(all) ? all.filter(isChange) : [];
  } catch {
    return [];
  }
}

/** Another version of the program may have noted changes of another form. */
function isChange(row: unknown): row is DeviceChange {
  if (!Array.isArray(row)) return false;
  const [id, favourite]: readonly unknown[] = row;
  return typeof id === 'number' && (favourite === null || (typeof favourite === 'object' && 'type' in favourite));
}

/** Notes a change in place of an earlier one of the same place. */
export function noteChange(change: DeviceChange): void {
  const [id] = change;
  note([...notedChanges().filter(([other]) => other !== id), change]);
}

/** Drops a change that is stored or has failed, unless a later one of the same place has taken its room. */
export function dropChange(change: DeviceChange): void {
  const text = JSON.stringify(change);
  note(notedChanges().filter((noted) => JSON.stringify(noted) !== text));
}

function note(changes: readonly DeviceChange[]): void {
  writeStored(KEY, changes.length === 0 ? '' : JSON.stringify(changes));
}
