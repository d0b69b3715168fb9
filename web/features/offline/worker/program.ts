import { PrecacheController } from 'workbox-precaching/PrecacheController.js';
import { SHELL_HEADER } from '#common/offline/cachedPage.ts';
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

/**
 * While a new build is brought out, one server may answer with the worker of the new build and another one with the
 * page of the old: such a page is no answer.
 */
function isOfThisBuild(path: string, { ok, headers }: Response): boolean {
  return ok && (path !== SHELL.url || headers.get(SHELL_HEADER) === SHELL.revision);
}

/** The files of this build, which are fetched when the worker is installed. */
export const program = new PrecacheController({
  cacheName: PROGRAM_CACHE,
  plugins: [
    {
      cacheWillUpdate: async ({ request, response }) =>
        isOfThisBuild(new URL(request.url).pathname, response) ? response : null,
    },
  ],
});
program.addToCacheList([...FILES]);

/**
 * Fetches and caches the files of this build. Workbox's own `install` waits for each of the 300 before it asks for the
 * next one, half a minute on a phone. Throws where one cannot be had.
 */
export async function install(event: ExtendableEvent): Promise<void> {
  await inParallel(FILES, AT_ONCE, async (file) => {
    const params = { cacheKey: program.getCacheKeyForURL(file.url) };
    await Promise.all(program.strategy.handleAll({ event, request: requestOf(file), params }));
  });
}

/**
 * Fetches the files of this build again where the browser or the user has deleted them: the browser installs no worker
 * before the next build. Throws where one cannot be had.
 */
export async function refill(): Promise<void> {
  if (await shell()) return;
  const cache = await caches.open(PROGRAM_CACHE);
  // The page comes last: with it the files count as complete.
  for (const files of [FILES.filter((file) => file !== SHELL), [SHELL]])
    await inParallel(files, AT_ONCE, async (file) => {
      const response = await fetch(requestOf(file));
      if (!isOfThisBuild(file.url, response)) throw new Error(`${file.url} of this build cannot be had`);
      await cache.put(program.getCacheKeyForURL(file.url) ?? file.url, response);
    });
}

function requestOf({ url, revision }: (typeof FILES)[number]): Request {
  // The name of a file without a revision has a hash of its content: the browser's own cache may answer.
  return new Request(url, { cache: revision === null ? 'default' : 'reload', credentials: 'same-origin' });
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
