import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { createLog, type Log } from '#api/platform/log.ts';
import type { BaseMap } from './baseMap.ts';
import { tileJsonBaseMap } from './baseMapTileJson.ts';

const OWN = { tiles: '/tiles/base/own.7/{z}/{x}/{y}.mvt', maxZoom: 14, attribution: null, outline: null };
const TILE_JSON = {
  tilejson: '3.0.0',
  tiles: ['https://tiles.example/finland/{z}/{x}/{y}.pbf?key=a'],
  minzoom: 0,
  maxzoom: 15,
  attribution: '<a href="https://a.example/">A</a>',
};

const closers: (() => void | Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** A server on this machine that answers with the listener last given to it. */
async function serve(
  first: RequestListener,
): Promise<{ url: URL; answer: (next: RequestListener) => void; requests: () => number }> {
  let listener = first;
  let requests = 0;
  const server = createServer((request, response) => {
    requests++;
    listener(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return {
    url: new URL(`http://127.0.0.1:${isAddress(address) ? address.port : 0}/maps/finland.json`),
    answer: (next) => {
      listener = next;
    },
    requests: () => requests,
  };
}

function isAddress(address: AddressInfo | string | null): address is AddressInfo {
  return typeof address === 'object' && address !== null;
}

const json =
  (body: unknown): RequestListener =>
  (_request, response) =>
    void response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
const text =
  (status: number, body: string): RequestListener =>
  (_request, response) =>
    void response.writeHead(status).end(body);

/** Our own map, as far as this one needs it. */
const own: BaseMap = {
  source: async () => OWN,
  tile: async ({ version }) => (version === 'own.7' ? { body: Buffer.from('own'), etag: '"own"' } : null),
  origins: () => [],
  warmUp: async () => undefined,
  close: async () => undefined,
};

async function openMap(
  url: URL,
  { retryMs = 60_000, freshMs = 60_000 } = {},
): Promise<{ map: BaseMap; logged: string[] }> {
  const logged: string[] = [];
  const silent = createLog('silent');
  const push = (_about: unknown, words?: string) => logged.push(words ?? String(_about));
  const log: Log = { debug: silent.debug, error: silent.error, info: push, warn: push };
  const map = await tileJsonBaseMap({ url, own, log, retryMs, freshMs });
  closers.push(map.close);
  return { map, logged };
}

describe('a TileJSON', () => {
  test('says where the page finds its tiles, and whom it may ask', async () => {
    const { map, logged } = await openMap((await serve(json(TILE_JSON))).url);
    expect(await map.source(7)).toEqual({
      tiles: TILE_JSON.tiles[0],
      maxZoom: 15,
      attribution: '<a href="https://a.example/" rel="noopener noreferrer">A</a>',
      outline: null,
    });
    expect(map.origins()).toEqual(['https://tiles.example']);
    expect(logged).toEqual([]);
  });

  test('may give its tiles an address relative to its own, and leave the rest out', async () => {
    const { url } = await serve(json({ tiles: ['tiles/{z}/{x}/{y}'] }));
    const { map } = await openMap(url);
    expect(await map.source(7)).toEqual({
      tiles: `${url.origin}/maps/tiles/{z}/{x}/{y}`,
      maxZoom: 22,
      attribution: null,
      outline: null,
    });
    expect(map.origins()).toEqual([url.origin]);
  });

  test('brings nothing into the page but text and links', async () => {
    const { map } = await openMap(
      (
        await serve(
          json({ ...TILE_JSON, attribution: '<img src=x onerror="alert(1)"><a href="javascript:alert(1)">Maps</a>' }),
        )
      ).url,
    );
    expect((await map.source(7)).attribution).toBe('Maps');
  });

  test.each([
    ['that is not there', text(404, 'no')],
    ['whose server fails', text(500, 'no')],
    ['that is no JSON', text(200, '<html>')],
    ['that is something else', json(['tiles'])],
    ['without tiles', json({ ...TILE_JSON, tiles: [] })],
    ['whose tiles have no row', json({ ...TILE_JSON, tiles: ['https://tiles.example/{z}/{x}'] })],
    ['whose tiles are no web address', json({ ...TILE_JSON, tiles: ['javascript:alert({z},{x},{y})'] })],
    ['whose tiles want a password', json({ ...TILE_JSON, tiles: ['https://me:secret@tiles.example/{z}/{x}/{y}'] })],
    [
      'whose host would change the policy',
      json({ ...TILE_JSON, tiles: ["https://tiles.example;script-src 'unsafe-inline'/{z}/{x}/{y}"] }),
    ],
    ['whose host is two', json({ ...TILE_JSON, tiles: ['https://a.example,b.example/{z}/{x}/{y}'] })],
    ['whose rows count from the south', json({ ...TILE_JSON, scheme: 'tms' })],
    ['whose zooms are none', json({ ...TILE_JSON, maxzoom: -1 })],
    ['without end', text(200, `{"a":"${'x'.repeat(1_100_000)}"}`)],
  ])('%s is replaced by our own map, and logged in one line', async (_what, answer) => {
    const { map, logged } = await openMap((await serve(answer)).url);
    expect([await map.source(7), map.origins()]).toEqual([OWN, []]);
    expect(logged).toEqual(['the TileJSON of BASEMAP_TILES is not usable; our own base map is shown until it is']);
  });

  test('of a server that is down is asked again until it answers; the log says so once', async () => {
    const server = await serve(text(503, 'down'));
    const { map, logged } = await openMap(server.url, { retryMs: 5 });
    await expect.poll(server.requests, { timeout: 10_000 }).toBeGreaterThan(3);
    expect(logged).toHaveLength(1);
    server.answer(json(TILE_JSON));
    await expect.poll(map.origins, { timeout: 10_000 }).toEqual(['https://tiles.example']);
    expect(logged).toEqual([
      expect.stringContaining('our own base map is shown'),
      'the TileJSON of BASEMAP_TILES is used again',
    ]);
  });

  test('that changes is followed; while it cannot be read, its last content counts', async () => {
    const server = await serve(json(TILE_JSON));
    const { map, logged } = await openMap(server.url, { freshMs: 5, retryMs: 5 });
    server.answer(json({ ...TILE_JSON, tiles: ['https://new.example/{z}/{x}/{y}'] }));
    await expect.poll(map.origins, { timeout: 10_000 }).toEqual(['https://new.example']);
    server.answer(text(500, 'down'));
    await expect
      .poll(() => logged, { timeout: 10_000 })
      .toEqual([expect.stringContaining('what it said before is used')]);
    expect(map.origins()).toEqual(['https://new.example']);
  });

  test('does not end our own tiles: pages that still know their paths get them', async () => {
    const { map } = await openMap((await serve(json(TILE_JSON))).url);
    expect((await map.tile({ version: 'own.7', z: 1, x: 0, y: 0 }))?.body.toString()).toBe('own');
  });
});
