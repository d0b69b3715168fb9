import { CacheExpiration } from 'workbox-expiration/CacheExpiration.js';
import { isWithinAge } from '#common/time.ts';
import { CACHED_AT_HEADER } from '#web/data/relay/cachedHeader.ts';
import { isPublic, type CacheRule, type Treatment } from './rules.ts';

/** Header of a cached tile: the version of its data. */
export const VERSION_HEADER = 'x-version';
/** Header of a cached answer: the name of its operation. */
export const OPERATION_HEADER = 'x-operation';

/** Eviction is costly, so it runs only after this many new entries. */
const PUTS_BETWEEN_EVICTIONS = 20;

/** A bounded cache of answers that the server marks as public. The least recently used entries are evicted first. */
export class CachedAnswers {
  readonly #rule: CacheRule;
  #bounds: CacheExpiration;
  #puts = 0;

  constructor(rule: CacheRule) {
    this.#rule = rule;
    this.#bounds = boundsOf(rule);
  }

  open(): Promise<Cache> {
    return caches.open(this.#rule.cache);
  }

  /** The cached answer of a path, of any age. */
  async match(key: string): Promise<Response | undefined> {
    const cache = await this.open();
    const response = await cache.match(key, { ignoreVary: true });
    if (response) await this.#noteUse(key);
    return response;
  }

  /** The cached answer, if it is of the right version and young enough to be used without asking the network. */
  async fresh({ key, version }: Treatment): Promise<Response | undefined> {
    const { freshMs } = this.#rule;
    if (freshMs === 0) return undefined;
    const response = await this.match(key);
    if (response === undefined || (version !== null && response.headers.get(VERSION_HEADER) !== version))
      return undefined;
    return isWithinAge(cachedAt(response), Date.now(), freshMs) ? response : undefined;
  }

  /**
   * Caches a public answer, with additional headers. An answer that says that the content is gone deletes the cached
   * one. Never throws: an answer that cannot be stored is not cached.
   */
  async put(key: string, response: Response, more: Readonly<Record<string, string>> = {}): Promise<void> {
    try {
      const cache = await this.open();
      if (isPublic(response.status, response.headers.get('cache-control'))) {
        await cache.put(key, stamped(response, more));
        await this.#noteUse(key);
        this.#puts += 1;
        if (this.#puts % PUTS_BETWEEN_EVICTIONS === 1) await this.#bounds.expireEntries();
      } else if (this.#rule.canBeWithdrawn && isGone(response)) await cache.delete(key, { ignoreVary: true });
    } catch {
      // The device is full: old entries are evicted, and this answer stays uncached.
      this.#bounds = boundsOf(this.#rule);
      await this.#bounds.expireEntries().catch(() => undefined);
    }
  }

  /** Where the browser has closed or deleted Workbox's database of times, the next use opens it anew. */
  async #noteUse(key: string): Promise<void> {
    try {
      await this.#bounds.updateTimestamp(key);
    } catch {
      this.#bounds = boundsOf(this.#rule);
    }
  }
}

/** Workbox never opens its database again after an error; a new object does. */
function boundsOf({ cache, maxEntries, maxAgeS }: CacheRule): CacheExpiration {
  return new CacheExpiration(cache, { maxEntries, maxAgeSeconds: maxAgeS, matchOptions: { ignoreVary: true } });
}

/** Whether an answer says that its content is gone, or no longer public. */
function isGone({ status, headers }: Response): boolean {
  return (
    status === 404 || status === 410 || (status === 200 && /private|no-store/i.test(headers.get('cache-control') ?? ''))
  );
}

function cachedAt(response: Response): number {
  return Date.parse(response.headers.get(CACHED_AT_HEADER) ?? '') || 0;
}

/**
 * The answer as it is stored, with the time of caching. Headers of the transfer are removed, because its body is no
 * longer compressed.
 */
function stamped(response: Response, more: Readonly<Record<string, string>>): Response {
  const headers = new Headers(response.headers);
  for (const name of ['content-encoding', 'content-length', 'vary']) headers.delete(name);
  for (const [name, value] of Object.entries({ ...more, [CACHED_AT_HEADER]: new Date().toISOString() }))
    headers.set(name, value);
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}
