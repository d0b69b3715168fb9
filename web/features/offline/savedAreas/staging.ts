import { SAVED_CACHE } from '#common/offline/savedArea.ts';
import { type Fetching, fetchFile } from './fetchFile.ts';
import type { WantedFile } from './plan.ts';
import { isFresh, STAGED_AT, STAGING_CACHE } from './stagingCache.ts';

/**
 * A file from the staging cache, fetched into it first where it is missing or old. Throws as `fetchFile`, and a
 * QuotaExceededError.
 */
export async function staged(staging: Cache, path: string, fetching: Fetching): Promise<Response> {
  const known = await staging.match(path);
  if (known && isFresh(known)) return known;
  // An address with a query is ignored by the service worker, which would otherwise cache the same file once more.
  const response = await fetchFile(path.includes('?') ? path : `${path}?saved`, fetching);
  const body = await response.arrayBuffer();
  const headers = {
    'content-type': response.headers.get('content-type') ?? 'application/octet-stream',
    [STAGED_AT]: String(Date.now()),
  };
  await staging.put(path, new Response(body, { headers }));
  return new Response(body, { headers });
}

/**
 * Moves staged files to the cache of saved areas, one by one, so that hardly any data is stored twice at a time. Throws
 * where a file is not staged: a file of that address in the other cache may be an earlier version's.
 */
export async function publishStaged(files: readonly WantedFile[]): Promise<void> {
  const [staging, saved] = await Promise.all([caches.open(STAGING_CACHE), caches.open(SAVED_CACHE)]);
  const moved = new Set<string>();
  for (const { from, to } of files) {
    if (moved.has(to)) continue;
    const response = await staging.match(from);
    if (!response) throw new Error(`${from} is not staged any more`);
    await saved.put(to, response);
    moved.add(to);
    await staging.delete(from);
  }
}

/** Deletes the files of the cache of saved areas whose paths are not `needed`. */
export async function deleteUnneeded(needed: ReadonlySet<string>): Promise<void> {
  const saved = await caches.open(SAVED_CACHE);
  for (const { url } of await saved.keys()) {
    const path = new URL(url).pathname;
    if (!needed.has(path)) await saved.delete(path);
  }
}
