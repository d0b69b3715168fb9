import type { DBSchema, IDBPDatabase } from 'idb';
import type { Bounds } from '#common/geo/bounds.ts';
import type { SavedPlace } from '#common/offline/savedArea.ts';
import type { SavedConditions } from '#common/offline/savedConditions.ts';
import type { PlaceNameRow } from '#common/search/searchTypes.ts';
import { browserDatabase } from '#web/data/database.ts';
import type { Light, SavedTerms, SavedWeather } from './data.ts';

/** The record of an area. */
export interface SavedArea {
  readonly id: string;
  readonly name: string;
  readonly bounds: Bounds;
  /** The place for which the area was saved; null where the visitor chose an area of the map. */
  readonly placeId: number | null;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
  readonly bytes: number;
  readonly version: number;
  readonly placeIds: readonly number[];
  /** Addresses of its thumbnails, small maps and tiles of heights; those of its other tiles follow from its bounds. */
  readonly thumbs: readonly string[];
}

/** The part of an area that lists and the search look through. */
export interface SavedFinds {
  readonly lights: readonly Light[];
  readonly placeNames: readonly PlaceNameRow[];
  readonly weather: readonly SavedWeather[];
  /** Null where they could not be had; missing in areas that were saved before there were any. */
  readonly conditions?: SavedConditions | null;
}

interface SavedSchema extends DBSchema {
  areas: { key: string; value: SavedArea };
  /** By the id of the area. */
  finds: { key: string; value: SavedFinds };
  places: { key: number; value: SavedPlace };
  /** One record, under the key `TERMS`. */
  terms: { key: string; value: SavedTerms };
}

type SavedDatabase = IDBPDatabase<SavedSchema>;

export const SAVED_DATABASE = 'taival-saved';
export const TERMS = 'last';

/**
 * The upgrade steps of the database (web/data/database.ts). A change of what the stores hold is a further step, which
 * converts the records and never deletes them.
 */
export const STEPS: readonly ((db: SavedDatabase) => void)[] = [
  (db) => {
    for (const store of ['areas', 'finds', 'places', 'terms'] as const) db.createObjectStore(store);
  },
];

const database = browserDatabase<SavedSchema>(SAVED_DATABASE, STEPS);

/** Opens the database. Throws where storage is blocked, or a newer build has upgraded it. */
export const savedDatabase = database.open;

/** Closes the database; the next use opens it again. */
export const closeSavedDatabase = database.close;
