import { asUser, type CallContext, limited, type UserContext, type Viewer } from '#api/domain/core/call.ts';
import { CALL_LIMITS } from '#api/domain/core/callLimits.ts';
import { InvalidInputError, NotAuthorizedError } from '#api/domain/core/errors.ts';
import { hasSecondFactor, useCode } from '#api/domain/security/codes.ts';
import { recordOwn } from '#api/domain/security/events.ts';
import { countFailure } from '#api/domain/security/failuresSql.ts';
import type { Prisma } from '#api/platform/generated/prisma/client.ts';
import { isPassword } from './passwordHash.ts';

/**
 * The hash of the viewer's password, once they have proved to know it. Throws NotAuthorizedError('anonymous'),
 * InvalidInputError(parameterName, 'missing' | 'wrong'), RateLimitedError.
 */
export async function checkPassword(call: CallContext, parameterName: string, password: string): Promise<string> {
  const ctx = asUser(call);
  if (password === '') throw new InvalidInputError(parameterName, 'missing');
  const counter = [CALL_LIMITS.passwordByUser, ctx.viewer.id] as const;
  await limited(ctx, counter);
  const user = await ctx.db.prisma.user.findUnique({ where: { id: ctx.viewer.id }, select: { passwordHash: true } });
  // Deleted by an earlier call of the same request.
  if (user === null) throw new NotAuthorizedError('anonymous');
  const { passwordHash } = user;
  if (!(await isPassword(passwordHash, password))) throw new InvalidInputError(parameterName, 'wrong');
  await ctx.limits.giveBack([counter]);
  return passwordHash;
}

/** The user whose second factor is to be proved, and the browser or account for which wrong codes count. */
interface CodeOwner {
  readonly userId: string;
  /** The browser, where the account knows it: wrong codes from other browsers do not count for it. Else the account. */
  readonly subject: string;
}

/**
 * Uses up a code of the second factor. Answers how it was proved; null for an account without a second factor. Throws
 * NotAuthorizedError('secondFactor') without a code, InvalidInputError('code', 'wrong'), RateLimitedError.
 */
export async function checkCode(
  ctx: CallContext,
  { userId, subject }: CodeOwner,
  code: string,
): Promise<'CODE' | 'RECOVERY_CODE' | null> {
  const { prisma } = ctx.db;
  if (!(await hasSecondFactor(prisma, userId))) return null;
  if (code.trim() === '') throw new NotAuthorizedError('secondFactor');
  const counter = [CALL_LIMITS.secondFactor, subject] as const;
  await limited(ctx, counter);
  const used = await prisma.$transaction(async (tx) => {
    const how = await useCode(tx, ctx, userId, code);
    if (how === 'RECOVERY_CODE') await recordOwn(tx, ctx, { userId, kind: 'RECOVERY_CODE_USED' });
    return how;
  });
  if (used === null) {
    await countFailure(ctx, 'SECOND_FACTOR_FAILED', userId);
    throw new InvalidInputError('code', 'wrong');
  }
  await ctx.limits.giveBack([counter]);
  return used;
}

/**
 * Proves again who is at the session: by the password, or by a code where the account has a second factor. Throws
 * NotAuthorizedError, InvalidInputError('password' | 'code', 'missing' | 'wrong'), RateLimitedError.
 */
export async function proveIdentity(
  call: CallContext,
  { password, code }: { readonly password: string; readonly code: string },
): Promise<Viewer> {
  const ctx = asUser(call);
  const { viewer } = ctx;
  const isByCode = password === '' && viewer.hasSecondFactor;
  if (isByCode) await proveByCode(ctx, code);
  else await checkPassword(ctx, 'password', password);
  await noteProof(ctx.db.prisma, ctx);
  return { ...viewer, proved: ctx.now };
}

async function proveByCode(ctx: UserContext, code: string): Promise<void> {
  if (code.trim() === '') throw new InvalidInputError('code', 'missing');
  await checkCode(ctx, { userId: ctx.viewer.id, subject: ctx.viewer.id }, code);
}

async function noteProof(tx: Prisma.TransactionClient, { viewer, now }: UserContext): Promise<void> {
  await tx.session.updateMany({ where: { id: viewer.sessionId }, data: { provedAt: now } });
}
