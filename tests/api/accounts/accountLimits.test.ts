import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NO_OUTSIDE_MAPS } from '#common/baseMap.ts';
import { newAddress as address, statusesOf as statuses } from '../../support/addresses.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';
import { makeUser, PASSWORD, visitorOf } from '../../support/visitors.ts';

let server: TestServer;

beforeAll(async () => {
  // Behind one proxy, which says for whom it asks.
  server = await startTestServer({
    config: { outsideMaps: NO_OUTSIDE_MAPS, publicUrl: null, rateLimits: true, trustProxy: 1 },
  });
  for (const name of ['maija', 'leo', 'aino', 'eero'])
    await makeUser(server.db, { email: `${name}@example.org`, username: name });
});

afterAll(() => server.stop());

const post = (path: string, body: unknown, from: string) =>
  visitorOf(server.url).rest('POST', path, body, { 'x-forwarded-for': from });
const login = (name: string, password: string, from: string) =>
  post('/api/user/login', { email: `${name}@example.org`, password }, from);

const times = (count: number, status: number) => Array.from({ length: count }, () => status);

// Issue "Accounts": Too many attempts: 429 with a text of its own and the time to wait (RULINGS 18)
describe('a wrong password', () => {
  test('given twenty times is limited, with the time to wait, for that account from that address alone', async () => {
    const from = address();
    expect(await statuses(20, () => login('maija', 'vääräPolku1', from))).toEqual([
      ...times(10, 401),
      ...times(10, 429),
    ]);
    const refused = await login('maija', PASSWORD, from);
    expect([refused.status, refused.body, Number(refused.headers.get('retry-after'))]).toEqual([
      429,
      { message: 'tooManyRequests' },
      expect.any(Number),
    ]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(900);
    expect((await login('leo', PASSWORD, from)).status).toBe(200);
    expect((await login('maija', PASSWORD, address())).status).toBe(200);
  });

  test('is limited for an account that nobody has in just the same way', async () => {
    const from = address();
    expect(await statuses(12, () => login('tuntematon', 'vääräPolku1', from))).toEqual([...times(10, 401), 429, 429]);
  });

  test('is limited for an account from all addresses together', async () => {
    expect(await statuses(20, () => login('aino', 'vääräPolku1', address()))).toEqual([
      ...times(15, 401),
      ...times(5, 429),
    ]);
    expect((await login('leo', PASSWORD, address())).status).toBe(200);
  });

  test('is limited for an address over all accounts', async () => {
    const from = address();
    expect(await statuses(35, (time) => login(`arvaus${time}`, 'vääräPolku1', from))).toEqual([
      ...times(30, 401),
      ...times(5, 429),
    ]);
    expect((await login('leo', PASSWORD, address())).status).toBe(200);
  });

  test('that is limited is answered by RateLimitedError over GraphQL', async () => {
    const from = address();
    const query = `mutation { login(input: { email: "eero@example.org", password: "x" }) { __typename
      ... on RateLimitedError { retryAfterS } } }`;
    const ask = () => visitorOf(server.url).graphql(query, {}, { 'x-forwarded-for': from });
    for (let time = 0; time < 10; time += 1)
      expect((await ask()).body).toEqual({ data: { login: { __typename: 'NotAuthorizedError' } } });
    expect((await ask()).body).toEqual({
      data: { login: { __typename: 'RateLimitedError', retryAfterS: expect.any(Number) } },
    });
  });

  test('does not count where the right one follows', async () => {
    const from = address();
    expect(await statuses(14, () => login('leo', PASSWORD, from))).toEqual(times(14, 200));
  });

  test('counts each of many at the same moment', async () => {
    const from = address();
    const all = await Promise.all(Array.from({ length: 20 }, () => login('eero2', 'vääräPolku1', from)));
    expect(all.filter(({ status }) => status === 401).length).toBe(10);
  });

  test('from the addresses of one IPv6 network counts as from one', async () => {
    expect(await statuses(12, (time) => login('eero3', 'vääräPolku1', `2001:db8:1:2::${time + 1}`))).toEqual([
      ...times(10, 401),
      429,
      429,
    ]);
  });
});

test('wrong old passwords are limited for a stranger who found the session open', async () => {
  const from = { 'x-forwarded-for': address() };
  const left = visitorOf(server.url);
  await left.rest('POST', '/api/user/login', { email: 'eero@example.org', password: PASSWORD }, from);
  const guess = (oldPassword: string) =>
    left.rest('POST', '/api/user/set-password', { oldPassword, password: 'uusiPolku9' }, from);
  expect(await statuses(11, () => guess('vääräPolku1'))).toEqual([...times(10, 400), 429]);
  expect((await guess(PASSWORD)).status).toBe(429);
});

describe('a call that sends mails', () => {
  test('is limited for each mail address, with an account or without, and for each caller', async () => {
    const reset = (email: string, from: string) => post('/api/user/reset-password', { email }, from);
    expect(await statuses(7, () => reset('maija@example.org', address()))).toEqual([...times(5, 200), 429, 429]);
    expect(await statuses(7, () => reset('tuntematon@example.org', address()))).toEqual([...times(5, 200), 429, 429]);
    const from = address();
    expect(await statuses(22, (time) => reset(`joku${time}@example.org`, from))).toEqual([...times(20, 200), 429, 429]);
  });

  test('registers only a few times, so that few addresses can be tested for an account', async () => {
    const from = address();
    const register = (time: number) =>
      post('/api/user/register', { email: 'maija@example.org', username: `arvaus${time}`, password: PASSWORD }, from);
    expect(await statuses(7, register)).toEqual([...times(5, 400), 429, 429]);
    const other = (time: number) =>
      post(
        '/api/user/register',
        { email: `arvaus${time}@example.org`, username: `arvaus${time}`, password: PASSWORD },
        from,
      );
    expect((await statuses(20, other)).filter((status) => status === 429).length).toBeGreaterThanOrEqual(5);
  });
});

// Issue 20, L3: ten mails an hour to one unconfirmed address, `+tag` doubles
test('mails of all kinds to one mailbox are limited together, whatever the tag of the address', async () => {
  const register = (name: string) =>
    post(
      '/api/user/register',
      { email: `kohde${name}@example.org`, username: `kohde${name.replace('+', '-')}`, password: PASSWORD },
      address(),
    );
  expect(await statuses(3, (time) => register(time === 0 ? '' : `+${time}`))).toEqual(times(3, 200));
  const resend = `mutation { resendConfirmation(input: { email: "kohde@example.org", language: fi }) { __typename } }`;
  const asked: unknown[] = [];
  for (let time = 0; time < 3; time += 1)
    asked.push((await visitorOf(server.url).graphql(resend, {}, { 'x-forwarded-for': address() })).body);
  expect(asked.map((body) => JSON.stringify(body).includes('RateLimitedError'))).toEqual([false, false, true]);
  expect((await register('+9')).status).toBe(429);
  expect((await post('/api/user/reset-password', { email: 'kohde+8@example.org' }, address())).status).toBe(429);
});

describe('a network address that has reached its limit', () => {
  test('no longer counts against mailboxes: others can still have mails sent to them', async () => {
    const from = address();
    const reset = (name: string, by: string) => post('/api/user/reset-password', { email: `${name}@example.org` }, by);
    expect(await statuses(20, (time) => reset(`muu${time}`, from))).toEqual(times(20, 200));
    expect(await statuses(6, () => reset('leo', from))).toEqual(times(6, 429));
    expect(await statuses(6, () => reset('leo', address()))).toEqual([...times(5, 200), 429]);
  });

  test('no longer counts against other callers who register', async () => {
    const from = address();
    const register = (email: string, by: string) =>
      post('/api/user/register', { email, username: 'maija', password: PASSWORD }, by);
    expect(await statuses(20, (time) => register(`jako${time}@example.org`, from))).toEqual(times(20, 400));
    expect(await statuses(6, () => register('leo@example.org', from))).toEqual(times(6, 429));
    expect(await statuses(6, () => register('leo@example.org', address()))).toEqual([...times(5, 400), 429]);
  });
});

test.each([
  ['/api/user/feedback', { text: 'Hei' }, 10],
  ['/api/user/logError', { message: 'x' }, 60],
  ['/api/user/confirm-email', { registerToken: 'x' }, 60],
])('%s is limited for each caller', async (path, body, max) => {
  const from = address();
  const all = await statuses(max + 1, () => post(path, body, from));
  expect([all.slice(0, max).includes(429), all[max]]).toEqual([false, 429]);
  expect((await post(path, body, address())).status).not.toBe(429);
});

test('calls that concern accounts are limited all together for each caller', async () => {
  const from = address();
  const profile = (by: string) =>
    server.app.inject({ method: 'GET', url: '/api/user/profile/%00', headers: { 'x-forwarded-for': by } });
  for (let batch = 0; batch < 12; batch += 1) {
    const all = await Promise.all(Array.from({ length: 100 }, () => profile(from)));
    expect(new Set(all.map(({ statusCode }) => statusCode))).toEqual(new Set([404]));
  }
  const refused = await profile(from);
  expect([refused.statusCode, Number(refused.headers['retry-after'])]).toEqual([429, expect.any(Number)]);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await login('leo', PASSWORD, from)).status).toBe(429);
  expect((await profile(address())).statusCode).toBe(404);
});

test('x-forwarded-for is ignored where no proxy is trusted', async () => {
  const direct = await startTestServer({
    config: { outsideMaps: NO_OUTSIDE_MAPS, publicUrl: null, rateLimits: true, trustProxy: 0 },
  });
  try {
    const all: number[] = [];
    for (let time = 0; time < 11; time += 1) {
      all.push(
        (
          await visitorOf(direct.url).rest(
            'POST',
            '/api/user/feedback',
            { text: 'Hei' },
            { 'x-forwarded-for': `203.0.113.${time}` },
          )
        ).status,
      );
    }
    expect(all.at(-1)).toBe(429);
  } finally {
    await direct.stop();
  }
});
