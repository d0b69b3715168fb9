import { boxText } from '#api/platform/db/geometricText.ts';
import type { Kind } from '#common/catalogue/kinds.ts';
import type { Bounds } from '#common/geo/bounds.ts';
import { toMercatorBox } from '#common/geo/mercator.ts';
import { categoryKey } from './places.ts';
import { VISIBLE } from './placesSql.ts';

export interface FilterInput {
  /** `none` counts as no kind; without a category too it asks for nothing (RULINGS 8). Null is any kind. */
  readonly kind: Kind | null;
  /** Key or slug; null is any category. */
  readonly category: string | null;
  readonly bounds: Bounds | null;
}

/** Where places are read from, as `p`, conditions on them, and the values of both, to stand in a statement. */
export interface PlaceFilter {
  readonly from: string;
  readonly where: string;
  readonly values: readonly unknown[];
}

/**
 * Visible places of the version, kind, category and whose box touches the bounds; null where nothing is asked for or
 * the category is unknown. `isBoxFirst` says in which order they are found: PostgreSQL takes every box for half a
 * percent of the table, so the statement decides. Index: place (bounds) GiST, or (kind, quality), (category, quality),
 * (quality).
 */
export function placeFilter(
  version: number,
  { kind, category, bounds }: FilterInput,
  isBoxFirst: boolean,
): PlaceFilter | null {
  if (kind === 'none' && category === null) return null;
  const key = category === null ? null : categoryKey(category);
  if (category !== null && key === null) return null;
  const values: unknown[] = [version];
  const conditions = ['p.version = $1', VISIBLE];
  const parameter = (value: unknown) => `$${values.push(value)}`;
  if (kind !== null && kind !== 'none') conditions.push(`p.kind = ${parameter(kind)}`);
  if (key !== null) conditions.push(`p.category = ${parameter(key)}`);
  const box = bounds === null ? null : parameter(boxText(toMercatorBox(bounds)));
  if (box !== null && !isBoxFirst) conditions.push(touchesWide(box));
  const from =
    box !== null && isBoxFirst
      ? // OFFSET keeps the planner from looking into the box any other way.
        `(SELECT * FROM place WHERE version = $1 AND ${touches(box)} OFFSET 0) p`
      : 'place p';
  return { from, where: conditions.join(' AND '), values };
}

function touches(box: string): string {
  return `bounds && ${box}::box`;
}

/**
 * The same, in a form that no GiST index answers: PostgreSQL takes every box for a small one and would collect all that
 * is in it.
 */
function touchesWide(box: string): string {
  return `NOT (p.bounds << ${box}::box OR p.bounds >> ${box}::box OR p.bounds <<| ${box}::box
    OR p.bounds |>> ${box}::box)`;
}
