import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { NO_OUTSIDE_MAPS } from '#common/baseMap.ts';
import { GPX_BYTES_MAX } from '#common/limits.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';
import { loggedIn, makeUser, type Visitor, visitorOf } from '../../support/visitors.ts';

let server: TestServer;
let aino: Visitor;
let matti: Visitor;
let nobody: Visitor;
let ainoId: string;

beforeAll(async () => {
  server = await startTestServer();
  ainoId = await makeUser(server.db, { email: 'aino@example.org', username: 'Aino' });
  await makeUser(server.db, { email: 'matti@example.org', username: 'Matti' });
  aino = await loggedIn(server.url, 'aino@example.org');
  matti = await loggedIn(server.url, 'matti@example.org');
  nobody = visitorOf(server.url);
}, 90_000);

afterAll(() => server.stop());

beforeEach(async () => {
  await server.db.prisma.ownPlace.deleteMany();
  await server.db.prisma.favourite.deleteMany();
  await server.db.prisma.note.deleteMany();
  await server.db.prisma.attraction.deleteMany();
});

const PLACE = 'id ownPlaceId name type pos bbox lengthM line geometry created updated';
const ADD = `mutation ($input: AddOwnPlaceInput!) { addOwnPlace(input: $input) { __typename
  ... on AddOwnPlacePayload { clientMutationId ownPlaceEdge { cursor node { ${PLACE} } } }
    ... on InvalidInputError { parameterName detail } } }`;
const RENAME = `mutation ($input: RenameOwnPlaceInput!) {
  renameOwnPlace(input: $input) { __typename ... on RenameOwnPlacePayload { ownPlace { ownPlaceId name } }
  ... on InvalidInputError { parameterName detail } } }`;
const DELETE = `mutation ($input: DeleteOwnPlaceInput!) { deleteOwnPlace(input: $input) { __typename
  ... on DeleteOwnPlacePayload { deletedOwnPlaceId removedFavouriteId removedNoteId } } }`;
const IMPORT = `mutation ($input: ImportOwnPlacesInput!) { importOwnPlaces(input: $input) { __typename
  ... on ImportOwnPlacesPayload { ownPlaceEdges { cursor node { ownPlaceId name type pos lengthM } }
    skipped { name reason } } ... on InvalidInputError { parameterName detail } } }`;
const LIST = `query ($first: Int! = 100, $after: String) {
  viewer { ownPlaces(first: $first, after: $after) { edges { cursor node { id ownPlaceId name } }
  pageInfo { hasNextPage hasPreviousPage endCursor } } } }`;

const listed = z.object({
  data: z.object({
    viewer: z.object({
      ownPlaces: z.object({
        edges: z.array(
          z.object({
            cursor: z.string(),
            node: z.object({ id: z.string(), ownPlaceId: z.number(), name: z.string() }),
          }),
        ),
        pageInfo: z.object({
          hasNextPage: z.boolean(),
          hasPreviousPage: z.boolean(),
          endCursor: z.string().nullable(),
        }),
      }),
    }),
  }),
});

async function call(who: Visitor, query: string, input: object): Promise<unknown> {
  const { status, body } = await who.graphql(query, { input });
  expect([status, body]).toEqual([200, { data: expect.anything() }]);
  const { data } = z.object({ data: z.record(z.string(), z.unknown()) }).parse(body);
  return Object.values(data)[0];
}

async function list(who: Visitor, variables: object = {}) {
  return listed.parse((await who.graphql(LIST, { ...variables })).body).data.viewer.ownPlaces;
}

const namesOf = async (who: Visitor) => (await list(who)).edges.map(({ node }) => node.name);

async function add(who: Visitor, name: string) {
  await call(who, ADD, { name, lon: 24.9, lat: 60.2 });
  const [first] = (await list(who)).edges;
  return first?.node ?? { id: '', ownPlaceId: 0, name: '' };
}

describe('an own place', () => {
  test('is added with an edge for the list of its owner', async () => {
    const added = await call(aino, ADD, { name: 'Marjapaikka', lon: 24.9, lat: 60.2, clientMutationId: 'a' });
    const { edges, pageInfo } = await list(aino);
    expect(added).toEqual({
      __typename: 'AddOwnPlacePayload',
      clientMutationId: 'a',
      ownPlaceEdge: {
        cursor: edges[0]?.cursor,
        node: {
          id: edges[0]?.node.id,
          ownPlaceId: edges[0]?.node.ownPlaceId,
          name: 'Marjapaikka',
          type: 'POINT',
          pos: [24.9, 60.2],
          bbox: [24.9, 60.2, 24.9, 60.2],
          lengthM: null,
          line: null,
          geometry: { type: 'Point', coordinates: [24.9, 60.2] },
          created: expect.any(String),
          updated: expect.any(String),
        },
      },
    });
    expect([edges.length, pageInfo]).toEqual([
      1,
      { hasNextPage: false, hasPreviousPage: false, endCursor: edges[0]?.cursor },
    ]);
  });

  test('sent ten times at the same time with one clientMutationId is one place, and answered alike', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        call(aino, ADD, { name: 'Kerran', lon: 24.9, lat: 60.2, clientMutationId: 'sama' }),
      ),
    );
    expect([new Set(answers.map((answer) => JSON.stringify(answer))).size, await namesOf(aino)]).toEqual([
      1,
      ['Kerran'],
    ]);
    await call(matti, ADD, { name: 'Matin', lon: 24.9, lat: 60.2, clientMutationId: 'sama' });
    expect(await namesOf(matti)).toEqual(['Matin']);
  });

  test('sent again after it was deleted is not made anew', async () => {
    const input = { name: 'Kerran', lon: 24.9, lat: 60.2, clientMutationId: 'poistettu' };
    await call(aino, ADD, input);
    const [first] = (await list(aino)).edges;
    await call(aino, DELETE, { id: first?.node.ownPlaceId });
    expect([await call(aino, ADD, input), await namesOf(aino)]).toEqual([{ __typename: 'NotFoundError' }, []]);
  });

  test.each([
    [{ name: 'x'.repeat(101), lon: 24.9, lat: 60.2 }, 'name', 'tooLong'],
    [{ name: 'x', lon: 18.07, lat: 59.33 }, 'pos', 'outsideFinland'],
    [{ name: 'x', lon: 1e300, lat: 60.2 }, 'pos', 'outsideFinland'],
    [{ name: 'x', lon: 24.9, lat: 60.2, clientMutationId: '' }, 'clientMutationId', 'tooShort'],
    [{ name: 'x', lon: 24.9, lat: 60.2, clientMutationId: 'x'.repeat(101) }, 'clientMutationId', 'tooLong'],
  ])('of %j is refused', async (input, parameterName, detail) => {
    expect([await call(aino, ADD, input), await namesOf(aino)]).toEqual([
      { __typename: 'InvalidInputError', parameterName, detail },
      [],
    ]);
  });

  test.each([
    { name: 7, lon: 24.9, lat: 60.2 },
    { name: 'x', lon: '24.9', lat: 60.2 },
    { name: 'x', lon: 24.9 },
    {},
    null,
  ])('of wrong types is no query: %j', async (input) => {
    expect((await aino.graphql(ADD, { input })).status).toBe(400);
  });

  test('is renamed and deleted by its owner, with what hung on it', async () => {
    const { id, ownPlaceId } = await add(aino, 'Vanha');
    expect(await call(aino, RENAME, { id: ownPlaceId, name: 'Uusi' })).toEqual({
      __typename: 'RenameOwnPlacePayload',
      ownPlace: { ownPlaceId, name: 'Uusi' },
    });
    expect(await call(aino, RENAME, { id: ownPlaceId, name: 'x'.repeat(101) })).toEqual({
      __typename: 'InvalidInputError',
      parameterName: 'name',
      detail: 'tooLong',
    });
    const marked = await aino.graphql(
      `mutation ($id: AttractionId!) { setFavourite(input: { attractionId: $id, type: TODO }) {
        ... on SetFavouritePayload { favouriteEdge { node { id name pos ownPlace { name } attraction { name } } } } }
        saveNote(input: { attractionId: $id, text: "Muista" }) { ... on SaveNotePayload { note { id } } } }`,
      { id: ownPlaceId },
    );
    const { data } = z
      .object({
        data: z.object({
          setFavourite: z.object({ favouriteEdge: z.object({ node: z.object({ id: z.string() }).loose() }) }),
          saveNote: z.object({ note: z.object({ id: z.string() }) }),
        }),
      })
      .parse(marked.body);
    expect(data.setFavourite.favouriteEdge.node).toMatchObject({
      name: 'Uusi',
      pos: [24.9, 60.2],
      ownPlace: { name: 'Uusi' },
      attraction: null,
    });
    expect(await call(aino, DELETE, { id: ownPlaceId })).toEqual({
      __typename: 'DeleteOwnPlacePayload',
      deletedOwnPlaceId: id,
      removedFavouriteId: data.setFavourite.favouriteEdge.node.id,
      removedNoteId: data.saveNote.note.id,
    });
    expect(await namesOf(aino)).toEqual([]);
  });

  test('deleted without anything on it says so', async () => {
    const { id, ownPlaceId } = await add(aino, 'Vanha');
    expect(await call(aino, DELETE, { id: ownPlaceId })).toEqual({
      __typename: 'DeleteOwnPlacePayload',
      deletedOwnPlaceId: id,
      removedFavouriteId: null,
      removedNoteId: null,
    });
  });

  test('is nobody else’s by any of their ids', async () => {
    const { id, ownPlaceId } = await add(aino, 'Ainon');
    const one = `query ($id: ID!, $own: AttractionId!) { node(id: $id) { __typename ... on OwnPlace { name } }
      viewer { ownPlace(id: $own) { name } } attraction(id: $own) { __typename } }`;
    expect((await aino.graphql(one, { id, own: ownPlaceId })).body).toEqual({
      data: {
        node: { __typename: 'OwnPlace', name: 'Ainon' },
        viewer: { ownPlace: { name: 'Ainon' } },
        attraction: { __typename: 'UnknownAttraction' },
      },
    });
    expect((await matti.graphql(one, { id, own: ownPlaceId })).body).toEqual({
      data: { node: null, viewer: { ownPlace: null }, attraction: { __typename: 'UnknownAttraction' } },
    });
    expect((await nobody.graphql(one, { id, own: ownPlaceId })).body).toEqual({
      data: { node: null, viewer: null, attraction: { __typename: 'UnknownAttraction' } },
    });
    expect([
      await call(matti, RENAME, { id: ownPlaceId, name: 'Matin' }),
      await call(matti, DELETE, { id: ownPlaceId }),
    ]).toEqual([{ __typename: 'NotFoundError' }, { __typename: 'NotFoundError' }]);
    expect(await namesOf(aino)).toEqual(['Ainon']);
  });

  test('stands in pages that end where the list ends', async () => {
    for (const name of ['1', '2', '3', '4', '5']) await add(aino, name);
    const first = await list(aino, { first: 2 });
    const second = await list(aino, { first: 2, after: first.pageInfo.endCursor });
    await add(aino, '6');
    const third = await list(aino, { first: 2, after: second.pageInfo.endCursor });
    expect(
      [first, second, third].map(({ edges, pageInfo }) => [
        edges.map(({ node }) => node.name).join(''),
        pageInfo.hasPreviousPage,
        pageInfo.hasNextPage,
      ]),
    ).toEqual([
      ['54', false, true],
      ['32', true, true],
      ['1', true, false],
    ]);
  });

  test.each([
    { first: 0 },
    { first: 101 },
    { after: 'x' },
    { after: Buffer.from('[0,1e300,5]').toString('base64url') },
  ])('has no page %j', async (variables) => {
    expect((await aino.graphql(LIST, { first: 10, ...variables })).body).toMatchObject({
      errors: [{ extensions: { code: 'INVALID_INPUT' } }],
    });
  });
});

const gpx = (inside: string) =>
  `<?xml version="1.0"?><gpx version="1.1" creator="test" xmlns="http://www.topografix.com/GPX/1/1">${inside}</gpx>`;
const FILE = gpx(`
  <wpt lat="61.5" lon="24.5"><name>Laavu &amp; kota</name></wpt>
  <wpt lat="61.6" lon="24.6"/>
  <wpt lat="59.3" lon="18.0"><name>Tukholma</name></wpt>
  <wpt lat="x" lon="18.0"><desc>Missä?</desc></wpt>
  <rte><name>Reitti</name><rtept lat="61.5" lon="24.5"/><rtept lat="61.51" lon="24.5"/></rte>
  <trk><name>Rajan yli</name><trkseg><trkpt lat="61.5" lon="24.5"><ele>100.5</ele></trkpt>
    <trkpt lat="61.6" lon="24.5"/><trkpt lat="61.6" lon="10"/></trkseg>
    <trkseg><trkpt lat="61.7" lon="24.5"/><trkpt lat="61.8" lon="24.5"/></trkseg></trk>`);

describe('a GPX file', () => {
  // Issue "What people add": GPX import of own waypoints and tracks, GPX export of own places
  test('becomes own places in its order; places outside Finland are reported', async () => {
    const km = (6_371_000 * Math.PI) / 180 / 100;
    const node = (name: string, type: string, pos: readonly number[], lengthM: number | null) => ({
      cursor: expect.any(String),
      node: {
        ownPlaceId: expect.any(Number),
        name,
        type,
        pos,
        lengthM: lengthM === null ? null : expect.closeTo(lengthM, 3),
      },
    });
    expect(await call(aino, IMPORT, { gpx: FILE })).toEqual({
      __typename: 'ImportOwnPlacesPayload',
      ownPlaceEdges: [
        node('Laavu & kota', 'POINT', [24.5, 61.5], null),
        node('61.60000, 24.60000', 'POINT', [24.6, 61.6], null),
        node('Reitti', 'PATH', [24.5, 61.5], km),
        node('Rajan yli', 'PATH', [24.5, 61.5], 20 * km),
      ],
      skipped: [
        { name: 'Tukholma', reason: 'OUTSIDE_FINLAND' },
        { name: 'Missä?', reason: 'NO_POSITION' },
        { name: 'Rajan yli', reason: 'PARTLY_OUTSIDE_FINLAND' },
      ],
    });
    expect([await namesOf(aino), await namesOf(matti)]).toEqual([
      ['Laavu & kota', '61.60000, 24.60000', 'Reitti', 'Rajan yli'],
      [],
    ]);
  });

  // Issue "What people add": GPX import of own waypoints and tracks, GPX export of own places
  test('sent five times at the same time with one clientMutationId is imported once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => call(aino, IMPORT, { gpx: FILE, clientMutationId: 'tiedosto' })),
    );
    expect([new Set(answers.map((answer) => JSON.stringify(answer))).size, (await list(aino)).edges.length]).toEqual([
      1, 4,
    ]);
  });

  test('without places makes none', async () => {
    expect(await call(aino, IMPORT, { gpx: '<gpx/>' })).toEqual({
      __typename: 'ImportOwnPlacesPayload',
      ownPlaceEdges: [],
      skipped: [],
    });
  });

  test.each([
    ['no GPX', '<kml/>', 'gpx', 'notGpx'],
    ['too many places', gpx('<wpt lat="61" lon="24"/>'.repeat(501)), 'gpx', 'tooMany'],
    ['over 5 MB', gpx(' '.repeat(GPX_BYTES_MAX)), 'gpx', 'tooLong'],
  ])('of %s is refused, and no place of it is added', async (_name, text, parameterName, detail) => {
    expect([await call(aino, IMPORT, { gpx: text }), await namesOf(aino)]).toEqual([
      { __typename: 'InvalidInputError', parameterName, detail },
      [],
    ]);
  });

  test('with more places than there is room for is refused whole', async () => {
    const some = gpx('<wpt lat="61" lon="24"/>'.repeat(500));
    for (let i = 0; i < 3; i += 1) await call(aino, IMPORT, { gpx: some });
    await add(aino, 'Yksi');
    expect(await call(aino, IMPORT, { gpx: some })).toEqual({
      __typename: 'InvalidInputError',
      parameterName: 'name',
      detail: 'tooMany',
    });
    expect(await server.db.prisma.ownPlace.count({ where: { ownerId: ainoId } })).toBe(1501);
  });

  test('has no tracks taken from somebody who has 20 MB of them, however well they pack', async () => {
    const { ownPlaceId } = await add(aino, 'Pitkä');
    await server.db.pool.query(
      `UPDATE own_place SET type = 'PATH', geometry = ('{"type":"LineString","coordinates":['
       || repeat('[24.9,60.2],', 1800000) || '[24.9,60.3]]}')::json WHERE id = $1`,
      [ownPlaceId],
    );
    const track = gpx('<trk><trkseg><trkpt lat="61" lon="24"/><trkpt lat="61.1" lon="24"/></trkseg></trk>');
    expect(await call(aino, IMPORT, { gpx: track })).toEqual({
      __typename: 'InvalidInputError',
      parameterName: 'name',
      detail: 'tooMany',
    });
    expect(await call(aino, IMPORT, { gpx: gpx('<wpt lat="61" lon="24"/>') })).toMatchObject({
      skipped: [],
      ownPlaceEdges: [{}],
    });
  });

  test('of almost 5 MB is taken from somebody logged in, and from nobody else', async () => {
    const point = (i: number) => `<trkpt lat="${(60 + i / 1e5).toFixed(6)}" lon="24.${(i % 97) + 100}"></trkpt>`;
    const points = Array.from({ length: 105_000 }, (_, i) => point(i)).join('\n');
    const long = gpx(`<trk><name>Pitkä</name><trkseg>${points}</trkseg></trk>`);
    expect(long.length).toBeGreaterThan(0.85 * GPX_BYTES_MAX);
    const answer = await call(aino, IMPORT, { gpx: long });
    expect(answer).toMatchObject({ ownPlaceEdges: [{ node: { name: 'Pitkä', type: 'PATH' } }], skipped: [] });
    expect(await nobody.graphql(IMPORT, { input: { gpx: long } })).toMatchObject({
      status: 413,
      body: { message: 'tooLarge' },
    });
    expect(await aino.graphql(IMPORT, { input: { gpx: long } }, { origin: 'https://elsewhere.example' })).toMatchObject(
      { status: 413 },
    );
    const track = await aino.graphql('{ viewer { ownPlaces(first: 1) { edges { node { line geometry } } } } }');
    const { line, geometry } = z
      .object({
        data: z.object({
          viewer: z.object({
            ownPlaces: z.object({
              edges: z.tuple([
                z.object({
                  node: z.object({
                    line: z.array(z.array(z.unknown())),
                    geometry: z.object({ type: z.literal('LineString'), coordinates: z.array(z.unknown()) }),
                  }),
                }),
              ]),
            }),
          }),
        }),
      })
      .parse(track.body).data.viewer.ownPlaces.edges[0].node;
    expect([
      line.flat().length > 100,
      line.flat().length <= 300,
      geometry.coordinates.length > 15_000,
      geometry.coordinates.length <= 20_000,
    ]).toEqual([true, true, true, true]);
  });

  // Issue "What people add": GPX import of own waypoints and tracks, GPX export of own places
  test('that was exported is imported to the same', async () => {
    await call(aino, IMPORT, { gpx: FILE });
    await add(aino, `<Merkki> "&" 'ä' 🌲`);
    await aino.rest('POST', '/api/userattractions/', { pos: [25.123456789, 65.987654321] });
    const { status, headers, body } = await aino.rest('GET', '/api/userattractions/export.gpx?lang=sv');
    expect([
      status,
      headers.get('content-type'),
      headers.get('content-disposition'),
      headers.get('cache-control'),
    ]).toEqual([
      200,
      'application/gpx+xml; charset=utf-8',
      'attachment; filename="taival-own-places.gpx"',
      'private, no-store',
    ]);
    await call(matti, IMPORT, { gpx: z.string().parse(body) });
    const placesOf = async (who: Visitor) => {
      const answer = await who.graphql(
        '{ viewer { ownPlaces(first: 10) { edges { node { name type pos bbox lengthM line geometry } } } } }',
      );
      const { data } = z
        .object({
          data: z.object({
            viewer: z.object({
              ownPlaces: z.object({ edges: z.array(z.object({ node: z.object({ name: z.string() }).loose() })) }),
            }),
          }),
        })
        .parse(answer.body);
      return data.viewer.ownPlaces.edges.map(({ node }) => node).toSorted((a, b) => a.name.localeCompare(b.name));
    };
    expect(await placesOf(matti)).toEqual(await placesOf(aino));
    expect(await placesOf(matti)).toHaveLength(6);
  });

  test('of nobody’s places is a GPX file too', async () => {
    const { body } = await aino.rest('GET', '/api/userattractions/export.gpx');
    expect(body).toMatch(/^<\?xml .*<metadata><name>Taival: Omat paikat<\/name>.*<\/metadata>\n<\/gpx>\n$/s);
    expect(await call(matti, IMPORT, { gpx: z.string().parse(body) })).toMatchObject({
      ownPlaceEdges: [],
      skipped: [],
    });
  });
});

describe('files in a row', () => {
  test('are taken twenty times an hour', async () => {
    const limited = await startTestServer({
      config: { outsideMaps: NO_OUTSIDE_MAPS, publicUrl: null, rateLimits: true, trustProxy: 0 },
    });
    try {
      await makeUser(limited.db, { email: 'aino@example.org', username: 'Aino' });
      const who = await loggedIn(limited.url, 'aino@example.org');
      for (let i = 0; i < 20; i += 1)
        expect(await call(who, IMPORT, { gpx: '<gpx/>' })).toMatchObject({ __typename: 'ImportOwnPlacesPayload' });
      expect(await call(who, IMPORT, { gpx: '<gpx/>' })).toEqual({ __typename: 'RateLimitedError' });
    } finally {
      await limited.stop();
    }
  }, 60_000);
});
