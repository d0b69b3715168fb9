import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createContext } from '#api/domain/core/context.ts';
import { sitemapRoutes } from '#api/http/pages/sitemap.ts';
import { createLog } from '#api/platform/log.ts';
import { IDS } from '../../support/made/placesOfHelsinki.ts';
import type { TestServer } from '../../support/testServer.ts';
import { ALL, getPage, headOf, startFoundPages } from './foundPages.ts';

let server: TestServer;
let end: () => Promise<void>;

beforeAll(async () => {
  ({ server, end } = await startFoundPages());
}, 60_000);

afterAll(() => end());

const get = (pathname: string, headers: Record<string, string> = {}) => getPage(server, pathname, headers);

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
    for (const path of pages) expect(await headOf(server, path), path).toMatchObject({ status: 200, canonical: path });
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
