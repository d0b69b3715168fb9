import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '#api/platform/config.ts';
import { connect } from '#api/platform/db/database.ts';
import { createLog } from '#api/platform/log.ts';
import { type RunningServer, startServer } from '#api/server.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';
import { publishHelsinki } from '../../support/made/helsinki.ts';
import { publishMade } from '../../support/made/madePlaces.ts';
import { IDS } from '../../support/made/placesOfHelsinki.ts';
import { type Relay, startRelay } from '../../support/services/relay.ts';
import { loggedIn, makeUser, type Visitor, visitorOf } from '../../support/visitors.ts';

// A second database stands for the replica: a place has another name there, which shows where an answer comes from.
const POLLED = { timeout: 20_000 };
const COPY = 'Kopio';

let primary: TestDatabase;
let replica: TestDatabase;
let relay: Relay;
let server: RunningServer;
let nobody: Visitor;
let aino: Visitor;

beforeAll(async () => {
  [primary, replica] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  await Promise.all([primary, replica].map(({ db }) => publishHelsinki(db)));
  await replica.db.pool.query('UPDATE place SET name = $2 WHERE id = $1', [IDS.museum, COPY]);
  await makeUser(primary.db, { email: 'aino@example.org', username: 'Aino' });
  relay = await startRelay(primary.db.url);
  server = await startServer(
    readConfig({
      PORT: '0',
      BASEMAP: 'embedded',
      ROLE: 'web',
      RATE_LIMITS: 'off',
      DATABASE_REPLICA_URLS: replica.db.url,
    }),
    { db: connect(relay.url), log: createLog('silent') },
  );
  nobody = visitorOf(server.url);
  aino = await loggedIn(server.url, 'aino@example.org');
}, 60_000);

afterAll(async () => {
  await server.close();
  await relay.cut();
  await Promise.all([primary.drop(), replica.drop()]);
});

const QUERY = `{ attraction(id: ${IDS.museum}) { ... on Attraction { name } } }`;

/** Names of the place by REST and by both ways of GraphQL. */
async function namesFor(visitor: Visitor): Promise<unknown[]> {
  const answers = [
    await visitor.rest('GET', `/api/query/attractions/${IDS.museum}`),
    await visitor.rest('GET', `/graphql?query=${encodeURIComponent(QUERY)}`),
    await visitor.graphql(QUERY),
  ];
  return answers.map(({ body }) => /"name":"([^"]*)"/.exec(JSON.stringify(body))?.[1]);
}

describe('with a replica', () => {
  test('nobody in particular reads there, and users at the primary', async () => {
    expect(await namesFor(nobody)).toEqual([COPY, COPY, COPY]);
    expect(await namesFor(aino)).not.toContain(COPY);
  });

  test('what changes something is done at the primary, without a session too', async () => {
    const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { __typename } }';
    const input = { email: 'aino@example.org', password: 'wrong' };
    expect((await nobody.graphql(LOGIN, { input })).body).toEqual({
      data: { login: { __typename: 'NotAuthorizedError' } },
    });
    expect((await visitorOf(server.url).rest('GET', '/api/user/confirm-email?token=none')).status).toBe(303);
  });
});

describe('while the primary is away', () => {
  beforeAll(() => relay.cut());
  afterAll(() => relay.mend());

  test('nobody in particular goes on reading, and the process is ready', async () => {
    expect(await namesFor(nobody)).toEqual([COPY, COPY, COPY]);
    expect((await nobody.rest('GET', '/readyz')).status).toBe(200);
    expect((await nobody.rest('GET', `/images/${IDS.museum}/none.jpg`)).status).toBe(404);
  });

  test('what changes something is refused, in one word', async () => {
    const refused = await aino.rest('POST', '/api/comments/', { attractionId: IDS.museum, text: 'Hei' });
    expect([refused.status, refused.body]).toEqual([503, { message: 'unavailable' }]);
    const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { __typename } }';
    const answer = await nobody.graphql(LOGIN, { input: { email: 'aino@example.org', password: 'x' } });
    expect(answer.body).toMatchObject({ errors: [{ message: 'unavailable', extensions: { code: 'UNAVAILABLE' } }] });
  });
});

test('a version that the replica does not have yet is the primary’s', async () => {
  const museum = {
    id: IDS.museum,
    name: 'Uusi',
    category: 'tourism/museum',
    position: [24.9, 60.2],
    quality: 45,
  } as const;
  await publishMade(primary.db, 9, [museum]);
  await expect.poll(() => namesFor(nobody), POLLED).toEqual(['Uusi', 'Uusi', 'Uusi']);
});
