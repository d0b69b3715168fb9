import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publishMade } from '../support/madePlaces.ts';
import { startTestServer, type TestServer } from '../support/testServer.ts';
import { IDS, PLACES } from './places.ts';

const HOSTILE = { id: 77, name: `</title><script>alert("1")</script>' onload=x`, category: 'amenity/cafe', position: [24.95, 60.17] } as const;

const folder = mkdtempSync(path.join(tmpdir(), 'taival-found-'));
let server: TestServer;

beforeAll(async () => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html><html lang="fi"><head><title>Taival</title></head><body><div id="root"></div></body></html>');
  writeFileSync(path.join(folder, 'operations.json'), '{}');
  server = await startTestServer({ webFolder: folder });
  await publishMade(server.db, 1, [...PLACES, HOSTILE]);
  await server.db.pool.query(`INSERT INTO attraction_edit (attraction_id, kind) VALUES ($1, 'HIDDEN')`, [IDS.hidden]);
}, 60_000);

afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const get = (pathname: string, headers: Record<string, string> = {}) => fetch(`${server.url}${pathname}`, { headers, redirect: 'manual' });

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
  };
}

describe('the head of a page', () => {
  test('of a place tells it in the language that was asked for', async () => {
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

  test('of a place without a description tells what it is and where', async () => {
    expect(await head(`/v/place/${IDS.museum}`)).toMatchObject({ lang: 'fi', description: 'Museo', canonical: `/v/place/${IDS.museum}` });
  });

  test('of a list tells what it lists, in one page wherever its map stands', async () => {
    expect(await head('/v/place/museum?pos=11,24.9,60.1', { 'accept-language': 'sv' })).toMatchObject({
      lang: 'sv',
      title: 'Museer – Taival',
      description: 'Museer. Finlands naturområden, vandringsleder, sevärdheter och tjänster på kartan och i listor.',
      canonical: '/v/place/museum',
      shared: '/v/place/museum?pos=11,24.9,60.1',
    });
    expect(await head('/v/map/category-tourism-museum')).toMatchObject({ title: 'Museo – Taival', canonical: '/v/map/category-tourism-museum' });
    expect(await head('/v/map/none')).toMatchObject({ title: 'Retkeily – Taival', canonical: '/v/map' });
  });

  test('of the intro has an address for each language', async () => {
    expect(await head('/')).toMatchObject({ title: 'Taival', canonical: '/', shared: '/' });
    expect(await head('/v/intro/en')).toMatchObject({ lang: 'en', title: 'Taival', canonical: '/v/intro/en' });
  });

  test('of a point names it, and keeps it out of search engines', async () => {
    expect(await head('/v/place?point=24.95,60.17')).toMatchObject({ title: '60.17000, 24.95000 – Taival', canonical: null, robots: 'noindex' });
  });

  test('of a page for one person is not for search engines', async () => {
    expect(await head('/v/home')).toMatchObject({ title: 'Taival', canonical: null, shared: null, robots: 'noindex' });
    expect(await head('/v/setpw?resetToken=secret')).toMatchObject({ canonical: null, shared: null });
  });

  test('holds a hostile name as text', async () => {
    const { title, html } = await head(`/v/place/${HOSTILE.id}`);
    expect(title).toContain('&lt;/title&gt;&lt;script&gt;');
    expect(html).not.toContain('<script>');
    expect(html).not.toContain(`' onload`);
  });

  test.each([IDS.hidden, 123_456])('of a place that is not there says nothing of it, with status 404 (%d)', async (id) => {
    expect(await head(`/v/place/${id}`)).toMatchObject({ status: 404, title: 'Taival', canonical: null, robots: 'noindex' });
  });

  test('of somebody’s own place tells nothing', async () => {
    expect(await head(`/v/place/${IDS.own}`)).toMatchObject({ status: 200, title: 'Taival', canonical: null, shared: null });
  });
});
