import { builder } from '#api/graphql/core/builder.ts';
import { PLACE_FEATURES, type PlaceFeature } from '#common/places/features.ts';
import { LIST_SORTS } from '#common/places/listSort.ts';

export const PlaceFeatureEnum = builder.enumType('PlaceFeature', {
  description: 'What visitors choose places by. Of difficulties, lengths and access by wheelchair one is enough.',
  values: PLACE_FEATURES,
});

export const ListSortEnum = builder.enumType('ListSort', {
  description: 'The nearest to `near`, or to the centre of the bounds; newest by the last change at the source.',
  values: LIST_SORTS,
});

export const AttractionFilterInput = builder.inputType('AttractionFilter', {
  description: 'What a place must be known to have; of which nothing is known is left out.',
  fields: (t) => ({
    features: t.field({ type: [PlaceFeatureEnum] }),
  }),
});

interface FilterArgument {
  readonly features?: readonly PlaceFeature[] | null | undefined;
}

/** The filter of an argument; without one all places are asked for. */
export function filterOf(filter: FilterArgument | null | undefined): { readonly features: readonly PlaceFeature[] } {
  return { features: filter?.features ?? [] };
}
