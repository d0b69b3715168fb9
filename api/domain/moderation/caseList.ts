import { type CurrentCondition, currentConditions } from '#api/domain/conditions/currentConditions.ts';
import { commentsById } from '#api/domain/contributions/comments.ts';
import type { Comment } from '#api/domain/contributions/commentsSql.ts';
import { asAdmin, type CallContext, type UserContext } from '#api/domain/core/call.ts';
import { type Page, pageOf } from '#api/domain/core/pages.ts';
import { isUuid } from '#api/domain/core/texts.ts';
import { type ListedUser, listedUsers } from '#api/domain/people/users.ts';
import { caseIds, type CasesPage, type CasesQuery } from './caseListSql.ts';
import { idsOfPlace, type ModeratedImage, moderatedImages } from './moderationQueue.ts';
import type { ReportKind, ReportOutcome } from './records/reportCases.ts';

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

export interface CasesFilter extends Omit<CasesQuery, 'attractionIds'> {
  /** The place of the reported photo, comment or condition, whichever of its ids is meant; null for all. */
  readonly attractionId: number | null;
}

/** Cases in an order; admins only. Throws NotAuthorizedError. */
export async function reportCases(
  call: CallContext,
  { attractionId, ...filter }: CasesFilter,
  page: CasesPage,
): Promise<Page<ReportCase>> {
  const ctx = asAdmin(call);
  if (filter.ownerId !== null && !isUuid(filter.ownerId)) return pageOf<ReportCase>([], page.first);
  const attractionIds = attractionId === null ? null : await idsOfPlace(ctx, attractionId);
  const found = pageOf(await caseIds(ctx.db.pool, { ...filter, attractionIds }, page), page.first);
  return { ...found, rows: await casesById(ctx, found.rows) };
}

/** Cases in the order of their ids. */
export async function casesById(ctx: UserContext, ids: readonly number[]): Promise<ReportCase[]> {
  const byId = new Map((await caseRows(ctx, ids)).map((row) => [row.id, row]));
  return filledIn(
    ctx,
    ids.flatMap((id) => byId.get(id) ?? []),
  );
}

type CaseRow = Awaited<ReturnType<typeof caseRows>>[number];

function caseRows({ db }: UserContext, ids: readonly number[]) {
  return db.prisma.report.findMany({
    where: { id: { in: [...ids] } },
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
