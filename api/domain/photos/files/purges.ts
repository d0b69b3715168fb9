import { z } from 'zod';
import { defineQueue, type JobSender } from '#api/platform/db/jobs.ts';
import type { Prisma } from '#api/platform/generated/prisma/client.ts';
import { postJson } from '#api/platform/http/httpPost.ts';

// A photo that was public may be in the CDN for two days. A rejection or deletion has the CDN drop it by its tag.

/** Tags in one request: services take thirty and more. */
const TAGS_AT_ONCE = 30;

/** Tag of all public files of a photo or profile picture, by their random name. */
export function photoTag(filename: string): string {
  return `photo-${filename}`;
}

/**
 * Has the CDN drop what has these tags. Tried again for about a day; by then most caches have dropped it themselves.
 */
export const purgeQueue = defineQueue('cdn-purge', z.object({ tags: z.array(z.string()) }), {
  limit: 14,
  delayS: 5,
  expireS: 60,
});

/** Has the CDN drop the files with these names when the transaction has committed. */
export async function purgePhotos(
  jobs: JobSender,
  tx: Prisma.TransactionClient,
  filenames: readonly string[],
): Promise<void> {
  for (let at = 0; at < filenames.length; at += TAGS_AT_ONCE)
    await jobs.enqueue(tx, purgeQueue, { tags: filenames.slice(at, at + TAGS_AT_ONCE).map(photoTag) });
}

/**
 * Sends one request of CDN_PURGE_URL; nothing without it. A user name in the address is sent as bearer token. Throws
 * HttpError.
 */
export async function purge(purgeUrl: string | null, tags: readonly string[]): Promise<void> {
  if (purgeUrl === null) return;
  const url = new URL(purgeUrl);
  const token = decodeURIComponent(url.username);
  url.username = '';
  url.password = '';
  await postJson(url, { tags }, token === '' ? {} : { authorization: `Bearer ${token}` });
}
