import { closedPlaces } from '#api/domain/conditions/closedPlaces.ts';
import type { Reading } from '#api/domain/conditions/conditionsAt.ts';
import { InvalidInputError } from '#api/domain/core/errors.ts';
import { openingFilter } from '#api/domain/places/openAt.ts';
import type { FilterInput } from '#api/domain/places/placeFilterSql.ts';
import { builder } from '#api/graphql/core/builder.ts';
import { FAVOURITES_PER_USER_MAX } from '#common/limits.ts';
import { PLACE_FEATURES, type PlaceFeature } from '#common/places/features.ts';
import { OPENING_GROUPS, type OpeningGroup } from '#common/places/openingGroup.ts';
import { LIST_SORTS } from '#common/ranking/listSort.ts';

export const PlaceFeatureEnum = builder.enumType('PlaceFeature', {
  description: 'What visitors choose places by. Of difficulties, lengths and access by wheelchair one is enough.',
  values: PLACE_FEATURES,
});

export const ListSortEnum = builder.enumType('ListSort', {
  description:
    'Now: as best, moved by season, weather and darkness. The nearest to `near`, or to the centre of the bounds; ' +
    'newest by the last change at the source.',
  values: LIST_SORTS,
});

const OpeningGroupEnum = builder.enumType('OpeningGroup', {
  description: 'Hours that nobody has told or can read are UNKNOWN, never OPEN.',
  values: OPENING_GROUPS,
});

export const AttractionFilterInput = builder.inputType('AttractionFilter', {
  description: 'What a place must be known to have; of which nothing is known is left out.',
  fields: (t) => ({
    features: t.field({ type: [PlaceFeatureEnum] }),
    opening: t.field({ type: OpeningGroupEnum, description: 'By their opening hours at `openAt`, or now.' }),
    ids: t.field({
      type: ['AttractionId'],
      description: `Only these, at most ${FAVOURITES_PER_USER_MAX}: what a visitor has chosen, say.`,
    }),
    hideClosed: t.boolean({
      description: 'Without what is closed at `openAt`, or now: by an official closure, or out of service for now.',
    }),
    openAt: t.field({ type: 'DateTime', description: 'From a day ago to 14 days ahead; alone it asks for OPEN.' }),
  }),
});

interface FilterArgument {
  readonly features?: readonly PlaceFeature[] | null | undefined;
  readonly opening?: OpeningGroup | null | undefined;
  readonly openAt?: Date | null | undefined;
  readonly ids?: readonly number[] | null | undefined;
  readonly hideClosed?: boolean | null | undefined;
}

/**
 * The filter of an argument; without one all places are asked for. Throws InvalidInputError('filter') for too many ids.
 */
export async function filterOf(
  filter: FilterArgument | null | undefined,
  ctx: Reading,
): Promise<Pick<FilterInput, 'features' | 'opening' | 'ids' | 'without'>> {
  const ids = filter?.ids ?? undefined;
  if (ids !== undefined && ids.length > FAVOURITES_PER_USER_MAX) throw new InvalidInputError('filter', 'tooLong');
  const without = filter?.hideClosed === true ? await closedPlaces(ctx, filter.openAt ?? ctx.now) : undefined;
  return { features: filter?.features ?? [], opening: openingFilter(filter ?? {}, ctx.now), ids, without };
}
