import type { Geometry } from 'geojson';
import { ATTRACTION_TILES_MAX_ZOOM, ATTRACTION_TILES_MIN_ZOOM } from '#common/attractionTiles.ts';
import { BASE_TILES_MAX_ZOOM, type BaseTilesSource } from '#common/baseMap.ts';
import type { Family } from '#common/catalogue/families.ts';
import type { Kind } from '#common/catalogue/kinds.ts';
import type { Bounds } from '#common/geo/bounds.ts';
import { distanceKm } from '#common/geo/distance.ts';
import type { Language } from '#common/languages.ts';
import type { FavouriteCounts } from '#common/places/favouriteTypes.ts';
import type { ImageName } from '#common/places/imageFiles.ts';
import type { FactText } from '#common/places/placeFacts.ts';
import type { PropertyField } from '#common/places/placeProperties.ts';
import type { ElevationTiles } from '#common/relief/elevationTiles.ts';
import type { Candidate, PlaceNameRow } from '#common/search/searchTypes.ts';

/**
 * What the server hands out of an area that somebody saves for use without a network (docs/decisions/0034), and how it
 * is divided.
 */

/**
 * The browser's cache of what saved areas hold of tiles and thumbnails: the page fills it
 * (web/features/offline/savedAreas), the service worker answers from it.
 */
export const SAVED_CACHE = 'taival-saved-v1';

/** Places come in cells of this zoom, some 5 km a side in the south. */
export const SAVED_CELL_ZOOM = 12;
/** Longest side of an area that may be saved. */
export const SAVED_SIDE_MAX_KM = 100;
/** Largest estimate that may be saved. */
export const SAVED_BYTES_MAX = 200_000_000;
/** Children and photos of one place that are saved: as many as its page shows at first. */
export const SAVED_ROWS_MAX = 100;
/** Places asked for by their ids at once. */
export const SAVED_IDS_MAX = 50;
/** Zooms of the tiles that an area holds. */
export const SAVED_BASE_ZOOMS = { min: 0, max: BASE_TILES_MAX_ZOOM } as const;
export const SAVED_ATTRACTION_ZOOMS = { min: ATTRACTION_TILES_MIN_ZOOM, max: ATTRACTION_TILES_MAX_ZOOM } as const;
/** Thumbnails of a photo that are saved. */
export const SAVED_THUMBS = ['200sq', '240'] as const;
/** Small maps that an area holds, of the best places whose cards have no photo: more would outweigh all the rest. */
export const SAVED_MAPS_MAX = 50;
/** Photos of one place of which thumbnails are saved, besides the one of its card. */
export const SAVED_PHOTOS_MAX = 4;

export type InLanguages<T> = Readonly<Record<Language, T>>;

interface SavedText {
  /** Null = unknown. */
  readonly language: Language | null;
  readonly text: string;
}

export interface SavedImage extends ImageName {
  readonly imageId: number;
  readonly width: number;
  readonly height: number;
  readonly blur: string;
  readonly created: string;
  readonly heart: boolean;
  readonly username: string | null;
  /** Of a photo that is not our own; areas that were saved before have none. */
  readonly credit?: SavedCredit | null;
}

/** The author of a photo, and the terms by which it is shown. */
interface SavedCredit {
  readonly author: string;
  readonly licence: string;
  readonly licenceUrl: string | null;
  readonly pageUrl: string;
}

/** Heights along a route and what they say of it, by the names of GraphQL. */
export interface SavedRelief {
  readonly ascentM: number;
  readonly descentM: number;
  readonly highestM: number;
  readonly lowestM: number;
  readonly steepestPercent: number | null;
  readonly steepestFromM: number | null;
  readonly minutes: number | null;
  readonly source: 'LIPAS' | 'MODEL';
  readonly profile: {
    readonly stepM: number;
    readonly heightsM: readonly number[];
    readonly breaks: readonly number[];
  };
}

/** All that is public of a place, in every language. */
export interface SavedPlace extends Candidate {
  readonly type: 'POINT' | 'PATH' | 'AREA';
  readonly kind: Kind;
  readonly category: string;
  readonly named: boolean;
  readonly bbox: Bounds;
  readonly areaM2: number | null;
  readonly lengthM: number | null;
  /** This and the next two are missing in areas that were saved before there were heights. */
  readonly heightM?: number | null;
  readonly ascentM?: number | null;
  readonly relief?: SavedRelief | null;
  readonly stars: number;
  /** Bits of `common/places/features.ts`; missing in areas that were saved before there were features. */
  readonly features?: number;
  readonly childCount: number;
  readonly sourceDate: string | null;
  readonly title: InLanguages<string>;
  readonly allNames: readonly { readonly language: string; readonly text: string }[];
  readonly aliases: readonly string[];
  readonly admin: InLanguages<readonly string[]>;
  readonly description: InLanguages<SavedText | null>;
  /** By the names of GraphQL. */
  readonly properties: Readonly<Record<PropertyField, string | null>>;
  readonly openingHours: string | null;
  /** This and the next are missing in areas that were saved before there were facts. */
  readonly facts?: InLanguages<readonly FactText[]>;
  readonly isClosedForNow?: boolean;
  readonly parent: { readonly id: number; readonly title: InLanguages<string> } | null;
  readonly children: {
    readonly edges: readonly { readonly id: number; readonly metresAlong: number | null }[];
    readonly hasNextPage: boolean;
  } | null;
  /** Null for points. */
  readonly geometry: Geometry | null;
  readonly favouriteCounts: FavouriteCounts;
  readonly cardImage: SavedImage | null;
  readonly images: readonly SavedImage[];
  readonly sampleImages: readonly SavedImage[];
  readonly sources: readonly {
    readonly key: string;
    readonly ref: string;
    readonly url: string | null;
    readonly date?: string | null;
    /** Missing in areas that were saved before there were parts. */
    readonly parts?: InLanguages<readonly string[]>;
  }[];
}

/** The places whose position lies in a cell. */
export interface SavedCell {
  readonly places: readonly SavedPlace[];
  /** Lines and areas of other cells that reach into this one. */
  readonly reaching: readonly number[];
  readonly placeNames: readonly PlaceNameRow[];
}

export interface SavedCategory {
  readonly key: string;
  readonly slug: string;
  readonly fi: string;
  readonly sv?: string;
  readonly en?: string;
  readonly family: Family;
  readonly icon: string;
  readonly kind: Kind | null;
  readonly primary: boolean;
  readonly weight: number;
  readonly group: string;
  readonly also?: readonly string[];
}

interface SavedSource {
  readonly key: string;
  readonly name: string;
  readonly url: string;
  readonly licence: string;
  readonly licenceUrl: string;
  readonly dataDate: string | null;
}

/** What saving an area will take, and what belongs to all of its places. */
export interface SavedPlan {
  readonly version: number;
  readonly baseTiles: BaseTilesSource;
  /** Null where there are no heights; missing in areas that were saved before there were any. */
  readonly elevation?: ElevationTiles | null;
  readonly categories: readonly SavedCategory[];
  readonly sources: readonly SavedSource[];
  readonly places: number;
  readonly photos: number;
  /** Within some 20 %: tiles are weighed by a sample of them. */
  readonly bytes: number;
}

/** Width along its middle, and height. */
export function sidesKm([west, south, east, north]: Bounds): readonly [widthKm: number, heightKm: number] {
  const middle = (south + north) / 2;
  return [distanceKm([west, middle], [east, middle]), distanceKm([west, south], [west, north])];
}

/** Whether an area of these bounds is small enough to be saved. */
export function mayBeSaved(bounds: Bounds): boolean {
  return sidesKm(bounds).every((km) => km <= SAVED_SIDE_MAX_KM);
}
