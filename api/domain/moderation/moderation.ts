import type { CallContext, UserContext } from '#api/domain/core/call.ts';
import { isRowId } from '#api/domain/core/cursors.ts';
import { InvalidInputError, NotFoundError } from '#api/domain/core/errors.ts';
import { trimmedText } from '#api/domain/core/texts.ts';
import { mailQueue } from '#api/domain/mail/queue.ts';
import { allowAgain, takeDown, withSameFile } from '#api/domain/photos/commons/commonsSql.ts';
import { copyPhoto, dropPhoto, newFileName, orUndone, photoKeys } from '#api/domain/photos/files/imageFiles.ts';
import { type LockedImage, lockedImages } from '#api/domain/photos/imageLocksSql.ts';
import { rejectPhotos } from '#api/domain/photos/rejectPhotos.ts';
import { IMAGES_DECIDED_MAX, REASON_MAX } from '#common/limits.ts';
import { type ModeratedImage, moderatedImages } from './moderationQueue.ts';
import { acting, moderating, recordActs } from './records/moderationLog.ts';

/** The outcome of a call about several photos. */
export interface Decided {
  /** The photos that exist, as they are now. */
  readonly images: readonly ModeratedImage[];
  /** Ids without a photo, or whose photo has been deleted. */
  readonly missing: readonly number[];
}

export interface Deciding {
  /** Photos that another moderator has decided on meanwhile stay as they are. */
  readonly onlyWaiting?: boolean;
}

/** Copying the files of one photo in a slow store. */
const COPYING_MS = 30_000;
/** Photos whose files are copied at the same time. */
const COPIED_AT_ONCE = 4;

/**
 * Shows photos to everybody (at most 100), each under a new name that cannot be guessed: addresses with the old name
 * end. Photos that are approved already stay as they are. Throws NotAuthorizedError, InvalidInputError('ids', 'missing'
 * | 'tooMany'), RateLimitedError.
 */
export async function approveImages(
  call: CallContext,
  ids: readonly number[],
  { onlyWaiting = false }: Deciding = {},
): Promise<Decided> {
  const ctx = await moderating(call);
  const queue = [...askedIds(ids)];
  const work = async () => {
    for (let id = queue.shift(); id !== undefined; id = queue.shift()) await approve(ctx, id, onlyWaiting);
  };
  await Promise.all(Array.from({ length: COPIED_AT_ONCE }, work));
  return decided(ctx, ids);
}

function approve(ctx: UserContext, id: number, onlyWaiting: boolean): Promise<void> {
  const filename = newFileName();
  const copies: string[] = [];
  const work = () =>
    acting(
      ctx,
      async (tx) => {
        const [image] = await lockedImages(tx, [id]);
        if (image === undefined || image.state === 'APPROVED' || (onlyWaiting && image.state !== 'PENDING')) return;
        const before = { attractionId: Number(image.attractionId), filename: image.filename };
        copies.push(...photoKeys({ ...before, filename }));
        await copyPhoto(tx, ctx.files, before, { ...before, filename });
        await tx.image.update({
          where: { id },
          data: { state: 'APPROVED', filename, reason: '', decidedAt: ctx.now, decidedBy: ctx.viewer.id },
        });
        await dropPhoto(ctx.jobs, tx, before);
        await allowAgain(tx, id);
        await recordActs(tx, ctx, [{ action: 'APPROVE_IMAGE', targetKind: 'IMAGE', targetId: id }]);
      },
      COPYING_MS,
    );
  return orUndone(ctx, filename, copies, work);
}

/**
 * Rejects photos (at most 100), also approved ones, and mails their uploaders why; only uploaders and moderators see
 * them from then on. Of a photo from Wikimedia Commons all copies are rejected. Photos that are rejected already stay
 * as they are. Throws NotAuthorizedError, InvalidInputError('ids', 'missing' | 'tooMany'), InvalidInputError('reason'),
 * RateLimitedError.
 */
export async function rejectImages(
  call: CallContext,
  { ids, reason: given, onlyWaiting = false }: { readonly ids: readonly number[]; readonly reason: string } & Deciding,
): Promise<Decided> {
  const ctx = await moderating(call);
  const reason = trimmedText('reason', given, { min: 1, max: REASON_MAX });
  const asked = askedIds(ids);
  await acting(ctx, async (tx) => {
    const images = (await lockedImages(tx, await withSameFile(tx, asked))).filter(
      ({ state }) => state === 'PENDING' || (state === 'APPROVED' && !onlyWaiting),
    );
    const rejected = images.map(({ id }) => id);
    await takeDown(tx, rejected);
    await rejectPhotos(tx, ctx, images, reason);
    await recordActs(
      tx,
      ctx,
      // The state before, so that the log can undo the act.
      images.map(({ id, state }) => ({
        action: 'REJECT_IMAGE',
        targetKind: 'IMAGE',
        targetId: id,
        detail: { reason, before: state },
      })),
    );
    for (const [userId, attractionIds] of byUploader(images))
      await ctx.jobs.enqueue(tx, mailQueue, { kind: 'imagesRejected', userId, attractionIds, reason });
  });
  return decided(ctx, ids);
}

/**
 * Takes back the rejection of a photo that nobody had approved: it waits for a decision again, under its name. Throws
 * NotAuthorizedError, NotFoundError (also where it is not rejected any more), RateLimitedError.
 */
export async function returnImage(call: CallContext, id: number): Promise<void> {
  const ctx = await moderating(call);
  await acting(ctx, async (tx) => {
    const { count } = await tx.image.updateMany({
      where: { id, state: 'REJECTED' },
      data: { state: 'PENDING', reason: '', decidedAt: null, decidedBy: null },
    });
    if (count === 0) throw new NotFoundError('notFound');
    await recordActs(tx, ctx, [{ action: 'RETURN_IMAGE', targetKind: 'IMAGE', targetId: id }]);
  });
}

/**
 * Gives a photo the cover mark or takes it away; only what everybody sees can have it (RULINGS 24). Throws
 * NotAuthorizedError, InvalidInputError('id', 'invalid'), NotFoundError, RateLimitedError.
 */
export async function setCover(
  call: CallContext,
  { id, heart }: { readonly id: number; readonly heart: boolean },
): Promise<ModeratedImage> {
  const ctx = await moderating(call);
  await acting(ctx, async (tx) => {
    const [image] = isRowId(id) ? await lockedImages(tx, [id]) : [];
    if (image === undefined) throw new NotFoundError('notFound');
    if (image.state !== 'APPROVED') throw new InvalidInputError('id', 'invalid');
    if (image.heart === heart) return;
    await tx.image.update({ where: { id }, data: { heart } });
    await recordActs(tx, ctx, [{ action: heart ? 'MARK_COVER' : 'UNMARK_COVER', targetKind: 'IMAGE', targetId: id }]);
  });
  const [image] = (await decided(ctx, [id])).images;
  // The photo was deleted meanwhile.
  if (image === undefined) throw new NotFoundError('notFound');
  return image;
}

/** The ids without duplicates, and without numbers that cannot be ids. Throws InvalidInputError('ids'). */
function askedIds(ids: readonly number[]): number[] {
  if (ids.length === 0) throw new InvalidInputError('ids', 'missing');
  if (ids.length > IMAGES_DECIDED_MAX) throw new InvalidInputError('ids', 'tooMany');
  return [...new Set(ids)].filter(isRowId);
}

/** The places of each uploader's photos, without photos whose uploader's account is gone. */
function byUploader(images: readonly LockedImage[]): ReadonlyMap<string, number[]> {
  const places = new Map<string, number[]>();
  for (const { uploaderId, attractionId } of images)
    if (uploaderId !== null) places.set(uploaderId, [...(places.get(uploaderId) ?? []), Number(attractionId)]);
  return places;
}

async function decided(ctx: UserContext, ids: readonly number[]): Promise<Decided> {
  const images = await moderatedImages(ctx, ids.filter(isRowId));
  const there = new Set(images.map(({ image }) => image.id));
  return { images, missing: [...new Set(ids)].filter((id) => !there.has(id)) };
}
