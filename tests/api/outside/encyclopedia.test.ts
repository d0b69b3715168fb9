import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { outsideAt } from '../../support/callers.ts';
import { type Client, clientOf } from '../../support/client.ts';
import { logInto } from '../../support/logInto.ts';
import { madeEncyclopedia, type MadePages } from '../../support/made/madeEncyclopedia.ts';
import { publishMade } from '../../support/made/madePlaces.ts';
import { sharedFile } from '../../support/product.ts';
import { type Answering, sending, startUpstream, type Upstream } from '../../support/services/upstream.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';

// The product against an encyclopedia of this machine, whose articles are the tests' own.

const TIMEOUT_MS = 400;
const JSON_TYPE = 'application/json';
const LONG = `<p>${'Siitä on paljon kerrottavaa. '.repeat(20)}</p>`;

const PAGES: MadePages = {
  'fi:Evo': { extract: `<p><b>Evo</b> on kylä.</p>${LONG}`, langlinks: { sv: 'Evois', de: 'Evo (Lammi)' } },
  'sv:Evois': { extract: '<p><b>Evois</b> är en by.</p>' },
  'sv:Fästningen': { extract: '<p>En fästning.</p>', langlinks: { fi: 'Tyhjä' } },
  'fi:Tyhjä': { extract: '<p class="mw-empty-elt">\n</p>' },
  'fi:AC/DC: mikä? & miksi': { extract: '<p>Yhtye.</p>' },
};
const ITEMS = { Q1: { sv: 'Evois', fi: 'Evo' }, Q2: {} };

const IDS = { evo: 11, none: 12, fortress: 13, item: 14, unknownItem: 15, gone: 16, artist: 17 } as const;
const at = (id: number, properties: Record<string, string>, wikidata?: string) => ({
  id,
  name: `Paikka ${id}`,
  category: 'tourism/museum',
  position: [24.9, 60.1 + id / 1000] as const,
  properties,
  ...(wikidata !== undefined && { wikidata }),
});

let service: Upstream;
let server: TestServer;
let client: Client;
const lines: string[] = [];

async function serverAt(url: string): Promise<TestServer> {
  const log = logInto(lines);
  return startTestServer({
    log,
    outside: outsideAt(
      { wikipediaUrl: `${url}/{lang}`, wikidataUrl: `${url}/data`, publicUrl: 'https://taival.example' },
      log,
      TIMEOUT_MS,
    ),
  });
}

beforeAll(async () => {
  service = await startUpstream(madeEncyclopedia(PAGES, ITEMS));
  server = await serverAt(service.url);
  await publishMade(server.db, 1, [
    at(IDS.evo, { wikipedia: 'fi:Evo', wikipedia_extra: 'sv:Hugo Simberg' }),
    at(IDS.none, {}),
    at(IDS.fortress, { wikipedia: 'sv:Fästningen' }),
    at(IDS.item, {}, 'Q1'),
    at(IDS.unknownItem, {}, 'Q2'),
    at(IDS.gone, { wikipedia: 'fi:Poistettu' }),
    at(IDS.artist, { wikipedia_extra: 'fi:Evo' }),
  ]);
  client = clientOf(server.url);
});

afterAll(async () => {
  await server.stop();
  service.close();
});

beforeEach(() => {
  service.answer(madeEncyclopedia(PAGES, ITEMS));
  lines.length = 0;
});

async function get(path: string): Promise<{ status: number; body: unknown }> {
  const response = await fetch(server.url + path);
  return { status: response.status, body: await response.json() };
}

const wikiHtml = (query: Record<string, string>) => get(`/api/query/wikiHtml?${new URLSearchParams(query)}`);

describe('GET /api/query/wikiHtml', () => {
  // SPEC §7: GET `query/wikiHtml`, `wiki/html/{a}/{b}`: html or an extract; a text in another language than asked
  //   says which it is (RULINGS 10)
  test('answers with the text, its language, its page and its licence', async () => {
    expect(await wikiHtml({ language: 'fi', title: 'Evo' })).toEqual({
      status: 200,
      body: {
        language: 'fi',
        title: 'Evo',
        html: `<p><b>Evo</b> on kylä.</p>${LONG}`,
        extract: '<p><b>Evo</b> on kylä.</p>',
        isShortened: true,
        url: 'https://fi.wikipedia.org/wiki/Evo',
        attribution: 'Wikipedia',
        licence: 'CC BY-SA 4.0',
        licenceUrl: 'https://creativecommons.org/licenses/by-sa/4.0/',
      },
    });
  });

  test('and so does /api/wiki/html/{language}/{title}, of titles with slashes and marks too', async () => {
    expect((await get('/api/wiki/html/fi/Evo')).body).toEqual((await wikiHtml({ language: 'fi', title: 'Evo' })).body);
    for (const { status, body } of [
      await get(`/api/wiki/html/fi/${encodeURIComponent('AC/DC: mikä? & miksi')}`),
      await wikiHtml({ language: 'fi', title: 'AC/DC:_mikä? & miksi' }),
    ]) {
      expect([status, body]).toMatchObject([
        200,
        { title: 'AC/DC: mikä? & miksi', url: 'https://fi.wikipedia.org/wiki/AC/DC:_mik%C3%A4%3F_%26_miksi' },
      ]);
    }
    const { searchParams } = new URL(service.asked.at(-1) ?? '', service.url);
    expect([searchParams.get('titles'), searchParams.get('action')]).toEqual(['AC/DC: mikä? & miksi', 'query']);
  });

  // SPEC §7: GET `query/wikiHtml`, `wiki/html/{a}/{b}`: html or an extract; a text in another language than asked
  //   says which it is (RULINGS 10)
  test('is in the language asked for where there is an article in it, else says in which it is', async () => {
    expect((await wikiHtml({ language: 'fi', title: 'Evo', lang: 'sv' })).body).toMatchObject({
      language: 'sv',
      title: 'Evois',
      url: 'https://sv.wikipedia.org/wiki/Evois',
    });
    expect((await wikiHtml({ language: 'fi', title: 'Evo', lang: 'en' })).body).toMatchObject({
      language: 'fi',
      title: 'Evo',
    });
    expect((await wikiHtml({ language: 'sv', title: 'Fästningen', lang: 'fi' })).body).toMatchObject({
      language: 'sv',
      html: '<p>En fästning.</p>',
    });
  });

  test.each([
    [{}, 'language', 'missing'],
    [{ language: 'fi' }, 'title', 'missing'],
    [{ language: 'de', title: 'Evo' }, 'language', 'unknown'],
    [{ language: 'fi.evil.example/', title: 'Evo' }, 'language', 'unknown'],
    [{ language: 'fi', title: 'Evo', lang: 'xx' }, 'lang', 'unknown'],
    [{ language: 'fi', title: 'a\nb' }, 'title', 'invalidCharacters'],
    [{ language: 'fi', title: 'Evo|Lammi' }, 'title', 'invalidCharacters'],
    [{ language: 'fi', title: '../api' }, 'title', 'invalidCharacters'],
    [{ language: 'fi', title: 'a'.repeat(301) }, 'title', 'tooLong'],
    [{ language: 'fi', title: 'a'.repeat(256) }, 'title', 'tooLong'],
  ])('refuses what names no article (%j)', async (query: Record<string, string>, parameterName, detail) => {
    const before = service.asked.length;
    expect(await wikiHtml(query)).toEqual({ status: 400, body: { parameterName, detail } });
    expect(service.asked.length).toBe(before);
  });

  test('is 404 where there is no such article, or nothing in it', async () => {
    expect([
      await wikiHtml({ language: 'fi', title: 'Poistettu' }),
      await wikiHtml({ language: 'fi', title: 'Tyhjä' }),
    ]).toEqual(Array.from({ length: 2 }, () => ({ status: 404, body: { message: 'noData' } })));
    expect(lines).toEqual([]);
  });

  test('asks once, by its name and with an address to write to', async () => {
    const before = service.asked.length;
    service.answer(madeEncyclopedia({ 'fi:Lammi': { extract: '<p>Lammi.</p>' } }));
    await Promise.all(Array.from({ length: 10 }, () => wikiHtml({ language: 'fi', title: 'Lammi' })));
    await wikiHtml({ language: 'fi', title: 'Lammi' });
    expect(service.asked.length - before).toBe(1);
    expect(service.agents.at(-1)).toMatch(/^Taival\/[\d.]+ \(\+https:\/\/taival\.example\)$/);
  });
});

describe('the encyclopedia of an attraction', () => {
  const QUERY = `query ($id: AttractionId!, $language: Language!) {
    attraction(id: $id) { ... on Attraction { hasArticle articles { language title url }
    encyclopedia(language: $language) { __typename
    ... on EncyclopediaText { language title html shortHtml isShortened url attribution licence licenceUrl }
      ... on Unavailable { reason } } } } }`;
  const of = async (id: number, language = 'fi') =>
    (
      await client.ask<{
        attraction: { hasArticle: boolean; articles: unknown[]; encyclopedia: Record<string, unknown> | null };
      }>(QUERY, { id, language })
    ).attraction;

  test.each([
    [
      IDS.evo,
      'fi',
      {
        __typename: 'EncyclopediaText',
        language: 'fi',
        title: 'Evo',
        shortHtml: '<p><b>Evo</b> on kylä.</p>',
        isShortened: true,
      },
    ],
    [IDS.evo, 'sv', { __typename: 'EncyclopediaText', language: 'sv', title: 'Evois' }],
    [IDS.evo, 'en', { __typename: 'EncyclopediaText', language: 'fi' }],
    [IDS.fortress, 'fi', { __typename: 'EncyclopediaText', language: 'sv' }],
    [IDS.item, 'sv', { __typename: 'EncyclopediaText', language: 'sv', title: 'Evois' }],
    [IDS.item, 'en', { __typename: 'EncyclopediaText', language: 'fi', title: 'Evo' }],
    [IDS.gone, 'fi', { __typename: 'Unavailable', reason: 'NO_DATA' }],
    [IDS.unknownItem, 'fi', { __typename: 'Unavailable', reason: 'NO_DATA' }],
  ] as const)(
    'is its article’s, or that of its item, in the next best language (%d, %s)',
    async (id, language, expected) => {
      expect((await of(id, language)).encyclopedia).toMatchObject(expected);
    },
  );

  test('is null without an article, and is not the article of its artist', async () => {
    expect([await of(IDS.none), await of(IDS.artist)]).toEqual([
      { hasArticle: false, articles: [], encyclopedia: null },
      {
        hasArticle: false,
        articles: [{ language: 'fi', title: 'Evo', url: 'https://fi.wikipedia.org/wiki/Evo' }],
        encyclopedia: null,
      },
    ]);
    expect([(await of(IDS.evo)).hasArticle, (await of(IDS.item)).hasArticle]).toEqual([true, true]);
  });

  test('is what the last import stored, without asking anybody', async () => {
    const texts = { fi: { title: 'Evo', extract: '<p>Varastosta.<script>alert(1)</script></p>' } };
    await server.db.pool.query(
      `INSERT INTO encyclopedia_article (article, published, texts, fetched_at)
       VALUES ('fi:Evo', true, $1, now()), ('Q1', false, $1, now())`,
      [texts],
    );
    const before = service.asked.length;
    expect((await of(IDS.evo, 'en')).encyclopedia).toMatchObject({ language: 'fi', html: '<p>Varastosta.</p>' });
    expect(service.asked.length).toBe(before);
    expect((await of(IDS.item, 'sv')).encyclopedia).toMatchObject({ title: 'Evois' });
    await server.db.pool.query('DELETE FROM encyclopedia_article');
  });
});

describe('a hostile encyclopedia', () => {
  const leading =
    (location: string): Answering =>
    (_request, response) =>
      void response.writeHead(302, { location }).end();
  const page = (fields: Record<string, unknown>) => JSON.stringify({ query: { pages: [{ title: 'X', ...fields }] } });
  // Issue "Weather and encyclopedia": A hostile encyclopedia does no harm; its pictures are left out (RULINGS 28)
  test.each([
    ['leads to an inner address', leading('http://169.254.169.254/latest/meta-data'), 503],
    ['leads to another port', leading('http://127.0.0.1:22/'), 503],
    ['leads to a script', leading('javascript:alert(1)'), 503],
    ['sends a page', sending('<html><script>alert(1)</script>', 'text/html'), 503],
    ['sends JSON as something else', sending(page({ extract: '<p>a</p>' }), 'text/plain'), 503],
    ['sends half of it', sending(page({ extract: '<p>a</p>' }).slice(0, 30), JSON_TYPE), 503],
    ['sends numbers for texts', sending(page({ extract: 7 }), JSON_TYPE), 503],
    ['sends lists for texts', sending(page({ extract: ['<p>a</p>'] }), JSON_TYPE), 503],
    ['sends null', sending('null', JSON_TYPE), 503],
    ['sends its prototype', sending('{"__proto__":{"query":{}},"constructor":{}}', JSON_TYPE), 503],
    ['sends far too much', sending(Buffer.alloc(2_000_000, 32), JSON_TYPE), 503],
    ['nests deep', sending('['.repeat(400_000), JSON_TYPE), 503],
    ['is silent', () => undefined, 504],
    ['sends nothing but scripts', sending(page({ extract: '<script>alert(1)</script>' }), JSON_TYPE), 404],
  ] satisfies [string, Answering, number][])('that %s does no harm', async (what, answering, status) => {
    const own = await startUpstream(answering);
    const log = logInto(lines);
    const { encyclopedia } = outsideAt({ wikipediaUrl: `${own.url}/{lang}` }, log, TIMEOUT_MS);
    const { articleText } = await import('#api/domain/outside/encyclopedia.ts');
    const asked = articleText({ outside: { encyclopedia } }, { language: 'fi', title: what }, 'sv');
    await expect(asked).rejects.toMatchObject({
      name: 'UnavailableError',
      reason: { 503: 'down', 504: 'timeout', 404: 'noData' }[status],
    });
    expect(own.asked.length).toBe(1);
    expect(lines.length).toBe(status === 404 ? 0 : 1);
    expect(lines.join('')).not.toContain(what);
    own.close();
  });

  test('has its scripts, handlers and pictures left out, and its broken letters replaced', async () => {
    const json = JSON.stringify({
      query: {
        pages: {
          1: {
            title: 'Vaara',
            extract:
              '<p onclick="alert(1)">Va@ara<img src=x onerror=alert(1)><a href="javascript:alert(1)">x</a></p>' +
              '<svg onload=alert(1)>',
            langlinks: [{ lang: 'sv', '*': 'a|b' }],
          },
        },
      },
    });
    const [before = '', after = ''] = json.split('@');
    service.answer(
      sending(Buffer.concat([Buffer.from(before), Buffer.from([0xc3, 0x28]), Buffer.from(after)]), JSON_TYPE),
    );
    expect((await wikiHtml({ language: 'fi', title: 'Vaara' })).body).toMatchObject({ html: '<p>Va\ufffd(arax</p>' });
  });
});

describe.skipIf(sharedFile('wikipedia/action-extracts.json') === null)('with the real answers', () => {
  const real = (name: string) => readFileSync(sharedFile(`wikipedia/${name}.json`) ?? '', 'utf8');

  test('the text is theirs, up to the first heading', async () => {
    service.answer(sending(real('action-extracts'), JSON_TYPE));
    const { body } = await wikiHtml({ language: 'en', title: 'Python_(programming_language)' });
    expect(body).toMatchObject({
      language: 'en',
      title: 'Python (programming language)',
      isShortened: true,
      html: expect.stringMatching(/^<p>Python is a high-level.*TIOBE.*<\/p>$/s),
      extract: expect.stringMatching(/^<p>Python is a high-level.*functional programming\.<\/p>$/),
    });
    expect(JSON.stringify(body)).not.toContain('History');
  });

  test('a missing page is missing, and the other languages are those that are linked', async () => {
    service.answer(sending(real('action-missing-page'), JSON_TYPE));
    expect(await wikiHtml({ language: 'en', title: 'NonExistentPage WikiAPI Test 12345' })).toMatchObject({
      status: 404,
    });
    const { pagesOf } = await import('#api/outside/encyclopedia/wikiAnswers.ts');
    expect(
      pagesOf(JSON.parse(real('action-langlinks')), ['Python (programming language)']).get(
        'Python (programming language)',
      ),
    ).toMatchObject({ titles: { fi: 'Python (ohjelmointikieli)', sv: 'Python (programspråk)' } });
  });
});
