import { boxText } from '#api/platform/db/geometricText.ts';
import type { Kind } from '#common/catalogue/kinds.ts';
import { type Bounds, commonBounds, FINLAND_BOUNDS } from '#common/geo/bounds.ts';
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

/** Conditions on `place p` and their values, to stand in a statement as they are. */
export interface PlaceFilter {
  readonly where: string;
  readonly values: readonly unknown[];
}

/**
 * Visible places of the version, kind, category and whose box touches the bounds; null where nothing is asked for or
 * the category is unknown. Index: place (bounds) GiST; for wide bounds and without any place (kind, quality),
 * (category, quality), (quality).
 */
export function placeFilter(version: number, { kind, category, bounds }: FilterInput): PlaceFilter | null {
  if (kind === 'none' && category === null) return null;
  const key = category === null ? null : categoryKey(category);
  if (category !== null && key === null) return null;
  const values: unknown[] = [version];
  const conditions = ['p.version = $1', VISIBLE];
  const add = (condition: (parameter: string) => string, value: unknown) => {
    values.push(value);
    conditions.push(condition(`$${values.length}`));
  };
  if (kind !== null && kind !== 'none') add((n) => `p.kind = ${n}`, kind);
  if (key !== null) add((n) => `p.category = ${n}`, key);
  if (bounds !== null) add(isWide(bounds) ? touchesWide : touches, boxText(toMercatorBox(bounds)));
  return { where: conditions.join(' AND '), values };
}

/**
 * Share of Finland from which the best are found sooner by going down the whole kind than by collecting all that is in
 * the bounds.
 */
const WIDE_SHARE = 0.04;

/** Only what covers Finland counts: in wide bounds beyond it the whole kind would be gone down for nothing. */
function isWide(bounds: Bounds): boolean {
  const inFinland = commonBounds(bounds, FINLAND_BOUNDS);
  return inFinland !== null && mercatorArea(inFinland) > WIDE_SHARE * mercatorArea(FINLAND_BOUNDS);
}

function mercatorArea(bounds: Bounds): number {
  const [minX, minY, maxX, maxY] = toMercatorBox(bounds);
  return (maxX - minX) * (maxY - minY);
}

function touches(box: string): string {
  return `p.bounds && ${box}::box`;
}

/**
 * The same, in a form that no GiST index answers: PostgreSQL takes every box for a small one and would collect the
 * whole country.
 */
function touchesWide(box: string): string {
  return `NOT (p.bounds << ${box}::box OR p.bounds >> ${box}::box OR p.bounds <<| ${box}::box
    OR p.bounds |>> ${box}::box)`;
}
