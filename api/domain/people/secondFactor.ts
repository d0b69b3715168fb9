import { renderSVG } from 'uqr';
import { asUser, type CallContext, limited, type UserContext, type Viewer } from '#api/domain/core/call.ts';
import { CALL_LIMITS } from '#api/domain/core/callLimits.ts';
import { InvalidInputError, NotAuthorizedError } from '#api/domain/core/errors.ts';
import { mailQueue } from '#api/domain/mail/queue.ts';
import { recordOperatorAct } from '#api/domain/moderation/records/moderationLog.ts';
import { newRecoveryCodes, newSecret, otpAddress, recoveryHash, stepOf } from '#api/domain/security/codes.ts';
import { recordEvent, recordOwn } from '#api/domain/security/events.ts';
import type { Database } from '#api/platform/db/database.ts';
import type { JobSender } from '#api/platform/db/jobs.ts';
import type { Prisma } from '#api/platform/generated/prisma/client.ts';
import { emailKey } from '#common/account/email.ts';
import { MINUTE_MS } from '#common/time.ts';
import { checkCode, checkPassword } from './proof.ts';

/** The data to set up an app that shows codes. */
export interface SecondFactorSetup {
  /** In base32, for those who type it. */
  readonly secret: string;
  /** `otpauth://…`, for apps on the same device. */
  readonly address: string;
  /** The address as a picture: a data URL of an SVG. */
  readonly picture: string;
}

/** A setup that was begun is to be finished within this time. */
const SETUP_MS = 30 * MINUTE_MS;

/**
 * Begins to set up the second factor, or a new one in place of that in use, which goes on working until then. Throws
 * NotAuthorizedError, InvalidInputError('password' | 'code'), RateLimitedError.
 */
export async function startSecondFactor(
  call: CallContext,
  { password, code }: { readonly password: string; readonly code: string },
): Promise<SecondFactorSetup> {
  const ctx = asUser(call);
  await prove(ctx, password, code);
  const secret = newSecret();
  const userId = ctx.viewer.id;
  const pending = { pendingSecret: secret, pendingAt: ctx.now };
  await ctx.db.prisma.secondFactor.upsert({ where: { userId }, create: { userId, ...pending }, update: pending });
  const address = otpAddress(secret, ctx.viewer.email);
  const picture = `data:image/svg+xml;base64,${Buffer.from(renderSVG(address)).toString('base64')}`;
  return { secret, address, picture };
}

/**
 * Puts the second factor into use, once the app has shown its first code: other sessions end, since they have not
 * proved it. Answers the recovery codes, which are shown this once. Throws NotAuthorizedError,
 * InvalidInputError('code', 'wrong' | 'expired'), RateLimitedError.
 */
export async function confirmSecondFactor(
  call: CallContext,
  { code }: { readonly code: string },
): Promise<{ readonly viewer: Viewer; readonly recoveryCodes: readonly string[] }> {
  const ctx = asUser(call);
  const userId = ctx.viewer.id;
  await limited(ctx, [CALL_LIMITS.secondFactor, userId]);
  const recoveryCodes = await ctx.db.prisma.$transaction(async (tx) => {
    const factor = await tx.secondFactor.findUnique({ where: { userId } });
    const { pendingSecret: secret = null, pendingAt = null } = factor ?? {};
    if (secret === null || pendingAt === null || ctx.now.getTime() - pendingAt.getTime() > SETUP_MS)
      throw new InvalidInputError('code', 'expired');
    const lastStep = stepOf(secret, code, ctx.now);
    if (lastStep === null) throw new InvalidInputError('code', 'wrong');
    const inUse = { secret, confirmedAt: ctx.now, lastStep, pendingSecret: null, pendingAt: null };
    await tx.secondFactor.update({ where: { userId }, data: inUse });
    await tx.session.deleteMany({ where: { userId, id: { not: ctx.viewer.sessionId } } });
    await tx.session.updateMany({ where: { id: ctx.viewer.sessionId }, data: { provedAt: ctx.now } });
    await recordOwn(tx, ctx, { userId, kind: 'SECOND_FACTOR_ON' });
    await ctx.jobs.enqueue(tx, mailQueue, { kind: 'secondFactorOn', userId });
    return replaceRecoveryCodes(tx, userId);
  });
  await ctx.limits.giveBack([[CALL_LIMITS.secondFactor, userId]]);
  return { viewer: { ...ctx.viewer, ...withFactor(ctx.viewer), proved: ctx.now }, recoveryCodes };
}

/** An admin who was asked for a second factor has their rights from now on. */
function withFactor({
  needsSecondFactor,
  role,
}: Viewer): Pick<Viewer, 'hasSecondFactor' | 'needsSecondFactor' | 'role'> {
  return { hasSecondFactor: true, needsSecondFactor: false, role: needsSecondFactor ? 'ADMIN' : role };
}

/**
 * Takes the second factor out of use. Throws NotAuthorizedError('forbidden') for admins where the operator asks for
 * one, InvalidInputError('password' | 'code'), RateLimitedError.
 */
export async function removeSecondFactor(
  call: CallContext,
  { password, code }: { readonly password: string; readonly code: string },
): Promise<Viewer> {
  const ctx = asUser(call);
  if (ctx.adminSecondFactor && ctx.viewer.role === 'ADMIN') throw new NotAuthorizedError('forbidden');
  await prove(ctx, password, code);
  const userId = ctx.viewer.id;
  await ctx.db.prisma.$transaction(async (tx) => {
    await dropSecondFactor(tx, userId);
    await recordOwn(tx, ctx, { userId, kind: 'SECOND_FACTOR_OFF' });
    await ctx.jobs.enqueue(tx, mailQueue, { kind: 'secondFactorOff', userId });
  });
  return { ...ctx.viewer, hasSecondFactor: false };
}

/**
 * Makes new recovery codes; the earlier ones end. Throws NotAuthorizedError, InvalidInputError('password' | 'code').
 */
export async function renewRecoveryCodes(
  call: CallContext,
  { password, code }: { readonly password: string; readonly code: string },
): Promise<readonly string[]> {
  const ctx = asUser(call);
  if (!ctx.viewer.hasSecondFactor) throw new InvalidInputError('code', 'wrong');
  await prove(ctx, password, code);
  return ctx.db.prisma.$transaction(async (tx) => {
    await recordOwn(tx, ctx, { userId: ctx.viewer.id, kind: 'RECOVERY_CODES_MADE' });
    return replaceRecoveryCodes(tx, ctx.viewer.id);
  });
}

/** Recovery codes that the viewer has not used yet. */
export function recoveryCodesLeft({ db, viewer }: UserContext): Promise<number> {
  return db.prisma.recoveryCode.count({ where: { userId: viewer.id, usedAt: null } });
}

/**
 * Takes the second factor off an account whose owner has lost app and recovery codes, for the operator's command line.
 * An act in the moderators' log, an event in the user's own and a mail say so. False when no account with the address
 * has one.
 */
export function resetSecondFactor(
  { prisma }: Pick<Database, 'prisma'>,
  jobs: JobSender,
  email: string,
  now = new Date(),
): Promise<boolean> {
  return prisma.$transaction(async (tx) => {
    const user = await tx.user.findUnique({ where: { emailKey: emailKey(email) }, include: { secondFactor: true } });
    if (user === null || user.secondFactor === null) return false;
    await dropSecondFactor(tx, user.id);
    const detail = { by: 'COMMAND_LINE' } as const;
    const target = { targetKind: 'USER', targetId: user.id } as const;
    await recordOperatorAct(tx, now, { action: 'RESET_SECOND_FACTOR', ...target, detail });
    await recordEvent(tx, { now }, { userId: user.id, kind: 'SECOND_FACTOR_OFF', detail });
    await jobs.enqueue(tx, mailQueue, { kind: 'secondFactorOff', userId: user.id });
    return true;
  });
}

/** By the password, and by a code where a second factor is in use. */
async function prove(ctx: UserContext, password: string, code: string): Promise<void> {
  await checkPassword(ctx, 'password', password);
  await checkCode(ctx, { userId: ctx.viewer.id, subject: ctx.viewer.id }, code);
}

async function dropSecondFactor(tx: Prisma.TransactionClient, userId: string): Promise<void> {
  await tx.secondFactor.deleteMany({ where: { userId } });
  await tx.recoveryCode.deleteMany({ where: { userId } });
}

async function replaceRecoveryCodes(tx: Prisma.TransactionClient, userId: string): Promise<readonly string[]> {
  const codes = newRecoveryCodes();
  await tx.recoveryCode.deleteMany({ where: { userId } });
  await tx.recoveryCode.createMany({ data: codes.map((code) => ({ userId, codeHash: recoveryHash(code) })) });
  return codes;
}
