import { afterAll, beforeAll, expect, test } from 'vitest';
import { CALL_LIMITS } from '#api/domain/core/callLimits.ts';
import { NO_OUTSIDE_MAPS } from '#common/baseMap.ts';
import { publishHelsinki } from '../../support/made/helsinki.ts';
import { IDS } from '../../support/made/placesOfHelsinki.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';
import { loggedIn, makeUser, type Visitor, visitorOf } from '../../support/visitors.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({
    config: { outsideMaps: NO_OUTSIDE_MAPS, publicUrl: null, rateLimits: true, trustProxy: 0 },
  });
  await publishHelsinki(server.db);
}, 60_000);

afterAll(() => server.stop());

async function somebody(name: string): Promise<Visitor> {
  await makeUser(server.db, { email: `${name}@example.org`, username: name });
  return loggedIn(server.url, `${name}@example.org`);
}

/** Statuses of `count` calls one after another. */
async function statuses(count: number, call: () => Promise<{ readonly status: number }>): Promise<number[]> {
  const all: number[] = [];
  for (let n = 0; n < count; n += 1) all.push((await call()).status);
  return all;
}

test('somebody changes 120 things in a minute, on both doors together, and nobody else is held up', async () => {
  const [one, other] = [await somebody('yksi'), await somebody('toinen')];
  const { max } = CALL_LIMITS.changeByUser;
  const set = (who: Visitor) => who.rest('POST', '/api/favourites/', { attractionId: IDS.museum, type: 'BEST' });
  const half = max / 2;
  expect(await statuses(half, () => set(one))).toEqual(Array.from({ length: half }, () => 200));
  expect(await statuses(half, () => one.rest('PUT', '/api/notes/', { attractionId: IDS.museum, text: 'x' }))).toEqual(
    Array.from({ length: half }, () => 200),
  );
  const refused = await set(one);
  expect([refused.status, refused.body, Number(refused.headers.get('retry-after')) > 0]).toEqual([
    429,
    { message: 'tooManyRequests' },
    true,
  ]);
  const { body } = await one.graphql(
    'mutation ($input: RemoveFavouriteInput!) { removeFavourite(input: $input) { __typename } }',
    { input: { attractionId: IDS.museum } },
  );
  expect(body).toEqual({ data: { removeFavourite: { __typename: 'RateLimitedError' } } });
  expect((await set(other)).status).toBe(200);
});

test('somebody sends 30 long bodies in an hour, whatever stands in them', async () => {
  const who = await somebody('neljas');
  const { max } = CALL_LIMITS.longBodyByUser;
  const long = () => who.graphql('{ __typename }', { unused: 'x'.repeat(100_000) });
  expect(await statuses(max + 1, long)).toEqual([...Array.from({ length: max }, () => 200), 429]);
  expect((await who.graphql('{ __typename }')).status).toBe(200);
});

test('somebody has 30 files of their favourites and own places made in an hour', async () => {
  const who = await somebody('kolmas');
  const half = CALL_LIMITS.exportByUser.max / 2;
  expect(await statuses(half, () => who.rest('GET', '/api/userattractions/export.gpx'))).toEqual(
    Array.from({ length: half }, () => 200),
  );
  expect(await statuses(half + 1, () => who.rest('GET', '/api/favourites/export.gpx'))).toEqual([
    ...Array.from({ length: half }, () => 200),
    429,
  ]);
  expect((await who.rest('GET', '/api/userattractions/export.gpx')).status).toBe(429);
});

test('a user who has called too often is refused before the query is read', async () => {
  const who = visitorOf(server.url);
  const long = () => who.graphql('{ __typename }', { unused: 'x'.repeat(100_000) });
  expect((await long()).status).toBe(413);
  await expect.poll(() => statuses(50, () => who.graphql('{ __typename }')), { timeout: 25_000 }).toContain(429);
  expect((await long()).status).toBe(429);
}, 30_000);
