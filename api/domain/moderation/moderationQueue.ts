import { asAdmin, type CallContext, type UserContext } from '#api/domain/core/call.ts';
import { type Page, pageOf } from '#api/domain/core/pages.ts';
import { isUuid, trimmedText } from '#api/domain/core/texts.ts';
import { type ListedUser, listedUsers } from '#api/domain/people/users.ts';
import { imagesById } from '#api/domain/photos/images.ts';
import type { Image } from '#api/domain/photos/imagesSql.ts';
import { mergedInto, identitiesOf } from '#api/domain/places/identitiesSql.ts';
import { type ModeratedRow, moderatedRows, pendingCount, type QueueFilter, queueRows } from './moderationQueueSql.ts';
import type { MomentPage } from './records/moderationLog.ts';

/** A photo as moderators see it. */
export interface ModeratedImage extends Omit<ModeratedRow, 'decidedBy' | 'uploaderId'> {
  readonly image: Image;
  /** Null: pending, or the moderator's account is gone. */
  readonly decidedBy: ListedUser | null;
  /** Null: the account is gone. */
  readonly uploader: ListedUser | null;
}

export interface ImagesFilter extends Omit<QueueFilter, 'attractionIds' | 'version'> {
  /** A place, whichever of its ids is meant. */
  readonly attractionId: number | null;
}

export const ALL_IMAGES: ImagesFilter = {
  state: null,
  userId: null,
  attractionId: null,
  from: null,
  until: null,
  text: '',
};
const TEXT_MAX = 100;

/**
 * Photos for moderators: pending ones the oldest first, all others the newest first. Throws NotAuthorizedError,
 * InvalidInputError('text').
 */
export async function moderationImages(
  call: CallContext,
  filter: ImagesFilter,
  { first, after }: MomentPage,
): Promise<Page<ModeratedImage>> {
  const ctx = asAdmin(call);
  const { attractionId, ...rest } = { ...filter, text: trimmedText('text', filter.text, { max: TEXT_MAX }) };
  if (rest.userId !== null && !isUuid(rest.userId)) return pageOf<ModeratedImage>([], first);
  const attractionIds = attractionId === null ? null : await idsOfPlace(ctx, attractionId);
  const page = pageOf(
    await queueRows(ctx.db.pool, { ...rest, version: ctx.version, attractionIds }, first, after),
    first,
  );
  return { ...page, rows: await filledIn(ctx, page.rows) };
}

/** Photos by their ids, without those that are not there. */
export async function moderatedImages(ctx: UserContext, ids: readonly number[]): Promise<ModeratedImage[]> {
  return ids.length === 0 ? [] : filledIn(ctx, await moderatedRows(ctx.db.pool, ids));
}

/** How many photos are pending (SPEC §6). Throws NotAuthorizedError. */
export function newImageCount(call: CallContext): Promise<number> {
  return pendingCount(asAdmin(call).db.pool);
}

/** All ids that mean a place: its own, and those of what was merged into it. */
export async function idsOfPlace({ db }: UserContext, attractionId: number): Promise<number[]> {
  const [placeId = attractionId] = await mergedInto(db.pool, [attractionId]);
  return identitiesOf(db.pool, placeId);
}

async function filledIn(ctx: UserContext, rows: readonly ModeratedRow[]): Promise<ModeratedImage[]> {
  if (rows.length === 0) return [];
  const images = await imagesById(
    ctx,
    { userId: ctx.viewer.id, isAdmin: true },
    rows.map(({ id }) => id),
  );
  const users = await listedUsers(
    ctx.db,
    rows.flatMap(({ uploaderId, decidedBy }) => [uploaderId, decidedBy]),
  );
  const userOf = (id: string | null) => (id === null ? null : (users.get(id) ?? null));
  return rows.flatMap(({ decidedBy, uploaderId, ...row }, at) => {
    const image = images[at];
    // Deleted meanwhile.
    return image ? [{ ...row, image, decidedBy: userOf(decidedBy), uploader: userOf(uploaderId) }] : [];
  });
}
