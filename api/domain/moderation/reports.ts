import { asAdmin, asUser, type CallContext, limited } from '#api/domain/core/call.ts';
import { CALL_LIMITS } from '#api/domain/core/callLimits.ts';
import { inUserTransaction } from '#api/domain/core/changes.ts';
import { isRowId } from '#api/domain/core/cursors.ts';
import { InvalidInputError, NotFoundError } from '#api/domain/core/errors.ts';
import { trimmedText } from '#api/domain/core/texts.ts';
import { REASON_MAX } from '#common/limits.ts';
import { casesById, type ReportCase } from './caseList.ts';
import { acting, moderating, recordActs } from './records/moderationLog.ts';
import { lockCase, openCase } from './reportsSql.ts';
import { found, ownerOf, type ReportTarget } from './reportTargets.ts';

/**
 * Reports a thing to moderators that the viewer can see and that is not their own. All reports of a thing make one case
 * while it is open, and a user counts once in it; `isRepeated`: the user was counted before. Throws
 * NotAuthorizedError, InvalidInputError('reason'), InvalidInputError('id', 'invalid') for one's own, NotFoundError,
 * RateLimitedError.
 */
export async function report(
  call: CallContext,
  { target, reason: given }: { readonly target: ReportTarget; readonly reason: string },
): Promise<{ readonly isRepeated: boolean }> {
  const ctx = asUser(call);
  const reason = trimmedText('reason', given, { min: 1, max: REASON_MAX });
  if ((await ownerOf(ctx, target)) === ctx.viewer.id) throw new InvalidInputError('id', 'invalid');
  await limited(ctx, [CALL_LIMITS.reportByUser, ctx.viewer.id]);
  return inUserTransaction(ctx, async (tx) => {
    const reportId = await openCase(tx, { kind: target.kind, targetId: String(target.id) }, ctx.now);
    const { count } = await tx.reportBy.createMany({
      data: [{ reportId, userId: ctx.viewer.id, reason, createdAt: ctx.now }],
      skipDuplicates: true,
    });
    return { isRepeated: count === 0 };
  });
}

/** How many cases are open. Index: report_open. Throws NotAuthorizedError. */
export function openReportCount(call: CallContext): Promise<number> {
  return asAdmin(call).db.prisma.report.count({ where: { closedAt: null } });
}

/**
 * Closes a case: the reported thing was removed, or stays; closed the same way again it stays as it is. It removes
 * nothing itself. Throws NotAuthorizedError, NotFoundError, RateLimitedError.
 */
export async function closeReport(
  call: CallContext,
  { id, outcome }: { readonly id: number; readonly outcome: 'KEPT' | 'REMOVED' },
): Promise<ReportCase> {
  const ctx = await moderating(call);
  if (!isRowId(id)) throw new NotFoundError('notFound');
  await acting(ctx, async (tx) => {
    await lockCase(tx, id);
    const before = await tx.report.findUnique({ where: { id } });
    if (before === null || (before.closedAt !== null && before.outcome !== outcome))
      throw new NotFoundError('notFound');
    // Later reports of the same thing have opened another case, which stays open.
    if (before.closedAt !== null) return;
    await tx.report.update({ where: { id }, data: { closedAt: ctx.now, closedBy: ctx.viewer.id, outcome } });
    await recordActs(tx, ctx, [
      {
        action: 'CLOSE_REPORT',
        targetKind: 'REPORT',
        targetId: id,
        detail: { outcome, kind: before.kind, targetId: before.targetId },
      },
    ]);
  });
  const [closed] = await casesById(ctx, [id]);
  return found(closed);
}
