import { boxText } from '#api/platform/db/geometricText.ts';
import { isKind, type Kind } from '#common/catalogue/kinds.ts';
import type { Bounds } from '#common/geo/bounds.ts';
import { toMercatorBox } from '#common/geo/mercator.ts';
import { featureMasks, type PlaceFeature } from '#common/places/features.ts';
import type { OpeningGroup } from '#common/places/openingGroup.ts';
import type { PatternsAt } from './openingPatternsSql.ts';
import { categoriesAsked } from './places.ts';
import { VISIBLE_IN_TURN } from './placesSql.ts';

export interface FilterInput {
  /** `none` counts as no kind; without a category too it asks for nothing (RULINGS 8). Null is any kind. */
  readonly kind: Kind | null;
  /** Key or slug, with all that it stands for; null is any category. */
  readonly category: string | null;
  readonly bounds: Bounds | null;
  /** Features that each place has (`featureMasks`). */
  readonly features: readonly PlaceFeature[];
  /** The state of their opening hours at a moment; null: any. */
  readonly opening: OpeningFilter | null;
  /** Only these, of which some may be unknown; absent: all. */
  readonly ids?: readonly number[] | undefined;
  /** None of these; absent: all. */
  readonly without?: readonly number[] | undefined;
  /** Finnish names of a municipality or region in which they lie; absent: anywhere. */
  readonly area?: readonly string[] | undefined;
  /** Places drawn as a line alone; absent: all. */
  readonly routesOnly?: boolean | undefined;
  /** A name, as `normalise` writes it, that the places have in one of their languages; absent: places of any name. */
  readonly norm?: string | undefined;
  /**
   * When their sources changed last, ISO dates; places of which that is not known are among them. Absent: at any time.
   */
  readonly changed?: DayRange | undefined;
}

/** Both days count; null: no end on that side. */
interface DayRange {
  readonly from: string | null;
  readonly to: string | null;
}

/** Places by their state at a moment; `openAt.ts` says which moments are known. */
export interface OpeningFilter {
  readonly at: Date;
  readonly state: OpeningGroup;
}

/** A filter whose moment has been looked up in the opening hours. */
export interface LookedUpFilter extends Omit<FilterInput, 'opening'> {
  readonly hours: { readonly state: OpeningGroup; readonly patterns: PatternsAt } | null;
}

/**
 * Where places are read from, as `p`, conditions on them, and the values of both, to stand in a statement beside
 * `VISIBLE`.
 */
export interface PlaceFilter {
  readonly from: string;
  readonly where: string;
  readonly values: readonly unknown[];
}

/**
 * Places of the version, kind, category and features whose box touches the bounds, those too that moderators have
 * hidden; null where nothing is asked for or the category is unknown. `isBoxFirst` says in which order they are found:
 * PostgreSQL takes every box for half a percent of the table, so the statement decides. Index: place (bounds) GiST,
 * partial by the kind, which stands in the text of the statement for that; or (kind, quality), (category, quality),
 * (quality); by ids the primary key.
 */
export function placeFilter(
  version: number,
  { kind, category, bounds, features, ids, without = [], area, hours, ...more }: LookedUpFilter,
  isBoxFirst: boolean,
): PlaceFilter | null {
  if (kind === 'none' && category === null) return null;
  const keys = category === null ? [] : categoriesAsked(category);
  if (keys === null) return null;
  const values: unknown[] = [version];
  const parameter = (value: unknown) => `$${values.push(value)}`;
  const ofKind = kind !== null && kind !== 'none' && isKind(kind) ? [`kind = '${kind}'`] : [];
  const ofCategory = categoryConditions(keys, parameter);
  const box = bounds === null ? null : parameter(boxText(toMercatorBox(bounds)));
  const offering = featureMasks(features).map((mask) => `p.features & ${parameter(mask)} <> 0`);
  if (ids !== undefined) offering.push(`p.id = ANY(${parameter(ids)}::bigint[])`);
  if (without.length > 0) offering.push(`p.id <> ALL(${parameter(without)}::bigint[])`);
  if (area !== undefined) offering.push(`p.admin_fi && ${parameter(area)}::text[]`);
  offering.push(...namedAndChanged(more, parameter));
  if (hours !== null) offering.push(openingCondition(hours.state, hours.patterns, parameter));
  const all = (conditions: readonly string[]) => conditions.join(' AND ');
  // OFFSET stops the planner from reading the box, or the categories, in any other way.
  const among = (conditions: readonly string[]) =>
    `(SELECT * FROM place WHERE ${all(['version = $1', ...ofKind, ...conditions])} OFFSET 0) p`;
  if (box !== null && isBoxFirst && ids === undefined) {
    // The kind is not asked for again outside: the index by kind and bounds does not hold it, and its rows would have
    // to be read for that.
    return { from: among([`bounds && ${box}::box`]), where: all(['true', ...ofCategory, ...offering]), values };
  }
  const reaching = box === null ? [] : [touchesWide(box)];
  // No index has several categories in one order. PostgreSQL takes most of their places to be in the box and would look
  // for them among the best of all.
  if (box !== null && keys.length > 1 && ids === undefined)
    return { from: among(ofCategory), where: all(['true', ...reaching, ...offering]), values };
  return {
    from: 'place p',
    where: all(['p.version = $1', ...ofKind, ...ofCategory, ...reaching, ...offering]),
    values,
  };
}

/** Index: search_name (norm text_pattern_ops) by a name; the others are looked for among what is found. */
function namedAndChanged(
  { routesOnly = false, norm, changed }: Pick<LookedUpFilter, 'routesOnly' | 'norm' | 'changed'>,
  parameter: (value: unknown) => string,
): string[] {
  const day = (sign: '>=' | '<=', date: string | null | undefined) =>
    date == null ? [] : [`(p.source_date IS NULL OR p.source_date ${sign} ${parameter(date)}::date)`];
  return [
    ...(routesOnly ? ["p.type = 'PATH'"] : []),
    ...(norm === undefined
      ? []
      : [`p.id IN (SELECT place_id FROM search_name WHERE version = $1 AND norm = ${parameter(norm)})`]),
    ...day('>=', changed?.from),
    ...day('<=', changed?.to),
  ];
}

/** None where any category is meant. */
function categoryConditions(keys: readonly string[], parameter: (value: unknown) => string): string[] {
  const [key, ...others] = keys;
  if (key === undefined) return [];
  return [others.length === 0 ? `category = ${parameter(key)}` : `category = ANY(${parameter(keys)}::text[])`];
}

/**
 * A place without hours is unknown. `<> 0` lets PostgreSQL expect that most places are found: of `= 1` it expects half
 * a percent, and would collect all to sort them. Index: the one by kind and bounds has the hours.
 */
function openingCondition(
  state: OpeningGroup,
  { open, unknown }: PatternsAt,
  parameter: (value: unknown) => string,
): string {
  const isIn = (set: Buffer) => `get_bit(${parameter(set)}::bytea, p.hours) <> 0`;
  if (state === 'OPEN') return isIn(open);
  if (state === 'UNKNOWN') return `(p.hours IS NULL OR ${isIn(unknown)})`;
  return `NOT (${isIn(open)} OR ${isIn(unknown)})`;
}

export const BEST_FIRST = 'p.quality DESC, p.id';

/**
 * Ids of the visible places of a filter in an order, the best first where none is said, at most `limit`; to stand in a
 * statement. Only these rows are read whole: the index by kind and bounds has the quality.
 */
export function firstIds({ from, where }: PlaceFilter, limit: string, beyond = 'true', order = BEST_FIRST): string {
  return `SELECT p.id FROM (SELECT p.id FROM ${from} WHERE ${where} AND ${beyond} ORDER BY ${order} OFFSET 0) p
    WHERE ${VISIBLE_IN_TURN} LIMIT ${limit}`;
}

/**
 * Whether the box of a place touches it, in a form that no GiST index answers: PostgreSQL takes every box for a small
 * one and would collect all that is in it.
 */
function touchesWide(box: string): string {
  return `NOT (p.bounds << ${box}::box OR p.bounds >> ${box}::box OR p.bounds <<| ${box}::box
    OR p.bounds |>> ${box}::box)`;
}
