import type { Pool } from 'pg';
import { oneOf, rowsOf } from '#api/platform/db/rows.ts';

export interface PlaceSurroundings {
  readonly id: number;
  /** National codes of its municipalities: `091`. */
  readonly municipalities: readonly string[];
  /** Areas that it lies in, at any depth. */
  readonly areas: readonly number[];
}

/** Areas lie in one another no deeper. */
const DEPTH_MAX = 12;

/** What places lie in. Index: place primary key (version, id). */
export function surroundingRows(pool: Pool, version: number, ids: readonly number[]): Promise<PlaceSurroundings[]> {
  return rowsOf(
    pool,
    `WITH RECURSIVE up AS (
       SELECT p.id AS place, p.parent_id AS area, p.parent_relation AS relation, 1 AS depth
       FROM place p WHERE p.version = $1 AND p.id ${oneOf(ids.length, '$2::bigint[]')}
       UNION ALL
       SELECT up.place, a.parent_id, a.parent_relation, up.depth + 1
       FROM up JOIN place a ON a.version = $1 AND a.id = up.area
       WHERE up.relation = 'INSIDE' AND up.depth < ${DEPTH_MAX}
     )
     SELECT p.id, p.municipalities,
       ARRAY(SELECT up.area::float8 FROM up WHERE up.place = p.id AND up.relation = 'INSIDE') AS areas
     FROM place p WHERE p.version = $1 AND p.id ${oneOf(ids.length, '$2::bigint[]')}`,
    [version, ids],
  );
}
