import { createHash, randomBytes } from 'node:crypto';
import type { Prisma } from '#api/platform/generated/prisma/client.ts';
import { HOUR_MS } from '#common/time.ts';

export type TokenPurpose = 'CONFIRM' | 'LOGIN' | 'RESET';

/** How long a link works (issue: 48 h to confirm, 2 h to reset). */
const TOKEN_MS: Readonly<Record<TokenPurpose, number>> = {
  CONFIRM: 48 * HOUR_MS,
  LOGIN: HOUR_MS,
  RESET: 2 * HOUR_MS,
};

/** 256 bits, as text for a link or a cookie. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The part of a token that is stored: its SHA-256. */
export function tokenHash(token: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash('sha256').update(token).digest());
}

/** Makes a token for a link; only its hash is stored. */
export async function issueToken(
  tx: Prisma.TransactionClient,
  userId: string,
  purpose: TokenPurpose,
  now: Date,
): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + TOKEN_MS[purpose]);
  await tx.userToken.create({ data: { tokenHash: tokenHash(token), userId, purpose, createdAt: now, expiresAt } });
  return token;
}

/** What has become of a token of a link. `used` and `expired` still say whose it was. */
export type TokenState =
  | { readonly state: 'valid' | 'used' | 'expired'; readonly userId: string; readonly email: string }
  | { readonly state: 'unknown' };

/** Looks at a token and changes nothing. */
export async function readToken(
  tx: Prisma.TransactionClient,
  token: string,
  purpose: TokenPurpose,
  now: Date,
): Promise<TokenState> {
  const row = await tx.userToken.findUnique({
    where: { tokenHash: tokenHash(token), purpose },
    select: { userId: true, usedAt: true, expiresAt: true, user: { select: { email: true } } },
  });
  if (row === null) return { state: 'unknown' };
  const state = row.usedAt !== null ? 'used' : row.expiresAt <= now ? 'expired' : 'valid';
  return { state, userId: row.userId, email: row.user.email };
}

/** Uses a token up, once: of two calls at the same time one gets the user. Null when it is unknown, used or expired. */
export async function useToken(
  tx: Prisma.TransactionClient,
  token: string,
  purpose: TokenPurpose,
  now: Date,
): Promise<string | null> {
  const [used] = await tx.userToken.updateManyAndReturn({
    where: { tokenHash: tokenHash(token), purpose, usedAt: null, expiresAt: { gt: now } },
    data: { usedAt: now },
    select: { userId: true },
  });
  return used?.userId ?? null;
}
