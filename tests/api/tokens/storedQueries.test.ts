import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NO_OUTSIDE_MAPS } from '#common/baseMap.ts';
import { type MadeToken, makeToken } from '../../support/accessTokens.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';
import { makeUser, type Visitor, visitorOf } from '../../support/visitors.ts';

// Issue 25, point 5: persisted operations of integrators by token, and the cost of a query
let server: TestServer;
let who: Visitor;
let token: MadeToken;
let second: MadeToken;
let stranger: MadeToken;

beforeAll(async () => {
  server = await startTestServer({
    config: { outsideMaps: NO_OUTSIDE_MAPS, publicUrl: null, rateLimits: true, trustProxy: 0 },
  });
  const owner = await makeUser(server.db, { email: 'tekija@example.org', username: 'Tekija' });
  const other = await makeUser(server.db, { email: 'muu@example.org', username: 'Muu' });
  token = await makeToken(server.db, owner, ['read', 'own']);
  second = await makeToken(server.db, owner, ['read']);
  stranger = await makeToken(server.db, other, ['read']);
  who = visitorOf(server.url);
}, 60_000);

afterAll(() => server.stop());

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const byHash = (sha256Hash: string) => ({ persistedQuery: { version: 1, sha256Hash } });
const QUERY = 'query Asked($key: String!) { category(key: $key) { key } }';
const VARIABLES = { key: 'tourism/museum' };
const DATA = { data: { category: { key: 'tourism/museum' } } };
const NOT_FOUND = {
  errors: [{ message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }],
};

const post = (body: object, headers: Readonly<Record<string, string>> = token.headers) =>
  who.rest('POST', '/graphql', body, headers);
const get = (parameters: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = token.headers) =>
  who.rest('GET', `/graphql?${new URLSearchParams(parameters)}`, undefined, headers);

describe('a query by its hash', () => {
  const known = { extensions: byHash(hashOf(QUERY)), variables: VARIABLES };

  test('is stored with its text, and answered by the hash alone, as a read', async () => {
    expect((await post(known)).body).toMatchObject(NOT_FOUND);
    const stored = await post({ ...known, query: QUERY });
    expect(stored.body).toMatchObject(DATA);
    expect(stored.headers.get('ratelimit')).toContain('"tokenQuery"');
    const again = await post(known);
    expect(again.body).toMatchObject(DATA);
    expect(again.headers.get('ratelimit')).not.toContain('"tokenQuery"');
    const asked = await get({ extensions: JSON.stringify(known.extensions), variables: JSON.stringify(VARIABLES) });
    expect([asked.status, asked.body]).toMatchObject([200, DATA]);
    expect(asked.headers.get('ratelimit')).toContain('"tokenRead"');
  });

  test('is known to all tokens of its owner and to nobody else', async () => {
    expect((await post(known, second.headers)).body).toMatchObject(DATA);
    expect((await post(known, stranger.headers)).body).toMatchObject(NOT_FOUND);
    expect((await post(known, {})).body).toMatchObject({ errors: [{ message: 'PersistedQueryNotSupported' }] });
  });

  test('of another text is refused and not stored', async () => {
    const wrong = { query: '{ dataSet { version } }', extensions: byHash(hashOf(QUERY)) };
    expect([(await post(wrong)).status, (await post(wrong)).body]).toMatchObject([
      400,
      { errors: [{ extensions: { code: 'HASH_MISMATCH' } }] },
    ]);
    expect((await post(known)).body).toMatchObject(DATA);
  });

  test('reaches no further than the token’s scopes', async () => {
    const query = '{ viewer { username } }';
    const asked = { extensions: byHash(hashOf(query)) };
    expect((await post({ ...asked, query })).body).toMatchObject({ data: { viewer: { username: 'Tekija' } } });
    expect((await post(asked, second.headers)).status).toBe(403);
  });

  test('that changes something is not asked by GET', async () => {
    const query = 'mutation { setLanguage(input: { language: en }) { __typename } }';
    const asked = { extensions: JSON.stringify(byHash(hashOf(query))) };
    await post({ query, extensions: byHash(hashOf(query)) });
    expect((await get(asked)).status).toBe(405);
  });

  test('pushes out the oldest of a hundred; one that is too long is not stored', async () => {
    const rows = Array.from({ length: 100 }, (_, n) => `query Many${n} { dataSet { version } }`);
    for (const query of rows) await post({ query, extensions: byHash(hashOf(query)) });
    expect(await server.db.prisma.storedQuery.count()).toBe(100);
    expect((await post(known)).body).toMatchObject(NOT_FOUND);
    const long = `{ dataSet { version } } #${'x'.repeat(64_000)}`;
    expect((await post({ query: long, extensions: byHash(hashOf(long)) })).body).toMatchObject({ data: {} });
    expect((await post({ extensions: byHash(hashOf(long)) })).body).toMatchObject(NOT_FOUND);
  });
});

describe('the cost of a query', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])('stands in its answer and in a header, the %sth time too', async () => {
    const { body, headers } = await post({ query: QUERY, variables: VARIABLES }, {});
    expect(body).toMatchObject({ ...DATA, extensions: { cost: { requested: 2, limit: 8700 } } });
    expect(headers.get('graphql-cost')).toBe('requested=2; limit=8700');
  });

  test('that is too high is refused with the limit', async () => {
    const searches = Array.from({ length: 18 }, (_, n) => `s${n}: search(query: "museo") { __typename }`);
    const query = `{ ${searches.join(' ')} }`;
    const { body } = await post({ query }, {});
    expect(body).toMatchObject({ errors: [{ extensions: { code: 'QUERY_TOO_LARGE' } }] });
    expect(body).toHaveProperty('extensions.cost.limit', 8700);
  });
});
