import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { REQUEST_LIMITS } from '#api/domain/core/callLimits.ts';
import { NO_OUTSIDE_MAPS } from '#common/baseMap.ts';
import { publishHelsinki } from '../../support/made/helsinki.ts';
import { IDS } from '../../support/made/placesOfHelsinki.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';
import { makeWebFolder } from '../../support/webFolder.ts';

// How often one address may ask for what anybody may see, with small numbers in place of ours.
const MAX = 2;
const SMALL = {
  read: MAX,
  query: MAX,
  plan: MAX,
  download: MAX,
  features: MAX,
  page: MAX,
  tile: MAX,
  image: MAX,
  preview: MAX,
  ready: MAX,
};

const webFolder = makeWebFolder();
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({
    webFolder,
    requestLimits: SMALL satisfies Record<keyof typeof REQUEST_LIMITS, number>,
    config: { outsideMaps: NO_OUTSIDE_MAPS, publicUrl: null, rateLimits: true, trustProxy: 1 },
  });
  await publishHelsinki(server.db);
}, 60_000);

afterAll(async () => {
  await server.stop();
  rmSync(webFolder, { recursive: true });
});

test.each([
  ['pages', '192.0.2.1', (n: number) => `/v/place?bbox=24.${n},60.1,25,60.2`],
  ['parts of the sitemap', '192.0.2.2', () => '/sitemaps/places-1.xml'],
  ['attraction tiles', '192.0.2.3', (n: number) => `/tiles/attractions/2/all/10/58${n}/296.mvt`],
  ['base tiles', '192.0.2.4', (n: number) => `/tiles/base/none/10/58${n}/296.mvt`],
  ['photos', '192.0.2.5', (n: number) => `/images/${IDS.museum}/${n}.jpg`],
  ['thumbnails', '192.0.2.6', (n: number) => `/thumbs/${IDS.museum}/${n}.jpg`],
  ['profile pictures', '192.0.2.7', (n: number) => `/profiles/${n}.jpg`],
  ['pictures of shared links', '192.0.2.9', (n: number) => `/previews/${IDS.museum}/${n}.jpg`],
  ['whether the process is ready', '192.0.2.8', () => '/readyz'],
])('%s: one address is asked to wait, another one is answered', async (_what, address, pathOf) => {
  const ask = (path: string, from: string) => fetch(server.url + path, { headers: { 'x-forwarded-for': from } });
  const statuses: number[] = [];
  for (let n = 0; n < MAX; n += 1) statuses.push((await ask(pathOf(n), address)).status);
  expect(statuses).not.toContain(429);
  const refused = await ask(pathOf(MAX), address);
  expect([refused.status, await refused.json()]).toEqual([429, { message: 'tooManyRequests' }]);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refused.headers.get('ratelimit-policy')).toMatch(new RegExp(`^"[a-z]+";q=${MAX};w=60$`));
  expect(refused.headers.get('ratelimit')).toMatch(/^"[a-z]+";r=0;t=\d+$/);
  expect((await ask(pathOf(MAX), address.replace('192.0.2', '198.51.100'))).status).not.toBe(429);
});

test('asked too often, says when to come again', async () => {
  const limited = await startTestServer({
    config: { outsideMaps: NO_OUTSIDE_MAPS, publicUrl: null, rateLimits: true, trustProxy: 0 },
  });
  try {
    const statuses: number[] = [];
    let last: Response | undefined;
    for (let i = 0; i < 8; i++) {
      last = await fetch(`${limited.url}/api/query/attractions.geojson?attractionKind=none`);
      statuses.push(last.status);
      await last.arrayBuffer();
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(6);
    expect(last?.status).toBe(429);
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
  } finally {
    await limited.stop();
  }
}, 60_000);
