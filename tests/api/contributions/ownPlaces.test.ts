import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { publishHelsinki } from '../../support/made/helsinki.ts';
import { IDS } from '../../support/made/placesOfHelsinki.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';
import { loggedIn, makeUser, type Visitor, visitorOf } from '../../support/visitors.ts';

const PATH = '/api/userattractions/';

let server: TestServer;
let aino: Visitor;
let matti: Visitor;
let admin: Visitor;
let nobody: Visitor;
let ainoId: string;

beforeAll(async () => {
  server = await startTestServer();
  await publishHelsinki(server.db);
  ainoId = await makeUser(server.db, { email: 'aino@example.org', username: 'Aino' });
  await makeUser(server.db, { email: 'matti@example.org', username: 'Matti' });
  await makeUser(server.db, { email: 'admin@example.org', username: 'Valvoja', role: 'ADMIN' });
  aino = await loggedIn(server.url, 'aino@example.org');
  matti = await loggedIn(server.url, 'matti@example.org');
  admin = await loggedIn(server.url, 'admin@example.org');
  nobody = visitorOf(server.url);
}, 90_000);

afterAll(() => server.stop());

/** What earlier tests left of Aino's places. */
async function clear() {
  await server.db.prisma.ownPlace.deleteMany({ where: { ownerId: ainoId } });
  await server.db.prisma.favourite.deleteMany();
  await server.db.prisma.note.deleteMany();
  await server.db.prisma.attraction.deleteMany({ where: { ownerId: ainoId } });
}

beforeEach(clear);

const place = z.object({ id: z.number(), name: z.string(), pos: z.array(z.number()) });

async function add(who: Visitor, name: string, pos: readonly number[] = [24.9, 60.2]): Promise<number> {
  const { status, body } = await who.rest('POST', PATH, { name, category: 'own', pos });
  expect([status, body]).toEqual([200, expect.anything()]);
  return place.parse(body).id;
}

async function list(who: Visitor) {
  const { status, headers, body } = await who.rest('GET', PATH);
  expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  return z.array(place).parse(body);
}

const namesOf = async (who: Visitor) => (await list(who)).map(({ name }) => name);
const identities = () =>
  server.db.prisma.attraction.findMany({
    where: { ownerId: ainoId },
    orderBy: { id: 'asc' },
    select: { id: true, name: true, category: true, state: true },
  });

describe('an own place', () => {
  // SPEC §3: User attraction: name, category 'own', pos; §7 POST, GET /api/userattractions/, PUT, DELETE
  //   /api/userattractions/{id}
  test('is added, answered as an attraction, and listed for its owner alone, the newest first', async () => {
    const { status, headers, body } = await aino.rest('POST', PATH, {
      name: '  Marjapaikka ',
      category: 'own',
      pos: [24.12345678912, 60.2],
    });
    expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(body).toEqual({
      id: expect.any(Number),
      name: 'Marjapaikka',
      name_sv: null,
      name_en: null,
      category: 'own',
      closedForNow: false,
      type: 'POINT',
      pos: [24.1234568, 60.2],
      bbox: [24.1234568, 60.2, 24.1234568, 60.2],
      area: null,
      contour: null,
      height: null,
      ascent: null,
      admin: [],
      stars: 0,
      quality2: 0,
      source: 'user',
    });
    const { id } = place.parse(body);
    expect([id >= 3e14, id < 4e14]).toEqual([true, true]);
    await add(aino, 'Toinen');
    expect([await namesOf(aino), await list(matti), await list(admin)]).toEqual([['Toinen', 'Marjapaikka'], [], []]);
  });

  test('has an identity of its owner’s, so that what people add can hang on it', async () => {
    const id = await add(aino, 'Marjapaikka');
    expect(await identities()).toEqual([{ id: BigInt(id), name: 'Marjapaikka', category: 'own', state: 'LIVE' }]);
    expect((await aino.rest('PUT', `${PATH}${id}`, { name: 'Sienipaikka' })).status).toBe(200);
    expect(await identities()).toEqual([{ id: BigInt(id), name: 'Sienipaikka', category: 'own', state: 'LIVE' }]);
  });

  test('gets an id that does not reveal how many places there are', async () => {
    const ids: number[] = [];
    for (let i = 0; i < 6; i += 1) ids.push(await add(aino, `Paikka ${i}`));
    const steps = ids.slice(1).map((id, at) => Math.abs(id - (ids[at] ?? 0)));
    expect(Math.min(...steps)).toBeGreaterThan(1000);
  });

  test.each([undefined, '', '   '])('named %j is called by its coordinates', async (name) => {
    const { body } = await aino.rest('POST', PATH, { pos: [24.9, 60.2], ...(name !== undefined && { name }) });
    expect(body).toMatchObject({ name: '60.20000, 24.90000' });
  });

  // SPEC §3: User attraction: name, category 'own', pos; §7 POST, GET /api/userattractions/, PUT, DELETE
  //   /api/userattractions/{id}
  test.each([
    [{ name: 'x'.repeat(101), pos: [24.9, 60.2] }, 'name', 'tooLong'],
    [{ name: 'a\u0000b', pos: [24.9, 60.2] }, 'name', 'invalidCharacters'],
    [{ name: 7, pos: [24.9, 60.2] }, 'name', 'invalid'],
    [{ name: 'x', category: 'tourism/museum', pos: [24.9, 60.2] }, 'category', 'unknown'],
    [{ name: 'x', category: 1, pos: [24.9, 60.2] }, 'category', 'invalid'],
    [{ name: 'x' }, 'pos', 'missing'],
    [{ name: 'x', pos: '24.9,60.2' }, 'pos', 'invalid'],
    [{ name: 'x', pos: [24.9] }, 'pos', 'invalid'],
    [{ name: 'x', pos: [24.9, 60.2, 5] }, 'pos', 'invalid'],
    [{ name: 'x', pos: ['24.9', 60.2] }, 'pos', 'invalid'],
    [{ name: 'x', pos: null }, 'pos', 'invalid'],
    ['{"name":"x","pos":[1e999,60]}', 'pos', 'invalid'],
    [{ name: 'x', pos: [18.07, 59.33] }, 'pos', 'outsideFinland'],
    [{ name: 'x', pos: [60.2, 24.9] }, 'pos', 'outsideFinland'],
    [[], 'body', 'missing'],
    ['null', 'body', 'missing'],
  ])('of %j is refused', async (body, parameterName, detail) => {
    expect(await aino.rest('POST', PATH, body)).toMatchObject({ status: 400, body: { parameterName, detail } });
    expect(await list(aino)).toEqual([]);
  });

  test('takes names of 100 characters, and the edges of Finland’s box', async () => {
    await add(aino, 'ä'.repeat(100), [19.2728, 59.76827]);
    await add(aino, '🌲'.repeat(50), [31.59206, 70.09414]);
    expect(await list(aino)).toHaveLength(2);
  });

  test.each(['{"name":', '', 'name=x'])('of the body %j is refused in words of ours', async (body) => {
    const { status, body: answer } = await aino.rest('POST', PATH, body);
    expect([status, answer]).toEqual([400, { parameterName: 'body', detail: 'invalid' }]);
  });

  test('is one of at most 2,000, also where two are added at the same time', async () => {
    await server.db.pool.query(
      `WITH ids AS (SELECT generate_series(399000000000000, 399000000001998) AS id),
         made AS (INSERT INTO attraction (id, owner_id, name, category, lon, lat) SELECT id, $1, 'x', 'own', 24, 61
         FROM ids RETURNING id)
       INSERT INTO own_place (id, owner_id, name, lon, lat) SELECT id, $1, 'x', 24, 61 FROM ids
         WHERE EXISTS (SELECT 1 FROM made)`,
      [ainoId],
    );
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => aino.rest('POST', PATH, { name: 'Viimeinen', pos: [24.9, 60.2] })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400, 400]);
    expect(answers.find(({ status }) => status === 400)?.body).toEqual({ parameterName: 'name', detail: 'tooMany' });
    expect(await list(aino)).toHaveLength(2000);
    await add(matti, 'Matin');
  });
});

describe('renaming', () => {
  // SPEC §3: User attraction: name, category 'own', pos; §7 POST, GET /api/userattractions/, PUT, DELETE
  //   /api/userattractions/{id}
  test('answers the place with its new name, or its coordinates', async () => {
    const id = await add(aino, 'Vanha');
    expect(await aino.rest('PUT', `${PATH}${id}`, { name: ' Uusi ' })).toMatchObject({
      status: 200,
      body: { id, name: 'Uusi', pos: [24.9, 60.2] },
    });
    expect(await aino.rest('PUT', `${PATH}${id}/`, { name: ' ' })).toMatchObject({
      status: 200,
      body: { name: '60.20000, 24.90000' },
    });
  });

  test.each([
    [{}, { parameterName: 'name', detail: 'missing' }],
    [{ name: null }, { parameterName: 'name', detail: 'invalid' }],
    [{ name: 'x'.repeat(101) }, { parameterName: 'name', detail: 'tooLong' }],
    [[], { parameterName: 'body', detail: 'missing' }],
    ['{', { parameterName: 'body', detail: 'invalid' }],
  ])('to %j is refused', async (body, answer) => {
    const id = await add(aino, 'Vanha');
    expect(await aino.rest('PUT', `${PATH}${id}`, body)).toMatchObject({ status: 400, body: answer });
    expect(await namesOf(aino)).toEqual(['Vanha']);
  });
});

describe('deleting', () => {
  // SPEC §3: User attraction: name, category 'own', pos; §7 POST, GET /api/userattractions/, PUT, DELETE
  //   /api/userattractions/{id}
  test('takes the place, its identity, favourite and note away', async () => {
    const id = await add(aino, 'Poistuva');
    await server.db.prisma.favourite.create({ data: { userId: ainoId, attractionId: id, type: 'BEST' } });
    await server.db.prisma.note.create({ data: { userId: ainoId, attractionId: id, text: 'Muista' } });
    const { status, body } = await aino.rest('DELETE', `${PATH}${id}`);
    expect([status, body, await list(aino), await identities()]).toEqual([200, {}, [], []]);
    expect([await server.db.prisma.favourite.count(), await server.db.prisma.note.count()]).toEqual([0, 0]);
  });

  test('twice at the same time deletes once', async () => {
    const id = await add(aino, 'Poistuva');
    const answers = await Promise.all([aino.rest('DELETE', `${PATH}${id}`), aino.rest('DELETE', `${PATH}${id}`)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
  });
});

describe('somebody else’s place', () => {
  // SPEC §3: User attraction: name, category 'own', pos; §7 POST, GET /api/userattractions/, PUT, DELETE
  //   /api/userattractions/{id}
  test('is 404 for another user and for moderators, whatever they send', async () => {
    const id = await add(aino, 'Ainon');
    for (const who of [matti, admin]) {
      for (const [method, body] of [
        ['PUT', { name: 'Varastettu' }],
        ['DELETE', undefined],
        ['DELETE', {}],
      ] as const) {
        const { status, body: answer } = await who.rest(method, `${PATH}${id}`, body);
        expect([method, status, answer]).toEqual([method, 404, { message: 'notFound' }]);
      }
    }
    expect(await namesOf(aino)).toEqual(['Ainon']);
  });

  test.each([IDS.museum, IDS.own, 0, 399_999_999_999_999, Number.MAX_SAFE_INTEGER])(
    '%d is no place of one’s own',
    async (id) => {
      expect((await aino.rest('PUT', `${PATH}${id}`, { name: 'x' })).status).toBe(404);
      expect((await aino.rest('DELETE', `${PATH}${id}`)).status).toBe(404);
      expect(await server.db.prisma.attraction.count({ where: { id: { in: [IDS.museum, IDS.own] } } })).toBe(2);
    },
  );

  test.each(['x', '-1', '1e3', '3.5', '99999999999999999'])('%s is no id', async (id) => {
    expect(await aino.rest('DELETE', `${PATH}${id}`)).toMatchObject({
      status: 400,
      body: { parameterName: 'id', detail: 'invalid' },
    });
  });
});

describe('the page of an own place', () => {
  const detail = (who: Visitor, id: number, headers = {}) =>
    who.rest('GET', `/api/query/attractions/${id}`, undefined, headers);

  test('is its owner’s, in the shape of an attraction', async () => {
    const id = await add(aino, 'Marjapaikka');
    await aino.rest('PUT', '/api/notes/', { attractionId: id, text: 'Elokuussa' });
    const { status, headers, body } = await detail(aino, id);
    expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(body).toMatchObject({
      id,
      name: 'Marjapaikka',
      category: 'own',
      type: 'POINT',
      source: 'user',
      geometry: { type: 'Point', coordinates: [24.9, 60.2] },
      note: 'Elokuussa',
      comments: [],
      images: [],
      expandedChildren: [],
      expandedParent: null,
    });
  });

  test('is nobody else’s, nor that of a page of another site, and no file for everybody', async () => {
    const id = await add(aino, 'Marjapaikka');
    for (const who of [matti, admin, nobody])
      expect(await detail(who, id)).toMatchObject({ status: 404, body: { message: 'notFound' } });
    expect((await detail(aino, id, { origin: 'https://elsewhere.example' })).status).toBe(404);
    for (const format of ['gpx', 'geojson'])
      expect((await aino.rest('GET', `/api/query/attractions/${id}.${format}`)).status).toBe(404);
  });

  test('takes neither comments nor anything of somebody else', async () => {
    const id = await add(aino, 'Marjapaikka');
    const comment = { attractionId: id, text: 'Hieno' };
    expect([
      (await aino.rest('POST', '/api/comments/', comment)).status,
      (await matti.rest('POST', '/api/comments/', comment)).status,
    ]).toEqual([400, 404]);
    expect((await matti.rest('PUT', '/api/notes/', comment)).status).toBe(404);
    expect((await matti.rest('POST', '/api/favourites/', { attractionId: id, type: 'BEST' })).status).toBe(404);
  });
});

describe('somebody not logged in', () => {
  // SPEC §3: User attraction: name, category 'own', pos; §7 POST, GET /api/userattractions/, PUT, DELETE
  //   /api/userattractions/{id}
  test.each([
    ['GET', ''],
    ['POST', ''],
    ['PUT', '300000000000001'],
    ['DELETE', '300000000000001'],
    ['GET', 'export.gpx'],
  ])('is asked to log in for %s /%s', async (method, rest) => {
    const answer = await nobody.rest(
      method,
      `${PATH}${rest}`,
      method === 'POST' || method === 'PUT' ? '{broken' : undefined,
    );
    expect([answer.status, answer.body]).toEqual([401, { message: 'anonymous' }]);
  });
});

describe('an account that is deleted', () => {
  test('takes its places and their identities with it, and has them in its download before', async () => {
    await makeUser(server.db, { email: 'lähtijä@example.org', username: 'Lähtijä' });
    const leaving = await loggedIn(server.url, 'lähtijä@example.org');
    const id = await add(leaving, 'Jäähyväiset');
    const favourite = await leaving.rest('POST', '/graphql', {
      query: `mutation { setFavourite(input: { attractionId: ${id}, type: BEST }) { __typename } }`,
    });
    expect(favourite.body).toMatchObject({ data: { setFavourite: { __typename: 'SetFavouritePayload' } } });
    const { body } = await leaving.rest('GET', '/api/user/my-data');
    expect(body).toMatchObject({
      ownPlaces: [{ id, name: 'Jäähyväiset', type: 'POINT', lon: 24.9, lat: 60.2, geometry: null }],
      favourites: [{ attractionId: id }],
    });
    const deleted = await leaving.graphql(
      'mutation { deleteAccount(input: { password: "metsäPolku7" }) { __typename } }',
    );
    expect(deleted.body).toEqual({ data: { deleteAccount: { __typename: 'DeleteAccountPayload' } } });
    expect([
      await server.db.prisma.ownPlace.count({ where: { id } }),
      await server.db.prisma.attraction.count({ where: { id } }),
    ]).toEqual([0, 0]);
  });
});
