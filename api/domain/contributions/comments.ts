import { z } from 'zod';
import { asUser, type CallContext, limited, type UserContext } from '#api/domain/core/call.ts';
import { CALL_LIMITS } from '#api/domain/core/callLimits.ts';
import { changing, inUserTransaction } from '#api/domain/core/changes.ts';
import type { Context } from '#api/domain/core/context.ts';
import { isRowId } from '#api/domain/core/cursors.ts';
import { NotAuthorizedError, NotFoundError } from '#api/domain/core/errors.ts';
import { type Page, pageOf } from '#api/domain/core/pages.ts';
import { defineCreating, once } from '#api/domain/core/receipts.ts';
import { trimmedText } from '#api/domain/core/texts.ts';
import { acting, type Action, recordActs } from '#api/domain/moderation/records/moderationLog.ts';
import { closeCases } from '#api/domain/moderation/records/reportCases.ts';
import { profileByName } from '#api/domain/people/profiles.ts';
import { attractionsById } from '#api/domain/places/attractions.ts';
import type { Prisma } from '#api/platform/generated/prisma/client.ts';
import { COMMENT_EDITED_AFTER_MS, COMMENT_MAX } from '#common/limits.ts';
import {
  type Comment,
  commentRows,
  commentRowsById,
  type CommentsRequest,
  type CommentViewer,
  latestRows,
} from './commentsSql.ts';
import { publicPlaceToAddTo } from './ownContent.ts';

type PageRequest = Pick<CommentsRequest, 'first' | 'after'>;

/** For each request a page of a place's comments, newest first, as everybody sees them. */
export async function commentsOf(
  { db }: Pick<Context, 'db'>,
  requests: readonly CommentsRequest[],
): Promise<Page<Comment>[]> {
  const pages = await commentRows(db.pool, null, requests);
  return requests.map(({ first }, at) => pageOf(pages[at] ?? [], first));
}

/** Comments by id, null where there is none that the viewer may see. */
export async function commentsById(
  { db }: Pick<Context, 'db'>,
  viewer: CommentViewer | null,
  ids: readonly number[],
): Promise<(Comment | null)[]> {
  const known = ids.filter(isRowId);
  const byId = new Map((await commentRowsById(db.pool, viewer, known)).map((comment) => [comment.id, comment]));
  return ids.map((id) => byId.get(id) ?? null);
}

/** The viewer's own comments, newest first. Throws NotAuthorizedError. */
export async function myComments(call: CallContext, page: PageRequest): Promise<Page<Comment>> {
  const { db, viewer } = asUser(call);
  return pageOf(await latestRows(db.pool, viewer, { ...page, authorId: viewer.id }), page.first);
}

/** Comments of a user that the viewer may see, newest first. Throws NotFoundError for a name without a user. */
export async function commentsByUser(call: CallContext, username: string, page: PageRequest): Promise<Page<Comment>> {
  const author = await profileByName(call, username);
  if (author === null) throw new NotFoundError('notFound');
  return pageOf(await latestRows(call.db.pool, call.viewer, { ...page, authorId: author.id }), page.first);
}

/** Whether it was changed so long after it was written that it is marked (SPEC §3). */
export function isEdited({ created, updated }: Pick<Comment, 'created' | 'updated'>): boolean {
  return updated.getTime() - created.getTime() > COMMENT_EDITED_AFTER_MS;
}

export interface NewComment {
  readonly attractionId: number;
  /** 1–500 characters after trimming (SPEC §5). */
  readonly text: string;
  /** Sent twice, written once. */
  readonly clientMutationId: string | null;
}

const addingComment = defineCreating('addComment', z.object({ commentId: z.int() }));

/**
 * Writes to a place, or to the one that it was merged into. Throws NotAuthorizedError, InvalidInputError('text' |
 * 'attractionId' | 'clientMutationId'), NotFoundError, RateLimitedError.
 */
export async function addComment(
  call: CallContext,
  { attractionId, text: given, clientMutationId }: NewComment,
): Promise<Comment> {
  const ctx = asUser(call);
  const text = commentText(given);
  const place = await publicPlaceToAddTo(ctx, attractionId);
  await limited(ctx, [CALL_LIMITS.commentByUser, ctx.viewer.id]);
  const { commentId } = await inUserTransaction(ctx, (tx) =>
    once(ctx, tx, addingComment, clientMutationId, async () => {
      const data = { attractionId: place.id, authorId: ctx.viewer.id, text, createdAt: ctx.now, updatedAt: ctx.now };
      return { commentId: (await tx.comment.create({ data, select: { id: true } })).id };
    }),
  );
  return seen(ctx, commentId);
}

/** Which comment is meant; `attractionId` where the caller says of which place it is. */
export interface CommentTarget {
  readonly id: number;
  readonly attractionId?: number;
}

/**
 * Changes one's own comment, admins any; the same text again is no change. Throws NotAuthorizedError,
 * InvalidInputError('text'), NotFoundError, RateLimitedError.
 */
export async function editComment(
  call: CallContext,
  { text: given, ...target }: CommentTarget & Pick<NewComment, 'text'>,
): Promise<Comment> {
  const ctx = await changing(call);
  const text = commentText(given);
  const comment = await changeable(ctx, target);
  await altering(ctx, comment, 'EDIT_COMMENT', async (tx) => {
    const { count } = await tx.comment.updateMany({
      where: { id: comment.id, text: { not: text } },
      data: { text, updatedAt: ctx.now },
    });
    return count > 0;
  });
  return seen(ctx, comment.id);
}

/** Deletes one's own comment, admins any; what it was. Throws NotAuthorizedError, NotFoundError, RateLimitedError. */
export async function deleteComment(call: CallContext, target: CommentTarget): Promise<Comment> {
  const ctx = await changing(call);
  const comment = await changeable(ctx, target);
  const isOwn = comment.authorId === ctx.viewer.id;
  await altering(ctx, comment, 'DELETE_COMMENT', async (tx) => {
    const { count } = await tx.comment.deleteMany({ where: { id: comment.id } });
    // Deleted by another call meanwhile.
    if (count === 0) throw new NotFoundError('notFound');
    await closeCases(tx, {
      kind: 'COMMENT',
      targetIds: [comment.id],
      outcome: isOwn ? 'GONE' : 'REMOVED',
      closedBy: isOwn ? null : ctx.viewer.id,
      now: ctx.now,
    });
    return true;
  });
  return comment;
}

/**
 * Changes a comment. A moderator's change of another user's comment goes into the log. `change` answers whether it
 * changed anything.
 */
async function altering(
  ctx: UserContext,
  { id, authorId, attractionId }: Comment,
  action: Action,
  change: (tx: Prisma.TransactionClient) => Promise<boolean>,
): Promise<void> {
  if (authorId === ctx.viewer.id) {
    await ctx.db.prisma.$transaction(change);
    return;
  }
  await acting(ctx, async (tx) => {
    if (await change(tx))
      await recordActs(tx, ctx, [
        { action, targetKind: 'COMMENT', targetId: id, detail: { attractionId: String(attractionId) } },
      ]);
  });
}

function commentText(given: string): string {
  return trimmedText('text', given, { min: 1, max: COMMENT_MAX });
}

/** The comment that the viewer may change. Throws NotFoundError, NotAuthorizedError('forbidden'). */
async function changeable(ctx: UserContext, { id, attractionId }: CommentTarget): Promise<Comment> {
  const comment = await seen(ctx, id);
  if (comment.authorId !== ctx.viewer.id && ctx.viewer.role !== 'ADMIN') throw new NotAuthorizedError('forbidden');
  if (attractionId !== undefined && !(await isSamePlace(ctx, comment.attractionId, attractionId)))
    throw new NotFoundError('notFound');
  return comment;
}

async function seen({ db, viewer }: UserContext, id: number): Promise<Comment> {
  const [comment] = await commentsById({ db }, viewer, [id]);
  if (!comment) throw new NotFoundError('notFound');
  return comment;
}

/** Two ids may be of one place since an import. */
async function isSamePlace(ctx: Pick<Context, 'db' | 'version'>, one: number, other: number): Promise<boolean> {
  if (one === other) return true;
  const [a, b] = await attractionsById(ctx, [one, other]);
  return a?.state === 'live' && b?.state === 'live' && a.place.id === b.place.id;
}
