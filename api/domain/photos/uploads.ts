import { z } from 'zod';
import { checkOwnReport } from '#api/domain/contributions/conditions/ownReport.ts';
import { publicPlaceToAddTo } from '#api/domain/contributions/ownContent.ts';
import { type CallContext, limitedIfDone, type UserContext, type Viewer } from '#api/domain/core/call.ts';
import { CALL_LIMITS } from '#api/domain/core/callLimits.ts';
import { changing, inUserTransaction } from '#api/domain/core/changes.ts';
import { NotFoundError } from '#api/domain/core/errors.ts';
import { defineCreating, once } from '#api/domain/core/receipts.ts';
import { withPixels } from '#api/platform/files/pictures.ts';
import type { Prisma } from '#api/platform/generated/prisma/client.ts';
import { photoFiles, profileFiles } from './files/encodedPhotos.ts';
import { dropProfileImage, newFileName, putFiles } from './files/imageFiles.ts';
import { imagesById } from './images.ts';
import { type Image, imageViewer } from './imagesSql.ts';
import { type Receive, received, uploading, writing } from './receiving.ts';

export interface NewProfileImage {
  readonly bytes: Buffer;
}

export interface NewImage extends NewProfileImage {
  readonly attractionId: number;
  /** The viewer's report of a condition that it belongs to; null: it is of the place alone. */
  readonly conditionId: number | null;
  /** Sent twice, made once. */
  readonly clientMutationId: string | null;
}

const uploadingImage = defineCreating('uploadImage', z.object({ imageId: z.int() }));

/**
 * Stores a photo of a place, or of the one that it was merged into; a moderator decides about it later. The stored
 * files are encoded anew: upright, sRGB, without metadata. Throws NotAuthorizedError, InvalidInputError('file' |
 * 'attractionId' | 'conditionId' | 'clientMutationId'), NotFoundError, RateLimitedError.
 */
export async function uploadImage(call: CallContext, receive: Receive<NewImage>): Promise<Image> {
  const ctx = await uploading(call);
  const imageId = await received(ctx, receive, async ({ attractionId, conditionId, clientMutationId, bytes }) => {
    const place = await publicPlaceToAddTo(ctx, attractionId);
    const name = { attractionId: place.id, filename: newFileName() };
    const { contents, blur, width, height } = await withPixels(bytes, async (pixels) => ({
      ...(await photoFiles(pixels, name)),
      width: pixels.width,
      height: pixels.height,
    }));
    const write = (tx: Prisma.TransactionClient) =>
      once(ctx, tx, uploadingImage, clientMutationId, () =>
        limitedIfDone(ctx, [CALL_LIMITS.imageByUser, ctx.viewer.id], async () => {
          if (conditionId !== null) await checkOwnReport(ctx, { conditionId, placeId: place.id });
          await putFiles(tx, ctx.files, name.filename, contents);
          const data = {
            ...name,
            conditionId,
            uploaderId: ctx.viewer.id,
            width,
            height,
            blur,
            createdAt: ctx.now,
            updatedAt: ctx.now,
          };
          return { imageId: (await tx.image.create({ data, select: { id: true } })).id };
        }),
      );
    return (await writing(ctx, name.filename, contents, write)).imageId;
  });
  const [image] = await imagesById(ctx, imageViewer(ctx.viewer), [imageId]);
  // The request was sent again after its photo had been deleted.
  if (!image) throw new NotFoundError('notFound');
  return image;
}

/**
 * Replaces the picture of the viewer's profile; it is public at once (RULINGS 24). Throws
 * NotAuthorizedError, InvalidInputError('file'), RateLimitedError.
 */
export async function uploadProfileImage(call: CallContext, receive: Receive<NewProfileImage>): Promise<Viewer> {
  const ctx = await uploading(call);
  return received(ctx, receive, async ({ bytes }) => {
    const filename = newFileName();
    const contents = await withPixels(bytes, (pixels) => profileFiles(pixels, filename));
    return limitedIfDone(ctx, [CALL_LIMITS.profileImageByUser, ctx.viewer.id], () =>
      writing(ctx, filename, contents, (tx) => replaceProfileImage(ctx, tx, filename, contents)),
    );
  });
}

/** Deletes the picture of the viewer's profile, if there is one. Throws NotAuthorizedError, RateLimitedError. */
export async function deleteProfileImage(call: CallContext): Promise<Viewer> {
  const ctx = await changing(call);
  return inUserTransaction(ctx, (tx) => replaceProfileImage(ctx, tx, null, new Map()));
}

async function replaceProfileImage(
  { viewer, files, jobs, now }: UserContext,
  tx: Prisma.TransactionClient,
  filename: string | null,
  contents: ReadonlyMap<string, Buffer>,
): Promise<Viewer> {
  if (filename !== null) await putFiles(tx, files, filename, contents);
  const { profileImage: before } = await tx.user.findUniqueOrThrow({
    where: { id: viewer.id },
    select: { profileImage: true },
  });
  await tx.user.update({
    where: { id: viewer.id },
    data: { profileImage: filename, profileImageAt: filename === null ? null : now },
  });
  if (before !== null) await dropProfileImage(jobs, tx, before);
  return { ...viewer, profileImage: filename };
}
