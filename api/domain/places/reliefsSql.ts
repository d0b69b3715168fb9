import type { Pool } from 'pg';
import { rowsOf } from '#api/platform/db/rows.ts';

export interface ReliefRow {
  readonly id: number;
  readonly descentM: number;
  readonly highestM: number;
  readonly lowestM: number;
  readonly steepestPercent: number | null;
  readonly steepestFromM: number | null;
  readonly minutes: number | null;
  readonly stepM: number;
  /** Bytes of common/relief/profileBytes.ts. */
  readonly profile: Uint8Array;
  readonly breaks: readonly number[];
  readonly heightsFrom: string;
}

/** Index: place_relief primary key (version, id). */
export function reliefRows(pool: Pool, version: number, ids: readonly number[]): Promise<ReliefRow[]> {
  return rowsOf(
    pool,
    `SELECT id, descent_m AS "descentM", highest_m AS "highestM", lowest_m AS "lowestM",
       steepest_percent AS "steepestPercent", steepest_from_m AS "steepestFromM", minutes, step_m AS "stepM", profile,
       breaks, heights_from AS "heightsFrom"
     FROM place_relief WHERE version = $1 AND id = ANY($2::bigint[])`,
    [version, ids],
  );
}
