import type { Pool } from 'pg';
import { rowsOf } from '#api/platform/db/rows.ts';
import type { FeatureGroup } from '#common/places/features.ts';

/** How many places of a kind and category have exactly these features. */
export interface FeatureTotal extends FeatureGroup {
  /** A kind of common/catalogue/kinds.ts, or `none`. */
  readonly kind: string;
  readonly category: string;
}

/** No index: reads the partition of the version from end to end. */
export function featureTotalRows(pool: Pool, version: number): Promise<FeatureTotal[]> {
  return rowsOf(
    pool,
    `SELECT kind, category, features, count(*)::int AS count
     FROM place WHERE version = $1 GROUP BY kind, category, features`,
    [version],
  );
}
