import { inParallel } from '#web/data/inParallel.ts';
import { ask, cachePage, CACHES, storedHeaders } from './answers.ts';
import { build, TILES_URL } from './build.ts';
import { OPERATION_HEADER } from './cachedAnswers.ts';
import { type WorkerMessage, LOADED_MAX } from './messages.ts';
import { AT_ONCE } from './program.ts';
import { ownUrl, pageKey, treatmentOf } from './rules.ts';

/** How many of the latest cached answers are checked for renewal, once for each build. */
const RENEWED_MAX = 100;
/** The same for pages, which are larger. */
const RENEWED_PAGES_MAX = 10;

const asAnswer = (url: string) =>
  treatmentOf({ method: 'GET', url, mode: 'cors', credentials: 'omit' }, location.origin);

const each = <T>(all: readonly T[], work: (one: T) => Promise<void>) =>
  inParallel(all, AT_ONCE, (one) => work(one).catch(() => undefined));

async function renewPage(url: string): Promise<void> {
  await cachePage(pageKey(new URL(url)), await fetch(url, { credentials: 'omit', headers: { accept: 'text/html' } }));
}

/**
 * Fetches and caches a URL that is not cached yet; the request costs nothing where the browser's own cache has the
 * answer.
 */
async function cacheOne(url: string): Promise<void> {
  const treatment = asAnswer(url);
  if (treatment === null || treatment.kind === 'page') return;
  const cache = CACHES[treatment.kind];
  if (await (await cache.open()).match(treatment.key, { ignoreVary: true })) return;
  const answer = await ask(new Request(url, { credentials: 'omit' }), treatment);
  await cache.put(treatment.key, answer, storedHeaders(treatment));
}

/** Caches what a page had loaded before the worker ran, and the answers that came inside the page. */
export async function cacheLoaded({ page, urls, answers }: Extract<WorkerMessage, { what: 'loaded' }>): Promise<void> {
  for (const { url, body } of answers.slice(0, LOADED_MAX)) {
    const treatment = asAnswer(new URL(url, location.origin).href);
    if (treatment?.kind !== 'answer') continue;
    const headers = { 'content-type': 'application/json', 'cache-control': 'public' };
    await CACHES.answer.put(treatment.key, new Response(body, { headers }), storedHeaders(treatment));
  }
  if (page !== null) await renewPage(page).catch(() => undefined);
  await each(urls.slice(0, LOADED_MAX), (url) => cacheOne(ownUrl(url, TILES_URL, location.origin)));
}

/**
 * Renews what an earlier build cached, so that this build can use it offline: fetches the latest pages again, and
 * fetches answers of operations whose ids have changed under the ids of this build.
 */
export async function renewAnswers(): Promise<void> {
  const pages = await (await CACHES.page.open()).keys();
  await each(pages.slice(-RENEWED_PAGES_MAX), ({ url }) => renewPage(url));
  const idOf = new Map(Object.entries(build.operations).map(([id, name]) => [name, id]));
  const cache = await CACHES.answer.open();
  const latest = (await cache.keys()).slice(-RENEWED_MAX);
  await each(latest, async (request) => {
    const url = new URL(request.url);
    if (Object.hasOwn(build.operations, url.searchParams.get('documentId') ?? '')) return;
    const name = (await cache.match(request))?.headers.get(OPERATION_HEADER) ?? '';
    const id = idOf.get(name);
    if (id === undefined) return;
    url.searchParams.set('documentId', id);
    await cacheOne(url.href);
  });
}
