import type { Pool } from 'pg';
import { requestRows, rowsOf } from '#api/platform/db/rows.ts';

/** Longest chain of merges that is followed; a circle ends here too. */
export const MERGES_MAX = 16;

/**
 * `identity (place, id)`: the `count` places of the parameter $1 (ids) with all identities that were merged into them.
 * Contributions belong to identities and are never moved, so that a rollback finds them where they were. Index:
 * attraction (merged_into).
 */
export function identities(count: number): string {
  return `WITH RECURSIVE identity AS (
       SELECT place, place AS id FROM ${requestRows(count, { place: '$1::bigint[]' })}
       UNION
       SELECT identity.place, m.id FROM identity JOIN attraction m ON m.merged_into = identity.id AND m.state = 'MERGED'
     )`;
}

/**
 * For each id the identity that it was merged into at last, or itself; ids never given are their own too. Index:
 * attraction primary key.
 */
export async function mergedInto(pool: Pool, ids: readonly number[]): Promise<number[]> {
  const rows = await rowsOf<{ readonly place: number }>(
    pool,
    `WITH RECURSIVE chain AS (
       SELECT request, id, 0 AS step FROM unnest($1::bigint[]) WITH ORDINALITY AS asked (id, request)
       UNION ALL
       SELECT chain.request, a.merged_into, step + 1 FROM chain JOIN attraction a ON a.id = chain.id
         AND a.state = 'MERGED'
       WHERE a.merged_into IS NOT NULL AND step < ${MERGES_MAX}
     )
     SELECT DISTINCT ON (request) id AS place FROM chain ORDER BY request, step DESC`,
    [ids],
  );
  return rows.map(({ place }) => place);
}

/** A place with all identities that were merged into it. */
export async function identitiesOf(pool: Pool, placeId: number): Promise<number[]> {
  const rows = await rowsOf<{ readonly id: number }>(pool, `${identities(1)} SELECT id FROM identity`, [[placeId]]);
  return rows.map(({ id }) => id);
}
