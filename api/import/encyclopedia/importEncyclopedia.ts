import type pg from 'pg';
import { ZodError } from 'zod';
import { cleanUp } from '#api/import/publish/run/cleanUp.ts';
import { failRun, startRun } from '#api/import/publish/run/runs.ts';
import { withImportLock } from '#api/import/publish/run/session.ts';
import { mainArticle } from '#api/outside/encyclopedia/article.ts';
import type { EncyclopediaAddress } from '#api/outside/encyclopedia/encyclopediaService.ts';
import type { StoredTexts } from '#api/outside/encyclopedia/storedTextsSql.ts';
import type { Database } from '#api/platform/db/database.ts';
import { storableJson } from '#api/platform/db/storableJson.ts';
import { transactionOn } from '#api/platform/db/transaction.ts';
import { type HttpOptions } from '#api/platform/http/httpClient.ts';
import { HttpError } from '#api/platform/http/httpFaults.ts';
import { ImportInputError, type Progress } from '#api/platform/reading.ts';
import { LANGUAGES, type Language } from '#common/languages.ts';
import { BATCH, type Fetching, textsOfArticles, textsOfItems } from './fetchTexts.ts';

export interface EncyclopediaImportOptions {
  readonly address: EncyclopediaAddress;
  readonly progress: Progress;
  /** Milliseconds between two requests; by default 1000. */
  readonly pauseMs?: number;
  readonly http?: Partial<HttpOptions>;
}

export interface EncyclopediaReport {
  /** Articles and items that places name. */
  readonly named: number;
  /** Articles and items that were fetched now; the others were younger than a month. */
  readonly fetched: number;
  /** Articles and items that have a text in any language, and their texts in all languages. */
  readonly found: number;
  readonly texts: number;
}

const PAUSE_MS = 1_000;

/** Texts that were fetched longer ago are fetched again. */
const FRESH = `now() - interval '30 days'`;

/**
 * Fetches the texts of all articles and Wikidata items that the live places name, in our languages, and publishes them
 * all at once. An import that is interrupted leaves its texts for the next one. Throws ImportInputError with one
 * sentence while another import runs, or when the service gives no answers.
 */
export function importEncyclopedia(
  db: Database,
  { address, progress, pauseMs = PAUSE_MS, http }: EncyclopediaImportOptions,
): Promise<EncyclopediaReport> {
  return withImportLock(db, async (client) => {
    await cleanUp(client);
    const runId = await startRun(client, 'wikipedia');
    try {
      const names = await namedArticles(client);
      await copyFresh(client, names);
      const fetched = await fetchMissing(client, names, { address, pauseMs, ...(http && { http }) }, progress);
      return await publish(client, runId, { named: names.length, fetched });
    } catch (error) {
      await failRun(db, runId, error);
      if (!(error instanceof HttpError) && !(error instanceof ZodError)) throw error;
      const reason = error instanceof HttpError ? error.message : 'it answered something that makes no sense';
      throw new ImportInputError(
        `The encyclopedia could not be read: ${reason}; what was fetched is kept, ` +
          'and the same import goes on from there.',
        { cause: error },
      );
    }
  });
}

/**
 * The articles (`fi:Title`) that live places name, and the items (`Q…`) of places that name no article in our
 * languages; sorted. Reads the live version from end to end.
 */
async function namedArticles(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ wikipedia: string | null; wikidata: string | null }>(
    `SELECT DISTINCT p.properties ->> 'wikipedia' AS wikipedia, p.wikidata FROM place p
     WHERE p.version = (SELECT version FROM data_set WHERE state = 'LIVE')
       AND (p.properties ? 'wikipedia' OR p.wikidata IS NOT NULL)`,
  );
  const names = rows.flatMap(({ wikipedia, wikidata }) => {
    const article = mainArticle({ properties: wikipedia === null ? {} : { wikipedia } });
    return article === null ? (wikidata ?? []) : `${article.language}:${article.title}`;
  });
  return [...new Set(names)].toSorted();
}

/**
 * Copies the published texts that are young enough to the next set, and deletes from that set the texts of an
 * interrupted import that are too old or no longer named.
 */
async function copyFresh(client: pg.ClientBase, names: readonly string[]): Promise<void> {
  await client.query(
    `DELETE FROM encyclopedia_article WHERE NOT published AND (fetched_at <= ${FRESH} OR article <> ALL ($1))`,
    [names],
  );
  await client.query(
    `INSERT INTO encyclopedia_article (article, published, texts, fetched_at)
     SELECT article, false, texts, fetched_at FROM encyclopedia_article
       WHERE published AND fetched_at > ${FRESH} AND article = ANY ($1)
     ON CONFLICT DO NOTHING`,
    [names],
  );
}

async function fetchMissing(
  client: pg.ClientBase,
  names: readonly string[],
  fetching: Fetching,
  progress: Progress,
): Promise<number> {
  const { rows } = await client.query<{ article: string }>(
    'SELECT article FROM encyclopedia_article WHERE NOT published',
  );
  const known = new Set(rows.map(({ article }) => article));
  const missing = names.filter((name) => !known.has(name));
  let done = 0;
  const batches = async (
    keys: readonly string[],
    textsOf: (batch: readonly string[]) => Promise<ReadonlyMap<string, StoredTexts>>,
  ) => {
    for (let at = 0; at < keys.length; at += BATCH) {
      const batch = keys.slice(at, at + BATCH);
      await store(client, await textsOf(batch));
      done += batch.length;
      progress('Fetching Wikipedia', done, missing.length, 'articles');
    }
  };
  for (const language of LANGUAGES) {
    const articles = missing.filter((name) => name.startsWith(`${language}:`));
    await batches(articles, (batch) => articleTexts(fetching, language, batch));
  }
  const items = missing.filter((name) => !name.includes(':'));
  await batches(items, (batch) => textsOfItems(fetching, batch));
  return missing.length;
}

/** The texts of articles by their names, `fi:Title`. */
async function articleTexts(
  fetching: Fetching,
  language: Language,
  names: readonly string[],
): Promise<ReadonlyMap<string, StoredTexts>> {
  const prefix = `${language}:`;
  const titles = names.map((name) => name.slice(prefix.length));
  const texts = await textsOfArticles(fetching, language, titles);
  return new Map([...texts].map(([title, found]) => [prefix + title, found]));
}

async function store(client: pg.ClientBase, texts: ReadonlyMap<string, StoredTexts>): Promise<void> {
  await client.query(
    `INSERT INTO encyclopedia_article (article, published, texts, fetched_at) SELECT article, false, texts, now()
     FROM unnest($1::text[], $2::jsonb[]) AS t (article, texts)
     ON CONFLICT (article, published) DO UPDATE SET texts = excluded.texts, fetched_at = excluded.fetched_at`,
    [[...texts.keys()], [...texts.values()].map(storableJson)],
  );
}

/** Publishes the fetched texts in place of the published ones, in one transaction. */
async function publish(
  client: pg.ClientBase,
  runId: number,
  counts: Pick<EncyclopediaReport, 'named' | 'fetched'>,
): Promise<EncyclopediaReport> {
  return transactionOn(client, async () => {
    await client.query('DELETE FROM encyclopedia_article WHERE published');
    await client.query('UPDATE encyclopedia_article SET published = true');
    const { rows } = await client.query<{ found: number; texts: number }>(
      `SELECT count(*) FILTER (WHERE texts <> '{}')::int AS found,
       coalesce(sum((SELECT count(*) FROM jsonb_object_keys(texts))), 0)::int AS texts FROM encyclopedia_article`,
    );
    const report = { ...counts, found: rows[0]?.found ?? 0, texts: rows[0]?.texts ?? 0 };
    await client.query(`UPDATE import_run SET state = 'PUBLISHED', counts = $2, finished_at = now() WHERE id = $1`, [
      runId,
      JSON.stringify({ ...report, read: report.named }),
    ]);
    return report;
  });
}
