import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createLog } from '#api/platform/log.ts';
import { publishHelsinki } from '../../support/made/helsinki.ts';
import { IDS } from '../../support/made/placesOfHelsinki.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';

const LIST_ID = 'a'.repeat(64);
const DETAIL_ID = 'd'.repeat(64);
const MAP_ID = 'e'.repeat(64);
const BOUNDS = z.object({ bounds: z.tuple([z.number(), z.number(), z.number(), z.number()]) });
const PERSISTED = {
  [LIST_ID]: `query AttractionListQuery($bounds: Bounds!, $kind: Kind, $category: String) {
    attractionLists(bounds: $bounds, kind: $kind, category: $category) { best { attractionId }
    closest { attractionId } } }`,
  [DETAIL_ID]: `query AttractionDetailQuery($id: AttractionId!, $language: Language!) {
    attraction(id: $id) { ... on Attraction { attractionId name(language: $language) } } }`,
  [MAP_ID]: 'query MapSlotQuery { dataSet { version } }',
};
/** Tile of Helsinki at zoom 10. */
const TILE = '10/583/296';

const folder = mkdtempSync(path.join(tmpdir(), 'taival-web-'));
/** The lines of the log about unexpected failures. */
const failures: object[] = [];
let server: TestServer;

beforeAll(async () => {
  const webFolder = path.join(folder, 'web');
  mkdirSync(path.join(webFolder, 'assets'), { recursive: true });
  writeFileSync(
    path.join(webFolder, 'index.html'),
    '<!doctype html><html lang="fi"><head><script>recover()</script><title>Taival</title></head>' +
      '<body><div id="root"></div></body></html>',
  );
  writeFileSync(
    path.join(webFolder, 'operations.json'),
    JSON.stringify({ AttractionListQuery: LIST_ID, AttractionDetailQuery: DETAIL_ID, MapSlotQuery: MAP_ID }),
  );
  writeFileSync(
    path.join(webFolder, 'languages.json'),
    JSON.stringify({ fi: '/assets/fi-1.js', sv: '/assets/sv-1.js' }),
  );
  writeFileSync(path.join(webFolder, 'assets', 'index-4f2a.js'), `console.log(${JSON.stringify('x'.repeat(4000))})`);
  writeFileSync(path.join(webFolder, 'notes.txt'), 'Notes\n');
  mkdirSync(path.join(webFolder, '.vite'));
  writeFileSync(path.join(webFolder, '.vite', 'manifest.json'), '{}');
  const file = path.join(folder, 'persistedQueries.json');
  writeFileSync(file, JSON.stringify(PERSISTED));
  const log = { ...createLog('silent'), error: (line: object) => void failures.push(line) };
  server = await startTestServer({ log, webFolder, persistedQueries: { file, watch: false } });
  await publishHelsinki(server.db);
}, 60_000);

afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const get = (pathname: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${pathname}`, { headers, redirect: 'manual' });

/** A request as it goes over the wire: fetch would tidy the path, unpack the body and add headers of its own. */
function raw(
  pathname: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }> {
  const { hostname, port } = new URL(server.url);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path: pathname, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });
}

const pictureShape = z.object({ src: z.string(), sizes: z.string(), purpose: z.string().optional() });
const manifestShape = z.looseObject({
  icons: z.array(pictureShape),
  screenshots: z.array(pictureShape),
  shortcuts: z.array(z.object({ icons: z.array(pictureShape) })),
});

function scriptOf(html: string, id: string): unknown {
  const json = new RegExp(`<script id="${id}" type="application/json">(.*?)</script>`).exec(html)?.[1];
  return json === undefined ? undefined : JSON.parse(json);
}

test('a page whose query fails is sent without its data, and the log names its request', async () => {
  const rename = (from: string, to: string) => server.db.pool.query(`ALTER TABLE place RENAME COLUMN ${from} TO ${to}`);
  await rename('quality', 'away');
  failures.length = 0;
  const answer = await fetch(`${server.url}/v/map/museum?pos=11,24.95,60.17`);
  await rename('away', 'quality');
  expect(answer.status).toBe(200);
  expect(failures).toMatchObject([{ requestId: answer.headers.get('x-request-id') }]);
});

describe('attraction tiles', () => {
  test('are gzipped, for ever, and hold the places of the view', async () => {
    const { headers, body } = await raw(`/tiles/attractions/2/museum/${TILE}.mvt`, { 'accept-encoding': 'gzip' });
    expect(headers).toMatchObject({
      'content-type': 'application/vnd.mapbox-vector-tile',
      'content-encoding': 'gzip',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
    });
    const { points } = new VectorTile(new PbfReader(gunzipSync(body))).layers;
    expect(points?.length).toBe(1);
    expect(points?.feature(0).properties).toMatchObject({ id: IDS.museum, category: 'tourism/museum' });
  });

  test('are plain for a client that cannot unpack', async () => {
    const { headers, body } = await raw(`/tiles/attractions/2/museum/${TILE}.mvt`);
    expect(headers['content-encoding']).toBeUndefined();
    expect(new VectorTile(new PbfReader(body)).layers['points']?.length).toBe(1);
  });

  test('are not sent again', async () => {
    const etag = (await get(`/tiles/attractions/2/all/${TILE}.mvt`)).headers.get('etag') ?? '';
    expect((await get(`/tiles/attractions/2/all/${TILE}.mvt`, { 'if-none-match': etag })).status).toBe(304);
  });

  test('without places are tiles all the same', async () => {
    const response = await get('/tiles/attractions/2/all/14/9000/4700.mvt');
    expect(response.status).toBe(200);
  });

  test('of the version before are still served', async () => {
    expect((await get(`/tiles/attractions/1/all/${TILE}.mvt`)).status).toBe(200);
  });

  test.each([
    ['of an unknown version', `/tiles/attractions/99/all/${TILE}.mvt`],
    ['of a version that was never live', `/tiles/attractions/3/all/${TILE}.mvt`],
    ['of a version that is no number', `/tiles/attractions/x/all/${TILE}.mvt`],
    ['of a huge version', `/tiles/attractions/99999999999999999999/all/${TILE}.mvt`],
    ['of an unknown view', `/tiles/attractions/2/castles/${TILE}.mvt`],
    ['of kind none', `/tiles/attractions/2/none/${TILE}.mvt`],
    ['above the zooms', '/tiles/attractions/2/all/3/4/2.mvt'],
    ['below the zooms', '/tiles/attractions/2/all/15/18000/9000.mvt'],
    ['outside the world', '/tiles/attractions/2/all/4/16/0.mvt'],
    ['with a negative number', '/tiles/attractions/2/all/10/-1/296.mvt'],
    ['with a fraction', '/tiles/attractions/2/all/10/583.5/296.mvt'],
    ['without a number', '/tiles/attractions/2/all/10/583/x.mvt'],
    ['of another format', '/tiles/attractions/2/all/10/583/296.png'],
  ])('%s are 404 and cached by nobody', async (_what, pathname) => {
    const response = await get(pathname);
    expect([response.status, response.headers.get('cache-control'), await response.json()]).toEqual([
      404,
      'no-store',
      { message: 'notFound' },
    ]);
  });
});

describe('base tiles', () => {
  /** The addresses at which clients now look for base tiles. */
  async function baseTilesNow(): Promise<{ tiles: string; maxZoom: number; attribution: string | null }> {
    const answer = await (
      await get(`/graphql?query=${encodeURIComponent('{ dataSet { baseTiles { tiles maxZoom attribution } } }')}`)
    ).json();
    expect(answer).toMatchObject({
      data: {
        dataSet: {
          baseTiles: {
            tiles: expect.stringMatching(/^\/tiles\/base\/[\w-]{12}\.\d+\/\{z\}\/\{x\}\/\{y\}\.mvt$/),
            maxZoom: 14,
            attribution: null,
          },
        },
      },
    });
    return z
      .object({
        data: z.object({
          dataSet: z.object({
            baseTiles: z.object({ tiles: z.string(), maxZoom: z.number(), attribution: z.string().nullable() }),
          }),
        }),
      })
      .parse(answer).data.dataSet.baseTiles;
  }

  const at = (tiles: string, place: string) => tiles.replace('{z}/{x}/{y}', place);

  test('are served where the data set says, for ever, at any zoom up to the deepest', async () => {
    const { tiles } = await baseTilesNow();
    for (const place of ['4/9/4', '11/1165/592', '14/9324/4740']) {
      const { status, headers, body } = await raw(at(tiles, place), { 'accept-encoding': 'gzip' });
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'application/vnd.mapbox-vector-tile',
        'content-encoding': 'gzip',
        'cache-control': 'public, max-age=31536000, immutable',
        'access-control-allow-origin': '*',
      });
      expect(new VectorTile(new PbfReader(gunzipSync(body))).layers['earth']?.length).toBeGreaterThan(0);
    }
  }, 30_000);

  test('of an import are sent as they are stored, plain where the client cannot unpack, and not again', async () => {
    const body = gzipSync('a tile of the import');
    await server.db.pool.query(
      `INSERT INTO base_tile_set (id) VALUES (7); INSERT INTO base_tile
       VALUES (14, 9324, 4740, 7, '\\x${body.toString('hex')}')`,
    );
    await server.db.pool.query(`UPDATE data_set SET base_tile_set = 7 WHERE state = 'LIVE'`);
    await expect.poll(async () => (await baseTilesNow()).tiles, { timeout: 10_000 }).toMatch(/\.7\//);
    const { tiles } = await baseTilesNow();
    // Which sets are served is asked now and then; only a test changes the set of a version that is live already.
    await expect.poll(async () => (await get(at(tiles, '14/9324/4740'))).status, { timeout: 10_000 }).toBe(200);
    const stored = await raw(at(tiles, '14/9324/4740'), { 'accept-encoding': 'gzip' });
    expect(stored.body).toEqual(body);
    expect((await raw(at(tiles, '14/9324/4740'))).body.toString()).toBe('a tile of the import');
    expect((await get(at(tiles, '14/9324/4740'), { 'if-none-match': String(stored.headers['etag']) })).status).toBe(
      304,
    );
    expect((await get(at(tiles, '14/9325/4740'))).status).toBe(200);
    // The version before has none.
    const before = await get(at(tiles.replace('.7/', '.0/'), '14/9324/4740'));
    expect(before.status).toBe(200);
    expect(await before.text()).not.toContain('a tile of the import');
  }, 30_000);

  test.each([
    ['of another content', 'x', '4/9/4'],
    ['of a set that is not served', '{content}.6', '4/9/4'],
    ['of a set that is no number', '{content}.07', '4/9/4'],
    ['of a set too large', '{content}.99999999999', '4/9/4'],
    ['without a set', '{content}', '4/9/4'],
    ['of a strange version', '%00', '4/9/4'],
    ['below the zooms', '{content}.7', '15/18648/9480'],
    ['outside the world', '{content}.7', '14/16384/0'],
    ['without a number', '{content}.7', '4/9/x'],
  ])('%s are 404 and cached by nobody', async (_what, version, place) => {
    const content = /base\/(.+)\.\d+\//.exec((await baseTilesNow()).tiles)?.[1] ?? '';
    const response = await get(`/tiles/base/${version.replace('{content}', content)}/${place}.mvt`);
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
  });
});

describe('the installed app', () => {
  // SPEC §2: Installable as an app, in three languages; what other apps share to it opens
  test.each([
    ['fi', 'Taival – retkikohteet kartalla'],
    ['sv', 'Taival – utflyktsmål på kartan'],
    ['en', 'Taival – outdoor places on a map'],
    ['x', 'Taival – retkikohteet kartalla'],
  ])('has a manifest in %s, which every page in that language names', async (language, name) => {
    const page = await (await get(`/v/map?lang=${language}`)).text();
    const address = /<link rel="manifest" href="([^"]*)">/.exec(page)?.[1] ?? '';
    expect(address).toBe(`/manifest.webmanifest?lang=${language === 'x' ? 'fi' : language}`);
    const response = await get(address);
    expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
      200,
      'application/manifest+json; charset=utf-8',
      'no-cache',
    ]);
    const manifest = manifestShape.parse(await response.json());
    expect(manifest).toMatchObject({
      id: '/',
      name,
      short_name: 'Taival',
      start_url: '/v/map?pwa=1',
      scope: '/',
      display: 'standalone',
    });
    expect(manifest.icons.map(({ purpose }) => purpose)).toEqual(['any', 'any', 'maskable', 'maskable']);
    // What it names is there, and as large as it says.
    const pictures = await Promise.all(
      [...manifest.icons, ...manifest.screenshots, ...manifest.shortcuts.flatMap(({ icons }) => icons)].map(
        async ({ src, sizes }) => {
          const { width, height } = await sharp(path.join('web', 'public', src)).metadata();
          return [sizes, `${width}x${height}`];
        },
      ),
    );
    expect(pictures.filter(([said, is]) => said !== is)).toEqual([]);
  });

  // SPEC §2: Installable as an app, in three languages; what other apps share to it opens
  test.each([
    [
      'a position as an address of the system',
      `?url=${encodeURIComponent('geo:60.99486,24.46654?z=12')}`,
      '/v/map?point=24.46654,60.99486',
    ],
    [
      'a message',
      `?title=Laavu&text=${encodeURIComponent('https://maps.example/?q=60.99486,24.46654')}`,
      '/v/map?point=24.46654,60.99486',
    ],
    ['an address of nonsense', '?url=geo:x,y&text=%00', '/v/map'],
    ['the same field twice', '?text=a&text=b', '/v/map'],
    ['nothing', '', '/v/map'],
  ])('%s that is shared to it leads to the map', async (_what, search, location) => {
    const response = await get(`/share${search}`);
    expect([response.status, response.headers.get('location'), response.headers.get('cache-control')]).toEqual([
      303,
      location,
      'no-store',
    ]);
  });

  // SPEC §2: Installable as an app, in three languages; what other apps share to it opens
  test('a form shared while no worker runs is read too; with a file it leads to where files are imported', async () => {
    const send = async (fields: Readonly<Record<string, string | Blob>>) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      const response = await fetch(`${server.url}/share`, { method: 'POST', body: form, redirect: 'manual' });
      return [response.status, response.headers.get('location')];
    };
    expect(await send({ title: 'Laavu', text: '60.99486, 24.46654' })).toEqual([303, '/v/map?point=24.46654,60.99486']);
    expect(await send({ gpx: new Blob(['<gpx/>'], { type: 'application/gpx+xml' }) })).toEqual([303, '/v/favourites']);
    expect(await send({ text: 'x'.repeat(100_000) })).toEqual([303, '/v/favourites']);
    const broken = await fetch(`${server.url}/share`, {
      method: 'POST',
      body: '--x\r\n',
      headers: { 'content-type': 'multipart/form-data; boundary=y' },
      redirect: 'manual',
    });
    expect([broken.status, broken.headers.get('location')]).toEqual([303, '/v/map']);
  });
});

describe('pages', () => {
  // SPEC §2: What is served for a list or place carries its data (DESIGN 7)
  test('a list carries the answer of its first query, and on the map which tiles are live', async () => {
    const response = await get('/v/map/museum?pos=11,24.95,60.17');
    expect(response.status).toBe(200);
    const data = scriptOf(await response.text(), 'taival-data');
    expect(data).toEqual([
      {
        documentId: LIST_ID,
        variables: {
          bounds: expect.any(Array),
          kind: 'museum',
          category: null,
          filter: null,
          language: 'fi',
          near: null,
          sort: 'now',
        },
        response: { data: { attractionLists: { best: [{ attractionId: IDS.museum }], closest: [] } } },
      },
      { documentId: MAP_ID, variables: {}, response: { data: { dataSet: { version: expect.any(Number) } } } },
    ]);
  });

  // SPEC §2: What is served for a list or place carries its data (DESIGN 7)
  test('the map of a phone carries the places that it has room for, a list those of a region', async () => {
    const phone = { 'user-agent': 'Mozilla/5.0 (Android 15; Mobile; rv:144.0) Gecko/144.0 Firefox/144.0' };
    const width = async (path: string, headers: Record<string, string> = {}) => {
      const data = scriptOf(await (await get(path, headers)).text(), 'taival-data');
      const [{ variables }] = z
        .tuple([z.object({ variables: BOUNDS })])
        .rest(z.unknown())
        .parse(data);
      return variables.bounds[2] - variables.bounds[0];
    };
    const [map, list] = ['/v/map/museum?pos=11,24.95,60.17', '/v/place/museum?pos=11,24.95,60.17'];
    const wide = await width(map);
    expect(await width(map, phone)).toBeLessThan(wide * 0.6);
    expect(await width(map)).toBe(wide);
    expect(await width(list, phone)).toBe(await width(list));
  });

  test('a page names the texts of its language, so that the browser fetches them early', async () => {
    expect(await (await get('/v/intro/sv')).text()).toContain('href="/assets/sv-1.js"');
  });

  test('a place carries its answer, its title, and its address', async () => {
    const html = await (await get(`/v/place/${IDS.fortress}?lang=sv`)).text();
    expect(html).toContain('<html lang="sv">');
    expect(html).toContain('<title>Fästningsön, Helsingfors, Nyland – Taival</title>');
    expect(html).toContain(`<link rel="canonical" href="https://taival.example/v/place/${IDS.fortress}?lang=sv">`);
    expect(scriptOf(html, 'taival-data')).toMatchObject([
      { documentId: DETAIL_ID, response: { data: { attraction: { name: 'Fästningsön' } } } },
    ]);
  });

  // SPEC §2: Special cases: NOTFOUND shows 'Kohdetta ei löytynyt', possibly removed; §4/§8 attraction 404
  test.each([IDS.gone, 123_456])('a place that is not there is 404 with the page that says so (%d)', async (id) => {
    const response = await get(`/v/place/${id}`);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('<div id="root">');
  });

  // SPEC §2: Special cases: ids from 3e14 up to 4e14 are user-own places: not found for a visitor
  test('no page reveals whether a user’s own place exists', async () => {
    const [own, none] = await Promise.all([get(`/v/place/${IDS.own}`), get(`/v/place/${IDS.own + 1}`)]);
    const head = async (response: Response) => (await response.text()).split('<script id="taival-data"')[0];
    expect([own.status, await head(own)]).toEqual([none.status, await head(none)]);
  });

  test('follow the language of the browser', async () => {
    expect(await (await get('/', { 'accept-language': 'de-DE,sv-FI;q=0.8,en;q=0.5' })).text()).toContain(
      '<html lang="sv">',
    );
  });

  test('are compressed as the browser reads them, and caches keep each form apart', async () => {
    const { headers, body } = await raw('/v/help', { 'accept-encoding': 'gzip, br' });
    expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-language, user-agent, accept-encoding' });
    expect(brotliDecompressSync(body).toString()).toContain('<div id="root">');
    expect((await raw('/v/help')).body.toString()).toContain('<div id="root">');
    const known = await raw('/v/help', { 'accept-encoding': 'br', 'if-none-match': String(headers['etag']) });
    expect([known.status, known.headers['content-encoding'], known.body.length]).toEqual([304, undefined, 0]);
  });

  test.each(['/', '/v', '/v/map', '/v/help', '/v/home', `/v/place/${'9'.repeat(200)}`])(
    '%s is the page',
    async (pathname) => {
      const response = await get(pathname);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    },
  );

  test('are revalidated each time, and not sent again while nothing changed', async () => {
    const response = await get('/v/place/2');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    const again = await get('/v/place/2', { 'if-none-match': response.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });

  test('run only our own scripts, and connect to no other server', async () => {
    const { headers } = await get('/');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy.split(';')).toEqual(
      expect.arrayContaining([
        "default-src 'self'",
        `script-src 'self' 'sha256-${createHash('sha256').update('recover()').digest('base64')}'`,
        "style-src 'self'",
        "worker-src 'self' blob:",
        "connect-src 'self'",
      ]),
    );
    expect(policy).not.toContain('unsafe');
    expect(policy).not.toContain('upgrade-insecure-requests');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('strict-transport-security')).toBeNull();
  });
});

describe('static files', () => {
  test('whose name carries a hash are cached for ever, and compressed', async () => {
    const { headers } = await raw('/assets/index-4f2a.js', { 'accept-encoding': 'gzip, br' });
    expect(headers).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable', 'content-encoding': 'br' });
  });

  test('of other names are asked again', async () => {
    expect((await get('/notes.txt')).headers.get('cache-control')).toBe('no-cache');
  });

  // SPEC §2: Query parameters that are not valid (ruled in RULINGS 1, 2)
  test.each([
    ['/v/map/%E0%A4%A', '/v/map'],
    ['/v/place/%', '/v/place'],
    ['/v/profile/%ff?lang=sv', '/v/profile'],
  ])('%s, which ends in something broken, leads to its tab', async (pathname, tab) => {
    const response = await get(pathname);
    expect([response.status, response.headers.get('location'), response.headers.get('cache-control')]).toEqual([
      302,
      tab,
      'no-store',
    ]);
  });

  test.each([
    '/index.html',
    '/operations.json',
    '/languages.json',
    '/.vite/manifest.json',
    '/assets/missing.js',
    '/../package.json',
    '/%2e%2e/package.json',
    '/assets/..%2f..%2fpackage.json',
  ])('%s is not one', async (pathname) => {
    const response = await get(pathname);
    expect([400, 403, 404]).toContain(response.status);
    expect(response.headers.get('content-type')).toContain('application/json');
  });

  test.each([
    '//index.html',
    '/assets/',
    '/assets/../operations.json',
    '/./operations.json',
    '/../../etc/passwd',
    '/%2e%2e/package.json',
    '/assets/%00',
    '/assets/..%5coperations.json',
  ])('%s, sent as it is written, is not found', async (pathname) => {
    const { status, headers } = await raw(pathname);
    expect([status, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
  });

  test('have no part beyond their end', async () => {
    expect((await raw('/notes.txt', { range: 'bytes=99999-' })).status).toBe(416);
  });
});

describe('health', () => {
  test('the process is up and ready', async () => {
    expect([(await get('/healthz')).status, (await get('/readyz')).status]).toEqual([200, 200]);
  });

  test('without its database it is up, but not ready', async () => {
    const lost = await startTestServer();
    try {
      await lost.db.pool.query('ALTER TABLE _prisma_migrations RENAME TO lost');
      expect([(await fetch(`${lost.url}/healthz`)).status, (await fetch(`${lost.url}/readyz`)).status]).toEqual([
        200, 503,
      ]);
    } finally {
      await lost.stop();
    }
  }, 60_000);
});
