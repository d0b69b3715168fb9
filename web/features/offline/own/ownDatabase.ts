import type { DBSchema, IDBPDatabase } from 'idb';
import { browserDatabase } from '#web/data/database.ts';
import type { Viewer } from '#web/features/account/viewer.ts';
import type { Favourite } from '#web/features/favourites/favourites.ts';
import type { OwnPlace } from '#web/features/ownPlaces/ownPlacesStore.ts';

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

/** The database of what is kept. Throws where storage is blocked, or a newer build has been here. What a later step cannot bring over comes again by itself. */
export const ownDatabase = browserDatabase<OwnSchema>(OWN_DATABASE, [
  (db) => KEPT_PARTS.forEach((part) => db.createObjectStore(part)),
]).open;
