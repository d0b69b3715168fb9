import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { publishHelsinki } from '../../support/made/helsinki.ts';
import { hideIdentity, publishMade } from '../../support/made/madePlaces.ts';
import { HELSINKI, IDS, PLACES } from '../../support/made/placesOfHelsinki.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';
import { loggedIn, makeUser } from '../../support/visitors.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await publishHelsinki(server.db);
  for (const name of ['aino', 'matti']) await makeUser(server.db, { email: `${name}@example.org`, username: name });
}, 60_000);

afterAll(() => server.stop());

const get = (path: string, etag = '') => fetch(server.url + path, { headers: { 'if-none-match': etag } });
const tagOf = async (path: string) => (await get(path)).headers.get('etag') ?? '';
const bbox = HELSINKI.join(',');
const LIST = `/api/query/attractions?attractionKind=museum&bbox=${bbox}`;
const FEATURES = '/ogc/collections/museum/items';

/** How many statements read places meanwhile. */
async function readsDuring(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(server.db.pool, 'query');
  await work();
  const reads = query.mock.calls.filter((call) => /\bplace p\b/.test(JSON.stringify(call))).length;
  query.mockRestore();
  return reads;
}

describe('an answer that the client has', () => {
  test.each([LIST, FEATURES])(
    'is not made again where the data set and the parameters decide it (%s)',
    async (path) => {
      const etag = await tagOf(path);
      expect(await readsDuring(() => get(path))).toBeGreaterThan(0);
      let again: Response | undefined;
      expect(await readsDuring(async () => (again = await get(path, etag)))).toBe(0);
      expect([again?.status, again?.headers.get('etag'), again?.headers.get('cache-control')]).toEqual([
        304,
        etag,
        'public, max-age=60, stale-while-revalidate=600',
      ]);
      expect((await get(`${path}${path.includes('?') ? '&' : '?'}category=amenity-cafe`, etag)).status).toBe(200);
    },
  );

  test('is made again where it changes with time', async () => {
    const path = `${LIST}&opening=UNKNOWN`;
    const etag = await tagOf(path);
    expect(await readsDuring(() => get(path, etag))).toBeGreaterThan(0);
  });

  test.each([`/api/query/conditions?bounds=${bbox}`, `/api/query/conditions.geojson?bounds=${bbox}`])(
    'of conditions is the same while none changes, though it says its time (%s)',
    async (path) => {
      expect((await get(path, await tagOf(path))).status).toBe(304);
    },
  );

  test.each([LIST, FEATURES])('is another one once a place of it is hidden or published (%s)', async (path) => {
    const etag = await tagOf(path);
    await publishMade(server.db, 5 + [LIST, FEATURES].indexOf(path), PLACES.slice(1));
    await hideIdentity(server.db, IDS.museum);
    await expect.poll(async () => (await get(path, etag)).status, { timeout: 5000 }).toBe(200);
    await server.db.pool.query('DELETE FROM attraction_edit');
  });
});

describe('the own lists of a user', () => {
  test('are not sent again, are stored by no cache, and are shown to their owner alone', async () => {
    const [aino, matti] = [
      await loggedIn(server.url, 'aino@example.org'),
      await loggedIn(server.url, 'matti@example.org'),
    ];
    await aino.rest('POST', '/api/favourites/', { attractionId: IDS.shelter, type: 'BEST' });
    const first = await aino.rest('GET', '/api/favourites/');
    const etag = first.headers.get('etag') ?? '';
    expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(first.headers.get('vary')).toContain('cookie');
    const again = await aino.rest('GET', '/api/favourites/', undefined, { 'if-none-match': etag });
    expect([again.status, again.headers.get('cache-control')]).toEqual([304, 'private, no-store']);
    expect((await matti.rest('GET', '/api/favourites/', undefined, { 'if-none-match': etag })).status).toBe(200);
  });
});

describe('an answer of the API', () => {
  const PUBLIC = 'public, max-age=60, stale-while-revalidate=600';

  test.each([
    ['a list', '/api/query/attractions?bbox=24.9,60.1,25,60.2', PUBLIC],
    ['what was found', '/api/query/find?q=museo', PUBLIC],
    ['a place for a map', `/api/query/attractions/${IDS.trail}.gpx`, PUBLIC],
    ['the version', '/api/query/data/version', 'no-cache'],
    ['a place', `/api/query/attractions/${IDS.trail}`, 'no-cache'],
  ])('%s may be cached, and is not sent again to a client that has it', async (_what, path, cacheControl) => {
    const first = await get(path);
    const etag = first.headers.get('etag') ?? '';
    expect([first.headers.get('cache-control'), etag]).toEqual([cacheControl, expect.stringMatching(/^W\/"/)]);
    const again = await get(path, etag);
    expect([again.status, again.headers.get('etag'), again.headers.get('cache-control')]).toEqual([
      304,
      etag,
      cacheControl,
    ]);
    expect(await again.text()).toBe('');
    expect((await get(path, '"another"')).status).toBe(200);
  });

  test('an answer 404 is not cached', async () => {
    const { headers } = await get('/api/query/attractions/1');
    expect([headers.get('cache-control'), headers.get('etag')]).toEqual(['no-store', null]);
  });
});
