// Issue "In the pocket": Offline by use: shell, visited places, lists, tiles, thumbs
import { describe, expect, test } from 'vitest';
import { isGatewayError } from '#web/data/relay/hasArrived.ts';
import { type Asked, isOutdated, isPublic, CACHE_RULES, ownUrl, treatmentOf } from './rules.ts';

const HOME = 'https://taival.example';
const ask = (path: string, asked: Partial<Asked> = {}) =>
  treatmentOf(
    { method: 'GET', mode: 'cors', credentials: 'same-origin', url: new URL(path, HOME).href, ...asked },
    HOME,
  );
const answer = (path: string, asked: Partial<Asked> = {}) => ask(path, { credentials: 'omit', ...asked });
const page = (path: string) => ask(path, { mode: 'navigate', credentials: 'include' });

describe('a request', () => {
  test.each(['/', '/?attraction=5', '/v', '/v/map', '/v/place/5?lang=sv', '/v/intro/en'])(
    'that opens %s is for a page',
    (path) => {
      expect(page(path)?.kind).toBe('page');
      expect(ask(path)).toBeNull();
    },
  );

  test('that opens a page has the same key in the installed app and in a tab', () => {
    expect(page('/v/place?pwa=1')?.key).toBe('/v/place');
    expect(page('/v/place/5?lang=sv&pwa=1#top')?.key).toBe('/v/place/5?lang=sv');
    expect(page('/v/place/5?lang=fi')?.key).not.toBe(page('/v/place/5')?.key);
  });

  test.each([
    '/graphql?documentId=a',
    '/api/openapi.json',
    '/api/query/attractions.geojson',
    '/share?text=x',
    '/manifest.webmanifest',
    '/sw.js',
    '/shell.html',
    '/robots.txt',
    '/healthz',
    '/vanha',
  ])('that opens %s is not handled', (path) => {
    expect(page(path)).toBeNull();
  });

  test('for a file of the build is for a file', () => {
    expect(ask('/assets/index-1.js')?.kind).toBe('file');
    expect(ask('/static/map/light.png')?.kind).toBe('file');
    expect(ask('/favicon.svg')?.kind).toBe('file');
  });

  test('of a persisted operation is for an answer where it carries no cookies', () => {
    const path = '/graphql?documentId=abc&variables=%7B%22id%22%3A5%7D';
    expect(answer(path)).toEqual({ kind: 'answer', key: path, version: null, saved: null });
    expect(ask(path)).toBeNull();
    expect(ask(path, { credentials: 'include' })).toBeNull();
    expect(answer('/graphql?query={dataSet{version}}')).toBeNull();
    expect(answer('/graphql?documentId=abc&query=x')).toBeNull();
  });

  test.each(['POST', 'PUT', 'DELETE', 'HEAD'])('with the method %s is not handled', (method) => {
    expect(answer('/graphql?documentId=abc', { method })).toBeNull();
    expect(ask('/assets/index-1.js', { method })).toBeNull();
  });

  test('to another server is not handled', () => {
    expect(ask('https://tiles.example/tiles/base/1/4/8/4.mvt')).toBeNull();
    expect(ask('https://taival.example:8443/assets/index-1.js')).toBeNull();
  });

  test('for a tile at the CDN is treated as one to our server', () => {
    const [tile, cdn] = ['/tiles/attractions/7/all/10/583/296.mvt', 'https://cdn.example/taival'];
    for (const url of [cdn + tile, `https://cdn.example${tile}`]) expect(ownUrl(url, cdn, HOME)).toBe(HOME + tile);
    for (const url of [`https://cdn.example/a.js`, `https://else.example${tile}`, `${HOME}/assets/a.js`])
      expect(ownUrl(url, cdn, HOME)).toBe(url);
    expect(ownUrl(cdn + tile, '', HOME)).toBe(cdn + tile);
  });

  test('for a tile has a key without its version, which says whether the tile is current', () => {
    expect(ask('/tiles/base/e1.0/10/583/296.mvt')).toEqual({
      kind: 'tile',
      key: '/tiles/base/10/583/296.mvt',
      version: 'e1.0',
      saved: '/saved/tiles/base/10/583/296.mvt',
    });
    expect(ask('/tiles/attractions/7/all/10/583/296.mvt')).toEqual({
      kind: 'tile',
      key: '/tiles/attractions/all/10/583/296.mvt',
      version: '7',
      saved: '/saved/tiles/attractions/all/10/583/296.mvt',
    });
    expect(ask('/tiles/elevation/e1/10/583/296.webp')).toEqual({
      kind: 'tile',
      key: '/tiles/elevation/10/583/296',
      version: 'e1',
      saved: '/saved/tiles/elevation/10/583/296',
    });
    expect(ask('/tiles/attractions/7/museum/10/583/296.mvt')).toEqual({
      kind: 'tile',
      key: '/tiles/attractions/museum/10/583/296.mvt',
      version: '7',
      saved: '/saved/tiles/attractions/all/10/583/296.mvt',
    });
  });

  test('for a picture is for a thumb, which saved areas have, or for a photo', () => {
    expect(ask('/placemaps/7/5_dark.webp')).toEqual({
      kind: 'thumb',
      key: '/placemaps/5_dark.webp',
      version: '7',
      saved: '/placemaps/5_dark.webp',
    });
    expect(ask('/thumbs/5/x_240.jpg')).toEqual({
      kind: 'thumb',
      key: '/thumbs/5/x_240.jpg',
      version: null,
      saved: '/thumbs/5/x_240.jpg',
    });
    expect(ask('/profiles/x_50sq.jpg')?.kind).toBe('thumb');
    expect(ask('/images/5/x.jpg')?.kind).toBe('photo');
  });

  test.each(['/tiles/base/1/10/583/296.mvt?x=1', '/assets/index-1.js?x=1', '/thumbs/5/x_240.jpg?x=1'])(
    'for %s with an unknown query is not handled',
    (path) => {
      expect(ask(path)).toBeNull();
    },
  );
});

// Issue "In the pocket": Nothing that is somebody's own is kept where the worker answers from
test.each([
  [200, 'public, max-age=60, stale-while-revalidate=600', true],
  [200, 'public, max-age=31536000, immutable', true],
  [200, 'Public', true],
  [200, 'private, no-store', false],
  [200, 'public, no-store', false],
  [200, 'no-cache', false],
  [200, 'max-age=60', false],
  [200, null, false],
  [404, 'public, max-age=60', false],
  [206, 'public, max-age=60', false],
])('an answer of %d with "%s" may be cached: %s', (status, cacheControl, isCached) => {
  expect(isPublic(status, cacheControl)).toBe(isCached);
});

test('the failure of a gateway does not count as an answer; the server’s own failure does', () => {
  expect([200, 404, 429, 500, 502, 503, 504].filter(isGatewayError)).toEqual([502, 503, 504]);
});

test('caches of other formats are deleted; those of other parts and of other programs stay', () => {
  const current = Object.values(CACHE_RULES).map(({ cache }) => cache);
  const all = ['taival-answers-v0', 'taival-answers-v2', ...current, 'taival-saved-v1', 'taival-saved-v2', 'other'];
  expect(all.filter((cache) => isOutdated(cache, current))).toEqual(['taival-answers-v0', 'taival-answers-v2']);
});

test('every cache is bounded in entries and age', () => {
  for (const { maxEntries, maxAgeS } of Object.values(CACHE_RULES)) {
    expect(maxEntries).toBeLessThanOrEqual(2500);
    expect(maxAgeS).toBeLessThanOrEqual(90 * 86_400);
  }
});
