import type { Pool } from 'pg';
import { rowsOf } from '#api/platform/db/rows.ts';
import type { FeatureGroup } from '#common/places/features.ts';
import type { OpeningGroup } from '#common/places/openingGroup.ts';
import type { PatternsAt } from './openingPatternsSql.ts';
import type { PlaceFilter } from './placeFilterSql.ts';
import { VISIBLE } from './placesSql.ts';

interface OpeningFeatureGroup extends FeatureGroup {
  readonly opening: OpeningGroup;
}

/**
 * The visible places of a filter by their features and their state at a moment. Index: as `placeFilter`; by kind and
 * bounds no row is read.
 */
export function featureGroups(
  pool: Pool,
  { from, where, values }: PlaceFilter,
  { open, unknown }: PatternsAt,
): Promise<OpeningFeatureGroup[]> {
  const n = values.length;
  return rowsOf(
    pool,
    `SELECT g.features, g.opening, sum(g.count)::int AS count
     FROM (SELECT p.features, count(*) AS count,
         CASE WHEN p.hours IS NULL OR get_bit($${n + 2}::bytea, p.hours) = 1 THEN 'UNKNOWN'
           WHEN get_bit($${n + 1}::bytea, p.hours) = 1 THEN 'OPEN' ELSE 'CLOSED' END AS opening
       FROM ${from} WHERE ${where} AND ${VISIBLE} GROUP BY p.features, p.hours) g
     GROUP BY g.features, g.opening`,
    [...values, open, unknown],
  );
}

/** How many visible places a filter has. Index: as `placeFilter`. */
export async function countPlaces(pool: Pool, { from, where, values }: PlaceFilter): Promise<number> {
  const [row] = await rowsOf<{ readonly count: number }>(
    pool,
    `SELECT count(*)::int AS count FROM ${from} WHERE ${where} AND ${VISIBLE}`,
    [...values],
  );
  return row?.count ?? 0;
}
