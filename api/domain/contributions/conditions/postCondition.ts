import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { conditionsNow, type CurrentCondition } from '#api/domain/conditions/currentConditions.ts';
import { publicPlaceToAddTo } from '#api/domain/contributions/ownContent.ts';
import type { CallContext, UserContext } from '#api/domain/core/call.ts';
import { changing, inUserTransaction } from '#api/domain/core/changes.ts';
import { NotAuthorizedError } from '#api/domain/core/errors.ts';
import { defineCreating, once } from '#api/domain/core/receipts.ts';
import { InsufficientScopeError } from '#api/domain/core/tokenErrors.ts';
import { type Action, recordActs } from '#api/domain/moderation/records/moderationLog.ts';
import type { Prisma } from '#api/platform/generated/prisma/client.ts';
import { endReport } from './judgeReport.ts';
import { organisationAt } from './managedPlaces.ts';
import { checkedPost, type Post, postTexts } from './posts.ts';
import { endNow, lockCurrent, MANAGER, shownNow, storeWritten } from './writtenConditions.ts';

export interface NewPost extends Post {
  readonly attractionId: number;
  /** Sent twice, written once. */
  readonly clientMutationId: string | null;
}

const posting = defineCreating('postCondition', z.object({ conditionId: z.int() }));

/**
 * Posts an official condition at a place of the viewer's area, which the log says. Throws
 * NotAuthorizedError('forbidden') out of that area, NotFoundError, RateLimitedError, InvalidInputError('text' | 'from'
 * | 'until' | 'attractionId' | 'clientMutationId').
 */
export async function postCondition(
  call: CallContext,
  { attractionId, clientMutationId, ...given }: NewPost,
): Promise<CurrentCondition> {
  const ctx = await changing(call);
  const post = checkedPost(given, ctx.now);
  const place = await publicPlaceToAddTo(ctx, attractionId);
  const organisation = await mustManage(ctx, place.id);
  const { conditionId } = await inUserTransaction(ctx, (tx) =>
    once(ctx, tx, posting, clientMutationId, async () => {
      const about = { source: MANAGER, sourceKey: randomUUID(), placeId: place.id, kind: post.kind };
      const times = { validFrom: post.from, validUntil: post.until, observedAt: ctx.now, createdAt: ctx.now };
      const by = { authorId: ctx.viewer.id, organisation, isOfficial: true };
      const data = { ...about, ...times, ...by, texts: postTexts(post) };
      const id = await storeWritten(ctx, tx, data);
      await log(ctx, tx, 'POST_CONDITION', { id, placeId: place.id });
      return { conditionId: id };
    }),
  );
  return shownNow(ctx, conditionId);
}

/**
 * Changes what the viewer's organisation has posted in their area. Throws NotAuthorizedError('forbidden'),
 * NotFoundError, RateLimitedError, InvalidInputError('text' | 'from' | 'until').
 */
export async function editPost(
  call: CallContext,
  { id, ...given }: Post & { readonly id: number },
): Promise<CurrentCondition> {
  const ctx = await changing(call);
  const post = checkedPost(given, ctx.now);
  await mustBeOurs(ctx, await shownNow(ctx, id));
  await inUserTransaction(ctx, async (tx) => {
    const { placeId, validFrom } = await lockCurrent(tx, { id, source: MANAGER });
    // One that has begun has begun when it did.
    const from = post.from <= ctx.now && validFrom < ctx.now ? validFrom : post.from;
    const times = { validFrom: from, validUntil: post.until, observedAt: ctx.now };
    await tx.condition.update({ where: { id }, data: { kind: post.kind, texts: postTexts(post), ...times } });
    await log(ctx, tx, 'EDIT_CONDITION', { id, placeId });
  });
  return shownNow(ctx, id);
}

/**
 * Ends what a visitor reported, or what the viewer's organisation posted. The condition while it is shown, null where
 * it has ended. Throws NotAuthorizedError, InsufficientScopeError for what was posted, NotFoundError, RateLimitedError.
 */
export async function endCondition(call: CallContext, id: number): Promise<CurrentCondition | null> {
  const { all } = await conditionsNow(call);
  const isPosted = all.some((condition) => condition.id === id && condition.source === MANAGER);
  return isPosted ? endPost(call, id) : endReport(call, id);
}

async function endPost(call: CallContext, id: number): Promise<null> {
  // A post of an organisation is official: only a person who has logged in may withdraw it.
  if (call.token !== null) throw new InsufficientScopeError(null);
  const ctx = await changing(call);
  const condition = await shownNow(ctx, id);
  if (ctx.viewer.role !== 'ADMIN') await mustBeOurs(ctx, condition);
  await inUserTransaction(ctx, async (tx) => {
    const post = await lockCurrent(tx, { id, source: MANAGER });
    await endNow(ctx, tx, post);
    await log(ctx, tx, 'END_CONDITION', post);
  });
  return null;
}

/** The organisation for which the viewer posts at a place. Throws NotAuthorizedError('forbidden'). */
async function mustManage(ctx: UserContext, placeId: number): Promise<string> {
  const organisation = await organisationAt(ctx, placeId);
  if (organisation === null) throw new NotAuthorizedError('forbidden');
  return organisation;
}

/** Throws NotAuthorizedError('forbidden') unless the viewer posts for its organisation at its place. */
async function mustBeOurs(ctx: UserContext, { place, organisation }: CurrentCondition): Promise<void> {
  if (place === null || (await mustManage(ctx, place.id)) !== organisation) throw new NotAuthorizedError('forbidden');
}

function log(
  ctx: UserContext,
  tx: Prisma.TransactionClient,
  action: Action,
  { id, placeId }: { readonly id: number; readonly placeId: number },
): Promise<void> {
  const detail = { attractionId: String(placeId) };
  return recordActs(tx, ctx, [{ action, targetKind: 'CONDITION', targetId: id, detail }]);
}
