import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { CallContext } from '#api/domain/core/call.ts';
import type { Database } from '#api/platform/db/database.ts';
import { defineQueue, type JobSender } from '#api/platform/db/jobs.ts';
import type { Files } from '#api/platform/files/files.ts';
import type { Prisma } from '#api/platform/generated/prisma/client.ts';
import {
  type ImageName,
  imagePath,
  PROFILE_DENSITIES,
  PROFILE_SIDES,
  profileImagePath,
  THUMB_FORMATS,
  THUMB_SIZES,
  thumbPath,
} from '#common/places/imageFiles.ts';
import { holdName, tryHoldName } from './imageFilesSql.ts';
import { purgePhotos } from './purges.ts';

// The files of photos and profile pictures. A row is written in the transaction that holds the name of its files; what
// has neither row nor holder is an orphan, which the sweep takes away (docs/decisions/0027).

/** A random name that cannot be guessed: letters and digits. */
export function newFileName(): string {
  return randomBytes(20).toString('hex');
}

/** Keys of all files of a photo. */
export function photoKeys(name: ImageName): string[] {
  return [
    imagePath(name),
    ...THUMB_SIZES.flatMap((size) => THUMB_FORMATS.map((format) => thumbPath(name, size, format))),
  ].map(keyOf);
}

/** Keys of all files of a profile picture. */
export function profileKeys(filename: string): string[] {
  return PROFILE_SIDES.flatMap((side) =>
    PROFILE_DENSITIES.flatMap((density) =>
      THUMB_FORMATS.map((format) => keyOf(profileImagePath({ filename, side, density, format }))),
    ),
  );
}

/** The key in the store of a path on the server. */
export function keyOf(path: string): string {
  return path.slice(1);
}

/** Puts files under a name that the transaction holds from now on; to be called within `orUndone`. */
export async function putFiles(
  tx: Prisma.TransactionClient,
  files: Files,
  filename: string,
  contents: ReadonlyMap<string, Buffer>,
): Promise<void> {
  await holdName(tx, filename);
  await allEnded([...contents].map(([key, bytes]) => files.put(key, bytes)));
}

/**
 * Copies the files of a photo to a name that the transaction holds from now on, such as when everybody may see it; to
 * be called within `orUndone`.
 */
export async function copyPhoto(
  tx: Prisma.TransactionClient,
  files: Files,
  from: ImageName,
  to: ImageName,
): Promise<void> {
  await holdName(tx, to.filename);
  const targets = photoKeys(to);
  await allEnded(photoKeys(from).map((key, at) => files.copy(key, targets[at] ?? '')));
}

/**
 * Waits until all work has ended, also when a part has failed: no file is written after the caller has begun to delete
 * the files. Throws the first failure.
 */
async function allEnded(work: readonly Promise<void>[]): Promise<void> {
  const failed = (await Promise.allSettled(work)).find((end) => end.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}

/** Does what writes a row with files of these names, and takes the files away when it fails, wherever that was. */
export async function orUndone<T>(
  { db, files, log, caller: { requestId } }: Pick<CallContext, 'caller' | 'db' | 'files' | 'log'>,
  filename: string,
  keys: readonly string[],
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    // A file that cannot be deleted now is an orphan.
    await deleteOrphan(db, files, filename, keys).catch((err: unknown) =>
      log.warn({ err, requestId }, 'files of a failed upload are left to the sweep'),
    );
    throw error;
  }
}

/** For a slow store. */
const DELETING_MS = 60_000;

/** Deletes files unless a row names them or an upload in-flight holds them; how many. */
export function deleteOrphan(
  { prisma }: Database,
  files: Files,
  filename: string,
  keys: readonly string[],
): Promise<number> {
  return prisma.$transaction(
    async (tx) => {
      if (!(await tryHoldName(tx, filename))) return 0;
      // Its row may have been written since the names were looked up.
      const isNamed =
        (await tx.image.count({ where: { filename } })) > 0 ||
        (await tx.user.count({ where: { profileImage: filename } })) > 0;
      if (isNamed) return 0;
      await allEnded(keys.map((key) => files.delete(key)));
      return keys.length;
    },
    { timeout: DELETING_MS },
  );
}

/** Deletes files whose row is gone. */
export const imageFilesQueue = defineQueue('image-files', z.object({ keys: z.array(z.string()) }), {
  limit: 10,
  delayS: 30,
  expireS: 120,
});

/** Has the files of a photo deleted, here and in the CDN, when the transaction has committed. */
export async function dropPhoto(jobs: JobSender, tx: Prisma.TransactionClient, name: ImageName): Promise<void> {
  await jobs.enqueue(tx, imageFilesQueue, { keys: photoKeys(name) });
  await purgePhotos(jobs, tx, [name.filename]);
}

/** Has the files of a profile picture deleted, here and in the CDN, when the transaction has committed. */
export async function dropProfileImage(jobs: JobSender, tx: Prisma.TransactionClient, filename: string): Promise<void> {
  await jobs.enqueue(tx, imageFilesQueue, { keys: profileKeys(filename) });
  await purgePhotos(jobs, tx, [filename]);
}

export async function deleteFiles(files: Files, keys: readonly string[]): Promise<void> {
  for (const key of keys) await files.delete(key);
}
