import type { Context } from '#api/domain/core/context.ts';
import { InvalidInputError } from '#api/domain/core/errors.ts';
import type { OpeningGroup } from '#common/places/openingGroup.ts';
import { DAY_MS } from '#common/time.ts';
import { openPatternsAt, patternIds } from './openingPatternsSql.ts';
import type { FilterInput, LookedUpFilter, OpeningFilter } from './placeFilterSql.ts';

/** Opening hours are known as data from a day ago to so many days ahead (api/hours/patternsSql.ts). */
const AHEAD_MS = 14 * DAY_MS;
const PAST_MS = DAY_MS;

/**
 * The filter with the opening hours of its moment. Throws InvalidInputError('openAt') for a moment whose opening hours
 * are not known.
 */
export async function withHours<Input extends FilterInput>(
  ctx: Pick<Context, 'db' | 'version' | 'now'>,
  { opening, ...input }: Input,
): Promise<Omit<Input, 'opening'> & LookedUpFilter> {
  if (opening === null) return { ...input, hours: null };
  checkOpenAt('openAt', opening.at, ctx.now);
  return { ...input, hours: { state: opening.state, patterns: await openPatternsAt(ctx, opening.at) } };
}

/**
 * Ids of the hours (`hours` in the attraction tiles) that are open at a moment, in order: the first, then how much each
 * is above the one before, which has a sixth of the bytes of the ids. Throws InvalidInputError('at') for a moment whose
 * opening hours are not known.
 */
export async function openHours(ctx: Pick<Context, 'db' | 'version' | 'now'>, at: Date): Promise<number[]> {
  checkOpenAt('at', at, ctx.now);
  const { open } = await openPatternsAt(ctx, at);
  return patternIds(open).map((id, i, ids) => id - (ids[i - 1] ?? 0));
}

/**
 * A caller's filter of opening hours: a state alone is asked of now, a moment alone asks for open places; null: none.
 */
export function openingFilter(
  {
    opening,
    openAt,
  }: { readonly opening?: OpeningGroup | null | undefined; readonly openAt?: Date | null | undefined },
  now: Date,
): OpeningFilter | null {
  return opening || openAt ? { at: openAt ?? now, state: opening ?? 'OPEN' } : null;
}

/** Throws InvalidInputError(parameterName) for a moment whose opening hours are not known. */
export function checkOpenAt(parameterName: string, at: Date, now: Date): void {
  const ahead = at.getTime() - now.getTime();
  if (!(ahead >= -PAST_MS && ahead <= AHEAD_MS)) throw new InvalidInputError(parameterName, 'outOfRange');
}
