import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { NO_OUTSIDE_MAPS } from '#common/baseMap.ts';
import { type MadeToken, makeToken } from '../../support/accessTokens.ts';
import { publishHelsinki } from '../../support/made/helsinki.ts';
import { HELSINKI, IDS } from '../../support/made/placesOfHelsinki.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';
import { loggedIn, makeUser, type Visitor, visitorOf } from '../../support/visitors.ts';
import { PERSISTED_QUERIES } from '../../support/webFolder.ts';

// Issue 25, point 5: `Authorization: Bearer` beside cookies, origins, caches and limits
let server: TestServer;
let ids: { readonly owner: string; readonly other: string };
let own: MadeToken;
let reading: MadeToken;
let other: Visitor;

const LIMITS = { tokenRead: 40, tokenQuery: 200, read: 400, query: 200 };
const LIST = `/api/query/attractions?bbox=${HELSINKI.join(',')}`;
const ELSEWHERE = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };

beforeAll(async () => {
  server = await startTestServer({
    requestLimits: LIMITS,
    config: { outsideMaps: NO_OUTSIDE_MAPS, publicUrl: null, rateLimits: true, trustProxy: 0 },
  });
  await publishHelsinki(server.db);
  ids = {
    owner: await makeUser(server.db, { email: 'kartoittaja@example.org', username: 'Kartoittaja' }),
    other: await makeUser(server.db, { email: 'naapuri@example.org', username: 'Naapuri' }),
  };
  own = await makeToken(server.db, ids.owner, ['read', 'own', 'contribute']);
  reading = await makeToken(server.db, ids.owner, ['read']);
  other = await loggedIn(server.url, 'naapuri@example.org');
}, 60_000);

afterAll(() => server.stop());

const nobody = () => visitorOf(server.url);
const WHO = '{ viewer { username } }';
const SAVE = { attractionId: IDS.museum, text: 'tunnuksella' };

describe('a wrong token', () => {
  test.each([
    ['unknown', `Bearer taival_${'x'.repeat(43)}`],
    ['of another form', 'Bearer x'],
    ['empty', 'Bearer'],
    ['in small letters', 'bearer taival_x'],
  ])('%s is refused everywhere, never treated as nobody or as the cookie', async (_what, authorization) => {
    const asked = [
      ['GET', LIST],
      ['GET', '/api/favourites'],
      ['GET', `/graphql?${new URLSearchParams({ query: '{ dataSet { version } }' })}`],
      ['GET', '/tiles/base/none/10/583/296.mvt'],
      ['PUT', '/api/notes'],
      ['POST', '/graphql'],
    ] as const;
    for (const [method, path] of asked) {
      const body = method === 'GET' ? undefined : { query: WHO };
      const { status, headers } = await other.rest(method, path, body, { authorization });
      expect([path, status, headers.get('www-authenticate')]).toEqual([path, 401, 'Bearer error="invalid_token"']);
      expect(headers.get('cache-control')).toBe('private, no-store');
    }
  });

  test('of another scheme is ignored', async () => {
    const { status } = await other.rest('GET', '/api/favourites', undefined, { authorization: 'Basic eDp5' });
    expect(status).toBe(200);
  });
});

test('a request with a cookie and a token counts as one with the token only', async () => {
  expect((await other.graphql(WHO, {}, own.headers)).body).toMatchObject({
    data: { viewer: { username: 'Kartoittaja' } },
  });
  const { status } = await other.rest('GET', '/api/favourites', undefined, reading.headers);
  expect(status).toBe(403);
  await other.rest('PUT', '/api/notes', SAVE, own.headers);
  expect(await server.db.prisma.note.findMany({ select: { userId: true } })).toEqual([{ userId: ids.owner }]);
});

describe('a page of another site', () => {
  test('may change things by a token, and by no cookie', async () => {
    expect((await other.rest('PUT', '/api/notes', SAVE, ELSEWHERE)).status).toBe(403);
    const { status, headers } = await nobody().rest('PUT', '/api/notes', SAVE, { ...ELSEWHERE, ...own.headers });
    expect([status, headers.get('access-control-allow-origin')]).toEqual([200, '*']);
    expect(headers.get('access-control-allow-credentials')).toBeNull();
    const save = `mutation { saveNote(input: { attractionId: ${IDS.museum}, text: "x" }) { __typename } }`;
    expect((await nobody().graphql(save, {}, { ...ELSEWHERE, ...own.headers })).body).toMatchObject({
      data: { saveNote: { __typename: 'SaveNotePayload' } },
    });
  });

  test('reads why its token is refused', async () => {
    const { headers } = await nobody().rest('GET', '/api/favourites', undefined, {
      ...ELSEWHERE,
      authorization: 'Bearer x',
    });
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-expose-headers')).toContain('WWW-Authenticate');
  });

  test.each([
    ['/api/notes', 'PUT'],
    ['/graphql', 'POST'],
    [LIST, 'GET'],
  ])('learns by a preflight that it may send a token to %s', async (path, method) => {
    const { status, headers } = await nobody().rest('OPTIONS', path, undefined, {
      ...ELSEWHERE,
      'access-control-request-method': method,
      'access-control-request-headers': 'authorization, content-type',
    });
    expect([status, headers.get('access-control-allow-origin')]).toEqual([204, '*']);
    expect(headers.get('access-control-allow-headers')).toMatch(/authorization/i);
    expect(headers.get('access-control-allow-credentials')).toBeNull();
  });
});

describe('caches', () => {
  test('that are shared store no answer to a token', async () => {
    const open = await nobody().rest('GET', LIST);
    expect(open.headers.get('cache-control')).toMatch(/^public/);
    const { headers } = await nobody().rest('GET', LIST, undefined, own.headers);
    expect(headers.get('cache-control')).toMatch(/^private, max-age=\d+/);
    expect(headers.get('vary')).toMatch(/Authorization/);
    const mine = await nobody().rest('GET', '/api/favourites', undefined, own.headers);
    expect(mine.headers.get('cache-control')).toBe('private, no-store');
    expect(mine.headers.get('vary')).toMatch(/Authorization/);
  });

  test('of ours give a token nothing of others, and others nothing of a token', async () => {
    const persisted = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(PERSISTED_QUERIES, 'utf8')));
    const [id] = Object.entries(persisted).find(([, text]) => text.includes('query SessionListQuery')) ?? [''];
    const path = `/graphql?documentId=${id}`;
    expect((await nobody().rest('GET', path, undefined, own.headers)).status).toBe(403);
    expect((await nobody().rest('GET', path)).body).toMatchObject({ data: { viewer: null } });
    const query = `/graphql?${new URLSearchParams({ query: WHO })}`;
    for (let time = 0; time < 12; time += 1) {
      expect((await nobody().rest('GET', query)).body).toMatchObject({ data: { viewer: null } });
      expect((await nobody().rest('GET', query, undefined, own.headers)).body).toMatchObject({
        data: { viewer: { username: 'Kartoittaja' } },
      });
      expect((await nobody().rest('GET', query, undefined, reading.headers)).status).toBe(403);
    }
  });
});

describe('limits', () => {
  test.each([
    ['GET', LIST, 'tokenRead'],
    ['GET', '/api/favourites', 'tokenRead'],
    ['GET', '/api/openapi.json', 'tokenRead'],
    ['GET', `/graphql?${new URLSearchParams({ query: '{ dataSet { version } }' })}`, 'tokenQuery'],
    ['POST', '/graphql', 'tokenQuery'],
    ['GET', '/tiles/base/none/10/583/296.mvt', 'tokenFile'],
  ])('of a token stand in the headers of %s %s', async (method, path, name) => {
    const body = method === 'POST' ? { query: '{ dataSet { version } }' } : undefined;
    const { headers } = await nobody().rest(method, path, body, own.headers);
    expect(headers.get('ratelimit-policy')).toContain(`"${name}";q=`);
    expect(headers.get('ratelimit')).toContain(`"${name}";r=`);
    const open = await nobody().rest(method, path, body);
    expect(open.headers.get('ratelimit-policy')).not.toContain('token');
    if (path !== '/api/favourites') expect(open.headers.get('ratelimit')).toMatch(/^"(read|query|tile)";r=/);
  });

  test('count each token by itself, apart from its address', async () => {
    const spent = await makeToken(server.db, ids.owner, ['read']);
    const ask = (headers = {}) => nobody().rest('GET', LIST, undefined, headers);
    let refused = await ask(spent.headers);
    for (let time = 0; time < LIMITS.tokenRead && refused.status === 200; time += 1) refused = await ask(spent.headers);
    expect([refused.status, refused.headers.get('ratelimit')]).toEqual([
      429,
      expect.stringContaining('"tokenRead";r=0'),
    ]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.headers.get('ratelimit-policy')).toContain('"tokenRead";q=40;w=60');
    expect([(await ask(reading.headers)).status, (await ask()).status]).toEqual([200, 200]);
  });
});
