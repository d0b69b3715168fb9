import type { Context } from '#api/domain/core/context.ts';
import type { Bounds } from '#common/geo/bounds.ts';
import { alternativesOf, hasFeatures, PLACE_FEATURES, type PlaceFeature } from '#common/places/features.ts';
import { type FeatureGroup, featureGroups } from './filterCountsSql.ts';
import { type FilterInput, placeFilter } from './placeFilterSql.ts';

export interface FilterCounts {
  /** Places of the filter. */
  readonly total: number;
  /** Places that would be left if a feature were chosen too; of alternatives, if it were the only one chosen of them. */
  readonly features: readonly { readonly feature: PlaceFeature; readonly count: number }[];
}

export interface CountsInput extends FilterInput {
  readonly bounds: Bounds;
}

/** How many places whose box touches the bounds each feature would leave. Kind none without category has none. */
export async function filterCounts(
  { db, version }: Pick<Context, 'db' | 'version'>,
  input: CountsInput,
): Promise<FilterCounts> {
  const filter = placeFilter(version, { ...input, features: [] }, true);
  const groups = filter ? await featureGroups(db.pool, filter) : [];
  return {
    total: sum(groups, input.features),
    features: PLACE_FEATURES.map((feature) => {
      const alternatives = alternativesOf(feature);
      const others = input.features.filter((chosen) => !alternatives.includes(chosen));
      return { feature, count: sum(groups, [...others, feature]) };
    }),
  };
}

function sum(groups: readonly FeatureGroup[], chosen: readonly PlaceFeature[]): number {
  return groups.reduce((total, { features, count }) => total + (hasFeatures(features, chosen) ? count : 0), 0);
}
