import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publishHelsinki } from '../../support/made/helsinki.ts';
import { IDS } from '../../support/made/placesOfHelsinki.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';
import { loggedIn, makeUser, type Visitor, visitorOf } from '../../support/visitors.ts';

let server: TestServer;
let who: Visitor;
let other: Visitor;

const OWN = 300_000_000_000_777;
const FOREIGN: readonly Readonly<Record<string, string>>[] = [
  { origin: 'https://elsewhere.example' },
  { 'sec-fetch-site': 'cross-site' },
];
const detail = (id: number) => `/api/query/attractions/${id}`;

beforeAll(async () => {
  server = await startTestServer();
  await publishHelsinki(server.db);
  const userId = await makeUser(server.db, { email: 'yksi@example.org', username: 'Yksi' });
  await makeUser(server.db, { email: 'toinen@example.org', username: 'Toinen', role: 'ADMIN' });
  who = await loggedIn(server.url, 'yksi@example.org');
  other = await loggedIn(server.url, 'toinen@example.org');
  await server.db.pool.query(
    `INSERT INTO attraction (id, owner_id, name, category, lon, lat) VALUES ($1, $2, 'Mökki', 'own', 24.94, 60.17)`,
    [OWN, userId],
  );
  await server.db.pool.query(
    `INSERT INTO own_place (id, owner_id, name, lon, lat) VALUES ($1, $2, 'Mökki', 24.94, 60.17)`,
    [OWN, userId],
  );
  for (const id of [IDS.museum, OWN]) {
    await who.rest('POST', '/api/favourites/', { attractionId: id, type: 'BEST' });
    await who.rest('PUT', '/api/notes/', { attractionId: id, text: 'Avain kiven alla' });
  }
  await other.rest('POST', '/api/favourites/', { attractionId: IDS.museum, type: 'TODO' });
  await who.rest('POST', '/api/comments/', { attractionId: IDS.museum, text: 'Hieno' });
}, 60_000);

afterAll(() => server.stop());

async function read(visitor: Visitor, id: number, headers: Readonly<Record<string, string>> = {}) {
  const { status, headers: sent, body } = await visitor.rest('GET', detail(id), undefined, headers);
  return { status, cache: sent.get('cache-control'), vary: sent.get('vary'), body };
}

describe('an attraction', () => {
  const favourites = { BEST: 1, GOOD: 0, TODO: 1, BAD: 0 };

  // SPEC §3: Attraction: favourites (counts by type), note, comments
  test('carries the counts of favourites, and for its writer their note, and then may not be cached', async () => {
    expect(await read(who, IDS.museum)).toMatchObject({
      status: 200,
      cache: 'private, no-store',
      body: { favourites, note: 'Avain kiven alla', comments: [{ text: 'Hieno', username: '' }] },
    });
    expect(await read(other, IDS.museum)).toMatchObject({
      status: 200,
      cache: 'private, no-store',
      body: { favourites, note: null, comments: [{ text: 'Hieno', username: 'Yksi' }] },
    });
  });

  // SPEC §3: Attraction: favourites (counts by type), note, comments
  test('is the same for everybody without a session', async () => {
    const { status, cache, vary, body } = await read(visitorOf(server.url), IDS.museum);
    expect({ status, cache, body }).toMatchObject({
      status: 200,
      cache: 'no-cache',
      body: { favourites, note: null, comments: [{ username: 'Yksi' }] },
    });
    expect(vary?.toLowerCase()).toContain('cookie');
  });

  // SPEC §6: Private notes: not visible to others
  test('shows a page of another site nothing of the visitor', async () => {
    for (const headers of FOREIGN) {
      expect(await read(who, IDS.museum, headers)).toMatchObject({
        status: 200,
        cache: 'no-cache',
        body: { note: null, comments: [{ username: 'Yksi' }] },
      });
    }
  });
});

describe('an own place', () => {
  // SPEC §2: A detail of an own place, for its owner
  test('is answered to its owner as an attraction without photos and comments', async () => {
    expect(await read(who, OWN)).toMatchObject({
      status: 200,
      cache: 'private, no-store',
      body: {
        id: OWN,
        name: 'Mökki',
        category: 'own',
        source: 'user',
        pos: [24.94, 60.17],
        geometry: { type: 'Point', coordinates: [24.94, 60.17] },
        images: [],
        comments: [],
        favourites: { BEST: 1 },
        note: 'Avain kiven alla',
      },
    });
  });

  // SPEC §2: A detail of an own place, for its owner
  test('is 404 for everybody else, admins among them, and for its owner on pages of other sites', async () => {
    for (const visitor of [other, visitorOf(server.url)])
      expect(await read(visitor, OWN)).toMatchObject({ status: 404, cache: 'no-store', body: { message: 'notFound' } });
    expect(await read(who, OWN, { origin: 'https://elsewhere.example' })).toMatchObject({
      status: 404,
      body: { message: 'notFound' },
    });
  });
});
