import { randomBytes } from 'node:crypto';
import { lockStaffLogins, lockUsername } from '#api/domain/core/accountLocksSql.ts';
import { type CallContext, limited, type Role } from '#api/domain/core/call.ts';
import { CALL_LIMITS } from '#api/domain/core/callLimits.ts';
import { NotAuthorizedError } from '#api/domain/core/errors.ts';
import { refuseChanges } from '#api/domain/core/refusedChanges.ts';
import { issueToken } from '#api/domain/core/tokens.ts';
import { recordEvent, recordOwn } from '#api/domain/security/events.ts';
import type { Prisma, User } from '#api/platform/generated/prisma/client.ts';
import type { StaffClaims } from '#api/platform/oidc/staffIssuer.ts';
import { emailFault, emailKey } from '#common/account/email.ts';
import { toUsername, usernameFault, usernameKey } from '#common/account/username.ts';
import type { Language } from '#common/languages.ts';
import { USERNAME_MAX } from '#common/limits.ts';
import { nobodysHash } from './passwordHash.ts';
import { shortenSessions } from './sessions.ts';

/**
 * A token with which a person named by the issuer goes on with the login, as with the token of a mailed link: that step
 * asks for a second factor and refuses a blocked user. The account is the one that the issuer named before, else the
 * one of the verified address, else a new one. Where `adminGroup` is given, the role follows from it. Throws
 * NotAuthorizedError('wrong') without a verified address and for an account that belongs to another person of the
 * issuer, ReadOnlyError or OutOfServiceError for somebody new while nothing may change, RateLimitedError.
 */
export async function staffLogin(
  ctx: CallContext,
  claims: StaffClaims,
  { adminGroup, language }: { readonly adminGroup: string | null; readonly language: Language },
): Promise<string> {
  await limited(ctx, [CALL_LIMITS.tokenByAddress, ctx.caller.network]);
  if ((await namedBefore(ctx.db.prisma, claims)) === null) await refuseChanges(ctx);
  // Made before the lock, so that others who log in do not wait for it.
  const passwordHash = await nobodysHash();
  return ctx.db.prisma.$transaction(async (tx) => {
    await lockStaffLogins(tx);
    const user = (await namedBefore(tx, claims)) ?? (await firstNamed(tx, ctx, claims, { language, passwordHash }));
    if (adminGroup !== null) await setRole(tx, ctx, user, claims.groups.includes(adminGroup) ? 'ADMIN' : 'USER');
    return issueToken(tx, { userId: user.id, purpose: 'LOGIN' }, ctx.now);
  });
}

interface NewAccount {
  readonly language: Language;
  /** No password fits it. The account's owner can set one by the mail that resets a password. */
  readonly passwordHash: string;
}

async function namedBefore(tx: Prisma.TransactionClient, { issuer, subject }: StaffClaims): Promise<User | null> {
  const identity = await tx.staffIdentity.findUnique({
    where: { issuer_subject: { issuer, subject } },
    include: { user: true },
  });
  return identity?.user ?? null;
}

async function firstNamed(
  tx: Prisma.TransactionClient,
  ctx: CallContext,
  { issuer, subject, email, name }: StaffClaims,
  { language, passwordHash }: NewAccount,
): Promise<User> {
  if (email === null || emailFault(email) !== null) throw new NotAuthorizedError('wrong');
  const known = await tx.user.findUnique({ where: { emailKey: emailKey(email) }, include: { staffIdentity: true } });
  if (known !== null && known.staffIdentity !== null) throw new NotAuthorizedError('wrong');
  const user =
    known === null
      ? await newAccount(tx, ctx, { email, name, language, passwordHash })
      : known.confirmedAt === null
        ? await takeOver(tx, ctx, known, passwordHash)
        : known;
  await tx.staffIdentity.create({ data: { issuer, subject, userId: user.id } });
  return user;
}

async function newAccount(
  tx: Prisma.TransactionClient,
  ctx: CallContext,
  { email, name, language, passwordHash }: NewAccount & { readonly email: string; readonly name: string },
): Promise<User> {
  const username = await freeUsername(tx, name || email.split('@', 1)[0] || '');
  const user = await tx.user.create({
    data: {
      email,
      emailKey: emailKey(email),
      username,
      usernameKey: usernameKey(username),
      passwordHash,
      language,
      createdAt: ctx.now,
      confirmedAt: ctx.now,
    },
  });
  await recordOwn(tx, ctx, { userId: user.id, kind: 'ACCOUNT_CONFIRMED' });
  return user;
}

/** The issuer has verified an address that waited to be confirmed: strangers' registrations of it end. */
async function takeOver(
  tx: Prisma.TransactionClient,
  ctx: CallContext,
  { id }: User,
  passwordHash: string,
): Promise<User> {
  await tx.registration.deleteMany({ where: { userId: id } });
  await tx.userToken.deleteMany({ where: { userId: id } });
  await recordOwn(tx, ctx, { userId: id, kind: 'ACCOUNT_CONFIRMED' });
  return tx.user.update({ where: { id }, data: { confirmedAt: ctx.now, passwordHash } });
}

/** A user name made of the name that the issuer gives, and an ending where another account has that name. */
async function freeUsername(tx: Prisma.TransactionClient, name: string): Promise<string> {
  const letters = toUsername(name).replace(/[^\p{L}\p{Nd}_.-]+/gu, '_');
  const wanted = usernameFault(letters) === null ? letters : 'staff';
  for (const ending of ['', ...Array.from({ length: 9 }, () => `_${randomBytes(3).toString('hex')}`)]) {
    const username = `${wanted.slice(0, USERNAME_MAX - ending.length)}${ending}`;
    if (await lockUsername(tx, usernameKey(username), null)) return username;
  }
  throw new Error('no user name is free');
}

async function setRole(tx: Prisma.TransactionClient, ctx: CallContext, user: User, role: Role): Promise<void> {
  if (user.role === role) return;
  await tx.user.update({ where: { id: user.id }, data: { role } });
  if (role === 'ADMIN') await shortenSessions(tx, user.id, ctx.now);
  await recordEvent(tx, ctx, { userId: user.id, kind: 'ROLE_SET', detail: { role, by: 'ISSUER' } });
}
