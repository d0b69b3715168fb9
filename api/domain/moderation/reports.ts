import { type CurrentCondition, currentConditions } from '#api/domain/conditions/currentConditions.ts';
import { commentsById } from '#api/domain/contributions/comments.ts';
import type { Comment } from '#api/domain/contributions/commentsSql.ts';
import { asAdmin, asUser, type CallContext, limited, type UserContext } from '#api/domain/core/call.ts';
import { CALL_LIMITS } from '#api/domain/core/callLimits.ts';
import { inUserTransaction } from '#api/domain/core/changes.ts';
import { isRowId } from '#api/domain/core/cursors.ts';
import { InvalidInputError, NotFoundError } from '#api/domain/core/errors.ts';
import { type Page, pageOf } from '#api/domain/core/pages.ts';
import { trimmedText } from '#api/domain/core/texts.ts';
import { type ListedUser, listedUsers } from '#api/domain/people/users.ts';
import { REASON_MAX } from '#common/limits.ts';
import { type ModeratedImage, moderatedImages } from './moderationQueue.ts';
import { acting, moderating, recordActs } from './records/moderationLog.ts';
import type { ReportKind, ReportOutcome } from './records/reportCases.ts';
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

export interface CaseReport {
  readonly reason: string;
  readonly created: Date;
  /** Null: the account is gone. */
  readonly reporter: string | null;
}

/** A case as moderators see it; the thing it is about is null when it is gone. */
export interface ReportCase {
  readonly id: number;
  readonly kind: ReportKind;
  readonly created: Date;
  readonly closed: Date | null;
  readonly closedBy: string | null;
  readonly outcome: ReportOutcome | null;
  /** How many users have reported it. */
  readonly count: number;
  /** The newest reports. */
  readonly reports: readonly CaseReport[];
  readonly image: ModeratedImage | null;
  readonly comment: Comment | null;
  readonly condition: CurrentCondition | null;
  readonly user: ListedUser | null;
}

/** Reports of a case that are listed with it. */
const REPORTS_SHOWN = 20;

export interface CasesFilter {
  /** False: those that are closed. */
  readonly isOpen: boolean;
  readonly kind: ReportKind | null;
}

/** Cases, newest first; admins only. Indexes: report primary key, report_open. Throws NotAuthorizedError. */
export async function reportCases(
  call: CallContext,
  { isOpen, kind }: CasesFilter,
  { first, after }: { readonly first: number; readonly after: number | null },
): Promise<Page<ReportCase>> {
  const ctx = asAdmin(call);
  const where = {
    closedAt: isOpen ? null : { not: null },
    ...(kind !== null && { kind }),
    ...(after !== null && { id: { lt: after } }),
  };
  const page = pageOf(await caseRows(ctx, where, first + 1), first);
  return { ...page, rows: await filledIn(ctx, page.rows) };
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
  const [closed] = await filledIn(ctx, await caseRows(ctx, { id }, 1));
  return found(closed);
}

type CaseRow = Awaited<ReturnType<typeof caseRows>>[number];

function caseRows(
  { db }: UserContext,
  where: {
    readonly id?: number | { readonly lt: number };
    readonly closedAt?: null | { readonly not: null };
    readonly kind?: ReportKind;
  },
  take: number,
) {
  return db.prisma.report.findMany({
    where,
    orderBy: { id: 'desc' },
    take,
    include: {
      closer: { select: { username: true } },
      _count: { select: { by: true } },
      by: {
        orderBy: { id: 'desc' },
        take: REPORTS_SHOWN,
        select: { reason: true, createdAt: true, user: { select: { username: true } } },
      },
    },
  });
}

/** Cases with the things they are about, read by one statement for each kind. */
async function filledIn(ctx: UserContext, rows: readonly CaseRow[]): Promise<ReportCase[]> {
  const targetsOf = (kind: ReportKind) => rows.filter((row) => row.kind === kind).map(({ targetId }) => targetId);
  const [imageIds, commentIds] = [targetsOf('IMAGE').map(Number), targetsOf('COMMENT').map(Number)];
  const images = new Map((await moderatedImages(ctx, imageIds)).map((image) => [String(image.id), image]));
  const comments = new Map(
    (commentIds.length === 0 ? [] : await commentsById(ctx, ctx.viewer, commentIds)).flatMap((comment) =>
      comment === null ? [] : [[String(comment.id), comment]],
    ),
  );
  const conditionIds = new Set(targetsOf('CONDITION'));
  const { all } = conditionIds.size === 0 ? { all: [] } : await currentConditions(ctx);
  const conditions = new Map(all.map((condition) => [String(condition.id), condition]));
  const users = await listedUsers(ctx.db, targetsOf('PROFILE'));
  return rows.map(({ id, kind, targetId, createdAt, closedAt, closer, outcome, by, _count }) => ({
    id,
    kind,
    created: createdAt,
    closed: closedAt,
    closedBy: closer?.username ?? null,
    outcome,
    count: _count.by,
    reports: by.map(({ reason, createdAt: created, user }) => ({ reason, created, reporter: user?.username ?? null })),
    image: kind === 'IMAGE' ? (images.get(targetId) ?? null) : null,
    comment: kind === 'COMMENT' ? (comments.get(targetId) ?? null) : null,
    condition: kind === 'CONDITION' ? (conditions.get(targetId) ?? null) : null,
    user: kind === 'PROFILE' ? (users.get(targetId) ?? null) : null,
  }));
}
