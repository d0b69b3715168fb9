import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NO_OUTSIDE_MAPS } from '#common/baseMap.ts';
import { publishHelsinki } from '../../support/made/helsinki.ts';
import { IDS } from '../../support/made/placesOfHelsinki.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';
import { makeWebFolder } from '../../support/webFolder.ts';

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

/** What stands for a parameter of a path; every other one is a number. */
const SAMPLES: Readonly<Record<string, string>> = { code: '1', '*': 'map' };

const pathOf = (url: string) =>
  url.replace(/:(\w+)|\*/g, (whole, name: string | undefined) => SAMPLES[name ?? whole] ?? '1');

const isEmbed = (url: string) => url === '/embed/map' || url === '/embed/place/:id';

// Issue "A service others build on": `*` by default for embeds only; all else stays unframeable
test('every answer except embeds refuses to be framed', async () => {
  const routes = server.app.declaredRoutes().filter(({ method }) => method === 'GET' || method === 'POST');
  expect(routes.length).toBeGreaterThan(60);
  expect(routes.filter(({ url }) => isEmbed(url))).toHaveLength(2);
  for (const { method, url } of routes) {
    const response = await fetch(server.url + pathOf(url), { method, redirect: 'manual' });
    await response.body?.cancel();
    const framing = {
      url,
      option: response.headers.get('x-frame-options'),
      ancestors: /frame-ancestors ([^;]*)/.exec(response.headers.get('content-security-policy') ?? '')?.[1],
    };
    expect(framing).toEqual(
      isEmbed(url) ? { url, option: null, ancestors: '*' } : { url, option: 'DENY', ancestors: "'none'" },
    );
  }
});

test('an address of no route refuses to be framed too', async () => {
  for (const path of ['/embed', '/embed/other', '/embed/map/x', '/nothing']) {
    const { headers } = await fetch(server.url + path);
    expect([path, headers.get('x-frame-options')]).toEqual([path, 'DENY']);
  }
});

test('embeds set no cookie, ask for nothing of the device, and can send no form', async () => {
  for (const path of ['/embed/map', `/embed/place/${IDS.museum}`]) {
    const { headers } = await fetch(server.url + path, { headers: { cookie: 'session=stolen' } });
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('content-security-policy')).toContain("form-action 'none'");
    expect(headers.get('permissions-policy')).toBe('geolocation=(), camera=(), microphone=()');
  }
});

test('the operator says who may frame embeds; the preview of our own pages always may', async () => {
  const config = { outsideMaps: NO_OUTSIDE_MAPS, publicUrl: null, rateLimits: false, trustProxy: 0 };
  for (const [embedAncestors, expected, oembed] of [
    ['none', "frame-ancestors 'self';", false],
    ['https://a.example https://*.b.example', "frame-ancestors 'self' https://a.example https://*.b.example;", true],
  ] as const) {
    const other = await startTestServer({ webFolder, config: { ...config, embedAncestors } });
    const { headers } = await fetch(`${other.url}/embed/place/1`);
    const page = await (await fetch(`${other.url}/v/map/museum`)).text();
    const asked = `${other.url}/api/oembed?url=${encodeURIComponent('https://taival.example/v/map/museum')}`;
    const { status } = await fetch(asked);
    const robots = await (await fetch(`${other.url}/robots.txt`)).text();
    await other.stop();
    expect(headers.get('content-security-policy')).toContain(expected);
    expect([page.includes('json+oembed'), status]).toEqual([oembed, oembed ? 200 : 404]);
    expect([robots.includes('/api/oembed'), robots.includes('/api/query/')]).toEqual([oembed, true]);
  }
});
