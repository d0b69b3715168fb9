import type { Context } from '#api/domain/core/context.ts';
import type { Bounds } from '#common/geo/bounds.ts';
import { countFeatures, type FilterCounts } from '#common/places/features.ts';
import type { OpeningGroup } from '#common/places/openingGroup.ts';
import { countPlaces, featureGroups } from './filterCountsSql.ts';
import { withHours } from './openAt.ts';
import { type FilterInput, type LookedUpFilter, placeFilter } from './placeFilterSql.ts';

export interface CountsInput extends FilterInput {
  readonly bounds: Bounds;
}

/** Places that have the chosen features, by their state at the moment of the filter, or now. */
export interface OpeningCounts {
  readonly open: number;
  readonly closed: number;
  readonly unknown: number;
}

/**
 * How many places whose box touches the bounds each feature would leave, and each state. Kind none without category has
 * none.
 */
export async function filterCounts(
  ctx: Pick<Context, 'db' | 'version' | 'now'>,
  input: CountsInput,
): Promise<FilterCounts & OpeningCounts> {
  const at = input.opening?.at ?? ctx.now;
  const { hours, ...asked } = await withHours(ctx, {
    ...input,
    opening: { at, state: input.opening?.state ?? 'OPEN' },
  });
  const filter = placeFilter(ctx.version, { ...asked, features: [], hours: null }, true);
  const groups = filter && hours ? await featureGroups(ctx.db.pool, filter, hours.patterns) : [];
  const { opening } = input;
  const ofState = (state: OpeningGroup) => groups.filter((group) => group.opening === state);
  const countOf = (state: OpeningGroup) => countFeatures(ofState(state), input.features).total;
  return {
    ...countFeatures(opening === null ? groups : ofState(opening.state), input.features),
    open: countOf('OPEN'),
    closed: countOf('CLOSED'),
    unknown: countOf('UNKNOWN'),
  };
}

/** How many of the places with these ids the filter has, also where it leaves these out. */
export async function countAmong(
  ctx: Pick<Context, 'db' | 'version' | 'now'>,
  { without: _without, ...input }: CountsInput,
  ids: readonly number[],
): Promise<number> {
  const meant = input.ids === undefined ? ids : ids.filter((id) => input.ids?.includes(id));
  if (meant.length === 0) return 0;
  const asked: LookedUpFilter = await withHours(ctx, { ...input, ids: meant });
  const filter = placeFilter(ctx.version, asked, true);
  return filter === null ? 0 : countPlaces(ctx.db.pool, filter);
}
