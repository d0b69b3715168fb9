import type { CurrentCondition } from '#api/domain/conditions/currentConditions.ts';
import type { CallContext, UserContext } from '#api/domain/core/call.ts';
import { changing, inUserTransaction } from '#api/domain/core/changes.ts';
import { InvalidInputError, NotFoundError } from '#api/domain/core/errors.ts';
import { acting, recordActs } from '#api/domain/moderation/records/moderationLog.ts';
import type { Prisma } from '#api/platform/generated/prisma/client.ts';
import { CONFIRMED_AGAIN_MS, isConditionReport, OVER_VOTES_NEEDED, reportEnd } from '#common/conditions/reportKinds.ts';
import type { WrittenCondition } from './reportRowsSql.ts';
import { endNow, lockCurrent, shownNow, VISITOR } from './writtenConditions.ts';

type Tx = Prisma.TransactionClient;

/**
 * Confirms that another user has seen the condition too, at `seenAt` (null: now): it ends that much later than then. A
 * user counts once in a day, and votes that the condition is over no longer count. Throws NotAuthorizedError,
 * NotFoundError, RateLimitedError, InvalidInputError('id', 'invalid') for the viewer's own.
 */
export async function confirmReport(
  call: CallContext,
  { id, seenAt: given }: { readonly id: number; readonly seenAt: Date | null },
): Promise<CurrentCondition> {
  const ctx = await changing(call);
  await shownNow(ctx, id);
  // A clock that is ahead means now.
  const seenAt = given !== null && given < ctx.now ? given : ctx.now;
  await inUserTransaction(ctx, async (tx) => {
    const { authorId, code, validUntil, observedAt } = await lockCurrent(tx, { id, source: VISITOR });
    if (authorId === ctx.viewer.id) throw new InvalidInputError('id', 'invalid');
    if (!isConditionReport(code) || validUntil === null) throw new NotFoundError('notFound');
    if (await hasConfirmed(ctx, tx, id)) return;
    await vote(ctx, tx, id, false);
    await tx.conditionVote.deleteMany({ where: { conditionId: id, isOver: true } });
    const end = Math.max(validUntil.getTime(), reportEnd(code, seenAt.getTime()));
    await tx.condition.update({
      where: { id },
      data: {
        validUntil: new Date(end),
        observedAt: seenAt > observedAt ? seenAt : observedAt,
        confirmations: { increment: 1 },
      },
    });
  });
  return shownNow(ctx, id);
}

/**
 * It is over: at once where its reporter or a moderator says so, else when two users do. The report while it is shown,
 * null where it has ended. Throws NotAuthorizedError, NotFoundError, RateLimitedError.
 */
export async function endReport(call: CallContext, id: number): Promise<CurrentCondition | null> {
  const ctx = await changing(call);
  await shownNow(ctx, id);
  const inTransaction = ctx.viewer.role === 'ADMIN' ? acting : inUserTransaction;
  const hasEnded = await inTransaction(ctx, async (tx) => {
    const report = await lockCurrent(tx, { id, source: VISITOR });
    if (!(await mayEnd(ctx, tx, report))) return false;
    await endNow(ctx, tx, report);
    const { authorId, placeId } = report;
    if (ctx.viewer.role === 'ADMIN' && authorId !== ctx.viewer.id) {
      const detail = { attractionId: String(placeId) };
      await recordActs(tx, ctx, [{ action: 'END_CONDITION', targetKind: 'CONDITION', targetId: id, detail }]);
    }
    return true;
  });
  return hasEnded ? null : shownNow(ctx, id);
}

/** Whether the viewer's word ends it; what other users say is counted. */
async function mayEnd(ctx: UserContext, tx: Tx, { id, authorId }: WrittenCondition): Promise<boolean> {
  if (authorId === ctx.viewer.id || ctx.viewer.role === 'ADMIN') return true;
  await vote(ctx, tx, id, true);
  return (await tx.conditionVote.count({ where: { conditionId: id, isOver: true } })) >= OVER_VOTES_NEEDED;
}

async function hasConfirmed({ viewer, now }: UserContext, tx: Tx, conditionId: number): Promise<boolean> {
  const since = new Date(now.getTime() - CONFIRMED_AGAIN_MS);
  const where = { conditionId, userId: viewer.id, isOver: false, createdAt: { gt: since } };
  return (await tx.conditionVote.count({ where })) > 0;
}

async function vote(ctx: UserContext, tx: Tx, conditionId: number, isOver: boolean): Promise<void> {
  const userId = ctx.viewer.id;
  const said = { isOver, createdAt: ctx.now };
  await tx.conditionVote.upsert({
    where: { conditionId_userId: { conditionId, userId } },
    create: { conditionId, userId, ...said },
    update: said,
  });
}
