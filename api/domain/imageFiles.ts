import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Files } from '#api/platform/files.ts';
import type { Prisma } from '#api/platform/generated/prisma/client.ts';
import { defineQueue, type JobSender } from '#api/platform/jobs.ts';
import { type ImageName, imagePath, PROFILE_DENSITIES, PROFILE_SIDES, profileImagePath, THUMB_FORMATS, THUMB_SIZES, thumbPath } from '#common/imageFiles.ts';

// The files of photos and profile pictures. A row is written in the transaction that holds the name of its files; what has neither row nor
// holder is an orphan, which the sweep takes away (docs/decisions/0027).

/** A name that nobody can guess: letters and digits. */
export function newFileName(): string {
  return randomBytes(20).toString('hex');
}

/** Keys of all files of a photo. */
export function photoKeys(name: ImageName): string[] {
  return [imagePath(name), ...THUMB_SIZES.flatMap((size) => THUMB_FORMATS.map((format) => thumbPath(name, size, format)))].map(keyOf);
}

/** Keys of all files of a profile picture. */
export function profileKeys(filename: string): string[] {
  return PROFILE_SIDES.flatMap((side) => PROFILE_DENSITIES.flatMap((density) => THUMB_FORMATS.map((format) => keyOf(profileImagePath({ filename, side, density, format })))));
}

/** The key in the store of a path on the server. */
export function keyOf(path: string): string {
  return path.slice(1);
}

/** Tells a name's lock from those of others. */
const NAME_LOCK = 7_214_023;

/** Holds a name until the transaction ends, however it ends: its files are no orphans meanwhile, though no row has the name yet. */
export async function holdName(tx: Prisma.TransactionClient, filename: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(${NAME_LOCK}::int, hashtext(${filename}))`;
}

/** Holds it unless somebody does. */
export async function isUnheld(tx: Prisma.TransactionClient, filename: string): Promise<boolean> {
  const [row] = await tx.$queryRaw<{ free: boolean }[]>`SELECT pg_try_advisory_xact_lock(${NAME_LOCK}::int, hashtext(${filename})) AS free`;
  return row?.free === true;
}

/** Puts files under a name that the transaction holds from now on. What was put is taken away again when one of them fails. */
export async function putFiles(tx: Prisma.TransactionClient, files: Files, filename: string, contents: ReadonlyMap<string, Buffer>): Promise<void> {
  await holdName(tx, filename);
  await undone(files, [...contents.keys()], async () => {
    for (const [key, bytes] of contents) await files.put(key, bytes);
  });
}

/** Copies the files of a photo to a name that the transaction holds from now on, such as when everybody may see it. */
export async function copyPhoto(tx: Prisma.TransactionClient, files: Files, from: ImageName, to: ImageName): Promise<void> {
  await holdName(tx, to.filename);
  const targets = photoKeys(to);
  await undone(files, targets, async () => {
    for (const [at, key] of photoKeys(from).entries()) await files.copy(key, targets[at] ?? '');
  });
}

async function undone(files: Files, keys: readonly string[], work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    // What cannot be taken away now is an orphan.
    await Promise.allSettled(keys.map((key) => files.delete(key)));
    throw error;
  }
}

/** Deletes files whose row is gone. */
export const imageFilesQueue = defineQueue('image-files', z.object({ keys: z.array(z.string()) }), { limit: 10, delayS: 30, expireS: 120 });

/** Has the files of a photo deleted when the transaction has committed. */
export function dropPhoto(jobs: JobSender, tx: Prisma.TransactionClient, name: ImageName): Promise<void> {
  return jobs.enqueue(tx, imageFilesQueue, { keys: photoKeys(name) });
}

/** Has the files of a profile picture deleted when the transaction has committed. */
export function dropProfileImage(jobs: JobSender, tx: Prisma.TransactionClient, filename: string): Promise<void> {
  return jobs.enqueue(tx, imageFilesQueue, { keys: profileKeys(filename) });
}

export async function deleteFiles(files: Files, keys: readonly string[]): Promise<void> {
  for (const key of keys) await files.delete(key);
}
