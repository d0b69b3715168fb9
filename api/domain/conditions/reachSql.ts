import type { Pool } from 'pg';
import { requestRows, rowsOf } from '#api/platform/db/rows.ts';

export interface PlaceSurroundings {
  readonly id: number;
  /** National codes of its municipalities: `091`. */
  readonly municipalities: readonly string[];
  /** Areas that it lies in, at any depth. */
  readonly areas: readonly number[];
}

/** Areas inside areas are followed to this depth; none lies deeper. */
const DEPTH_MAX = 12;

/** The areas and municipalities in which places lie. Index: place primary key (version, id). */
export function surroundingRows(pool: Pool, version: number, ids: readonly number[]): Promise<PlaceSurroundings[]> {
  return rowsOf(
    pool,
    `WITH RECURSIVE up AS (
       SELECT p.id AS place, p.municipalities, p.parent_id AS area, p.parent_relation AS relation, 0 AS depth
       FROM ${requestRows(ids.length, { id: '$2::bigint[]' })} JOIN place p ON p.version = $1 AND p.id = k.id
       UNION ALL
       SELECT up.place, NULL, a.parent_id, a.parent_relation, up.depth + 1
       FROM up JOIN place a ON a.version = $1 AND a.id = up.area
       WHERE up.relation = 'INSIDE' AND up.depth < ${DEPTH_MAX}
     )
     SELECT place AS id, max(municipalities) FILTER (WHERE depth = 0) AS municipalities,
       coalesce(array_agg(area::float8) FILTER (WHERE relation = 'INSIDE'), '{}') AS areas
     FROM up GROUP BY place`,
    [version, ids],
  );
}
