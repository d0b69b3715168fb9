import { answerCache, type CachedAnswer } from '#api/platform/http/answerCache.ts';
import { getJson, type HttpOptions, USER_AGENT } from '#api/platform/http/httpClient.ts';
import { serviceHealth } from '#api/platform/http/serviceHealth.ts';
import type { Log } from '#api/platform/log.ts';
import type { Language } from '#common/languages.ts';
import { DAY_MS } from '#common/time.ts';
import type { ArticleName } from './article.ts';
import { type Page, pagesOf, type Titles, titlesOf } from './wikiAnswers.ts';

/** Asks Wikipedia and Wikidata for all visitors, and caches what they answer. */
export interface EncyclopediaService {
  /** Null where there is no such article. Throws OutageError. */
  page(name: ArticleName): Promise<CachedAnswer<{ readonly page: Page | null }>>;
  /** The titles of the articles of a Wikidata item. Throws OutageError. */
  titles(item: string): Promise<CachedAnswer<Titles>>;
}

/** Addresses of the encyclopedia, and ours. */
export interface EncyclopediaAddress {
  /** `{lang}` is the language; without a trailing slash. */
  readonly wikipediaUrl: string;
  readonly wikidataUrl: string;
  /** Sent to the service, so that its operators can write to ours; null: unknown. */
  readonly publicUrl: string | null;
}

export interface EncyclopediaServiceOptions extends EncyclopediaAddress {
  readonly log: Log;
  readonly timeoutMs?: number;
  readonly now?: () => number;
}

const TIMEOUT_MS = 5_000;
const ANSWER_MAX = 1_000_000;
const PAGES_CACHED = 500;

export function encyclopediaService({
  log,
  now = Date.now,
  timeoutMs = TIMEOUT_MS,
  ...address
}: EncyclopediaServiceOptions): EncyclopediaService {
  const http = { ...politeness(address), timeoutMs, attempts: 1 };
  const shared = {
    max: PAGES_CACHED,
    now,
    staleMs: 30 * DAY_MS,
    freshUntil: (_value: object, at: number) => at + DAY_MS,
  } as const;
  const pages = answerCache<ArticleName, { readonly page: Page | null }>({
    ...shared,
    health: serviceHealth({ code: 'encyclopedia', name: 'the encyclopedia (WIKIPEDIA_URL)', log, now }),
    keyOf: ({ language, title }) => `${language}:${title}`,
    ask: async ({ language, title }) => ({
      page: pagesOf(await getJson(pagesUrl(address, language, [title]), http), [title]).get(title) ?? null,
    }),
  });
  const titles = answerCache<string, Titles>({
    ...shared,
    health: serviceHealth({ code: 'wikidata', name: 'Wikidata (WIKIDATA_URL)', log, now }),
    keyOf: (item) => item,
    ask: async (item) => titlesOf(await getJson(itemsUrl(address, [item]), http)).get(item) ?? {},
  });
  return { page: (name) => pages.get(name), titles: (item) => titles.get(item) };
}

/** How the encyclopedia wants to be asked: with a name, and an address to write to. */
export function politeness({
  publicUrl,
}: Pick<EncyclopediaAddress, 'publicUrl'>): Pick<HttpOptions, 'userAgent' | 'types' | 'maxBytes'> {
  return {
    userAgent: publicUrl === null ? USER_AGENT : `${USER_AGENT} (+${publicUrl})`,
    types: ['application/json'],
    maxBytes: ANSWER_MAX,
  };
}

/** Asks for the beginnings of articles and their names in other languages; at most 20 at a time. */
export function pagesUrl(
  { wikipediaUrl }: Pick<EncyclopediaAddress, 'wikipediaUrl'>,
  language: Language,
  titles: readonly string[],
  more: Readonly<Record<string, string>> = {},
): URL {
  return apiUrl(wikipediaUrl.replaceAll('{lang}', language), {
    action: 'query',
    prop: 'extracts|langlinks|pageprops',
    titles: titles.join('|'),
    redirects: '1',
    exintro: '1',
    exlimit: 'max',
    lllimit: 'max',
    ppprop: 'disambiguation',
    ...more,
  });
}

/** Asks for the articles of Wikidata items; at most 50 at a time. */
export function itemsUrl({ wikidataUrl }: Pick<EncyclopediaAddress, 'wikidataUrl'>, items: readonly string[]): URL {
  return apiUrl(wikidataUrl, {
    action: 'wbgetentities',
    ids: items.join('|'),
    props: 'sitelinks',
    sitefilter: 'fiwiki|svwiki|enwiki',
  });
}

/** An address of the action API of a wiki. */
export function apiUrl(base: string, query: Readonly<Record<string, string>>): URL {
  const url = new URL(`${base}/w/api.php`);
  url.search = new URLSearchParams({ format: 'json', formatversion: '2', ...query }).toString();
  return url;
}
