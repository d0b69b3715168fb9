import type { Bounds, Position } from '#common/geo/bounds.ts';
import type { SavedPlace, SavedPlan } from '#common/offline/savedArea.ts';
import type { SavedConditions } from '#common/offline/savedConditions.ts';
import type { PlaceNameRow } from '#common/search/searchTypes.ts';

/**
 * The part of a saved place that lists and the search need; it is stored apart, so that they need not read whole
 * places.
 */
export type Light = Pick<
  SavedPlace,
  | 'id'
  | 'quality'
  | 'lon'
  | 'lat'
  | 'names'
  | 'name'
  | 'name_sv'
  | 'name_en'
  | 'other_names'
  | 'type'
  | 'kind'
  | 'category'
  | 'bbox'
  | 'lengthM'
  | 'ascentM'
  | 'sourceDate'
  | 'features'
> & {
  readonly parentId: number | null;
  /** Its municipality and region; missing in areas that were saved before lines were understood. */
  readonly adminFi?: readonly string[];
  /** Out of service when it was saved; missing in areas that were saved before closed places were hidden. */
  readonly isClosedForNow?: boolean;
};

export function lightOf(place: SavedPlace): Light {
  return {
    id: place.id,
    quality: place.quality,
    lon: place.lon,
    lat: place.lat,
    names: place.names,
    name: place.name,
    name_sv: place.name_sv,
    name_en: place.name_en,
    other_names: place.other_names,
    type: place.type,
    kind: place.kind,
    category: place.category,
    bbox: place.bbox,
    lengthM: place.lengthM,
    ascentM: place.ascentM ?? null,
    sourceDate: place.sourceDate,
    features: place.features ?? 0,
    parentId: place.parent?.id ?? null,
    adminFi: place.admin.fi,
    isClosedForNow: place.isClosedForNow ?? false,
  };
}

/** Data that all saved areas share: version, categories and sources, as the area that was saved last brought them. */
export type SavedTerms = Pick<SavedPlan, 'version' | 'baseTiles' | 'elevation' | 'categories' | 'sources'>;

export interface SavedWeather {
  readonly position: Position;
  /** The server's answer to `weatherAt`. */
  readonly told: unknown;
}

/** Where and when an area was saved. */
interface SavedExtent {
  readonly bounds: Bounds;
  /** In milliseconds since 1970. */
  readonly savedAt: number;
}

/** The data of all saved areas, from which operations are answered. */
export interface SavedData {
  readonly areas: readonly SavedExtent[];
  readonly terms: SavedTerms;
  readonly lights: readonly Light[];
  readonly placeNames: readonly PlaceNameRow[];
  readonly weather: readonly SavedWeather[];
  /** Those of the latest area first. */
  readonly conditions: readonly SavedConditions[];
  /** Reads whole places by their ids; places that are not saved are missing in the answer. */
  places(ids: readonly number[]): Promise<ReadonlyMap<number, SavedPlace>>;
}

/** The saved areas do not hold what an operation asks for. */
export class NotSavedError extends Error {
  override readonly name = 'NotSavedError';
}
