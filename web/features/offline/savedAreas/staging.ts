import { SAVED_CACHE } from '#common/offline/savedArea.ts';
import { type Fetching, fetchFile } from './fetching.ts';
import type { WantedFile } from './plan.ts';

/** What has been fetched of an area that is not whole yet: what is saved already stays as it is until then. */
export const STAGING_CACHE = 'taival-saving-v1';

/** Fetched so long ago it is fetched again. */
const STAGED_MAX_MS = 3_600_000;
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
export async function keepStaged(files: readonly WantedFile[]): Promise<void> {
  const [staging, saved] = await Promise.all([caches.open(STAGING_CACHE), caches.open(SAVED_CACHE)]);
  for (const { from, to } of files) {
    const response = await staging.match(from);
    if (!response) continue;
    await saved.put(to, response);
    await staging.delete(from);
  }
}

/** Deletes what no area needs any more. */
export async function keepOnly(needed: ReadonlySet<string>): Promise<void> {
  const saved = await caches.open(SAVED_CACHE);
  for (const { url } of await saved.keys()) {
    const path = new URL(url).pathname;
    if (!needed.has(path)) await saved.delete(path);
  }
}
