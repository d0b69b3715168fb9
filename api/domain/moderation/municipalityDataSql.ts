import type { Pool } from 'pg';
import { rowsOf } from '#api/platform/db/rows.ts';

/** Counts of the live data in one municipality. */
export interface MunicipalityCounts {
  /** National code, `091`. */
  readonly code: string;
  readonly places: number;
  readonly nameless: number;
  readonly withoutSwedish: number;
  readonly stale: number;
  readonly duplicates: number;
  readonly refused: number;
}

/** Mercator metres: some 300 m on the ground in the south, 200 m in the north. */
const DUPLICATE_WITHIN = 600;

/**
 * Counts for each municipality that has a place: places not changed at their source since `staleBefore` (ISO date),
 * pairs of the same kind and name near each other, and records that the loss guard retained in the last import of each
 * source. No index: reads the partition of the version from end to end.
 */
export function municipalityRows(pool: Pool, version: number, staleBefore: string): Promise<MunicipalityCounts[]> {
  return rowsOf(
    pool,
    `WITH counts AS (
       SELECT code, count(*) AS places, count(*) FILTER (WHERE NOT named) AS nameless,
         count(*) FILTER (WHERE named AND name_sv IS NULL) AS without_swedish,
         count(*) FILTER (WHERE source_date < $2::date) AS stale
       FROM place CROSS JOIN unnest(municipalities) code WHERE version = $1 GROUP BY code),
     duplicates AS (
       SELECT code, count(*) AS n
       FROM place p JOIN place q ON q.version = $1 AND q.name = p.name AND q.kind = p.kind AND q.id > p.id
         AND q.named AND (p.point <-> q.point) < ${DUPLICATE_WITHIN}
         AND q.parent_id IS DISTINCT FROM p.id AND p.parent_id IS DISTINCT FROM q.id
       CROSS JOIN unnest(p.municipalities) code WHERE p.version = $1 AND p.named GROUP BY code),
     last_runs AS (
       SELECT DISTINCT ON (source) state, counts FROM import_run WHERE state <> 'RUNNING' ORDER BY source, id DESC),
     refused AS (
       SELECT code, sum(n::int) AS n FROM last_runs
       CROSS JOIN jsonb_each_text(coalesce(counts -> 'refused', '{}')) r (code, n)
       WHERE state = 'FAILED' GROUP BY code)
     SELECT c.code, c.places, c.nameless, c.without_swedish AS "withoutSwedish", c.stale,
       coalesce(d.n, 0) AS duplicates, coalesce(r.n, 0) AS refused
     FROM counts c LEFT JOIN duplicates d USING (code) LEFT JOIN refused r USING (code)`,
    [version, staleBefore],
  );
}
