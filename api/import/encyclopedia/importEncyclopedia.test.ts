import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { madeEncyclopedia } from '../../../tests/support/made/madeEncyclopedia.ts';
import { publishMade } from '../../../tests/support/made/madePlaces.ts';
import { type Answering, sending, startUpstream, type Upstream } from '../../../tests/support/services/upstream.ts';
import { importEncyclopedia } from './importEncyclopedia.ts';

let database: TestDatabase;
let service: Upstream;

const ARTICLES = Array.from({ length: 45 }, (_, at) => `Paikka ${String(at).padStart(2, '0')}`);

beforeAll(async () => {
  database = await createTestDatabase();
  const place = (id: number, properties: Record<string, string>, wikidata?: string) => ({
    id,
    name: `P${id}`,
    category: 'tourism/museum',
    position: [24.9, 60.2] as const,
    properties,
    ...(wikidata !== undefined && { wikidata }),
  });
  await publishMade(database.db, 1, [
    ...ARTICLES.map((title, at) => place(100 + at, { wikipedia: `fi:${title}` })),
    place(1, { wikipedia: 'fi:Paikka 00' }),
    place(2, { wikipedia: 'sv:Fästning', wikipedia_extra: 'fi:Taiteilija' }, 'Q9'),
    place(3, {}, 'Q1'),
    place(4, { wikipedia: 'de:Burg' }, 'Q2'),
    place(5, {}),
    place(6, { wikipedia: 'fi:Poistettu' }),
  ]);
});
afterAll(() => database.drop());

const ITEMS = { Q1: { sv: 'Ett' }, Q2: {} };
const all: Answering = (request, response, url) => {
  if (url.searchParams.get('titles') === 'Poistettu')
    return sending(JSON.stringify({ query: { pages: [{ title: 'Poistettu', missing: true }] } }), 'application/json')(
      request,
      response,
      url,
    );
  return madeEncyclopedia(undefined, ITEMS)(request, response, url);
};

beforeEach(async () => {
  service = await startUpstream(all);
});
afterEach(async () => {
  service.close();
  await database.db.pool.query('DELETE FROM encyclopedia_article');
});

const run = () =>
  importEncyclopedia(database.db, {
    address: { wikipediaUrl: `${service.url}/{lang}`, wikidataUrl: service.url, publicUrl: 'https://taival.example' },
    progress: () => undefined,
    pauseMs: 0,
    http: { retryDelayMs: 1, attempts: 2, timeoutMs: 2_000, maxRetryAfterMs: 5 },
  });

async function stored(
  published = true,
): Promise<ReadonlyMap<string, Record<string, { title: string; extract: string }>>> {
  const { rows } = await database.db.pool.query<{
    article: string;
    texts: Record<string, { title: string; extract: string }>;
  }>('SELECT article, texts FROM encyclopedia_article WHERE published = $1 ORDER BY article', [published]);
  return new Map(rows.map(({ article, texts }) => [article, texts]));
}

describe('import -- wikipedia', () => {
  test('stores the texts of all articles and items that places name, in the languages there are', async () => {
    expect(await run()).toMatchObject({ named: 49, fetched: 49 });
    const texts = await stored();
    expect(texts.size).toBe(49);
    expect(texts.get('fi:Paikka 07')).toMatchObject({
      fi: { title: 'Paikka 07', extract: expect.stringContaining('<b>Paikka 07</b> (fi)') },
      sv: { title: 'Paikka 07 (sv)', extract: expect.stringContaining('(sv) on paikka') },
    });
    expect(Object.keys(texts.get('sv:Fästning') ?? {}).toSorted()).toEqual(['fi', 'sv']);
    expect([
      Object.keys(texts.get('Q1') ?? {}),
      texts.get('Q2'),
      [...texts.keys()].some((name) => /Q9|de:|Taiteilija/.test(name)),
    ]).toEqual([['sv'], {}, false]);
    const { rows } = await database.db.pool.query(
      `SELECT state, counts FROM import_run WHERE source = 'wikipedia' ORDER BY id DESC LIMIT 1`,
    );
    expect(rows).toMatchObject([{ state: 'PUBLISHED', counts: { named: 49 } }]);
  });

  test('stores a text that is cut within a character', async () => {
    service.close();
    service = await startUpstream(
      madeEncyclopedia({ 'fi:Paikka 07': { extract: `<p>${'\u{1F332}'.repeat(50_000)}</p>` } }, ITEMS),
    );
    expect(await run()).toMatchObject({ named: 49, fetched: 49 });
    const extract = (await stored()).get('fi:Paikka 07')?.['fi']?.extract ?? '';
    expect(extract.length).toBeGreaterThan(1000);
    expect(/\p{Cs}/u.test(extract)).toBe(false);
  });

  // Issue "Weather and encyclopedia": `import -- wikipedia` fills missing languages, resumable and polite
  test('asks in batches, one after another, with its name, and lets a busy service refuse', async () => {
    let running = 0;
    service.answer((request, response, url) => {
      running += 1;
      expect(running).toBe(1);
      response.once('finish', () => {
        running -= 1;
      });
      all(request, response, url);
    });
    await run();
    const asked = service.asked.map((path) => new URL(path, service.url).searchParams);
    expect(asked.length).toBeLessThan(24);
    expect(Math.max(...asked.map((query) => query.get('titles')?.split('|').length ?? 0))).toBe(20);
    expect(asked.filter((query) => query.has('titles')).every((query) => query.get('maxlag') === '5')).toBe(true);
    expect(new Set(service.agents)).toEqual(
      new Set([expect.stringMatching(/^Taival\/[\d.]+ \(\+https:\/\/taival\.example\)$/)]),
    );
  });

  // Issue "Weather and encyclopedia": `import -- wikipedia` fills missing languages, resumable and polite
  test('publishes all texts at once, and goes on where it was ended', async () => {
    let left = 5;
    service.answer((request, response, url) =>
      (left-- > 0 ? all : sending('', 'text/plain', 503))(request, response, url),
    );
    await expect(run()).rejects.toThrow(
      new RegExp(
        [
          /^The encyclopedia could not be read: .* answered with status 503 \(tried 2 times\); /.source,
          /what was fetched is kept, and the same import goes on from there\.$/.source,
        ].join(''),
      ),
    );
    const begun = await stored(false);
    expect([(await stored()).size, begun.size]).toEqual([0, 20]);
    service.answer(all);
    expect(await run()).toMatchObject({ named: 49, fetched: 29 });
    expect([(await stored()).size, (await stored(false)).size]).toEqual([49, 0]);
  });

  test('fetches texts older than a month again, and drops texts that no place names any more', async () => {
    await run();
    await database.db.pool.query(
      `UPDATE encyclopedia_article SET fetched_at = now() - interval '31 days' WHERE article = 'fi:Paikka 03'`,
    );
    await database.db.pool.query(
      `INSERT INTO encyclopedia_article VALUES ('fi:Muu', true, '{}', now()), ('fi:Vanha', false, '{}', now())`,
    );
    expect(await run()).toMatchObject({ named: 49, fetched: 1 });
    expect((await stored()).size).toBe(49);
  });

  test('waits while the service is too busy, and fails when it stays so', async () => {
    let refusals = 2;
    const refusal = sending(
      JSON.stringify({ error: { code: 'maxlag', info: 'Waiting for a server' } }),
      'application/json',
    );
    service.answer((request, response, url) => (refusals-- > 0 ? refusal : all)(request, response, url));
    expect(await run()).toMatchObject({ fetched: 49 });
    await database.db.pool.query('DELETE FROM encyclopedia_article');
    service.answer(refusal);
    await expect(run()).rejects.toThrow(/too busy for imports \(maxlag\)/);
  });

  test.each([
    ['garbage', sending('{"query":', 'application/json')],
    ['something else', sending('{"batchcomplete":true}', 'application/json')],
    ['a page', sending('<html>', 'text/html')],
    [
      'a way to an inner address',
      ((_request, response) =>
        void response.writeHead(302, { location: 'http://169.254.169.254/' }).end()) satisfies Answering,
    ],
  ])('ends at %s with one sentence, and the published texts stay', async (_what, answering) => {
    await run();
    await database.db.pool.query(`UPDATE encyclopedia_article SET fetched_at = now() - interval '31 days'`);
    service.answer(answering);
    await expect(run()).rejects.toThrow(
      expect.objectContaining({
        name: 'ImportInputError',
        message: expect.stringMatching(/^The encyclopedia could not be read: [^\n]*\.$/),
      }),
    );
    expect((await stored()).size).toBe(49);
  });
});
