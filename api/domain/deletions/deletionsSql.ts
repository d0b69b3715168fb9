import type { Pool } from 'pg';
import { rowsOf } from '#api/platform/db/rows.ts';
import type { Deletion } from './deletion.ts';

/** Rows of `deletion` as `Deletion`. */
const COLUMNS = `kind, key, to_char(deleted_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS at`;

const GIVEN = 'unnest($1::text[], $2::text[], $3::timestamptz[]) AS given (kind, key, at)';

function values(deletions: readonly Deletion[]): unknown[] {
  return [deletions.map(({ kind }) => kind), deletions.map(({ key }) => key), deletions.map(({ at }) => at)];
}

/** All recorded deletions. */
export function allDeletions(pool: Pool): Promise<Deletion[]> {
  return rowsOf(pool, `SELECT ${COLUMNS} FROM deletion ORDER BY deleted_at`, []);
}

/** The oldest deletions that stand in no list yet. Index: deletion_unlisted. */
export function unlistedDeletions(pool: Pool, max: number): Promise<Deletion[]> {
  return rowsOf(pool, `SELECT ${COLUMNS} FROM deletion WHERE NOT listed ORDER BY deleted_at LIMIT $1`, [max]);
}

/** Records that deletions stand in a list; what was deleted once more since then does not. Index: primary key. */
export async function markListed(pool: Pool, deletions: readonly Deletion[]): Promise<void> {
  await rowsOf(
    pool,
    `UPDATE deletion d SET listed = true FROM ${GIVEN}
     WHERE d.kind = given.kind AND d.key = given.key AND d.deleted_at = given.at`,
    values(deletions),
  );
}

/**
 * Those of the given deletions that the database does not know, or knows from an earlier time only. Index: primary key.
 */
export function unknownDeletions(pool: Pool, deletions: readonly Deletion[]): Promise<Deletion[]> {
  return rowsOf(
    pool,
    `SELECT given.kind, given.key, to_char(given.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS at
     FROM ${GIVEN} LEFT JOIN deletion d ON d.kind = given.kind AND d.key = given.key
     WHERE d.key IS NULL OR d.deleted_at < given.at`,
    values(deletions),
  );
}

/** Records deletions that were done elsewhere, for the next list. Each kind and key is given once. */
export async function storeDeletions(pool: Pool, deletions: readonly Deletion[]): Promise<void> {
  await rowsOf(
    pool,
    `INSERT INTO deletion AS d (kind, key, deleted_at) SELECT kind, key, at FROM ${GIVEN}
     ON CONFLICT (kind, key) DO UPDATE SET deleted_at = greatest(d.deleted_at, EXCLUDED.deleted_at), listed = false`,
    values(deletions),
  );
}
