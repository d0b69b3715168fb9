import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { articleHtml } from '#api/outside/encyclopedia/articleHtml.ts';
import {
  type EncyclopediaAddress,
  itemsUrl,
  pagesUrl,
  politeness,
} from '#api/outside/encyclopedia/encyclopediaService.ts';
import type { StoredTexts } from '#api/outside/encyclopedia/storedTextsSql.ts';
import { type Page, pagesOf, type Titles, titlesOf } from '#api/outside/encyclopedia/wikiAnswers.ts';
import { getJson, type HttpOptions } from '#api/platform/http/httpClient.ts';
import { HttpError } from '#api/platform/http/httpFaults.ts';
import { type Language, LANGUAGES } from '#common/languages.ts';

/** Articles in one request: for more than so many the service does not answer the beginnings of their texts. */
export const BATCH = 20;

export interface Fetching {
  readonly address: EncyclopediaAddress;
  /** Milliseconds between two requests, which never run at the same time. */
  readonly pauseMs: number;
  readonly http?: Partial<HttpOptions>;
}

/** The service asks robots to stay away while its copies lag behind by more seconds. */
const MAXLAG_S = '5';
const BUSY_TRIES = 6;
const BUSY_MS = 5_000;
const RETRY_AFTER_MAX_MS = 120_000;

const busy = z.object({ error: z.object({ code: z.enum(['maxlag', 'ratelimited', 'readonly']) }) });

type Answers = ReadonlyMap<string, Page | null>;

/**
 * The texts of articles of one language, in all our languages, by title. Throws HttpError, or ZodError for answers of
 * another form.
 */
export async function textsOfArticles(
  fetching: Fetching,
  language: Language,
  titles: readonly string[],
): Promise<ReadonlyMap<string, StoredTexts>> {
  const others = LANGUAGES.filter((one) => one !== language);
  // One language in each request, so that the names of a batch always fit into an answer.
  const answers: Answers[] = [];
  for (const lllang of others)
    answers.push(await pages(fetching, language, titles, { lllang, ...(answers.length > 0 && { prop: 'langlinks' }) }));
  const own = answers[0];
  const named = new Map(
    titles.map((title): [string, Titles] => [
      title,
      Object.assign({}, ...answers.map((answer) => answer.get(title)?.titles ?? {})),
    ]),
  );
  const found = new Map(
    titles.map((title): [string, StoredTexts] => [title, textsIn(language, own?.get(title) ?? null)]),
  );
  return withLanguages(fetching, others, named, found);
}

/**
 * The texts of Wikidata items in all our languages, by item. Throws HttpError, or ZodError for answers of another form.
 */
export async function textsOfItems(
  fetching: Fetching,
  items: readonly string[],
): Promise<ReadonlyMap<string, StoredTexts>> {
  const named = titlesOf(await asked(fetching, itemsUrl(fetching.address, items)));
  return withLanguages(fetching, LANGUAGES, named, new Map(items.map((item) => [item, {}])));
}

/** Adds the texts in these languages; `named` are the titles of the articles, by item. */
async function withLanguages(
  fetching: Fetching,
  languages: readonly Language[],
  named: ReadonlyMap<string, Titles>,
  found: ReadonlyMap<string, StoredTexts>,
): Promise<ReadonlyMap<string, StoredTexts>> {
  const texts = new Map(found);
  for (const language of languages) {
    const titles = [...new Set([...named.values()].flatMap((names) => names[language] ?? []))];
    const answers = titles.length === 0 ? new Map<string, Page | null>() : await pages(fetching, language, titles, {});
    for (const [key, names] of named) {
      const title = names[language];
      if (title !== undefined) texts.set(key, { ...texts.get(key), ...textsIn(language, answers.get(title) ?? null) });
    }
  }
  return texts;
}

function textsIn(language: Language, page: Page | null): StoredTexts {
  const extract = page === null ? '' : articleHtml(page.extract, language);
  return page === null || extract === '' ? {} : { [language]: { title: page.title, extract } };
}

async function pages(
  fetching: Fetching,
  language: Language,
  titles: readonly string[],
  more: Readonly<Record<string, string>>,
): Promise<Answers> {
  return pagesOf(
    await asked(fetching, pagesUrl(fetching.address, language, titles, { maxlag: MAXLAG_S, ...more })),
    titles,
  );
}

async function asked({ address, pauseMs, http }: Fetching, url: URL): Promise<unknown> {
  const settings = { ...politeness(address), maxRetryAfterMs: RETRY_AFTER_MAX_MS, ...http };
  for (let tries = 1; ; tries += 1) {
    await pause(pauseMs);
    const body = await getJson(url, settings);
    const refusal = busy.safeParse(body);
    if (!refusal.success) return body;
    if (tries >= BUSY_TRIES)
      throw new HttpError(`${url.origin}${url.pathname} is too busy for imports (${refusal.data.error.code})`, {
        status: 200,
      });
    await pause(Math.max(pauseMs, settings.retryDelayMs ?? BUSY_MS));
  }
}
