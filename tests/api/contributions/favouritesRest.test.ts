import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { publishHelsinki } from '../../support/made/helsinki.ts';
import { endIdentity } from '../../support/made/madePlaces.ts';
import { IDS } from '../../support/made/placesOfHelsinki.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';
import { loggedIn, makeUser, type Visitor, visitorOf } from '../../support/visitors.ts';

let server: TestServer;
let userId: string;
let who: Visitor;
let other: Visitor;

const OWN = 300_000_000_000_777;

beforeAll(async () => {
  server = await startTestServer();
  await publishHelsinki(server.db);
  userId = await makeUser(server.db, { email: 'yksi@example.org', username: 'Yksi' });
  await makeUser(server.db, { email: 'toinen@example.org', username: 'Toinen' });
  who = await loggedIn(server.url, 'yksi@example.org');
  other = await loggedIn(server.url, 'toinen@example.org');
  await endIdentity(server.db, 77, 'Kadonnut museo', null);
  await server.db.pool.query(
    `INSERT INTO attraction (id, owner_id, name, category, lon, lat) VALUES ($1, $2, 'Mökki', 'own', 24.94, 60.17)`,
    [OWN, userId],
  );
  await server.db.pool.query(
    `INSERT INTO own_place (id, owner_id, name, lon, lat) VALUES ($1, $2, 'Mökki', 24.94, 60.17)`,
    [OWN, userId],
  );
}, 60_000);

beforeEach(() => server.db.pool.query('TRUNCATE favourite'));

afterAll(() => server.stop());

const PATH = '/api/favourites/';
const NONE = { BEST: 0, GOOD: 0, TODO: 0, BAD: 0 };

async function call(visitor: Visitor, method: string, body?: unknown, path = PATH) {
  const answer = await visitor.rest(method, path, body);
  return [answer.status, answer.body];
}

const post = (visitor: Visitor, attractionId: number, type = 'BEST') => call(visitor, 'POST', { attractionId, type });
const list = (visitor: Visitor, query = '') => call(visitor, 'GET', undefined, PATH + query);

describe('POST /api/favourites/', () => {
  // SPEC §3: Favourite: attractionId, type, created, clientAttraction
  test('makes a favourite with its attraction, and counts it', async () => {
    expect(await post(who, IDS.museum, 'TODO')).toEqual([
      200,
      {
        favourite: {
          attractionId: IDS.museum,
          type: 'TODO',
          created: expect.stringMatching(/Z$/),
          name: 'Linnoitusmuseo',
          category: 'tourism/museum',
          clientAttraction: expect.objectContaining({
            id: IDS.museum,
            name: 'Linnoitusmuseo',
            pos: [24.988, 60.147],
            source: 'osm',
          }),
        },
        favourites: { ...NONE, TODO: 1 },
      },
    ]);
  });

  // SPEC §3: One favourite per attraction per user: BEST, GOOD, TODO, BAD
  // SPEC §4: Favourite toggle: the same type again removes it (DELETE), a different type sets it (POST)
  test('with another type changes it, with the same one leaves it', async () => {
    const [, first] = await post(who, IDS.museum, 'GOOD');
    expect(await post(who, IDS.museum, 'GOOD')).toEqual([200, first]);
    expect(await post(who, IDS.museum, 'BAD')).toMatchObject([
      200,
      { favourite: { type: 'BAD' }, favourites: { ...NONE, BAD: 1 } },
    ]);
  });

  // SPEC §3: One favourite per attraction per user: BEST, GOOD, TODO, BAD
  test('twenty times at once makes one', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(who, IDS.museum)));
    expect(answers.map(([status]) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(await server.db.prisma.favourite.count({ where: { userId } })).toBe(1);
  });

  // SPEC §7: GET, POST, DELETE /api/favourites/
  test('says what is wrong with what it is given', async () => {
    expect(await call(who, 'POST', { attractionId: IDS.museum, type: 'WORST' })).toEqual([
      400,
      { parameterName: 'type', detail: 'unknown' },
    ]);
    expect(await call(who, 'POST', { attractionId: IDS.museum })).toEqual([
      400,
      { parameterName: 'type', detail: 'missing' },
    ]);
    expect(await call(who, 'POST', { attractionId: 'museo', type: 'BEST' })).toEqual([
      400,
      { parameterName: 'attractionId', detail: 'invalid' },
    ]);
    expect(await call(who, 'POST', '{"attractionId": 2,')).toEqual([400, { parameterName: 'body', detail: 'invalid' }]);
    expect(await call(who, 'POST', '7')).toEqual([400, { parameterName: 'body', detail: 'missing' }]);
  });

  // SPEC §7: GET, POST, DELETE /api/favourites/
  test('is 404 for what nobody knows, has vanished, is hidden, or is another’s own place', async () => {
    expect(await post(who, 999_999)).toEqual([404, { message: 'notFound' }]);
    expect(await post(who, IDS.gone)).toEqual([404, { message: 'gone' }]);
    expect(await post(who, IDS.hidden)).toEqual([404, { message: 'gone' }]);
    expect(await post(other, OWN)).toEqual([404, { message: 'notFound' }]);
  });

  test('of a merged id marks the place that it is part of now', async () => {
    expect(await post(who, IDS.mergedTwice)).toMatchObject([200, { favourite: { attractionId: IDS.museum } }]);
  });
});

describe('GET /api/favourites/', () => {
  // SPEC §3: Favourite: attractionId, type, created, clientAttraction
  test('lists the favourites of the user, newest first, own places and vanished ones among them', async () => {
    await server.db.pool.query(
      `INSERT INTO favourite (user_id, attraction_id, type, created_at)
       VALUES ($1, 77, 'GOOD', '2026-01-01'), ($1, $2, 'BEST', '2026-02-01')`,
      [userId, IDS.museum],
    );
    await post(who, OWN, 'TODO');
    await post(other, IDS.trail);
    expect(await list(who, '?lang=sv')).toMatchObject([
      200,
      [
        {
          attractionId: OWN,
          type: 'TODO',
          name: 'Mökki',
          category: 'own',
          clientAttraction: { id: OWN, name: 'Mökki', category: 'own', pos: [24.94, 60.17], source: 'user' },
        },
        {
          attractionId: IDS.museum,
          type: 'BEST',
          name: 'Fästningsmuseet',
          created: '2026-02-01T00:00:00.000Z',
          clientAttraction: { id: IDS.museum },
        },
        { attractionId: 77, type: 'GOOD', name: 'Kadonnut museo', category: 'tourism/museum', clientAttraction: null },
      ],
    ]);
    expect(await list(other)).toMatchObject([200, [{ attractionId: IDS.trail }]]);
  });

  test('answers privately, for no cache', async () => {
    expect((await who.rest('GET', PATH)).headers.get('cache-control')).toBe('private, no-store');
  });
});

describe('DELETE /api/favourites/', () => {
  // SPEC §4: Favourite toggle: the same type again removes it (DELETE), a different type sets it (POST)
  test.each([
    ['the body', PATH, { attractionId: IDS.museum }],
    ['the query', `${PATH}?attractionId=${IDS.museum}`, undefined],
  ])('takes one away by a payload in %s; again, there is none', async (_where, path, body) => {
    await post(who, IDS.museum);
    await post(other, IDS.museum, 'GOOD');
    expect(await call(who, 'DELETE', body, path)).toEqual([200, { removed: true, favourites: { ...NONE, GOOD: 1 } }]);
    expect(await call(who, 'DELETE', body, path)).toEqual([200, { removed: false, favourites: { ...NONE, GOOD: 1 } }]);
    expect(await list(other)).toMatchObject([200, [{ attractionId: IDS.museum }]]);
  });

  test('takes a payload in the query also from clients that say of everything that it is JSON', async () => {
    await post(who, IDS.museum);
    const { status, body } = await who.rest('DELETE', `${PATH}?attractionId=${IDS.museum}`, undefined, {
      'content-type': 'application/json',
    });
    expect([status, body]).toMatchObject([200, { removed: true }]);
  });

  test('removes a vanished place, and does not say whether another user’s own place exists', async () => {
    await server.db.pool.query(
      `INSERT INTO favourite (user_id, attraction_id, type) VALUES ($1, 77, 'GOOD'), ($1, $2, 'BEST')`,
      [userId, OWN],
    );
    expect(await call(who, 'DELETE', { attractionId: 77 })).toMatchObject([200, { removed: true }]);
    expect(await call(other, 'DELETE', { attractionId: OWN })).toEqual([200, { removed: false, favourites: NONE }]);
    expect(await list(who)).toMatchObject([200, [{ attractionId: OWN }]]);
  });

  test('says what is wrong with what it is given', async () => {
    expect(await call(who, 'DELETE')).toEqual([400, { parameterName: 'attractionId', detail: 'missing' }]);
    expect(await call(who, 'DELETE', { attractionId: -1 })).toEqual([
      400,
      { parameterName: 'attractionId', detail: 'invalid' },
    ]);
    expect(await call(who, 'DELETE', '{')).toEqual([400, { parameterName: 'body', detail: 'invalid' }]);
  });
});

describe('GET /api/favourites/export.gpx', () => {
  const gpx = async (visitor: Visitor, query = '') => {
    const { status, headers, body } = await visitor.rest('GET', `${PATH}export.gpx${query}`);
    return {
      status,
      type: headers.get('content-type'),
      disposition: headers.get('content-disposition'),
      cache: headers.get('cache-control'),
      body,
    };
  };
  const names = (text: unknown) =>
    [...String(text).matchAll(/<(wpt|trk)[ >].*?<name>(.*?)<\/name>/gs)].map(
      ([, element, name]) => `${element} ${name}`,
    );

  // SPEC §7: GET, POST, DELETE /api/favourites/
  test('is a file of all, or of one group, with own places and vanished ones', async () => {
    await server.db.pool.query(`INSERT INTO favourite (user_id, attraction_id, type) VALUES ($1, 77, 'GOOD')`, [
      userId,
    ]);
    await post(who, OWN, 'TODO');
    await post(who, IDS.trail, 'GOOD');
    await post(who, IDS.museum, 'BEST');
    const all = await gpx(who, '?lang=sv');
    expect(all).toMatchObject({
      status: 200,
      type: 'application/gpx+xml; charset=utf-8',
      disposition: 'attachment; filename="taival-favourites.gpx"',
      cache: 'private, no-store',
    });
    expect(names(all.body).sort()).toEqual([
      'trk Rantareitti',
      'wpt Fästningsmuseet',
      'wpt Kadonnut museo',
      'wpt Mökki',
    ]);
    expect(all.body).toContain('<metadata><name>Taival: Favoriter</name>');
    const good = await gpx(who, '?type=GOOD');
    expect([good.disposition, names(good.body)]).toEqual([
      'attachment; filename="taival-favourites-good.gpx"',
      ['wpt Kadonnut museo', 'trk Rantareitti'],
    ]);
  });

  test('is empty for a user without favourites, and refused for an unknown group', async () => {
    expect(names((await gpx(other)).body)).toEqual([]);
    expect(await gpx(other, '?type=WORST')).toMatchObject({
      status: 400,
      body: { parameterName: 'type', detail: 'unknown' },
    });
  });
});

// SPEC §7: GET, POST, DELETE /api/favourites/
test.each([
  ['GET', PATH],
  ['POST', PATH],
  ['DELETE', PATH],
  ['GET', `${PATH}export.gpx`],
])('%s %s is 401 without a session', async (method, path) => {
  expect(
    await call(
      visitorOf(server.url),
      method,
      method === 'GET' ? undefined : { attractionId: IDS.museum, type: 'BEST' },
      path,
    ),
  ).toEqual([401, { message: 'anonymous' }]);
});

describe('GET /api/bundle/', () => {
  // SPEC §7: GET /api/bundle/: userInfo, favouries, userAttractions
  test('brings favourites and own places with the user', async () => {
    await post(who, IDS.museum);
    expect(await call(who, 'GET', undefined, '/api/bundle/')).toEqual([
      200,
      {
        userInfo: expect.objectContaining({ username: 'Yksi' }),
        favouries: [
          expect.objectContaining({
            attractionId: IDS.museum,
            type: 'BEST',
            clientAttraction: expect.objectContaining({ id: IDS.museum }),
          }),
        ],
        userAttractions: [expect.objectContaining({ id: OWN, name: 'Mökki', category: 'own', pos: [24.94, 60.17] })],
      },
    ]);
    expect(await call(other, 'GET', undefined, '/api/bundle/')).toMatchObject([
      200,
      { favouries: [], userAttractions: [] },
    ]);
  });
});
