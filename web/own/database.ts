import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Favourite } from '#web/state/favourites.ts';
import type { OwnPlace } from '#web/state/ownPlaces.ts';
import type { Viewer } from '#web/state/viewer.ts';

/** What is kept of a user for a start without a network, each part under the id of their profile. */
export interface KeptParts {
  readonly viewer: Viewer;
  readonly favourites: readonly Favourite[];
  /** Texts by the ids of their places. */
  readonly notes: readonly (readonly [id: number, text: string])[];
  readonly ownPlaces: readonly OwnPlace[];
}

export type KeptPart = keyof KeptParts;

/** What is told apart from who it is. */
export type ToldPart = Exclude<KeptPart, 'viewer'>;

export const KEPT_PARTS = ['viewer', 'favourites', 'notes', 'ownPlaces'] as const satisfies readonly KeptPart[];

type OwnSchema = DBSchema & { readonly [P in KeptPart]: { key: string; value: KeptParts[P] } };

export type OwnDatabase = IDBPDatabase<OwnSchema>;

export const OWN_DATABASE = 'taival-own';

/** Grows with the shape of the parts; what an older one holds is brought over, or left out where it comes again by itself. */
const VERSION = 1;

let opened: Promise<OwnDatabase> | null = null;

/** The database of what is kept, made or brought up to date where it has to be. Throws where storage is blocked, or a newer build has been here. */
export async function ownDatabase(): Promise<OwnDatabase> {
  opened ??= open();
  try {
    return await opened;
  } catch (error) {
    opened = null;
    throw error;
  }
}

async function open(): Promise<OwnDatabase> {
  const db = await openDB<OwnSchema>(OWN_DATABASE, VERSION, {
    upgrade(making, from) {
      if (from < 1) for (const part of KEPT_PARTS) making.createObjectStore(part);
    },
    // A newer build wants it, or the browser took it: the next question opens it anew.
    blocking: () => {
      db.close();
      opened = null;
    },
    terminated: () => {
      opened = null;
    },
  });
  return db;
}
