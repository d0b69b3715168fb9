import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, rm, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { errorCodeOf } from '#api/platform/errorCode.ts';
import { HttpError } from './httpFaults.ts';

// Files that a download stores beside its own, and the room for it.

/** The facts of a whole file, stored beside it. */
export const storedFile = z.object({
  url: z.string(),
  etag: z.string().nullable(),
  modified: z.string().nullable(),
  bytes: z.number(),
  md5: z.string(),
});
export type StoredFile = z.infer<typeof storedFile>;

/** The source and validator of a part, by which the server recognises the same file again. */
export const storedPart = z.object({ url: z.string(), validator: z.string().nullable() });

export async function dropPart(file: string): Promise<void> {
  await rm(`${file}.part`, { force: true });
  await rm(`${file}.part.json`, { force: true });
}

export async function readStored<T>(file: string, shape: z.ZodType<T>): Promise<T | null> {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return null;
  try {
    return shape.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    // A process was killed while it wrote: then nothing is known.
    return null;
  }
}

export async function sizeOf(file: string): Promise<number> {
  return (await stat(file).catch(() => null))?.size ?? 0;
}

export async function md5Of(file: string): Promise<string> {
  const hash = createHash('md5');
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return hash.digest('hex');
}

/** Throws HttpError where the disk of a file has no room for so many bytes beside the reserve. */
export async function checkRoom(file: string, needed: number, reserve: number): Promise<void> {
  const { bavail, bsize } = await statfs(path.dirname(file));
  const free = bavail * bsize;
  if (needed + reserve > free)
    throw new HttpError(
      `the disk has room for ${megabytes(free - reserve)} MB, and ${megabytes(needed)} MB are needed`,
      { status: null },
    );
}

function megabytes(bytes: number): number {
  return Math.max(0, Math.round(bytes / 1e6));
}

export function isDiskFull(error: unknown): boolean {
  return errorCodeOf(error) === 'ENOSPC';
}
