import type { CurrentCondition } from '#api/domain/conditions/currentConditions.ts';
import type { CallContext } from '#api/domain/core/call.ts';
import { isRowId } from '#api/domain/core/cursors.ts';
import { InvalidInputError, NotFoundError } from '#api/domain/core/errors.ts';
import { trimmedText } from '#api/domain/core/texts.ts';
import { acting, moderating, recordActs } from '#api/domain/moderation/records/moderationLog.ts';
import { closeCases } from '#api/domain/moderation/records/reportCases.ts';
import type { Prisma } from '#api/platform/generated/prisma/client.ts';
import { EXTENDED_MAX_MS } from '#common/conditions/reportKinds.ts';
import { REASON_MAX } from '#common/limits.ts';
import { lockWritten, type WrittenCondition } from './reportRowsSql.ts';
import { lockCurrent, shownNow, VISITOR } from './writtenConditions.ts';

/**
 * Gives a visitor's report another end, at most 90 days ahead. Throws NotAuthorizedError, NotFoundError,
 * InvalidInputError('until', 'outOfRange'), RateLimitedError.
 */
export async function extendCondition(
  call: CallContext,
  { id, until }: { readonly id: number; readonly until: Date },
): Promise<CurrentCondition> {
  const ctx = await moderating(call);
  const ahead = until.getTime() - ctx.now.getTime();
  if (!(ahead > 0 && ahead <= EXTENDED_MAX_MS)) throw new InvalidInputError('until', 'outOfRange');
  await shownNow(ctx, id);
  await acting(ctx, async (tx) => {
    const { placeId } = await lockCurrent(tx, { id, source: VISITOR });
    await tx.condition.update({ where: { id }, data: { validUntil: until } });
    const detail = { attractionId: String(placeId), until: until.toISOString() };
    await recordActs(tx, ctx, [{ action: 'EXTEND_CONDITION', targetKind: 'CONDITION', targetId: id, detail }]);
  });
  return shownNow(ctx, id);
}

/**
 * Hides what a visitor or a manager wrote from everybody; twice is once. The reason (at most 500 characters) is for the
 * log. Throws NotAuthorizedError, NotFoundError, InvalidInputError('reason'), RateLimitedError.
 */
export async function hideCondition(
  call: CallContext,
  { id, reason: given }: { readonly id: number; readonly reason: string },
): Promise<number> {
  const ctx = await moderating(call);
  const reason = trimmedText('reason', given, { max: REASON_MAX });
  await acting(ctx, async (tx) => {
    const { placeId, hidden } = await written(tx, id);
    if (hidden !== null) return;
    await tx.condition.update({ where: { id }, data: { hiddenAt: ctx.now } });
    const end = { outcome: 'REMOVED', closedBy: ctx.viewer.id, now: ctx.now } as const;
    await closeCases(tx, { kind: 'CONDITION', targetIds: [id], ...end });
    const detail = { attractionId: String(placeId), ...(reason !== '' && { reason }) };
    await recordActs(tx, ctx, [{ action: 'HIDE_CONDITION', targetKind: 'CONDITION', targetId: id, detail }]);
  });
  return id;
}

/**
 * Shows a hidden condition again, until its end. Throws NotAuthorizedError, NotFoundError where it is not hidden,
 * RateLimitedError.
 */
export async function restoreCondition(call: CallContext, id: number): Promise<number> {
  const ctx = await moderating(call);
  await acting(ctx, async (tx) => {
    const { placeId, hidden } = await written(tx, id);
    if (hidden === null) throw new NotFoundError('notFound');
    await tx.condition.update({ where: { id }, data: { hiddenAt: null } });
    const detail = { attractionId: String(placeId) };
    await recordActs(tx, ctx, [{ action: 'RESTORE_CONDITION', targetKind: 'CONDITION', targetId: id, detail }]);
  });
  return id;
}

/** Throws NotFoundError. */
async function written(tx: Prisma.TransactionClient, id: number): Promise<WrittenCondition> {
  const found = isRowId(id) ? await lockWritten(tx, id) : null;
  if (found === null) throw new NotFoundError('notFound');
  return found;
}
