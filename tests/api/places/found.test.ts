import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createContext } from '#api/domain/core/context.ts';
import { sitemapRoutes } from '#api/http/pages/sitemap.ts';
import { createLog } from '#api/platform/log.ts';
import { madeFilename, makeImage } from '../../support/made/madeImages.ts';
import { endIdentity, hideIdentity, publishMade } from '../../support/made/madePlaces.ts';
import { IDS, PLACES } from '../../support/made/placesOfHelsinki.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';
import { makeUser } from '../../support/visitors.ts';

const HOSTILE = {
  id: 77,
  name: `</title><script>alert("1")</script>' onload=x`,
  category: 'amenity/cafe',
  position: [24.95, 60.17],
} as const;
/** Enough of them that their list is worth compressing. */
const CAFES = Array.from(
  { length: 8 },
  (_, at) => ({ id: 100 + at, name: `Kahvila ${at}`, category: 'amenity/cafe', position: [24.95, 60.17] }) as const,
);
const ALL = [...PLACES, HOSTILE, ...CAFES];

const folder = mkdtempSync(path.join(tmpdir(), 'taival-found-'));
let server: TestServer;

beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    path.join(folder, 'index.html'),
    '<!doctype html><html lang="fi"><head><title>Taival</title></head><body><div id="root"></div></body></html>',
  );
  writeFileSync(path.join(folder, 'operations.json'), '{}');
  writeFileSync(path.join(folder, 'languages.json'), '{}');
  server = await startTestServer({ webFolder: folder });
  await publishMade(server.db, 1, ALL);
  await endIdentity(server.db, IDS.merged, 'Linnoituksen museo', IDS.museum);
  await endIdentity(server.db, IDS.mergedTwice, 'Linnoituksen vanha museo', IDS.merged);
  await hideIdentity(server.db, IDS.hidden);
}, 60_000);

afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const get = (pathname: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${pathname}`, { headers, redirect: 'manual' });

async function head(pathname: string, headers: Record<string, string> = {}) {
  const response = await get(pathname, headers);
  const html = await response.text();
  const one = (pattern: RegExp) => pattern.exec(html)?.[1] ?? null;
  return {
    status: response.status,
    html,
    lang: one(/<html lang="(.*?)">/),
    title: one(/<title>(.*?)<\/title>/),
    description: one(/<meta name="description" content="(.*?)">/),
    canonical: one(/<link rel="canonical" href="https:\/\/taival\.example(.*?)">/),
    shared: one(/<meta property="og:url" content="https:\/\/taival\.example(.*?)">/),
    robots: one(/<meta name="robots" content="(.*?)">/),
    picture: one(/<meta property="og:image" content="https:\/\/taival\.example(.*?)">/),
    pictureSize: [
      one(/<meta property="og:image:width" content="(.*?)">/),
      one(/<meta property="og:image:height" content="(.*?)">/),
    ],
    pictureText: one(/<meta property="og:image:alt" content="(.*?)">/),
  };
}

describe('the head of a page', () => {
  // SPEC §2: What is served for a place or profile says its title, description, picture, address and languages
  test('of a place describes it in the language that was asked for', async () => {
    expect(await head(`/v/map/${IDS.fortress}?lang=en&pos=11,24.9,60.1`)).toMatchObject({
      status: 200,
      lang: 'en',
      title: 'Fortress Island, Helsinki, Uusimaa – Taival',
      description: 'An island',
      canonical: `/v/place/${IDS.fortress}?lang=en`,
      shared: `/v/map/${IDS.fortress}?pos=11,24.9,60.1&amp;lang=en`,
      robots: null,
    });
  });

  test.each([
    [`/v/place/${IDS.mergedTwice}`, `/v/place/${IDS.museum}`],
    [`/v/map/${IDS.merged}?pos=11,24.9,60.1&lang=sv`, `/v/map/${IDS.museum}?pos=11,24.9,60.1&lang=sv`],
    [`/?attraction=${IDS.merged}`, `/v/place/${IDS.museum}`],
  ])('of a place that was merged leads to the address of the place it is part of now (%s)', async (path, place) => {
    const response = await get(path);
    expect([response.status, response.headers.get('location')]).toEqual([301, place]);
    expect((await get(place)).status).toBe(200);
  });

  test('of a place without a description names its category', async () => {
    expect(await head(`/v/place/${IDS.museum}`)).toMatchObject({
      lang: 'fi',
      description: 'Museo',
      canonical: `/v/place/${IDS.museum}`,
    });
  });

  // SPEC §2: What is served for a place or profile says its title, description, picture, address and languages
  test('of a place shows its first photo that everybody may see, and without one the product’s picture', async () => {
    await makeImage(server.db.pool, server.files, { attractionId: IDS.fortress, seed: 1, width: 800, height: 600 });
    await makeImage(server.db.pool, server.files, { attractionId: IDS.museum, seed: 2, state: 'PENDING' });
    const picture = `/previews/${IDS.fortress}/${madeFilename(1)}.jpg`;
    expect(await head(`/v/place/${IDS.fortress}?lang=en`)).toMatchObject({
      picture,
      pictureSize: ['1200', '630'],
      pictureText: 'Fortress Island',
    });
    const made = await get(picture);
    expect([made.status, made.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const bytes = Buffer.from(await made.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect(bytes.byteLength).toBeLessThan(300_000);
    expect((await get(picture, { 'if-none-match': made.headers.get('etag') ?? '' })).status).toBe(304);
    for (const none of [`${IDS.museum}/${madeFilename(2)}.jpg`, `${IDS.fortress}/${madeFilename(9)}.jpg`, 'x/y.jpg'])
      expect((await get(`/previews/${none}`)).status).toBe(404);
    expect(await head(`/v/place/${IDS.museum}`)).toMatchObject({
      picture: '/static/share.png',
      pictureSize: ['1200', '630'],
    });
  });

  // SPEC §2: What is served for a place or profile says its title, description, picture, address and languages
  test('of a profile names its user, wherever the name stands and however it is written', async () => {
    const id = await makeUser(server.db, { email: 'vaeltaja@example.org', username: 'Väinö_V' });
    await server.db.pool.query(`UPDATE app_user SET description = 'Laavulta laavulle' WHERE id = $1`, [id]);
    const expected = {
      status: 200,
      title: 'Väinö_V – Taival',
      description: 'Laavulta laavulle',
      canonical: '/v/profile/V%C3%A4in%C3%B6_V?lang=sv',
      robots: null,
    };
    expect(await head(`/v/profile/${encodeURIComponent('väinö_v')}?lang=sv`)).toMatchObject(expected);
    expect(await head(`/?profile=${encodeURIComponent('Väinö_V')}&lang=sv`)).toMatchObject(expected);
  });

  test('of a profile of nobody, or of somebody with an unproved address, says nothing, with status 404', async () => {
    await makeUser(server.db, { email: 'odottaja@example.org', username: 'odottaja', confirmed: false });
    for (const name of ['kukaan', 'odottaja', '%00']) {
      expect(await head(`/v/profile/${name}`), name).toMatchObject({
        status: 404,
        title: 'Taival',
        canonical: null,
        robots: 'noindex',
      });
    }
  });

  test('of a list names what it lists, with one address wherever its map stands', async () => {
    expect(await head('/v/place/museum?pos=11,24.9,60.1', { 'accept-language': 'sv' })).toMatchObject({
      lang: 'sv',
      title: 'Museer – Taival',
      description: 'Museer. Finlands naturområden, vandringsleder, sevärdheter och tjänster på kartan och i listor.',
      canonical: '/v/place/museum',
      shared: '/v/place/museum?pos=11,24.9,60.1',
    });
    expect(await head('/v/map/category-tourism-museum')).toMatchObject({
      title: 'Museo – Taival',
      canonical: '/v/map/category-tourism-museum',
    });
    expect(await head('/v/map/none')).toMatchObject({ title: 'Retkeily – Taival', canonical: '/v/map' });
  });

  test('of the intro has an address for each language', async () => {
    expect(await head('/')).toMatchObject({ title: 'Taival', canonical: '/', shared: '/' });
    expect(await head('/v/intro/en')).toMatchObject({
      lang: 'en',
      title: 'Taival',
      canonical: '/v/intro/en',
      shared: '/v/intro/en',
    });
  });

  test('of a page of text has its title', async () => {
    expect(await head('/v/help?lang=sv')).toMatchObject({
      lang: 'sv',
      title: 'Hjälp – Taival',
      description: 'Så använder du Taival: sökning, karta, listor, leder, egna platser och användning utan nät.',
      canonical: '/v/help/sv',
    });
  });

  test.each([
    ['/v/developers/en', '<h1>For developers</h1><p>Taival’s places are open data'],
    ['/v/help/fi', '<h1>Ohje</h1><p>Näin käytät Taivalia'],
    ['/v/about/sv', '<h1>Om'],
    ['/v/feedback/en', '<p>Tell us what works'],
    ['/v/place/123456?lang=en', '<p>This page was not found.</p><ul><li><a href="/v/map?lang=en">'],
    ['/v/profile/kukaan?lang=sv', '<p>Sidan hittades inte.</p>'],
  ])('%s can be read without the program', async (path, text) => {
    const early = /<main class="early-page">(.*?)<\/main>/s.exec((await head(path)).html)?.[1];
    expect(early).toContain(text);
  });

  test('of a point names it, and excludes it from search engines', async () => {
    expect(await head('/v/place?point=24.95,60.17')).toMatchObject({
      title: '60.17000, 24.95000 – Taival',
      canonical: null,
      robots: 'noindex',
    });
  });

  test('of a page for one person is not for search engines', async () => {
    expect(await head('/v/home')).toMatchObject({ title: 'Taival', canonical: null, shared: null, robots: 'noindex' });
    expect(await head('/v/setpw?resetToken=secret')).toMatchObject({ canonical: null, shared: null });
  });

  test('holds a hostile name as text', async () => {
    const { title, html } = await head(`/v/place/${HOSTILE.id}`);
    expect(title).toContain('&lt;/title&gt;&lt;script&gt;');
    expect(html).not.toContain('<script>');
    // Within the data for machines a quotation mark ends nothing.
    expect(html.replace(/<script type="application\/ld\+json">.*?<\/script>/, '')).not.toContain(`' onload`);
  });

  test.each([IDS.hidden, 123_456])(
    'of a place that is not there says nothing of it, with status 404 (%d)',
    async (id) => {
      expect(await head(`/v/place/${id}`)).toMatchObject({
        status: 404,
        title: 'Taival',
        canonical: null,
        robots: 'noindex',
      });
    },
  );

  test('of a user’s own place says nothing of it', async () => {
    expect(await head(`/v/place/${IDS.own}`)).toMatchObject({
      status: 200,
      title: 'Taival',
      canonical: null,
      shared: null,
    });
  });
});

describe('the files for search engines', () => {
  /** The text of an XML file's elements of a name, undone. */
  const elements = (xml: string, name: string) =>
    [...xml.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'g'))].map(([, text]) => text);

  // SPEC §2: What is served for a place or profile says its title, description, picture, address and languages
  test('robots.txt names the sitemap and the paths that are offered to programs, and no others of them', async () => {
    const response = await get('/robots.txt');
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await response.text()).toBe(
      'User-agent: *\nAllow: /api/openapi.json\nAllow: /api/query/\nAllow: /api/oembed\nDisallow: /api/\n\n' +
        'Sitemap: https://taival.example/sitemap.xml\n',
    );
  });

  // SPEC §2: What is served for a place or profile says its title, description, picture, address and languages
  test('the sitemap lists its parts, with the time of the data set', async () => {
    const response = await get('/sitemap.xml');
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const xml = await response.text();
    const [declaration, root] = xml.split('\n');
    expect(declaration).toBe('<?xml version="1.0" encoding="UTF-8"?>');
    expect(root).toMatch(/^<sitemapindex xmlns="http:\/\/www.sitemaps.org\/schemas\/sitemap\/0.9">/);
    expect(elements(xml, 'loc')).toEqual([
      'https://taival.example/sitemaps/pages.xml',
      'https://taival.example/sitemaps/places-1.xml',
    ]);
    for (const time of elements(xml, 'lastmod')) expect(Date.parse(time ?? '')).toBeGreaterThan(Date.now() - 600_000);
  });

  test('each public place is in it once with the date of its data; hidden and own ones are not', async () => {
    const xml = await (await get('/sitemaps/places-1.xml')).text();
    const listed = elements(xml, 'loc').map((url) => Number(url?.replace('https://taival.example/v/place/', '')));
    const visible = ALL.map(({ id }) => id).filter((id) => id !== IDS.hidden);
    expect(listed).toEqual(visible.sort((a, b) => a - b));
    expect(new Set(elements(xml, 'lastmod'))).toEqual(new Set(['2026-05-04']));
  });

  test('the pages in it are there, with an address of their own', async () => {
    const pages = elements(await (await get('/sitemaps/pages.xml')).text(), 'loc').map(
      (url) => url?.replace('https://taival.example', '') ?? '',
    );
    expect(pages).toEqual(expect.arrayContaining(['/', '/v/place', '/v/place/museum', '/v/help']));
    for (const path of pages) expect(await head(path), path).toMatchObject({ status: 200, canonical: path });
  });

  test('comes again only when it has changed, and compressed', async () => {
    const response = await get('/sitemaps/places-1.xml', { 'accept-encoding': 'gzip' });
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect((await get('/sitemaps/places-1.xml', { 'if-none-match': response.headers.get('etag') ?? '' })).status).toBe(
      304,
    );
  });

  test.each([
    '/sitemaps/places-2.xml',
    '/sitemaps/places-0.xml',
    '/sitemaps/places-x.xml',
    '/sitemaps/places-99999999999999.xml',
    '/sitemaps/',
    '/sitemaps/other.xml',
  ])('%s is not there', async (pathname) => {
    expect((await get(pathname)).status).toBe(404);
  });

  test('many places are cut into parts that hold each once', async () => {
    const app = Fastify();
    await sitemapRoutes(app, {
      context: () => createContext(server.db, createLog('silent')),
      limitPage: async () => undefined,
      publicUrl: 'https://taival.example',
      isEmbeddable: true,
      partSize: 4,
    });
    const body = async (url: string) => (await app.inject(url)).body;
    const parts = elements(await body('/sitemap.xml'), 'loc').slice(1);
    expect(parts).toHaveLength(Math.ceil(ALL.length / 4));
    const texts = await Promise.all(parts.map((part) => body(new URL(part ?? '').pathname)));
    const whole = elements(await (await get('/sitemaps/places-1.xml')).text(), 'loc');
    expect(texts.flatMap((xml) => elements(xml, 'loc'))).toEqual(whole);
    await app.close();
  });
});
