import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { madeFilename, makeImage } from '../../support/made/madeImages.ts';
import { IDS } from '../../support/made/placesOfHelsinki.ts';
import type { TestServer } from '../../support/testServer.ts';
import { makeUser } from '../../support/visitors.ts';
import { getPage, headOf, HOSTILE, startFoundPages } from './foundPages.ts';

let server: TestServer;
let end: () => Promise<void>;

beforeAll(async () => {
  ({ server, end } = await startFoundPages());
}, 60_000);

afterAll(() => end());

const get = (pathname: string, headers: Record<string, string> = {}) => getPage(server, pathname, headers);
const head = (pathname: string, headers: Record<string, string> = {}) => headOf(server, pathname, headers);

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
    expect(html.replace(/<script [^>]*type="application\/(ld\+)?json">.*?<\/script>/g, '')).not.toContain(`' onload`);
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
