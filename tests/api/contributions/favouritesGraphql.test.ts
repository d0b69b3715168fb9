import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { FAVOURITES_PER_USER_MAX } from '#common/limits.ts';
import { publishHelsinki } from '../../support/made/helsinki.ts';
import { endIdentity } from '../../support/made/madePlaces.ts';
import { IDS } from '../../support/made/placesOfHelsinki.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';
import { loggedIn, makeUser, type Visitor, visitorOf } from '../../support/visitors.ts';

let server: TestServer;
let users = 0;

beforeAll(async () => {
  server = await startTestServer();
  await publishHelsinki(server.db);
}, 60_000);

beforeEach(() => server.db.pool.query('TRUNCATE favourite'));

afterAll(() => server.stop());

interface Somebody {
  readonly id: string;
  readonly who: Visitor;
}

async function somebody(): Promise<Somebody> {
  users += 1;
  const email = `suosikki${users}@example.org`;
  const id = await makeUser(server.db, { email, username: `Suosikki${users}` });
  return { id, who: await loggedIn(server.url, email) };
}

const FAULTS = `... on InvalidInputError { parameterName detail } ... on NotAuthorizedError { reason }
  ... on NotFoundError { message }`;
const SET = `mutation ($input: SetFavouriteInput!) { setFavourite(input: $input) { __typename ${FAULTS}
  ... on SetFavouritePayload { favouriteEdge { cursor node { id type attractionId name created } }
    favouriteCounts { bad best good todo } attraction { attractionId } } } }`;
const REMOVE = `mutation ($input: RemoveFavouriteInput!) { removeFavourite(input: $input) { __typename ${FAULTS}
  ... on RemoveFavouritePayload { removedFavouriteId favouriteCounts { bad best good todo }
    attraction { attractionId } } } }`;
const LIST = `query ($first: Int! = 100, $after: String) { viewer { favourites(first: $first, after: $after) {
  edges { cursor node { id type attractionId name(language: sv) category { key } pos ownPlace { name }
    attraction { attractionId } } } pageInfo { hasNextPage hasPreviousPage endCursor } } } }`;

const edge = z.object({
  cursor: z.string(),
  node: z.looseObject({ id: z.string(), type: z.string(), attractionId: z.number(), created: z.string().optional() }),
});
const changed = z.looseObject({ favouriteEdge: edge.optional(), removedFavouriteId: z.string().nullish() });
const listed = z.object({ edges: z.array(edge), pageInfo: z.looseObject({ endCursor: z.string().nullable() }) });

/** The answer of a mutation. */
async function answer(who: Visitor, query: string, input: Readonly<Record<string, unknown>>) {
  const { data } = z
    .strictObject({ data: z.record(z.string(), changed) })
    .parse((await who.graphql(query, { input })).body);
  return changed.parse(Object.values(data)[0]);
}

const set = (who: Visitor, attractionId: number, type: string, clientMutationId?: string) =>
  answer(who, SET, { attractionId, type, ...(clientMutationId !== undefined && { clientMutationId }) });
const remove = (who: Visitor, attractionId: number) => answer(who, REMOVE, { attractionId });

async function list(who: Visitor, variables: Readonly<Record<string, unknown>> = {}) {
  const { data } = z
    .strictObject({ data: z.object({ viewer: z.object({ favourites: listed }) }) })
    .parse((await who.graphql(LIST, variables)).body);
  return data.viewer.favourites;
}

const mine = async (who: Visitor) => (await list(who)).edges.map(({ node }) => [node.attractionId, node.type]);

describe('a favourite', () => {
  // SPEC §3: One favourite per attraction per user: BEST, GOOD, TODO, BAD
  test('is one per attraction: another type takes the place of the one before, and counts once', async () => {
    const { who } = await somebody();
    expect(await set(who, IDS.museum, 'GOOD')).toMatchObject({
      favouriteEdge: { node: { type: 'GOOD', attractionId: IDS.museum, name: 'Linnoitusmuseo' } },
      favouriteCounts: { bad: 0, best: 0, good: 1, todo: 0 },
      attraction: { attractionId: IDS.museum },
    });
    expect(await set(who, IDS.museum, 'BEST')).toMatchObject({ favouriteCounts: { best: 1, good: 0 } });
    expect(await mine(who)).toEqual([[IDS.museum, 'BEST']]);
  });

  test('set to the same type again does not change when it was added', async () => {
    const { who } = await somebody();
    const first = (await set(who, IDS.cafe, 'TODO')).favouriteEdge;
    expect((await set(who, IDS.cafe, 'TODO')).favouriteEdge).toEqual(first);
    expect(new Date((await set(who, IDS.cafe, 'BEST')).favouriteEdge?.node.created ?? 0).getTime()).toBeGreaterThan(
      new Date(first?.node.created ?? 0).getTime(),
    );
  });

  // Issue "What a visitor meets": Favourites without an account: offered to the account at login (once, merged)
  test('that may only be new does not change an existing one', async () => {
    const { who } = await somebody();
    const before = (await set(who, IDS.cafe, 'TODO')).favouriteEdge;
    const offered = (id: number) => answer(who, SET, { attractionId: id, type: 'BEST', onlyNew: true });
    expect((await offered(IDS.cafe)).favouriteEdge).toEqual(before);
    expect(await offered(IDS.tower)).toMatchObject({ favouriteEdge: { node: { type: 'BEST' } } });
    expect(await mine(who)).toEqual([
      [IDS.tower, 'BEST'],
      [IDS.cafe, 'TODO'],
    ]);
  });

  test('is taken away, and then there is nothing to take away', async () => {
    const { who } = await somebody();
    const { favouriteEdge } = await set(who, IDS.tower, 'BAD');
    expect(await remove(who, IDS.tower)).toEqual({
      __typename: 'RemoveFavouritePayload',
      removedFavouriteId: favouriteEdge?.node.id,
      favouriteCounts: { bad: 0, best: 0, good: 0, todo: 0 },
      attraction: { attractionId: IDS.tower },
    });
    expect((await remove(who, IDS.tower)).removedFavouriteId).toBeNull();
    expect(await mine(who)).toEqual([]);
  });

  test('is listed newest first, in pages', async () => {
    const { who } = await somebody();
    for (const id of [IDS.museum, IDS.trail, IDS.shelter]) await set(who, id, 'GOOD');
    const page = await list(who, { first: 2 });
    expect(page).toMatchObject({
      edges: [
        { node: { attractionId: IDS.shelter } },
        { node: { attractionId: IDS.trail, category: { key: 'route/hiking' }, pos: [24.9, 60.2] } },
      ],
      pageInfo: { hasNextPage: true, hasPreviousPage: false },
    });
    expect(await list(who, { first: 2, after: page.pageInfo.endCursor })).toMatchObject({
      edges: [{ node: { name: 'Fästningsmuseet' } }],
      pageInfo: { hasNextPage: false, hasPreviousPage: true },
    });
    expect((await who.graphql(LIST, { after: 'x' })).body).toMatchObject({
      errors: [{ extensions: { parameterName: 'after', detail: 'invalid' } }],
    });
    expect((await who.graphql(LIST, { first: 101 })).body).toMatchObject({
      errors: [{ extensions: { parameterName: 'first', detail: 'outOfRange' } }],
    });
  });

  // SPEC §3: One favourite per attraction per user: BEST, GOOD, TODO, BAD
  test('sent late a second time does not undo what came after it', async () => {
    const { who } = await somebody();
    const first = await set(who, IDS.museum, 'GOOD', 'one');
    await set(who, IDS.museum, 'BEST', 'two');
    expect((await set(who, IDS.museum, 'GOOD', 'one')).favouriteEdge).toEqual(first.favouriteEdge);
    expect(await mine(who)).toEqual([[IDS.museum, 'BEST']]);
    expect(
      await answer(who, SET, { attractionId: IDS.museum, type: 'BAD', clientMutationId: 'x'.repeat(101) }),
    ).toMatchObject({ parameterName: 'clientMutationId', detail: 'tooLong' });
  });

  // Issue "In the pocket": Outbox: exactly once (`clientMutationId`)
  test('taken away late a second time does not undo what came after it', async () => {
    const { who } = await somebody();
    const twice = { attractionId: IDS.museum, clientMutationId: 'away' };
    const { favouriteEdge } = await set(who, IDS.museum, 'GOOD');
    expect((await answer(who, REMOVE, twice)).removedFavouriteId).toBe(favouriteEdge?.node.id);
    await set(who, IDS.museum, 'BEST');
    await answer(who, REMOVE, twice);
    expect(await mine(who)).toEqual([[IDS.museum, 'BEST']]);
  });

  test('set twenty times at once is one', async () => {
    const { who, id } = await somebody();
    const answers = await Promise.all(Array.from({ length: 20 }, () => set(who, IDS.farMuseum, 'TODO')));
    expect(new Set(answers.map(({ favouriteEdge }) => favouriteEdge?.cursor)).size).toBe(1);
    expect(await server.db.prisma.favourite.count({ where: { userId: id } })).toBe(1);
  });

  test('is refused for what nobody knows or has vanished, and to somebody without a session', async () => {
    const { who } = await somebody();
    expect(await set(who, 999_999, 'GOOD')).toEqual({ __typename: 'NotFoundError', message: 'notFound' });
    expect(await set(who, -1, 'GOOD')).toEqual({ __typename: 'NotFoundError', message: 'notFound' });
    for (const id of [IDS.gone, IDS.hidden])
      expect(await set(who, id, 'GOOD')).toEqual({ __typename: 'NotFoundError', message: 'gone' });
    expect(await set(visitorOf(server.url), IDS.museum, 'GOOD')).toEqual({
      __typename: 'NotAuthorizedError',
      reason: 'ANONYMOUS',
    });
    expect((await visitorOf(server.url).graphql(LIST)).body).toEqual({ data: { viewer: null } });
  });

  test('can be set on 2,000 places at most', async () => {
    const { who, id } = await somebody();
    await server.db.pool.query(
      `INSERT INTO attraction (id, name, category, lon, lat) SELECT 1000000 + n, 'Paikka', 'tourism/museum', 24.9, 60.2
       FROM generate_series(1, $1) n ON CONFLICT DO NOTHING`,
      [FAVOURITES_PER_USER_MAX],
    );
    await server.db.pool.query(
      `INSERT INTO favourite (user_id, attraction_id, type) SELECT $1, 1000000 + n, 'GOOD'
       FROM generate_series(1, $2) n`,
      [id, FAVOURITES_PER_USER_MAX - 1],
    );
    expect(await set(who, IDS.museum, 'GOOD')).toMatchObject({ __typename: 'SetFavouritePayload' });
    expect(await set(who, IDS.cafe, 'GOOD')).toEqual({
      __typename: 'InvalidInputError',
      parameterName: 'attractionId',
      detail: 'tooMany',
    });
    expect(await set(who, IDS.museum, 'BEST')).toMatchObject({ __typename: 'SetFavouritePayload' });
  });

  test('is shown to its user alone', async () => {
    const [owner, other] = [await somebody(), await somebody()];
    const { favouriteEdge } = await set(owner.who, IDS.museum, 'GOOD');
    const query = 'query ($id: ID!) { node(id: $id) { __typename ... on Favourite { attractionId type } } }';
    await set(other.who, IDS.museum, 'BAD');
    expect((await owner.who.graphql(query, { id: favouriteEdge?.node.id })).body).toEqual({
      data: { node: { __typename: 'Favourite', attractionId: IDS.museum, type: 'GOOD' } },
    });
    for (const who of [other.who, visitorOf(server.url)])
      expect((await who.graphql(query, { id: favouriteEdge?.node.id })).body).toEqual({ data: { node: null } });
    expect(await mine(owner.who)).toEqual([[IDS.museum, 'GOOD']]);
  });
});

describe('the counts of favourites', () => {
  test('are shown to everybody', async () => {
    const [one, other] = [await somebody(), await somebody()];
    await set(one.who, IDS.trail, 'BEST');
    await set(other.who, IDS.trail, 'TODO');
    const { body } = await visitorOf(server.url).graphql(
      `query ($id: AttractionId!) { attraction(id: $id) { ... on Attraction {
        favouriteCounts { bad best good todo } } } }`,
      { id: IDS.trail },
    );
    expect(body).toEqual({ data: { attraction: { favouriteCounts: { bad: 0, best: 1, good: 0, todo: 1 } } } });
  });

  test('of a user’s own place are shown to nobody else', async () => {
    const { id, who } = await somebody();
    const other = await somebody();
    const ownId = 300_000_000_000_777;
    await server.db.pool.query(
      `INSERT INTO attraction (id, owner_id, name, category, lon, lat) VALUES ($1, $2, 'Mökki', 'own', 24.94, 60.17)`,
      [ownId, id],
    );
    await server.db.pool.query(
      `INSERT INTO own_place (id, owner_id, name, lon, lat) VALUES ($1, $2, 'Mökki', 24.94, 60.17)`,
      [ownId, id],
    );
    expect(await set(who, ownId, 'BEST')).toMatchObject({
      favouriteEdge: { node: { name: 'Mökki' } },
      favouriteCounts: { best: 1 },
      attraction: null,
    });
    expect((await list(who)).edges).toMatchObject([
      { node: { name: 'Mökki', category: { key: 'own' }, ownPlace: { name: 'Mökki' }, attraction: null } },
    ]);
    expect(await set(other.who, ownId, 'BEST')).toEqual({ __typename: 'NotFoundError', message: 'notFound' });
    expect(await remove(other.who, ownId)).toMatchObject({ removedFavouriteId: null, favouriteCounts: { best: 0 } });
    expect(await mine(who)).toEqual([[ownId, 'BEST']]);
  });
});

describe('a place merged into another', () => {
  test('has its favourites there, the newer one of somebody who had marked both', async () => {
    const { who, id } = await somebody();
    await server.db.pool.query(
      `INSERT INTO favourite (user_id, attraction_id, type, created_at)
       VALUES ($1, $2, 'BAD', '2026-01-01'), ($1, $3, 'TODO', '2026-02-01')`,
      [id, IDS.museum, IDS.mergedTwice],
    );
    expect(await mine(who)).toEqual([[IDS.museum, 'TODO']]);
    expect(await set(who, IDS.merged, 'BEST')).toMatchObject({
      favouriteEdge: { node: { attractionId: IDS.museum } },
      favouriteCounts: { best: 1, todo: 0 },
    });
    expect(await mine(who)).toEqual([[IDS.museum, 'BEST']]);
    expect((await remove(who, IDS.merged)).removedFavouriteId).not.toBeNull();
    expect(await mine(who)).toEqual([]);
  });

  test('or vanished has its favourites listed under its last known name, until they are removed', async () => {
    const { who, id } = await somebody();
    await endIdentity(server.db, 77, 'Kadonnut museo', null);
    await server.db.pool.query(`INSERT INTO favourite (user_id, attraction_id, type) VALUES ($1, 77, 'GOOD')`, [id]);
    expect((await list(who)).edges).toMatchObject([
      {
        node: {
          attractionId: 77,
          name: 'Kadonnut museo',
          category: { key: 'tourism/museum' },
          ownPlace: null,
          attraction: null,
        },
      },
    ]);
    expect((await remove(who, 77)).removedFavouriteId).not.toBeNull();
    expect(await mine(who)).toEqual([]);
  });
});
