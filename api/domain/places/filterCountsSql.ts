import type { Pool } from 'pg';
import { rowsOf } from '#api/platform/db/rows.ts';
import type { PlaceFilter } from './placeFilterSql.ts';
import { VISIBLE } from './placesSql.ts';

/** How many places have exactly these features. */
export interface FeatureGroup {
  readonly features: number;
  readonly count: number;
}

/** The visible places of a filter by their features. Index: as `placeFilter`; by kind and bounds no row is read. */
export function featureGroups(pool: Pool, { from, where, values }: PlaceFilter): Promise<FeatureGroup[]> {
  return rowsOf(
    pool,
    `SELECT p.features, count(*)::int AS count FROM ${from} WHERE ${where} AND ${VISIBLE} GROUP BY p.features`,
    [...values],
  );
}
