import type { Pool } from 'pg';
import { rowsOf } from '#api/platform/db/rows.ts';

/** How many places stand in a cell, by its number from the south-west. */
export interface CellCount {
  readonly x: number;
  readonly y: number;
  readonly count: number;
}

/** No index: reads the partition of the version from end to end. */
export function cellCounts(
  pool: Pool,
  version: number,
  { perLon, perLat }: { readonly perLon: number; readonly perLat: number },
): Promise<CellCount[]> {
  return rowsOf(
    pool,
    `SELECT floor(lon * $2)::int AS x, floor(lat * $3)::int AS y, count(*) AS count
     FROM place WHERE version = $1 GROUP BY 1, 2`,
    [version, perLon, perLat],
  );
}
