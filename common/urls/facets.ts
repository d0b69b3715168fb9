import { isPlaceFeature, PLACE_FEATURES, type PlaceFeature } from '#common/places/features.ts';

/** What is asked of the places of a list beside their kind or category. */
export interface Facets {
  /** In the order of the table of features, each once; a list that asks for nothing has no facets. */
  readonly features: readonly PlaceFeature[];
  /** Open at the moment when the list is asked for. */
  readonly opening: 'OPEN' | null;
}

/** The query parameters that facets take up. */
export const FACET_PARAMETERS = ['features', 'open'] as const;

/** What is asked for as facets; undefined for nothing. */
export function facetsOf({ features, opening }: Facets): Facets | undefined {
  const chosen = PLACE_FEATURES.filter((feature) => features.includes(feature));
  return chosen.length === 0 && opening === null ? undefined : { features: chosen, opening };
}

/** `features=lit,dogs`, `open=now`; names that are no features count as absent. */
export function readFacets(query: URLSearchParams): Facets | undefined {
  return facetsOf({
    features: (query.get('features') ?? '').split(',').filter(isPlaceFeature),
    opening: query.get('open') === 'now' ? 'OPEN' : null,
  });
}

/** Facets as they stand in a URL; empty for none. */
export function formatFacets(facets: Facets | undefined): string {
  if (facets === undefined) return '';
  const { features, opening } = facets;
  return [features.length > 0 ? `features=${features.join(',')}` : '', opening === null ? '' : 'open=now']
    .filter((part) => part !== '')
    .join('&');
}
