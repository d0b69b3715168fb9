import { tokenHash } from '#api/domain/core/tokens.ts';
import { hashPassword } from '#api/domain/people/passwordHash.ts';
import type { Database } from '#api/platform/db/database.ts';
import { PASSWORD } from '../../support/visitors.ts';

const PEOPLE = [
  { id: '0190d0f0-0000-4000-8000-0000000000f1', name: 'Uuno', role: 'USER', token: 'u'.repeat(43) },
  { id: '0190d0f0-0000-4000-8000-0000000000f2', name: 'Valvoja', role: 'ADMIN', token: 'v'.repeat(43) },
] as const;

/** Cookies of a user and an admin. */
export const COOKIES = PEOPLE.map(({ token }) => `session=${token}`);

/**
 * Restores the accounts and sessions of two people: requests delete them, block them, log them out or change their
 * passwords.
 */
export async function restorePeople({ pool }: Database): Promise<void> {
  const hash = await passwordHash;
  for (const { id, name, role, token } of PEOPLE) {
    const email = `${name.toLowerCase()}@example.org`;
    await pool.query(`DELETE FROM app_user WHERE (username_key = $1 OR email_key = $2) AND id <> $3`, [
      name.toLowerCase(),
      email,
      id,
    ]);
    await pool.query(RESTORE_USER, [id, email, name, name.toLowerCase(), hash, role]);
    await pool.query(RESTORE_SESSION, [tokenHash(token), id]);
  }
}

const passwordHash = hashPassword(PASSWORD);

const RESTORE_USER = `
INSERT INTO app_user (id, email, email_key, username, username_key, password_hash, role, confirmed_at)
VALUES ($1, $2, $2, $3, $4, $5, $6, now())
ON CONFLICT (id) DO UPDATE SET email = $2, email_key = $2, username = $3, username_key = $4, password_hash = $5,
  role = $6, confirmed_at = now(), blocked_at = NULL`;

const RESTORE_SESSION = `
INSERT INTO session (token_hash, user_id, proved_at, expires_at) VALUES ($1, $2, now(), now() + interval '1 hour')
ON CONFLICT (token_hash) DO UPDATE SET proved_at = now(), expires_at = excluded.expires_at, last_seen_at = now()`;
