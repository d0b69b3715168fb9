import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSetsAnew } from '#api/platform/db/publicSets.ts';
import { attractionId } from '#common/places/attractionId.ts';
import { shortPath, signPath } from '#common/urls/shortLink.ts';
import { publishHelsinki } from '../../support/made/helsinki.ts';
import { madeCondition, sourceSays } from '../../support/made/madeConditions.ts';
import { hideIdentity } from '../../support/made/madePlaces.ts';
import { IDS } from '../../support/made/placesOfHelsinki.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';
import { makeWebFolder } from '../../support/webFolder.ts';

const PUBLIC = 'https://taival.example';
const webFolder = makeWebFolder();
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ webFolder });
  await publishHelsinki(server.db);
}, 60_000);

afterAll(async () => {
  await server.stop();
  rmSync(webFolder, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.url + path, { headers, redirect: 'manual' });
const short = (id: number) => shortPath(attractionId(id));
const hrefs = (html: string) =>
  [...html.matchAll(/<a href="([^"]*)"([^>]*)>/g)].map(([, href, rest]) => ({ href, rest }));

describe('a short link', () => {
  test('leads to its place, in the language that it names', async () => {
    const response = await get(short(IDS.museum));
    expect([response.status, response.headers.get('location')]).toEqual([302, `/v/place/${IDS.museum}`]);
    expect((await get(`${short(IDS.museum)}?lang=sv`)).headers.get('location')).toBe(`/v/place/${IDS.museum}?lang=sv`);
    expect((await get(`${short(IDS.museum)}?lang=//evil`)).headers.get('location')).toBe(`/v/place/${IDS.museum}`);
  });

  test('of a place that was merged leads to the one it is part of', async () => {
    expect((await get(short(IDS.mergedTwice))).headers.get('location')).toBe(`/v/place/${IDS.museum}`);
  });

  test('of nothing is a page that says so in the language of the browser', async () => {
    for (const path of [short(987_654_321), '/p/U', '/p/ZZZZZZZZZZZZ', short(IDS.own)]) {
      const response = await get(path, { 'accept-language': 'sv' });
      expect([path, response.status]).toEqual([path, 404]);
      expect(await response.text()).toContain('Platsen hittades inte.');
    }
  });
});

describe('the sign of a place', () => {
  test('is an SVG with its name and short address', async () => {
    const response = await get(`${signPath(attractionId(IDS.museum))}?lang=en`);
    expect(response.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    const svg = await response.text();
    expect(svg).toContain(`>taival.example${short(IDS.museum)}</text>`);
    expect(svg).toMatch(/<title>.+<\/title>/);
  });

  test('of no place is 404', async () => {
    expect((await get(signPath(attractionId(987_654_321)))).status).toBe(404);
    expect((await get(signPath(attractionId(IDS.hidden)))).status).toBe(404);
  });
});

describe('an embedded map', () => {
  test('lists its places as links that open full pages in a new tab', async () => {
    const html = await (await get('/embed/map?kind=museum&pos=11,24.95,60.17&theme=dark&lang=en')).text();
    expect(html).toContain('<html lang="en" data-theme="dark">');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toContain('<h1>Museums</h1>');
    const links = hrefs(html);
    expect(links.map(({ href }) => href)).toContain(`/v/place/${IDS.museum}?lang=en`);
    expect(links.map(({ href }) => href)).toContain(`/v/map/museum?pos=11,24.95,60.17&amp;lang=en`);
    expect(links.filter(({ rest }) => rest !== ' target="_blank" rel="noopener"')).toEqual([]);
    expect(html).toContain('OpenStreetMap');
    expect(html).not.toMatch(/<form|<button|<input|onclick/);
  });

  test('is the same for a visitor with a session, and is not sent again', async () => {
    const path = '/embed/map?kind=museum&lang=fi';
    const [anybody, somebody] = [await get(path), await get(path, { cookie: 'session=x; __Host-session=x' })];
    const etag = anybody.headers.get('etag') ?? '';
    expect(somebody.headers.get('etag')).toBe(etag);
    expect((await get(path, { 'if-none-match': etag })).status).toBe(304);
  });

  test('of a category that does not exist shows no places', async () => {
    const response = await get('/embed/map?category=nothing&lang=en');
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('There are no places in this area.');
  });
});

describe('an embedded place', () => {
  test('links to its page, or to that of the place that it was merged into', async () => {
    for (const id of [IDS.museum, IDS.mergedTwice]) {
      const html = await (await get(`/embed/place/${id}`)).text();
      expect(hrefs(html)[0]?.href).toBe(`/v/place/${IDS.museum}`);
    }
  });

  test('says that it is closed, as soon as that is known and until it is reopened', async () => {
    const page = async (lang: string) => (await get(`/embed/place/${IDS.fortress}?lang=${lang}`)).text();
    expect(await page('sv')).not.toContain('Stängt');
    const closed = { key: 'muuri', kind: 'CLOSED', placeId: IDS.fortress, from: 0, until: null } as const;
    await sourceSays(server.db, 'managers', 0, [madeCondition(closed, 0)]);
    readSetsAnew(server.db);
    expect(await page('sv')).toMatch(/<p><strong>Stängt<\/strong>/);
    await sourceSays(server.db, 'managers', 1, []);
    readSetsAnew(server.db);
    expect(await page('sv')).not.toContain('Stängt');
  });

  test('that is not there is a sentence with a link to the map', async () => {
    for (const id of [987_654_321, IDS.hidden, IDS.own, 'x']) {
      const response = await get(`/embed/place/${id}?lang=en`);
      const html = await response.text();
      expect([id, response.status]).toEqual([id, 404]);
      expect(html).toContain('This place was not found.');
      expect(hrefs(html)[0]?.href).toBe(`/v/map?lang=en`);
    }
  });
});

describe('oEmbed', () => {
  const ask = (url: string, more = '') => get(`/api/oembed?url=${encodeURIComponent(url)}${more}`);

  test('answers the frame of a place, a map and a short link', async () => {
    const place = await ask(`${PUBLIC}/v/place/${IDS.museum}?lang=sv`, '&maxwidth=400&maxheight=200');
    expect(place.headers.get('access-control-allow-origin')).toBe('*');
    expect(await place.json()).toMatchObject({
      version: '1.0',
      type: 'rich',
      provider_name: 'Taival',
      width: 400,
      height: 200,
      html: expect.stringContaining(`<iframe src="${PUBLIC}/embed/place/${IDS.museum}?lang=sv"`),
    });
    expect(await (await ask(`${PUBLIC}/v/map/museum?pos=9,25,62`)).json()).toMatchObject({
      title: 'Museot',
      html: expect.stringContaining(`${PUBLIC}/embed/map?kind=museum&amp;pos=9,25,62`),
    });
    expect(await (await ask(PUBLIC + short(IDS.mergedTwice))).json()).toMatchObject({
      html: expect.stringContaining(`/embed/place/${IDS.museum}"`),
    });
  });

  test('writes XML where it is asked for, and no other format', async () => {
    const xml = await ask(`${PUBLIC}/v/place/${IDS.museum}`, '&format=xml');
    expect(xml.headers.get('content-type')).toBe('text/xml; charset=utf-8');
    expect(await xml.text()).toMatch(/^<\?xml [^>]*>\n<oembed><version>1\.0<\/version>.*&lt;iframe src=/s);
    expect((await ask(`${PUBLIC}/v/place/${IDS.museum}`, '&format=yaml')).status).toBe(400);
  });

  test('answers no frame larger than asked, nor one that is too small to be used', async () => {
    const frame = await (await ask(`${PUBLIC}/v/place/${IDS.museum}`, '&maxwidth=300&maxheight=5000')).json();
    expect(frame).toMatchObject({ width: 300, height: 420 });
    for (const size of ['&maxwidth=199', '&maxheight=90']) {
      const response = await ask(`${PUBLIC}/v/place/${IDS.museum}`, size);
      expect([response.status, await response.json()]).toEqual([404, { message: 'tooSmall' }]);
    }
  });

  test('knows no other pages', async () => {
    for (const url of [`${PUBLIC}/v/about`, 'https://other.example/v/place/1', `${PUBLIC}/v/place/987654321`, 'x'])
      expect([url, (await ask(url)).status]).toEqual([url, 404]);
  });

  test.each([
    ['', 'url', 'missing'],
    ['?url=x&url=y', 'url', 'invalid'],
    [`?url=${'x'.repeat(2001)}`, 'url', 'tooLong'],
    ['?url=x&maxwidth=0', 'maxwidth', 'outOfRange'],
    ['?url=x&maxheight=10001', 'maxheight', 'outOfRange'],
    ['?url=x&maxheight=1.5', 'maxheight', 'invalid'],
    ['?url=x&maxwidth=wide', 'maxwidth', 'invalid'],
    ['?url=x&format=yaml', 'format', 'unknown'],
  ])('refuses %.40s with the name of the parameter and a code', async (query, parameterName, detail) => {
    const response = await get(`/api/oembed${query}`);
    expect([response.status, await response.json()]).toEqual([400, { parameterName, detail }]);
  });

  test('is found by the head of places and maps alone', async () => {
    const link = /<link rel="alternate" type="application\/json\+oembed" href="([^"]*)"/;
    const html = await (await get(`/v/place/${IDS.museum}`)).text();
    const found = (link.exec(html)?.[1] ?? '').replaceAll('&amp;', '&');
    expect((await get(found.replace(PUBLIC, ''))).status).toBe(200);
    expect(link.test(await (await get('/v/map/museum')).text())).toBe(true);
    expect(link.test(await (await get('/v/about')).text())).toBe(false);
  });
});

test('a hidden place leaves embeds', async () => {
  expect((await get(`/embed/place/${IDS.fortress}`)).status).toBe(200);
  await hideIdentity(server.db, IDS.fortress);
  await expect.poll(async () => (await get(`/embed/place/${IDS.fortress}`)).status).toBe(404);
});
