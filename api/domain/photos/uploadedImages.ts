import { asUser, type CallContext, type UserContext } from '#api/domain/core/call.ts';
import { changing } from '#api/domain/core/changes.ts';
import type { CreatedRow } from '#api/domain/core/cursors.ts';
import { NotAuthorizedError, NotFoundError } from '#api/domain/core/errors.ts';
import { type Page, pageOf } from '#api/domain/core/pages.ts';
import { recordActs } from '#api/domain/moderation/records/moderationLog.ts';
import { closeCases } from '#api/domain/moderation/records/reportCases.ts';
import { type Profile, profileByName } from '#api/domain/people/profiles.ts';
import { takeDown, withSameFile } from './commons/commonsSql.ts';
import { dropPhoto } from './files/imageFiles.ts';
import { lockedImages } from './imageLocksSql.ts';
import { ANYONE, imagesById } from './images.ts';
import { type Image, type ImageState, imageViewer, uploadedRows } from './imagesSql.ts';
import { rejectPhotos } from './rejectPhotos.ts';

/** A page of a list, newest first. */
export interface UploadedPage {
  readonly first: number;
  readonly after: CreatedRow | null;
}

/**
 * The viewer's own photos, pending and rejected ones among them, or those of one state. Throws
 * NotAuthorizedError.
 */
export async function myImages(
  call: CallContext,
  { first, after }: UploadedPage,
  state: ImageState | null = null,
): Promise<Page<Image>> {
  const { db, viewer } = asUser(call);
  return pageOf(
    await uploadedRows(db.pool, imageViewer(viewer), { uploaderId: viewer.id, state, first, after }),
    first,
  );
}

/** Photos of a user that the viewer may see. Throws NotFoundError for a name without a user. */
export async function imagesByUser(call: CallContext, username: string, page: UploadedPage): Promise<Page<Image>> {
  const uploader = await profileByName(call, username);
  if (uploader === null) throw new NotFoundError('notFound');
  return pageOf(
    await uploadedRows(call.db.pool, imageViewer(call.viewer), { uploaderId: uploader.id, state: null, ...page }),
    page.first,
  );
}

/** A user's public photos; the viewer sees no others in their own profile either. */
export async function shownImagesOf(
  { db }: Pick<CallContext, 'db'>,
  { id }: Pick<Profile, 'id'>,
  { first, after }: UploadedPage,
): Promise<Page<Image>> {
  return pageOf(await uploadedRows(db.pool, ANYONE, { uploaderId: id, state: null, first, after }), first);
}

/**
 * Deletes one's own photo with its files, admins any; what it was. Of a photo from Wikimedia Commons the copies at
 * other places are rejected. Throws NotAuthorizedError, NotFoundError, RateLimitedError.
 */
export async function deleteImage(call: CallContext, id: number): Promise<Image> {
  const ctx = await changing(call);
  const image = await deletable(ctx, id);
  const { db, viewer, jobs, now } = ctx;
  await db.prisma.$transaction(async (tx) => {
    // Reads the name again: an approval may have changed it meanwhile.
    const images = await lockedImages(tx, await withSameFile(tx, [id]));
    const row = images.find((one) => one.id === id);
    if (row === undefined) throw new NotFoundError('notFound');
    await takeDown(tx, [id]);
    await tx.image.delete({ where: { id } });
    await dropPhoto(jobs, tx, { attractionId: image.attractionId, filename: row.filename });
    const copies = images.filter((one) => one.id !== id && one.state !== 'REJECTED');
    await rejectPhotos(tx, ctx, copies, '');
    const isOwn = image.uploaderId === viewer.id;
    await closeCases(tx, {
      kind: 'IMAGE',
      targetIds: [id],
      outcome: isOwn ? 'GONE' : 'REMOVED',
      closedBy: isOwn ? null : viewer.id,
      now,
    });
    if (!isOwn) await recordActs(tx, ctx, [{ action: 'DELETE_IMAGE', targetKind: 'IMAGE', targetId: id }]);
  });
  return image;
}

async function deletable({ db, viewer }: UserContext, id: number): Promise<Image> {
  const [image] = await imagesById({ db }, imageViewer(viewer), [id]);
  if (!image) throw new NotFoundError('notFound');
  if (image.uploaderId !== viewer.id && viewer.role !== 'ADMIN') throw new NotAuthorizedError('forbidden');
  return image;
}
