import { placeToTakeFrom, publicPlaceToAddTo } from '#api/domain/contributions/ownContent.ts';
import type { OwnListRequest } from '#api/domain/contributions/ownContentSql.ts';
import { asUser, type CallContext } from '#api/domain/core/call.ts';
import { changing, inUserTransaction } from '#api/domain/core/changes.ts';
import { InvalidInputError } from '#api/domain/core/errors.ts';
import { type Page, pageOf } from '#api/domain/core/pages.ts';
import { identitiesOf } from '#api/domain/places/identitiesSql.ts';
import { WATCHES_PER_USER_MAX } from '#common/watches/limits.ts';
import { type Watch, watchRows, watchRowsAt } from './watchesSql.ts';

/** A page of the places that the viewer watches, the newest watch first. Throws NotAuthorizedError. */
export async function myWatches(call: CallContext, request: OwnListRequest): Promise<Page<Watch>> {
  const { db, viewer } = asUser(call);
  return pageOf(await watchRows(db.pool, viewer.id, request), request.first);
}

/** Whether the viewer watches a place. Throws NotAuthorizedError. */
export async function isWatching(call: CallContext, placeId: number): Promise<boolean> {
  const { db, viewer } = asUser(call);
  return (await watchRowsAt(db.pool, viewer.id, [placeId])).length > 0;
}

/**
 * Notifies the viewer from now on when conditions begin and end at a place; a place that is watched already stays so.
 * Answers the place's id. Throws NotAuthorizedError, NotFoundError, RateLimitedError, InvalidInputError('attractionId',
 * 'invalid') for own places, InvalidInputError('attractionId', 'tooMany').
 */
export async function watchPlace(call: CallContext, attractionId: number): Promise<number> {
  const ctx = await changing(call);
  const { id } = await publicPlaceToAddTo(ctx, attractionId);
  const userId = ctx.viewer.id;
  const identities = await identitiesOf(ctx.db.pool, id);
  await inUserTransaction(ctx, async (tx) => {
    if ((await tx.watch.count({ where: { userId, attractionId: { in: identities } } })) > 0) return;
    if ((await tx.watch.count({ where: { userId } })) >= WATCHES_PER_USER_MAX)
      throw new InvalidInputError('attractionId', 'tooMany');
    await tx.watch.create({ data: { userId, attractionId: id, createdAt: ctx.now } });
  });
  return id;
}

/**
 * Ends the viewer's notices of a place, also of one that has vanished; a place that is not watched is no failure.
 * Answers the place's id. Throws NotAuthorizedError, RateLimitedError.
 */
export async function unwatchPlace(call: CallContext, attractionId: number): Promise<number> {
  const ctx = await changing(call);
  const id = await placeToTakeFrom(ctx, attractionId);
  const identities = await identitiesOf(ctx.db.pool, id);
  await inUserTransaction(ctx, (tx) =>
    tx.watch.deleteMany({ where: { userId: ctx.viewer.id, attractionId: { in: identities } } }),
  );
  return id;
}
