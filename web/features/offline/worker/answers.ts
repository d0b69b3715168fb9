import { ANSWERS_ELEMENT, CACHED_AT_ATTRIBUTE, SHELL_HEADER } from '#common/offline/cachedPage.ts';
import { SAVED_CACHE } from '#common/offline/savedArea.ts';
import { CACHED_AT_HEADER } from '#web/data/relay/cachedHeader.ts';
import { tilesFrom } from '#web/data/tiles/tilesFrom.ts';
import { build, SHELL, TILES_URL } from './build.ts';
import { CachedAnswers, OPERATION_HEADER, VERSION_HEADER } from './cachedAnswers.ts';
import { NetworkFirst } from './networkFirst.ts';
import { programFile, shell } from './program.ts';
import { CACHE_RULES, isServersAnswer, type Kind, type Treatment } from './rules.ts';
import { sameQuestion } from './sameView.ts';

const network = new NetworkFirst();

/** Fetches tiles, from another server where the operator has one. */
const askTile = TILES_URL === '' ? null : tilesFrom(TILES_URL);

export const CACHES: Readonly<Record<Kind, CachedAnswers>> = {
  page: new CachedAnswers(CACHE_RULES.page),
  file: new CachedAnswers(CACHE_RULES.file),
  answer: new CachedAnswers(CACHE_RULES.answer),
  tile: new CachedAnswers(CACHE_RULES.tile),
  thumb: new CachedAnswers(CACHE_RULES.thumb),
  photo: new CachedAnswers(CACHE_RULES.photo),
};

/** Headers that are stored with an answer: the version of a tile, the operation's name of an answer. */
export function storedHeaders({ kind, key, version }: Treatment): Readonly<Record<string, string>> {
  if (version !== null) return { [VERSION_HEADER]: version };
  if (kind !== 'answer') return {};
  const name = build.operations[new URLSearchParams(key.slice(key.indexOf('?'))).get('documentId') ?? ''];
  return name === undefined ? {} : { [OPERATION_HEADER]: name };
}

/** Fetches what a page of this server asks for. */
export function ask(request: Request, { kind }: Treatment): Promise<Response> {
  if (kind !== 'tile' || askTile === null) return fetch(request);
  return askTile(new URL(request.url).pathname, { credentials: 'omit', signal: request.signal });
}

/** Asks the network, and caches its answer even when it comes too late for the page. */
function askAndCache(event: FetchEvent, treatment: Treatment, cache: CachedAnswers): Promise<Response> {
  const asked = ask(event.request, treatment);
  event.waitUntil(
    asked
      .then(async (response) => {
        if (isServersAnswer(treatment.kind, response))
          await cache.put(treatment.key, response.clone(), storedHeaders(treatment));
      })
      .catch(() => undefined),
  );
  return asked;
}

/** Removes the header with the time of caching, which only answers have that stand in for the network. */
function withoutTime({ body, status, headers }: Response): Response {
  const rest = new Headers(headers);
  rest.delete(CACHED_AT_HEADER);
  return new Response(body, { status, headers: rest });
}

async function page(event: FetchEvent, { key }: Treatment): Promise<Response> {
  const preloaded: Promise<Response | undefined> = event.preloadResponse;
  const asked = preloaded.then((response) => response ?? fetch(event.request));
  event.waitUntil(asked.then((response) => cachePage(key, response.clone())).catch(() => undefined));
  return network.answer('page', asked, async () => (await cachedPage(key)) ?? shell());
}

/** Caches a page of this build. A page of a newer build is left to the worker of that build. */
export async function cachePage(key: string, response: Response): Promise<void> {
  if (response.status !== 200 || response.headers.get(SHELL_HEADER) === SHELL.revision)
    await CACHES.page.put(key, response);
}

/**
 * A cached page, marked with the time of caching for the page's code. A page of another build is not used, because its
 * code may be gone.
 */
async function cachedPage(key: string): Promise<Response | undefined> {
  const cached = await CACHES.page.match(key);
  if (cached?.headers.get(SHELL_HEADER) !== SHELL.revision) return undefined;
  const { headers } = cached;
  const html = (await cached.text()).replace(
    `id="${ANSWERS_ELEMENT}"`,
    (id) => `${id} ${CACHED_AT_ATTRIBUTE}="${headers.get(CACHED_AT_HEADER) ?? ''}"`,
  );
  return new Response(html, { headers });
}

async function file(event: FetchEvent, treatment: Treatment): Promise<Response> {
  return (
    (await programFile(treatment.key)) ??
    (await CACHES.file.fresh(treatment)) ??
    askAndCache(event, treatment, CACHES.file)
  );
}

/** The file of a saved area that answers a request. */
async function savedFile({ saved: path }: Treatment): Promise<Response | undefined> {
  return path === null || !(await caches.has(SAVED_CACHE))
    ? undefined
    : (await caches.open(SAVED_CACHE)).match(path, { ignoreVary: true });
}

/** The cached answer to the same list with slightly different bounds. */
async function sameView({ kind, key }: Treatment, cache: CachedAnswers): Promise<Response | undefined> {
  if (kind !== 'answer') return undefined;
  const cached = (await (await cache.open()).keys()).map(({ url }) => url);
  const same = sameQuestion(new URL(key, location.origin).href, cached);
  return same === null ? undefined : cache.match(same);
}

async function cacheFirst(event: FetchEvent, treatment: Treatment, cache: CachedAnswers): Promise<Response> {
  const fresh = await cache.fresh(treatment);
  if (fresh) return withoutTime(fresh);
  return network.answer(
    treatment.kind,
    askAndCache(event, treatment, cache),
    async () => (await cache.match(treatment.key)) ?? (await sameView(treatment, cache)) ?? savedFile(treatment),
  );
}

/** Answers a request as its treatment says. */
export function answer(event: FetchEvent, treatment: Treatment): Promise<Response> {
  const { kind } = treatment;
  if (kind === 'page') return page(event, treatment);
  return kind === 'file' ? file(event, treatment) : cacheFirst(event, treatment, CACHES[kind]);
}
