import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { NO_OUTSIDE_MAPS, type OutsideMaps } from '#common/baseMap.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';

const CONFIG = { publicUrl: null, rateLimits: false, trustProxy: 0 } as const;
const WORKER = 'const tag = "{shell-tag}";\n';
const INTRO_ID = 'a'.repeat(64);

let folder: string;
let servers: TestServer[];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'taival-worker-'));
  servers = [];
  writeFileSync(
    path.join(folder, 'index.html'),
    '<!doctype html><html lang="fi"><head><title>Taival</title></head><body><div id="root"></div></body></html>',
  );
  writeFileSync(path.join(folder, 'operations.json'), JSON.stringify({ IntroQuery: INTRO_ID, MapSlotQuery: INTRO_ID }));
  writeFileSync(path.join(folder, 'languages.json'), '{}');
  writeFileSync(
    path.join(folder, 'persistedQueries.json'),
    JSON.stringify({ [INTRO_ID]: 'query IntroQuery { __typename }' }),
  );
  writeFileSync(path.join(folder, 'sw.js'), WORKER);
});

afterEach(async () => {
  for (const server of servers) await server.stop();
  rmSync(folder, { recursive: true });
});

async function served(
  outsideMaps: OutsideMaps = NO_OUTSIDE_MAPS,
): Promise<(file: string, headers?: Record<string, string>) => Promise<Response>> {
  const server = await startTestServer({
    webFolder: folder,
    config: { ...CONFIG, outsideMaps },
    persistedQueries: { file: path.join(folder, 'persistedQueries.json'), watch: false },
  });
  servers.push(server);
  return (file, headers = {}) => fetch(`${server.url}${file}`, { headers });
}

describe('the service worker', () => {
  // SPEC §7: A service worker is registered at the root
  test('is asked again each time, at the root, and answered 304 while it is the same', async () => {
    const get = await served();
    const response = await get('/sw.js');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
    });
    expect(await response.text()).toMatch(/^const tag = "[\w-]{10,}";\n$/);
    expect((await get('/sw.js', { 'if-none-match': response.headers.get('etag') ?? '' })).status).toBe(304);
  });

  // SPEC §7: A service worker is registered at the root
  test('is another one with other settings or another page, and else the same', async () => {
    const first = await (await (await served())('/sw.js')).text();
    expect(await (await (await served())('/sw.js')).text()).toBe(first);
    const maps = await served({ landSurvey: null, layers: ['osm'] });
    expect(await (await maps('/sw.js')).text()).not.toBe(first);
    writeFileSync(
      path.join(folder, 'index.html'),
      '<!doctype html><html lang="fi"><head><title>Taival</title></head><body><div id="root"></div><p></p>' +
        '</body></html>',
    );
    expect(await (await (await served())('/sw.js')).text()).not.toBe(first);
  });
});

describe('a page', () => {
  const headOf = ({ status, headers }: Response) => [status, headers.get('cache-control'), headers.get('x-shell')];

  // Issue "In the pocket": Offline by use: shell, visited places, lists, tiles, thumbs
  test('with public content may be cached by the worker whose shell it belongs to', async () => {
    const get = await served();
    const tag = /"(.+)"/.exec(await (await get('/sw.js')).text())?.[1];
    for (const address of ['/', '/v/intro/sv'])
      expect(headOf(await get(address))).toEqual([200, 'public, no-cache', tag]);
  });

  test.each(['/v/map', '/v/map/u7', '/v/help', '/v/setpw?token=abc', '/v/place/123456'])(
    'without public content, as %s, may not',
    async (address) => {
      const [, cacheControl, shell] = headOf(await (await served())(address));
      expect([cacheControl, shell]).toEqual(['no-cache', null]);
    },
  );
});

test('the page that the worker shows without a network has the settings, and no data of any visitor', async () => {
  const get = await served({ landSurvey: null, layers: ['osm'] });
  const response = await get('/shell.html', { cookie: 'taival=x', 'accept-language': 'sv' });
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
  });
  // A worker stores no page of another build.
  expect(await (await get('/sw.js')).text()).toContain(`${response.headers.get('x-shell')}`);
  const html = await response.text();
  expect(html).toContain(
    '<script id="taival-config" type="application/json">{"basemap":{"landSurvey":null,"layers":["osm"]}}</script>',
  );
  expect(html).not.toContain('taival-data');
  expect(html).toContain('<meta name="robots" content="noindex">');
});
