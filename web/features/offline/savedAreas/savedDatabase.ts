import type { DBSchema, IDBPDatabase } from 'idb';
import type { Bounds } from '#common/geo/bounds.ts';
import type { SavedPlace } from '#common/offline/savedArea.ts';
import type { PlaceNameRow } from '#common/search/searchTypes.ts';
import { browserDatabase } from '#web/data/database.ts';
import type { Light, SavedTerms, SavedWeather } from './data.ts';

/** An area as its list tells it. */
export interface SavedArea {
  readonly id: string;
  readonly name: string;
  readonly bounds: Bounds;
  /** The place that was saved as itself. */
  readonly placeId: number | null;
  /** Milliseconds. */
  readonly savedAt: number;
  readonly bytes: number;
  readonly version: number;
  readonly placeIds: readonly number[];
  /** Addresses of its thumbnails; those of its tiles follow from its bounds. */
  readonly thumbs: readonly string[];
}

/** What is looked through of an area. */
export interface SavedFinds {
  readonly lights: readonly Light[];
  readonly placeNames: readonly PlaceNameRow[];
  readonly weather: readonly SavedWeather[];
}

export interface SavedSchema extends DBSchema {
  areas: { key: string; value: SavedArea };
  /** By the area. */
  finds: { key: string; value: SavedFinds };
  places: { key: number; value: SavedPlace };
  /** Under `TERMS`: those of the area that was saved last. */
  terms: { key: string; value: SavedTerms };
}

export type SavedDatabase = IDBPDatabase<SavedSchema>;

export const SAVED_DATABASE = 'taival-saved';
export const TERMS = 'last';

/**
 * What each version of the database changed, from nothing on: one that an older build left goes through those it lacks. A change of what the
 * stores hold is a step here, which brings over what there is; it never empties them.
 */
export const STEPS: readonly ((db: SavedDatabase) => void)[] = [
  (db) => {
    for (const store of ['areas', 'finds', 'places', 'terms'] as const) db.createObjectStore(store);
  },
];

const database = browserDatabase<SavedSchema>(SAVED_DATABASE, STEPS);

/** Throws where storage is blocked, or a newer build has been here. */
export const savedDatabase = database.open;

/** The next question opens it anew. */
export const closeSavedDatabase = database.close;
