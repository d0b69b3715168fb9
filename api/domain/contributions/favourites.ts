import { z } from 'zod';
import { asUser, type CallContext, limited, type UserContext } from '#api/domain/core/call.ts';
import { CALL_LIMITS } from '#api/domain/core/callLimits.ts';
import { changing, inUserTransaction } from '#api/domain/core/changes.ts';
import type { Context } from '#api/domain/core/context.ts';
import { InvalidInputError, NotFoundError } from '#api/domain/core/errors.ts';
import { type Page, pageOf } from '#api/domain/core/pages.ts';
import { defineCreating, once } from '#api/domain/core/receipts.ts';
import { identitiesOf } from '#api/domain/places/identitiesSql.ts';
import type { Prisma } from '#api/platform/generated/prisma/client.ts';
import { FAVOURITES_PER_USER_MAX } from '#common/limits.ts';
import { isOwnPlaceId } from '#common/places/attractionId.ts';
import {
  COUNTED_AS,
  FAVOURITE_TYPES,
  type FavouriteCounts,
  type FavouriteType,
} from '#common/places/favouriteTypes.ts';
import { NO_FAVOURITES } from '#common/ranking/ranking.ts';
import { countRows, type Favourite, favouriteRows, favouriteRowsAt } from './favouritesSql.ts';
import { isOwnPlaceOf, mustBeThere, placeToAddTo, placeToTakeFrom, timeAfter } from './ownContent.ts';
import { ALL_OWN, type OwnListRequest } from './ownContentSql.ts';

/** A page of the viewer's favourites, newest first. Throws NotAuthorizedError. */
export async function myFavourites(call: CallContext, request: OwnListRequest): Promise<Page<Favourite>> {
  const { db, viewer } = asUser(call);
  return pageOf(await favouriteRows(db.pool, viewer.id, request), request.first);
}

/**
 * All of the viewer's favourites of a group (null: of all), newest first, for a file. Throws NotAuthorizedError,
 * RateLimitedError.
 */
export async function exportedFavourites(call: CallContext, group: FavouriteType | null): Promise<Favourite[]> {
  const ctx = asUser(call);
  await limited(ctx, [CALL_LIMITS.exportByUser, ctx.viewer.id]);
  const { rows } = await myFavourites(ctx, ALL_OWN);
  return rows.filter(({ type }) => group === null || type === group);
}

/** The viewer's favourite of each place, null without one. Throws NotAuthorizedError. */
export async function favouritesAt(call: CallContext, placeIds: readonly number[]): Promise<(Favourite | null)[]> {
  const { db, viewer } = asUser(call);
  const rows = await favouriteRowsAt(db.pool, viewer.id, placeIds);
  return placeIds.map((id) => rows.find(({ attractionId }) => attractionId === id) ?? null);
}

/** How many users gave each type to each place. */
export async function favouriteCountsOf(
  { db }: Pick<Context, 'db'>,
  placeIds: readonly number[],
): Promise<FavouriteCounts[]> {
  const counts = new Map<number, FavouriteCounts>();
  for (const { place, type, count } of await countRows(db.pool, placeIds))
    counts.set(place, { ...(counts.get(place) ?? NO_FAVOURITES), [COUNTED_AS[type]]: count });
  return placeIds.map((id) => counts.get(id) ?? NO_FAVOURITES);
}

/** The counts of a place as the viewer may know them: another user's own place has none. */
export async function favouriteCountsFor(
  ctx: Pick<CallContext, 'db' | 'viewer'>,
  placeId: number,
): Promise<FavouriteCounts> {
  const isKnown =
    !isOwnPlaceId(placeId) || (ctx.viewer !== null && (await isOwnPlaceOf(ctx.db.prisma, ctx.viewer.id, placeId)));
  const [counts] = isKnown ? await favouriteCountsOf(ctx, [placeId]) : [];
  return counts ?? NO_FAVOURITES;
}

export interface FavouriteInput {
  readonly attractionId: number;
  readonly type: FavouriteType;
  /** A place that is a favourite already stays of its type. */
  readonly onlyNew?: boolean;
  /** Sent twice, done once: a call that comes late does not undo a later one. */
  readonly clientMutationId: string | null;
}

const SET = defineCreating(
  'setFavourite',
  z.object({ attractionId: z.number(), type: z.enum(FAVOURITE_TYPES), created: z.number() }),
);

/**
 * Makes a place the viewer's favourite, or gives it another type; the same type again is no change. Throws
 * NotAuthorizedError, NotFoundError, InvalidInputError('attractionId', 'tooMany'),
 * InvalidInputError('clientMutationId'), RateLimitedError.
 */
export async function setFavourite(
  call: CallContext,
  { attractionId, type, onlyNew = false, clientMutationId }: FavouriteInput,
): Promise<Favourite> {
  const ctx = await changing(call);
  const placeId = await placeToAddTo(ctx, attractionId);
  const identities = await identitiesOf(ctx.db.pool, placeId);
  const work = async (tx: Prisma.TransactionClient) => {
    const stored = await store(tx, ctx, { placeId, identities, type, onlyNew });
    return { attractionId: placeId, type: stored.type, created: stored.createdAt.getTime() };
  };
  const set = await inUserTransaction(ctx, (tx) => once(ctx, tx, SET, clientMutationId, () => work(tx)));
  const identity = await ctx.db.prisma.attraction.findUnique({ where: { id: set.attractionId } });
  if (identity === null) throw new NotFoundError('notFound');
  const { name, category, lon, lat } = identity;
  return {
    userId: ctx.viewer.id,
    attractionId: set.attractionId,
    type: set.type,
    created: new Date(set.created),
    lastName: name,
    lastCategory: category,
    lon,
    lat,
  };
}

interface Stored {
  readonly placeId: number;
  /** The place's identity and those merged into it. */
  readonly identities: readonly number[];
  readonly type: FavouriteType;
  readonly onlyNew: boolean;
}

/** Stores a favourite; answers which type the place has then, and since when. */
async function store(
  tx: Prisma.TransactionClient,
  { viewer, now }: UserContext,
  { placeId, identities, type, onlyNew }: Stored,
): Promise<{ readonly type: FavouriteType; readonly createdAt: Date }> {
  const userId = viewer.id;
  const before = await tx.favourite.findFirst({
    where: { userId, attractionId: { in: [...identities] } },
    orderBy: [{ createdAt: 'desc' }, { attractionId: 'desc' }],
  });
  if (before !== null && (onlyNew || before.type === type)) return before;
  if (before === null && (await tx.favourite.count({ where: { userId } })) >= FAVOURITES_PER_USER_MAX)
    throw new InvalidInputError('attractionId', 'tooMany');
  const changed = { type, createdAt: timeAfter(now, before?.createdAt ?? null) };
  const key = { userId, attractionId: BigInt(placeId) };
  await mustBeThere(tx, { viewer }, placeId);
  await tx.favourite.upsert({ where: { userId_attractionId: key }, create: { ...key, ...changed }, update: changed });
  return changed;
}

/** The favourite that was removed, and its place. */
export interface RemovedFavourite {
  readonly attractionId: number;
  readonly wasThere: boolean;
}

const REMOVE = defineCreating('removeFavourite', z.object({ attractionId: z.number(), wasThere: z.boolean() }));

/**
 * Removes a favourite, also of a place that has vanished; without a favourite it does nothing. Throws
 * NotAuthorizedError, RateLimitedError, InvalidInputError('clientMutationId').
 */
export async function removeFavourite(
  call: CallContext,
  { attractionId, clientMutationId }: Omit<FavouriteInput, 'type'>,
): Promise<RemovedFavourite> {
  const ctx = await changing(call);
  const placeId = await placeToTakeFrom(ctx, attractionId);
  const identities = await identitiesOf(ctx.db.pool, placeId);
  const work = async (tx: Prisma.TransactionClient) => {
    const { count } = await tx.favourite.deleteMany({
      where: { userId: ctx.viewer.id, attractionId: { in: identities } },
    });
    return { attractionId: placeId, wasThere: count > 0 };
  };
  return inUserTransaction(ctx, (tx) => once(ctx, tx, REMOVE, clientMutationId, () => work(tx)));
}
