import type { Pool } from 'pg';
import { rowsOf } from '#api/platform/db/rows.ts';
import type { TokenScope } from '#common/account/accessTokens.ts';

// The first statement is part of each call with a token, so it goes without Prisma's own work on each query.

/** A token with the account that it belongs to. */
export interface AccessTokenRow {
  readonly tokenId: string;
  readonly scopes: readonly TokenScope[];
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly language: string;
  readonly description: string;
  readonly profileImage: string | null;
  readonly created: Date;
  readonly helpShown: boolean;
}

/**
 * The token of a hash that has not expired, of an account that may log in; null when there is none. To be asked of the
 * primary: a revoked one is dead at once. Indexes: access_token_token_hash_key, app_user_pkey.
 */
export async function accessTokenRow(pool: Pool, hash: Uint8Array, now: Date): Promise<AccessTokenRow | null> {
  const [row] = await rowsOf<AccessTokenRow>(
    pool,
    `SELECT t.id AS "tokenId", t.scopes, u.id, u.username, u.email, u.language, u.description,
       u.profile_image AS "profileImage", u.created_at AS created, u.help_shown_at IS NOT NULL AS "helpShown"
     FROM access_token t JOIN app_user u ON u.id = t.user_id
     WHERE t.token_hash = $1 AND t.expires_at > $2 AND u.blocked_at IS NULL AND u.confirmed_at IS NOT NULL`,
    [hash, now],
  );
  return row ?? null;
}

/**
 * Adds calls of one day (UTC, `yyyy-mm-dd`) to what tokens have called, and notes the day as that of their last use.
 * Tokens that are gone meanwhile are left out. Rows are locked in the same order, so that two processes never deadlock.
 * Indexes: the primary keys of access_token and access_token_use.
 */
export async function addUses(pool: Pool, day: string, calls: ReadonlyMap<string, number>): Promise<void> {
  await pool.query(
    `WITH counted AS (SELECT id, calls FROM unnest($2::uuid[], $3::integer[]) AS given (id, calls)),
       known AS (SELECT t.id FROM access_token t JOIN counted USING (id) ORDER BY t.id FOR UPDATE OF t),
       noted AS (
         UPDATE access_token t SET last_used_on = $1::date FROM known
         WHERE t.id = known.id AND (t.last_used_on IS NULL OR t.last_used_on < $1::date))
     INSERT INTO access_token_use AS u (token_id, day, calls)
     SELECT id, $1::date, c.calls FROM known JOIN counted c USING (id) ORDER BY id
     ON CONFLICT (token_id, day) DO UPDATE SET calls = u.calls + excluded.calls`,
    [day, [...calls.keys()], [...calls.values()]],
  );
}

/** The users whose tokens called most since a day (`yyyy-mm-dd`). Index: access_token_use_day_idx. */
export function busiestOwners(pool: Pool, since: string, max: number): Promise<{ username: string; calls: number }[]> {
  return rowsOf(
    pool,
    `SELECT a.username, sum(u.calls)::int AS calls
     FROM access_token_use u JOIN access_token t ON t.id = u.token_id JOIN app_user a ON a.id = t.user_id
     WHERE u.day >= $1::date GROUP BY a.id, a.username ORDER BY calls DESC, a.username LIMIT $2`,
    [since, max],
  );
}
