import { asUser, type CallContext, limited } from '#api/domain/core/call.ts';
import { CALL_LIMITS } from '#api/domain/core/callLimits.ts';
import { InvalidInputError } from '#api/domain/core/errors.ts';
import { readToken, redeemToken } from '#api/domain/core/tokens.ts';
import { mailQueue } from '#api/domain/mail/queue.ts';
import { recordOwn } from '#api/domain/security/events.ts';
import type { Prisma } from '#api/platform/generated/prisma/client.ts';
import { passwordFault } from '#common/account/password.ts';
import type { Language } from '#common/languages.ts';
import { askForMail, type LinkTarget } from './askedMails.ts';
import { dropOtherDevices, type IssuedDevice, knowDevice } from './devices.ts';
import type { Login } from './login.ts';
import { type PasswordOwner, refuseWeak } from './newPassword.ts';
import { hashPassword } from './passwordHash.ts';
import { checkPassword } from './proof.ts';
import { startSession } from './sessions.ts';

/**
 * Has a mail with a link for a new password sent; the answer, and its time, are the same for every address (RULINGS
 * 17). Throws InvalidInputError('email'), RateLimitedError.
 */
export async function requestPasswordReset(
  ctx: CallContext,
  input: { readonly email: string; readonly language: Language },
): Promise<void> {
  await askForMail(ctx, 'reset', input);
}

/** Looks at the token of a link for a new password and changes nothing. */
export async function resetLink(ctx: CallContext, token: string): Promise<LinkTarget> {
  await limited(ctx, [CALL_LIMITS.tokenByAddress, ctx.caller.network]);
  const found = await readToken(ctx.db.prisma, token, 'RESET', ctx.now);
  return found.state === 'valid' ? { token, email: found.email } : { token: 'expired', email: null };
}

/**
 * Changes the viewer's password. All sessions and access tokens end; this session goes on with a new token. Throws
 * NotAuthorizedError, InvalidInputError('oldPassword', 'missing' | 'wrong'), InvalidInputError('password'),
 * RateLimitedError.
 */
export async function setPassword(
  call: CallContext,
  { oldPassword, password }: { readonly oldPassword: string; readonly password: string },
): Promise<Login> {
  const ctx = asUser(call);
  const { viewer } = ctx;
  await limited(ctx, [CALL_LIMITS.setPasswordByUser, viewer.id]);
  const oldHash = await checkPassword(ctx, 'oldPassword', oldPassword);
  refuseWeak(password, viewer.needsSecondFactor ? { ...viewer, role: 'ADMIN' } : viewer);
  const passwordHash = await hashPassword(password);
  return ctx.db.prisma.$transaction(async (tx) => {
    const changed = await tx.user.updateMany({
      where: { id: viewer.id, passwordHash: oldHash },
      data: { passwordHash },
    });
    // Changed by another session since it was checked.
    if (changed.count === 0) throw new InvalidInputError('oldPassword', 'wrong');
    await afterChange(tx, ctx, viewer.id, 'PASSWORD_CHANGED');
    const session = await startSession(tx, ctx, viewer.id);
    return { viewer: { ...viewer, sessionId: session.sessionId }, session };
  });
}

/**
 * Sets a new password by the token of a mailed link, which proves the address too. All sessions and access tokens
 * end; the account knows the browser from now on. Throws InvalidInputError('password'), InvalidInputError('resetToken',
 * 'expired'), RateLimitedError.
 */
export async function setPasswordWithToken(
  ctx: CallContext,
  { resetToken, password }: { readonly resetToken: string; readonly password: string },
): Promise<IssuedDevice> {
  const fault = passwordFault(password);
  if (fault !== null) throw new InvalidInputError('password', fault);
  await limited(ctx, [CALL_LIMITS.tokenByAddress, ctx.caller.network]);
  refuseWeak(password, await ownerOf(ctx, resetToken));
  const passwordHash = await hashPassword(password);
  return ctx.db.prisma.$transaction(async (tx) => {
    const used = await redeemToken(tx, resetToken, 'RESET', ctx.now);
    if (used === null) throw new InvalidInputError('resetToken', 'expired');
    const { userId } = used;
    await tx.user.update({ where: { id: userId }, data: { passwordHash } });
    await afterChange(tx, ctx, userId, 'PASSWORD_RESET');
    return knowDevice(tx, ctx, userId);
  });
}

/** The user whose password the link would set. Throws InvalidInputError('resetToken', 'expired'). */
async function ownerOf({ db, now }: CallContext, resetToken: string): Promise<PasswordOwner> {
  const found = await readToken(db.prisma, resetToken, 'RESET', now);
  const owner = found.state === 'valid' ? await db.prisma.user.findUnique({ where: { id: found.userId } }) : null;
  if (owner === null) throw new InvalidInputError('resetToken', 'expired');
  return owner;
}

/**
 * Ends all sessions and access tokens, makes links to enter or move the account void, drops other browsers, and mails
 * the owner.
 */
async function afterChange(
  tx: Prisma.TransactionClient,
  ctx: CallContext,
  userId: string,
  kind: 'PASSWORD_CHANGED' | 'PASSWORD_RESET',
): Promise<void> {
  const { jobs, now } = ctx;
  await tx.session.deleteMany({ where: { userId } });
  await tx.accessToken.deleteMany({ where: { userId } });
  await tx.userToken.updateMany({
    where: { userId, purpose: { in: ['EMAIL', 'LOGIN', 'RESET'] }, usedAt: null },
    data: { usedAt: now },
  });
  await dropOtherDevices(tx, ctx, userId);
  await recordOwn(tx, ctx, { userId, kind });
  await jobs.enqueue(tx, mailQueue, { kind: 'passwordChanged', userId });
}
