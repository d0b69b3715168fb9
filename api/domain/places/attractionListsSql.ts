import type { Pool } from 'pg';
import { boxText, pointText } from '#api/platform/db/geometricText.ts';
import { rowsOf } from '#api/platform/db/rows.ts';
import type { Bounds, Position } from '#common/geo/bounds.ts';
import { toMercator, toMercatorBox } from '#common/geo/mercator.ts';
import type { ListSort } from '#common/ranking/listSort.ts';
import { BEST_FIRST, firstIds, type PlaceFilter } from './placeFilterSql.ts';
import type { Place } from './places.ts';
import { PLACE_COLUMNS, VISIBLE } from './placesSql.ts';

export interface ListCandidate {
  readonly id: number;
  readonly quality: number;
  readonly lon: number;
  readonly lat: number;
  /** A line or area whose own point is outside: its box touches the bounds, its shape may not. */
  readonly reaching: boolean;
  readonly category: string;
  /** Bits of common/places/features.ts. */
  readonly features: number;
  /** Id of its opening hours; null: they are not known. */
  readonly hours: number | null;
}

/** Orders of `place p`; the nearest are those of the Mercator plane. */
const ORDERS = {
  now: () => BEST_FIRST,
  best: () => BEST_FIRST,
  nearest: (position: string) => `p.point <-> ${position}::point, ${BEST_FIRST}`,
  longest: () => `p.length_m DESC NULLS LAST, ${BEST_FIRST}`,
  // The same number as `climbPerKm` of common/ranking/flatness.ts.
  flattest: () =>
    `floor(p.ascent_m * 1000 / (CASE WHEN p.length_m < 1000 THEN 1000 ELSE p.length_m END)) NULLS LAST, ${BEST_FIRST}`,
  newest: () => `p.source_date DESC NULLS LAST, ${BEST_FIRST}`,
} as const satisfies Record<ListSort, (position: string) => string>;

export interface CandidatesInput {
  readonly filter: PlaceFilter;
  readonly bounds: Bounds;
  readonly sort: ListSort;
  /** From where the nearest are asked for. */
  readonly from: Position;
  readonly limit: number;
}

/** The first places in an order whose box touches the bounds. Index: as `placeFilter`. */
export function candidateRows(
  pool: Pool,
  { filter, bounds, sort, from, limit }: CandidatesInput,
): Promise<ListCandidate[]> {
  const n = filter.values.length;
  const order = ORDERS[sort](`$${n + 3}`);
  return rowsOf(
    pool,
    `SELECT p.id, p.quality, p.lon, p.lat, p.category, p.features, p.hours, p.type <> 'POINT'
      AND NOT p.point <@ $${n + 1}::box AS reaching
     FROM place p
     WHERE p.version = $1 AND p.id = ANY(ARRAY(${firstIds(filter, `$${n + 2}`, 'true', order)})) ORDER BY ${order}`,
    [
      ...filter.values,
      boxText(toMercatorBox(bounds)),
      limit,
      ...(sort === 'nearest' ? [pointText(toMercator(from))] : []),
    ],
  );
}

/** Ids of the places of a filter by ids, the hidden ones too. Index: the primary key. */
export async function fittingRows(pool: Pool, { from, where, values }: PlaceFilter): Promise<number[]> {
  const rows = await rowsOf<{ readonly id: number }>(pool, `SELECT p.id FROM ${from} WHERE ${where}`, [...values]);
  return rows.map(({ id }) => id);
}

export interface ShapeRow {
  readonly id: number;
  /** Bytes of tileBands.ts. */
  readonly shape: Uint8Array;
}

/**
 * The coarsest shape of each place that is at least as fine as the band. Index: place_shape primary key (version, id,
 * band).
 */
export function shapeRows(pool: Pool, version: number, ids: readonly number[], band: number): Promise<ShapeRow[]> {
  return rowsOf(
    pool,
    `SELECT DISTINCT ON (id) id, shape FROM place_shape
     WHERE version = $1 AND id = ANY($2::bigint[]) AND band >= $3 ORDER BY id, band`,
    [version, ids, band],
  );
}

/** The places nearest to a position on the Mercator plane. Index: place (point) GiST. */
export function nearestRows(pool: Pool, filter: PlaceFilter, position: Position, limit: number): Promise<Place[]> {
  const x = filter.values.length + 1;
  return rowsOf(
    pool,
    `SELECT ${PLACE_COLUMNS} FROM ${filter.from} WHERE ${filter.where} AND ${VISIBLE}
      ORDER BY p.point <-> point($${x}, $${x + 1})
     LIMIT $${x + 2}`,
    [...filter.values, ...toMercator(position), limit],
  );
}

/** The place after which a page begins. */
export interface PagePosition {
  readonly quality: number;
  readonly id: number;
}

/**
 * A page by quality; `quality` is float4 in the table, so the cursor's is compared as float4. Index: as `placeFilter`.
 */
export function pageRows(pool: Pool, filter: PlaceFilter, after: PagePosition | null, limit: number): Promise<Place[]> {
  const n = filter.values.length;
  const beyond =
    after === null ? undefined : `(p.quality < $${n + 2}::real OR (p.quality = $${n + 2}::real AND p.id > $${n + 3}))`;
  return rowsOf(
    pool,
    `SELECT ${PLACE_COLUMNS} FROM place p
     WHERE p.version = $1 AND p.id = ANY(ARRAY(${firstIds(filter, `$${n + 1}`, beyond)})) ORDER BY ${BEST_FIRST}`,
    [...filter.values, limit, ...(after === null ? [] : [after.quality, after.id])],
  );
}
