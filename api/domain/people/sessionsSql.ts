import type { Pool } from 'pg';
import type { Role } from '#api/domain/core/call.ts';
import { rowsOf } from '#api/platform/db/rows.ts';

// Both statements are part of nearly every request, so they go without Prisma's own work on each query.

/** A session with the account that it belongs to. */
export interface SessionRow {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly role: Role;
  readonly language: string;
  readonly description: string;
  readonly profileImage: string | null;
  readonly created: Date;
  readonly helpShown: boolean;
  readonly hasSecondFactor: boolean;
  readonly proved: Date | null;
  readonly sessionId: string;
  readonly started: Date;
  readonly lastSeen: Date;
}

/**
 * The session of a token that has not ended, of an account that may log in; null when there is none. Indexes:
 * session_token_hash_key, app_user_pkey, second_factor_pkey.
 */
export async function sessionRow(pool: Pool, hash: Uint8Array, now: Date): Promise<SessionRow | null> {
  const [row] = await rowsOf<SessionRow>(
    pool,
    `SELECT u.id, u.username, u.email, u.role, u.language, u.description, u.profile_image AS "profileImage",
       u.created_at AS created, u.help_shown_at IS NOT NULL AS "helpShown", s.id AS "sessionId",
       s.last_seen_at AS "lastSeen", s.created_at AS started, s.proved_at AS proved,
       f.confirmed_at IS NOT NULL AS "hasSecondFactor"
     FROM session s JOIN app_user u ON u.id = s.user_id LEFT JOIN second_factor f ON f.user_id = s.user_id
     WHERE s.token_hash = $1 AND s.kind = 'BROWSER' AND s.expires_at > $2 AND u.blocked_at IS NULL
       AND u.confirmed_at IS NOT NULL`,
    [hash, now],
  );
  return row ?? null;
}

/** Notes a use of a session and puts its end off. Index: session primary key. */
export async function extendSession(pool: Pool, sessionId: string, now: Date, expiresAt: Date): Promise<void> {
  await pool.query('UPDATE session SET last_seen_at = $2, expires_at = $3 WHERE id = $1', [sessionId, now, expiresAt]);
}
