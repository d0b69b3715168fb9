import type { Bounds, Position } from '#common/geo/bounds.ts';
import type { SavedPlace, SavedPlan } from '#common/offline/savedArea.ts';
import type { PlaceNameRow } from '#common/search/searchTypes.ts';

/** What is known of a saved place without reading it whole: enough for lists and the search. */
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
> & { readonly parentId: number | null };

export function lightOf({
  id,
  quality,
  lon,
  lat,
  names,
  name,
  name_sv,
  name_en,
  other_names,
  type,
  kind,
  category,
  bbox,
  parent,
}: SavedPlace): Light {
  return {
    id,
    quality,
    lon,
    lat,
    names,
    name,
    name_sv,
    name_en,
    other_names,
    type,
    kind,
    category,
    bbox,
    parentId: parent?.id ?? null,
  };
}

/** What belongs to all that is saved: of the area that was saved last. */
export type SavedTerms = Pick<SavedPlan, 'version' | 'baseTiles' | 'categories' | 'sources'>;

export interface SavedWeather {
  readonly position: Position;
  /** `weatherAt` as the server told it. */
  readonly told: unknown;
}

/** Everything that is saved, as the local answers read it. */
export interface SavedData {
  /** Bounds of the areas. */
  readonly areas: readonly Bounds[];
  /** When the last one was, milliseconds. */
  readonly savedAt: number;
  readonly terms: SavedTerms;
  readonly lights: readonly Light[];
  readonly placeNames: readonly PlaceNameRow[];
  readonly weather: readonly SavedWeather[];
  /** Whole places, those of the ids that are saved. */
  places(ids: readonly number[]): Promise<ReadonlyMap<number, SavedPlace>>;
}

/** What was asked for is not among what is saved. */
export class NotSavedError extends Error {
  override readonly name = 'NotSavedError';
}
