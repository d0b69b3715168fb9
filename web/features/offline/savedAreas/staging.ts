import { SAVED_CACHE } from '#common/offline/savedArea.ts';
import { HOUR_MS } from '#common/time.ts';
import { type Fetching, fetchFile } from './fetchFile.ts';
import type { WantedFile } from './plan.ts';

/** Cache of the files of an area that is not complete yet. The earlier files of the area stay as they are until it is. */
export const STAGING_CACHE = 'taival-saving-v1';

/** A staged file older than this is fetched again. */
const STAGED_MAX_MS = HOUR_MS;
const STAGED_AT = 'x-staged-at';

/** The text or bytes of a file, fetched unless an interrupted attempt has it already. Throws as `fetchFile`, and where there is no room. */
export async function staged(staging: Cache, path: string, fetching: Fetching): Promise<Response> {
  const known = await staging.match(path);
  if (known && Date.now() - Number(known.headers.get(STAGED_AT)) < STAGED_MAX_MS) return known;
  // With a query it is none of the worker's: it would keep the same once more.
  const response = await fetchFile(path.includes('?') ? path : `${path}?saved`, fetching);
  const body = await response.arrayBuffer();
  const headers = {
    'content-type': response.headers.get('content-type') ?? 'application/octet-stream',
    [STAGED_AT]: String(Date.now()),
  };
  await staging.put(path, new Response(body, { headers }));
  return new Response(body, { headers });
}

/** Moves what was staged to where the worker finds it, one after the other so that there is never much of it twice. */
export async function publishStaged(files: readonly WantedFile[]): Promise<void> {
  const [staging, saved] = await Promise.all([caches.open(STAGING_CACHE), caches.open(SAVED_CACHE)]);
  for (const { from, to } of files) {
    const response = await staging.match(from);
    if (!response) continue;
    await saved.put(to, response);
    await staging.delete(from);
  }
}

/** Deletes what no area needs any more. */
export async function deleteUnneeded(needed: ReadonlySet<string>): Promise<void> {
  const saved = await caches.open(SAVED_CACHE);
  for (const { url } of await saved.keys()) {
    const path = new URL(url).pathname;
    if (!needed.has(path)) await saved.delete(path);
  }
}
