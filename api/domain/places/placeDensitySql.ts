import type { Pool } from 'pg';
import { rowsOf } from '#api/platform/db/rows.ts';
import type { Density } from './placeDensity.ts';

/** No index: reads the partition of the version from end to end. */
export function cellCounts(
  pool: Pool,
  version: number,
  { perLon, perLat }: { readonly perLon: number; readonly perLat: number },
): Promise<Density['cells'][number][]> {
  return rowsOf(
    pool,
    `SELECT floor(lon * $2)::int AS x, floor(lat * $3)::int AS y, count(*) AS count
     FROM place WHERE version = $1 GROUP BY 1, 2`,
    [version, perLon, perLat],
  );
}
