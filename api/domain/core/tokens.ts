import { createHash, randomBytes } from 'node:crypto';
import type { Prisma } from '#api/platform/generated/prisma/client.ts';
import { HOUR_MS } from '#common/time.ts';
import { lockAccount } from './accountLocksSql.ts';

export type TokenPurpose = 'CONFIRM' | 'EMAIL' | 'LOGIN' | 'RESET';

/** How long a link works (issue: 48 h to confirm, 2 h to reset). */
const TOKEN_MS: Readonly<Record<TokenPurpose, number>> = {
  CONFIRM: 48 * HOUR_MS,
  EMAIL: 48 * HOUR_MS,
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

/** The account or address that a link proves. */
export interface TokenSubject {
  readonly userId: string;
  readonly purpose: TokenPurpose;
  /** The registration that a confirming link belongs to; null for other links. */
  readonly registrationId?: string | null;
  /** The new address that a link proves. */
  readonly email?: string;
}

/** Makes a token for a link; only its hash is stored. */
export async function issueToken(tx: Prisma.TransactionClient, subject: TokenSubject, now: Date): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + TOKEN_MS[subject.purpose]);
  await tx.userToken.create({ data: { ...subject, tokenHash: tokenHash(token), createdAt: now, expiresAt } });
  return token;
}

/** A link to a new address, by which it is found when its mail is sent. */
export interface ReservedLink {
  readonly userId: string;
  readonly purpose: 'EMAIL';
  readonly email: string;
}

/**
 * Makes a token of a link that was reserved by `issueToken` when it was asked for. Those made before for this link go
 * on counting: their mail may have arrived. Null where the link has become void since then: mails may wait for hours.
 */
export async function issueReserved(
  tx: Prisma.TransactionClient,
  link: ReservedLink,
  now: Date,
): Promise<string | null> {
  // A link is made void under this lock.
  if (!(await lockAccount(tx, link.userId))) return null;
  if ((await tx.userToken.count({ where: { ...link, usedAt: null } })) === 0) return null;
  return issueToken(tx, link, now);
}

/** The state of a token of a link. `used` and `expired` still say whose it was. */
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
    select: { userId: true, usedAt: true, expiresAt: true, email: true, user: { select: { email: true } } },
  });
  if (row === null) return { state: 'unknown' };
  const state = row.usedAt !== null ? 'used' : row.expiresAt <= now ? 'expired' : 'valid';
  return { state, userId: row.userId, email: row.email ?? row.user.email };
}

export interface UsedToken {
  readonly userId: string;
  readonly registrationId: string | null;
  readonly email: string | null;
}

/**
 * Uses a token up, once: of two calls at the same time one gets the user. Null when it is unknown, used or expired. The
 * account is locked first, as by all changes of an account: it waits for them, and they for it, in one order.
 */
export async function redeemToken(
  tx: Prisma.TransactionClient,
  token: string,
  purpose: TokenPurpose,
  now: Date,
): Promise<UsedToken | null> {
  const where = { tokenHash: tokenHash(token), purpose };
  const issued = await tx.userToken.findUnique({ where, select: { userId: true } });
  if (issued === null) return null;
  await lockAccount(tx, issued.userId);
  const [used] = await tx.userToken.updateManyAndReturn({
    where: { ...where, usedAt: null, expiresAt: { gt: now } },
    data: { usedAt: now },
    select: { userId: true, registrationId: true, email: true },
  });
  return used ?? null;
}
