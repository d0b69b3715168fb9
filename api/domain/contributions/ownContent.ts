import type { UserContext } from '#api/domain/core/call.ts';
import { ANY_VERSION, cursorDate, decodeCursor, encodeCursor } from '#api/domain/core/cursors.ts';
import { InvalidInputError, NotFoundError } from '#api/domain/core/errors.ts';
import { livePlace } from '#api/domain/places/attractions.ts';
import { mergedInto } from '#api/domain/places/identitiesSql.ts';
import type { Place } from '#api/domain/places/places.ts';
import type { Prisma } from '#api/platform/generated/prisma/client.ts';
import { isOwnPlaceId } from '#common/places/attractionId.ts';
import type { OwnListPlace } from './ownContentSql.ts';

export function ownCursor({ at, attractionId }: OwnListPlace): string {
  return encodeCursor(ANY_VERSION, [at.getTime(), attractionId]);
}

/** The place in a list that a cursor means. Throws InvalidInputError('after'). */
export function ownAfter(after: string | null): OwnListPlace | null {
  if (after === null) return null;
  const [at = 0, attractionId = 0] = decodeCursor(after, ANY_VERSION, 2);
  if (!Number.isSafeInteger(attractionId)) throw new InvalidInputError('after', 'invalid');
  return { at: cursorDate(at), attractionId };
}

/**
 * The identity that what the viewer adds hangs on: of a merged id that of the place it is part of now; own places are
 * their owner's only. Throws NotFoundError: `gone` or `notFound`.
 */
export async function placeToAddTo(ctx: UserContext, attractionId: number): Promise<number> {
  if (!isOwnPlaceId(attractionId)) return (await livePlace(ctx, attractionId)).id;
  if (!(await isOwnPlaceOf(ctx.db.prisma, ctx.viewer.id, attractionId))) throw new NotFoundError('notFound');
  return attractionId;
}

/**
 * The place to which a user adds public content. Own places take none (RULINGS 23). Throws
 * InvalidInputError('attractionId') for one's own place, NotFoundError, also for own places of others.
 */
export async function publicPlaceToAddTo({ viewer, ...ctx }: UserContext, attractionId: number): Promise<Place> {
  if (isOwnPlaceId(attractionId) && (await isOwnPlaceOf(ctx.db.prisma, viewer.id, attractionId)))
    throw new InvalidInputError('attractionId', 'invalid');
  return livePlace(ctx, attractionId);
}

/**
 * Whether the place is still there when its turn has come: public ones are for ever, own ones may have been deleted.
 * Throws NotFoundError.
 */
export async function mustBeThere(
  tx: Prisma.TransactionClient,
  { viewer }: Pick<UserContext, 'viewer'>,
  attractionId: number,
): Promise<void> {
  if (isOwnPlaceId(attractionId) && !(await isOwnPlaceOf(tx, viewer.id, attractionId)))
    throw new NotFoundError('notFound');
}

/**
 * The identity that an id is part of now, also of a place that has vanished: one's own content can always be deleted.
 */
export async function placeToTakeFrom({ db }: Pick<UserContext, 'db'>, attractionId: number): Promise<number> {
  const [placeId = attractionId] = await mergedInto(db.pool, [attractionId]);
  return placeId;
}

/** A time after that of the replaced version, even where the clocks of two processes differ. */
export function timeAfter(now: Date, before: Date | null): Date {
  return before === null || before < now ? now : new Date(before.getTime() + 1);
}

/** Whether the id is that of a place of this user's own. */
export async function isOwnPlaceOf(
  tx: Pick<Prisma.TransactionClient, 'ownPlace'>,
  userId: string,
  id: number,
): Promise<boolean> {
  return (await tx.ownPlace.count({ where: { id, ownerId: userId } })) > 0;
}
