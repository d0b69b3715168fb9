import { z } from 'zod';
import { publicPlaceToAddTo } from '#api/domain/contributions/ownContent.ts';
import { type CallContext, limited, limitedIfDone, type UserContext, type Viewer } from '#api/domain/core/call.ts';
import { CALL_LIMITS } from '#api/domain/core/callLimits.ts';
import { changing, inTurn } from '#api/domain/core/changes.ts';
import { InvalidInputError, NotFoundError, RateLimitedError } from '#api/domain/core/errors.ts';
import { defineCreating, once } from '#api/domain/core/receipts.ts';
import { createBudget } from '#api/platform/budget.ts';
import {
  blurOf,
  encode,
  narrowed,
  PictureError,
  type Pixels,
  square,
  withPixels,
} from '#api/platform/files/pictures.ts';
import type { Prisma } from '#api/platform/generated/prisma/client.ts';
import { BusyError, createTurns } from '#api/platform/semaphore.ts';
import { IMAGE_BYTES_MAX } from '#common/limits.ts';
import {
  imagePath,
  PROFILE_DENSITIES,
  PROFILE_SIDES,
  profileImagePath,
  THUMB_FORMATS,
  THUMB_SIZES,
  type ThumbSize,
  thumbPath,
} from '#common/places/imageFiles.ts';
import { dropProfileImage, keyOf, newFileName, orUndone, putFiles } from './files/imageFiles.ts';
import { imagesById } from './images.ts';
import { type Image, imageViewer } from './imagesSql.ts';

/** What a file may take of memory while it arrives. */
export interface Room {
  readonly bytesMax: number;
  /** Takes so many bytes more of it. Throws RateLimitedError. */
  take(bytes: number): void;
}

/** Reads what is sent, its file as far as there is room. Throws InvalidInputError, RateLimitedError. */
export type Receive<T> = (room: Room) => Promise<T>;

export interface NewProfileImage {
  readonly bytes: Buffer;
}

export interface NewImage extends NewProfileImage {
  readonly attractionId: number;
  /** Sent twice, made once. */
  readonly clientMutationId: string | null;
}

// A file is in memory from its first byte until it is written: so much of all that have been sent, and so many of one
// user. Whoever sends slowly takes no place of others: only what has arrived counts, and whole files alone are worked
// on.
const UPLOADS_AT_ONCE = 16;
const memory = createBudget(UPLOADS_AT_ONCE * IMAGE_BYTES_MAX);
const WAITING_MAX = 64;
const AT_ONCE_BY_USER = 6;
const BUSY_RETRY_S = 10;
/** Writing eight files to a slow store. */
const WRITING_MS = 30_000;
const uploads = createTurns(UPLOADS_AT_ONCE, WAITING_MAX);
/**
 * Each write holds a connection while it asks for another one and for the store: so many leave enough of them to all
 * others.
 */
const WRITES_AT_ONCE = 4;
const writes = createTurns(WRITES_AT_ONCE, UPLOADS_AT_ONCE);
const inWork = new Map<string, number>();

const uploadingImage = defineCreating('uploadImage', z.object({ imageId: z.int() }));

/**
 * Takes a photo of a place, or of the one that it was merged into; it waits for a moderator. What is kept is encoded
 * anew: upright, sRGB, without metadata. Throws NotAuthorizedError, InvalidInputError('file' | 'attractionId' |
 * 'clientMutationId'), NotFoundError, RateLimitedError.
 */
export async function uploadImage(call: CallContext, receive: Receive<NewImage>): Promise<Image> {
  const ctx = await uploading(call);
  const imageId = await received(ctx, receive, async ({ attractionId, clientMutationId, bytes }) => {
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
          await putFiles(tx, ctx.files, name.filename, contents);
          const data = {
            ...name,
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
  // Sent again after it was deleted.
  if (!image) throw new NotFoundError('notFound');
  return image;
}

/**
 * Takes a picture for the viewer's profile, public at once (RULINGS 24), in place of the one there is. Throws
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

/** Takes the picture off the viewer's profile; none is no failure. Throws NotAuthorizedError, RateLimitedError. */
export async function deleteProfileImage(call: CallContext): Promise<Viewer> {
  const ctx = await changing(call);
  return inTurn(ctx, (tx) => replaceProfileImage(ctx, tx, null, new Map()));
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

/** Writes files and what names them, when it is its turn. */
function writing<T>(
  ctx: UserContext,
  filename: string,
  contents: ReadonlyMap<string, Buffer>,
  write: (tx: Prisma.TransactionClient) => Promise<T>,
): Promise<T> {
  return writes.take(() => orUndone(ctx, filename, [...contents.keys()], () => inTurn(ctx, write, WRITING_MS)));
}

/** Counts the attempt: also what is refused has taken work. */
async function uploading(call: CallContext): Promise<UserContext> {
  const ctx = await changing(call);
  await limited(ctx, [CALL_LIMITS.uploadByUser, ctx.viewer.id]);
  return ctx;
}

/** Reads a file as far as there is room for it, and does the work with it in turn. */
async function received<Sent extends NewProfileImage, T>(
  { viewer }: UserContext,
  receive: Receive<Sent>,
  work: (sent: Sent) => Promise<T>,
): Promise<T> {
  const running = inWork.get(viewer.id) ?? 0;
  if (running >= AT_ONCE_BY_USER) throw new RateLimitedError(BUSY_RETRY_S);
  inWork.set(viewer.id, running + 1);
  try {
    return await memory.spend(async (take) => {
      const sent = await receive({
        bytesMax: IMAGE_BYTES_MAX,
        take: (bytes) => {
          if (!take(bytes)) throw new RateLimitedError(BUSY_RETRY_S);
        },
      });
      return uploads.take(() => work(sent));
    });
  } catch (error) {
    if (error instanceof PictureError) throw new InvalidInputError('file', error.fault);
    if (error instanceof BusyError) throw new RateLimitedError(BUSY_RETRY_S);
    throw error;
  } finally {
    const left = (inWork.get(viewer.id) ?? 1) - 1;
    if (left > 0) inWork.set(viewer.id, left);
    else inWork.delete(viewer.id);
  }
}

const THUMBS: Readonly<Record<ThumbSize, (pixels: Pixels) => Promise<Pixels>>> = {
  '100sq': (pixels) => square(pixels, 100),
  '200sq': (pixels) => square(pixels, 200),
  240: (pixels) => narrowed(pixels, 240),
};

/** The photo as it is shown, and its thumbnails in each format, by their keys. */
export async function photoFiles(
  pixels: Pixels,
  name: { readonly attractionId: number; readonly filename: string },
): Promise<{ readonly contents: ReadonlyMap<string, Buffer>; readonly blur: string }> {
  const contents = new Map([[keyOf(imagePath(name)), await encode(pixels, 'jpg')]]);
  for (const size of THUMB_SIZES) {
    const small = await THUMBS[size](pixels);
    for (const format of THUMB_FORMATS) contents.set(keyOf(thumbPath(name, size, format)), await encode(small, format));
  }
  return { contents, blur: (await blurOf(pixels)).toString('base64') };
}

/** The profile picture in each size, density and format, by their keys. */
async function profileFiles(pixels: Pixels, filename: string): Promise<ReadonlyMap<string, Buffer>> {
  const contents = new Map<string, Buffer>();
  for (const side of PROFILE_SIDES) {
    for (const density of PROFILE_DENSITIES) {
      const small = await square(pixels, side * density);
      for (const format of THUMB_FORMATS)
        contents.set(keyOf(profileImagePath({ filename, side, density, format })), await encode(small, format));
    }
  }
  return contents;
}
