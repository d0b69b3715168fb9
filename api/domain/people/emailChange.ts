import { lockAccount } from '#api/domain/core/accountLocksSql.ts';
import { asUser, type CallContext, limited } from '#api/domain/core/call.ts';
import { CALL_LIMITS } from '#api/domain/core/callLimits.ts';
import { inUserTransaction } from '#api/domain/core/changes.ts';
import { InvalidInputError } from '#api/domain/core/errors.ts';
import { issueToken, readToken, redeemToken } from '#api/domain/core/tokens.ts';
import { mailQueue } from '#api/domain/mail/queue.ts';
import { recordOwn } from '#api/domain/security/events.ts';
import { Prisma } from '#api/platform/generated/prisma/client.ts';
import { emailFault, emailKey, mailboxKey } from '#common/account/email.ts';
import { languageOf } from '#common/languages.ts';
import type { LinkTarget } from './askedMails.ts';
import { checkPassword } from './proof.ts';

/**
 * Has a link mailed to a new address of the viewer's account, and a notice to the present one: its owner can still set
 * a new password then, which makes the link void. Throws NotAuthorizedError, InvalidInputError('email' | 'password'),
 * RateLimitedError.
 */
export async function changeEmail(
  call: CallContext,
  input: { readonly email: string; readonly password: string },
): Promise<{ readonly email: string }> {
  const ctx = asUser(call);
  const { viewer, db, jobs, now } = ctx;
  const fault = emailFault(input.email);
  if (fault !== null) throw new InvalidInputError('email', fault);
  const email = input.email.trim();
  await limited(ctx, [CALL_LIMITS.changeEmailByUser, viewer.id]);
  await checkPassword(ctx, 'password', input.password);
  // Says that the address is taken, as a registration does (SPEC §8), and is limited as that is.
  if (await isOwned(db.prisma, email)) throw new InvalidInputError('email', 'taken');
  await limited(ctx, [CALL_LIMITS.mailByEmail, mailboxKey(email)]);
  await inUserTransaction(ctx, async (tx) => {
    await endLinks(tx, viewer.id, now, ['EMAIL']);
    // Nobody has this token: the mail gets one of its own, unless the link becomes void before it is sent.
    await issueToken(tx, { userId: viewer.id, purpose: 'EMAIL', email }, now);
    await jobs.enqueue(tx, mailQueue, { kind: 'newEmail', userId: viewer.id, email });
    await jobs.enqueue(tx, mailQueue, { kind: 'emailChangeAsked', userId: viewer.id });
    await recordOwn(tx, ctx, { userId: viewer.id, kind: 'EMAIL_CHANGE_ASKED' });
  });
  return { email };
}

/** Looks at the token of a link that proves a new address and changes nothing. */
export async function newEmailLink(ctx: CallContext, token: string): Promise<LinkTarget> {
  await limited(ctx, [CALL_LIMITS.tokenByAddress, ctx.caller.network]);
  const found = await readToken(ctx.db.prisma, token, 'EMAIL', ctx.now);
  return found.state === 'valid' ? { token, email: found.email } : { token: 'expired', email: null };
}

/**
 * Gives an account the address that the link has proved; the former address gets a notice, and links that were mailed
 * there end. Throws InvalidInputError('emailToken', 'expired' | 'taken'), RateLimitedError.
 */
export async function confirmNewEmail(ctx: CallContext, token: string): Promise<{ readonly email: string }> {
  await limited(ctx, [CALL_LIMITS.tokenByAddress, ctx.caller.network]);
  return ctx.db.prisma.$transaction((tx) => takeEmail(tx, ctx, token)).catch(takenMeanwhile);
}

async function takeEmail(
  tx: Prisma.TransactionClient,
  ctx: CallContext,
  token: string,
): Promise<{ readonly email: string }> {
  const used = await redeemToken(tx, token, 'EMAIL', ctx.now);
  if (used === null || used.email === null || !(await lockAccount(tx, used.userId)))
    throw new InvalidInputError('emailToken', 'expired');
  const { userId, email } = used;
  const before = await tx.user.findUniqueOrThrow({ where: { id: userId } });
  if (await isOwned(tx, email)) throw new InvalidInputError('emailToken', 'taken');
  // An unconfirmed registration of the address is deleted: its owner has just proved it.
  await tx.user.deleteMany({ where: { emailKey: emailKey(email), confirmedAt: null } });
  await tx.user.update({ where: { id: userId }, data: { email, emailKey: emailKey(email) } });
  await endLinks(tx, userId, ctx.now, ['EMAIL', 'LOGIN', 'RESET']);
  const { username, language } = before;
  const notice = { kind: 'emailChanged', email: before.email, username, language: languageOf(language) } as const;
  await ctx.jobs.enqueue(tx, mailQueue, notice);
  await recordOwn(tx, ctx, { userId, kind: 'EMAIL_CHANGED' });
  return { email };
}

async function isOwned(tx: Prisma.TransactionClient, email: string): Promise<boolean> {
  return (await tx.user.count({ where: { emailKey: emailKey(email), confirmedAt: { not: null } } })) > 0;
}

/** Makes links void that were mailed for the account and not used. */
async function endLinks(
  tx: Prisma.TransactionClient,
  userId: string,
  now: Date,
  purposes: readonly ('EMAIL' | 'LOGIN' | 'RESET')[],
): Promise<void> {
  await tx.userToken.updateMany({
    where: { userId, purpose: { in: [...purposes] }, usedAt: null },
    data: { usedAt: now },
  });
}

/** Somebody registered the address at the same moment: the index lets one through. */
function takenMeanwhile(error: unknown): never {
  if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002')
    throw new InvalidInputError('emailToken', 'taken');
  throw error;
}
