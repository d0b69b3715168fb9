import { DAY_MS, HOUR_MS, isWithinAge } from '#common/time.ts';

/**
 * Cache of the files of an area that is not complete yet. The earlier files of the area stay as they are until it is.
 */
export const STAGING_CACHE = 'taival-saving-v1';

/** Header of a staged file: when it was fetched, ms. */
export const STAGED_AT = 'x-staged-at';

/** A staged file older than this is fetched again. */
const STAGED_MAX_MS = HOUR_MS;

/** Whether a staged file is younger than `maxMs`. */
const isYounger = ({ headers }: Response, maxMs: number): boolean =>
  isWithinAge(Number(headers.get(STAGED_AT)), Date.now(), maxMs);

/** Whether an attempt to save an area may use a staged file. */
export const isFresh = (staged: Response): boolean => isYounger(staged, STAGED_MAX_MS);

/**
 * Deletes staged files that no attempt would use any more: those of an area whose saving failed or was cancelled. Only
 * after a day, for another tab may be saving an area over a slow network.
 */
export async function deleteOldStaged(): Promise<void> {
  if (!(await caches.has(STAGING_CACHE))) return;
  const staging = await caches.open(STAGING_CACHE);
  for (const { url } of await staging.keys()) {
    const { pathname, search } = new URL(url);
    const known = await staging.match(pathname + search);
    if (known && !isYounger(known, DAY_MS)) await staging.delete(pathname + search);
  }
}
