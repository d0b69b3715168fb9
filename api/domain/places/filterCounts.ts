import type { Context } from '#api/domain/core/context.ts';
import type { Bounds } from '#common/geo/bounds.ts';
import { countFeatures, type FilterCounts } from '#common/places/features.ts';
import { featureGroups } from './filterCountsSql.ts';
import { type FilterInput, placeFilter } from './placeFilterSql.ts';

export interface CountsInput extends FilterInput {
  readonly bounds: Bounds;
}

/** How many places whose box touches the bounds each feature would leave. Kind none without category has none. */
export async function filterCounts(
  { db, version }: Pick<Context, 'db' | 'version'>,
  input: CountsInput,
): Promise<FilterCounts> {
  const filter = placeFilter(version, { ...input, features: [] }, true);
  return countFeatures(filter ? await featureGroups(db.pool, filter) : [], input.features);
}
