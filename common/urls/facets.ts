import { isPlaceFeature, PLACE_FEATURES, type PlaceFeature } from '#common/places/features.ts';

/** What is asked of the places of a list beside their kind or category. */
export interface Facets {
  /** In the order of the table of features, each once; a list that asks for nothing has no facets. */
  readonly features: readonly PlaceFeature[];
}

/** The query parameters that facets take up. */
export const FACET_PARAMETERS = ['features'] as const;

/** Facets of these features; undefined for none. */
export function facetsOf(features: readonly PlaceFeature[]): Facets | undefined {
  const chosen = PLACE_FEATURES.filter((feature) => features.includes(feature));
  return chosen.length === 0 ? undefined : { features: chosen };
}

/** `features=lit,dogs`; names that nobody knows count as absent. */
export function readFacets(query: URLSearchParams): Facets | undefined {
  return facetsOf((query.get('features') ?? '').split(',').filter(isPlaceFeature));
}

/** Facets as they stand in a URL; empty for none. */
export function formatFacets(facets: Facets | undefined): string {
  return facets === undefined ? '' : `features=${facets.features.join(',')}`;
}
