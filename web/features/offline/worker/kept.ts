import { CacheExpiration } from 'workbox-expiration/CacheExpiration.js';
import { KEPT_HEADER } from '#web/data/relay/keptHeader.ts';
import { isPublic, type Keeping, type Treatment } from './rules.ts';

/** Of what a kept tile is; the name of the operation whose answer it is. */
export const VERSION_HEADER = 'x-version';
export const OPERATION_HEADER = 'x-operation';

/** Looking for what is too much costs more than keeping a few more. */
const PUTS_BETWEEN_CLEANINGS = 20;

/** A bounded cache of answers that the server calls public; what was looked at least recently goes first. */
export class KeptAnswers {
  readonly #keeping: Keeping;
  readonly #bounds: CacheExpiration;
  #puts = 0;

  constructor(keeping: Keeping) {
    this.#keeping = keeping;
    this.#bounds = new CacheExpiration(keeping.cache, {
      maxEntries: keeping.maxEntries,
      maxAgeSeconds: keeping.maxAgeS,
      matchOptions: { ignoreVary: true },
    });
  }

  open(): Promise<Cache> {
    return caches.open(this.#keeping.cache);
  }

  /** What is kept under a path, however old. */
  async match(key: string): Promise<Response | undefined> {
    const cache = await this.open();
    const response = await cache.match(key, { ignoreVary: true });
    if (response) await this.#bounds.updateTimestamp(key);
    return response;
  }

  /** What is kept and may be given without asking the network. */
  async fresh({ key, version }: Treatment): Promise<Response | undefined> {
    const { freshMs } = this.#keeping;
    if (freshMs === 0) return undefined;
    const response = await this.match(key);
    if (response === undefined || (version !== null && response.headers.get(VERSION_HEADER) !== version))
      return undefined;
    return Date.now() - keptAt(response) < freshMs ? response : undefined;
  }

  /** Keeps an answer if it is public; one that says that there is nothing any more takes with it what was kept. Never throws: it is only not kept. */
  async keep(key: string, response: Response, more: Readonly<Record<string, string>> = {}): Promise<void> {
    try {
      const cache = await this.open();
      if (isPublic(response.status, response.headers.get('cache-control'))) {
        await cache.put(key, stamped(response, more));
        await this.#bounds.updateTimestamp(key);
        this.#puts += 1;
        if (this.#puts % PUTS_BETWEEN_CLEANINGS === 1) await this.#bounds.expireEntries();
      } else if (this.#keeping.canBeTakenBack && isGone(response)) await cache.delete(key, { ignoreVary: true });
    } catch {
      // The device is full: room is made, and what was not kept is asked again.
      await this.#bounds.expireEntries().catch(() => undefined);
    }
  }
}

/** An answer that says that not everybody may see it any more. */
function isGone({ status, headers }: Response): boolean {
  return (
    status === 404 || status === 410 || (status === 200 && /private|no-store/i.test(headers.get('cache-control') ?? ''))
  );
}

function keptAt(response: Response): number {
  return Date.parse(response.headers.get(KEPT_HEADER) ?? '') || 0;
}

/** The answer as it is kept, with the time. Its body is no longer packed. */
function stamped(response: Response, more: Readonly<Record<string, string>>): Response {
  const headers = new Headers(response.headers);
  for (const name of ['content-encoding', 'content-length', 'vary']) headers.delete(name);
  for (const [name, value] of Object.entries({ ...more, [KEPT_HEADER]: new Date().toISOString() }))
    headers.set(name, value);
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
}
