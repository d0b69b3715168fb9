import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import { inParallel } from '#web/data/inParallel.ts';
import { build, SHELL } from './build.ts';

export const PROGRAM_CACHE = 'taival-precache-v1';

/** Whether the visitor has asked for less data (`saveData`, which only Chromium has). */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true
  );
}

/** For a visitor who saves data only the files that every page needs. */
const FILES = [SHELL, ...build.least, ...(savesData() ? [] : build.more)];

/**
 * Requests that the worker sends at once for later: browsers open six connections to a server of HTTP/1.1, of which two
 * stay for what the visitor asks for.
 */
export const AT_ONCE = 4;

/** The files of this build, which are fetched when the worker is installed. */
export const program = new PrecacheController({ cacheName: PROGRAM_CACHE });
program.addToCacheList([...FILES]);

/**
 * Fetches and caches the files of this build. Workbox's own `install` waits for each of the 300 before it asks for the
 * next one, half a minute on a phone. Throws where one cannot be had.
 */
export async function install(event: ExtendableEvent): Promise<void> {
  await inParallel(FILES, AT_ONCE, async ({ url, revision }) => {
    const request = new Request(url, {
      // The name of a file without a revision has a hash of its content: the browser's own cache may answer.
      cache: revision === null ? 'default' : 'reload',
      credentials: 'same-origin',
    });
    const params = { cacheKey: program.getCacheKeyForURL(url) };
    await Promise.all(program.strategy.handleAll({ event, request, params }));
  });
}

/** The cached page without answers. */
export function shell(): Promise<Response | undefined> {
  return program.matchPrecache(SHELL.url);
}

/**
 * A cached file of this build, or of a newer build whose worker is still waiting: a page of that build may be open
 * already.
 */
export async function programFile(path: string): Promise<Response | undefined> {
  return (await program.matchPrecache(path)) ?? caches.match(path, { cacheName: PROGRAM_CACHE, ignoreVary: true });
}
