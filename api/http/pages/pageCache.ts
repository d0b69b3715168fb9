import { LRUCache } from 'lru-cache';
import { asDomainError, OutOfServiceError } from '#api/domain/core/errors.ts';
import { countLookups } from '#api/platform/metrics/registry.ts';
import type { PageBody } from './pageBody.ts';

/** Memory for the pages of this process: many visitors open the same ones. */
const CACHE_BYTES = 32 * 2 ** 20;
/** A flood of requests for one page renders it once in this time. */
const CACHE_MS = 1000;
/**
 * Up to this age a page is still shown while a newer one is being made, so that nobody waits for a page that is often
 * asked for. To hide, decide on or delete something changes the key, and pages with comments are not stored: only
 * `open now`, new photos and names of users can be as old.
 */
const SHOWN_MS = 5000;

const counted = countLookups('pages');

export interface Rendered {
  readonly body: Pick<PageBody, 'size'>;
  /** It is the same for everybody and whole, and may be shown for `SHOWN_MS` after something in it has changed. */
  readonly mayBeStored: boolean;
}

/**
 * Pages by their key: cached ones, and where the database or the store is out of service older ones too. Requests at
 * the same time for one page share its making. `render` throws OutOfServiceError, and so does this where there is no
 * page.
 */
export function cachedPages<Page extends Rendered>(
  clock: { now(): number } = performance,
): (key: string, render: () => Promise<Page>) => Promise<Page> {
  const cache = new LRUCache<string, Page>({
    maxSize: CACHE_BYTES,
    ttl: CACHE_MS,
    ttlResolution: 0,
    perf: clock,
    noDeleteOnStaleGet: true,
    // A page comes with its compressed forms. The key holds the visitor's URL, which may be far longer than its page.
    sizeCalculation: ({ body }, key) => 2 * (body.size + key.length) + 500,
  });
  const inFlight = new Map<string, Promise<Page>>();
  const made = async (key: string, render: () => Promise<Page>): Promise<Page> => {
    try {
      const page = await render();
      if (page.mayBeStored) cache.set(key, page);
      return page;
    } catch (error) {
      const stale = cache.peek(key, { allowStale: true });
      if (stale !== undefined && asDomainError(error) instanceof OutOfServiceError) return stale;
      throw error;
    }
  };
  return (key, render) => {
    const cached = cache.get(key, { allowStale: true });
    const left = cache.getRemainingTTL(key);
    const sharing = inFlight.get(key);
    const isShown = cached !== undefined && left > CACHE_MS - SHOWN_MS;
    counted(isShown || sharing !== undefined);
    if (isShown && left > 0) return Promise.resolve(cached);
    const page = sharing ?? made(key, render).finally(() => inFlight.delete(key));
    inFlight.set(key, page);
    if (!isShown) return page;
    // A caller who comes when the older page may no longer be shown gets the failure.
    page.catch(() => undefined);
    return Promise.resolve(cached);
  };
}
