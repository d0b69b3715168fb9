import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { CALL_LIMITS, type CallLimit, REQUEST_LIMITS, TOKEN_LIMITS } from '#api/domain/core/callLimits.ts';
import { projectRoot } from '#api/platform/paths.ts';
import { NO_OUTSIDE_MAPS } from '#common/baseMap.ts';
import { DAY_MS, DAY_S, HOUR_S, MINUTE_S } from '#common/time.ts';
import { publishHelsinki } from '../../support/made/helsinki.ts';
import { HELSINKI, IDS } from '../../support/made/placesOfHelsinki.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';
import { loggedIn, makeUser, PASSWORD, visitorOf } from '../../support/visitors.ts';

// A server with the limits of the address book (docs/limits.md), behind one proxy.
const FEEDBACK_MAX = CALL_LIMITS.feedbackByAddress.max;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({
    config: { outsideMaps: NO_OUTSIDE_MAPS, publicUrl: null, rateLimits: true, trustProxy: 1 },
  });
  await publishHelsinki(server.db);
}, 60_000);

afterEach(() => vi.useRealTimers());
afterAll(() => server.stop());

describe('the headers of an answer', () => {
  const COMMENT = 'mutation ($input: AddCommentInput!) { addComment(input: $input) { __typename } }';
  const { max } = CALL_LIMITS.commentByUser;
  const headersOf = ({ headers }: { readonly headers: Headers }) => [
    headers.get('ratelimit-policy'),
    headers.get('ratelimit')?.replaceAll(/;t=\d+/g, ''),
  ];

  test('name each limit that counts the caller, with what is left of it, at both doors', async () => {
    await makeUser(server.db, { email: 'aino@example.org', username: 'Aino' });
    const aino = await loggedIn(server.url, 'aino@example.org');
    const input = { attractionId: IDS.museum, text: 'Hei' };
    const from = { 'x-forwarded-for': '192.0.2.3' };
    expect(headersOf(await aino.rest('POST', '/api/comments/', input, from))).toEqual([
      `"read";q=1200;w=60, "commentByUser";q=${max};w=3600`,
      `"read";r=1199, "commentByUser";r=${max - 1}`,
    ]);
    expect(headersOf(await aino.graphql(COMMENT, { input }, from))).toEqual([
      `"query";q=300;w=60, "commentByUser";q=${max};w=3600`,
      `"query";r=299, "commentByUser";r=${max - 2}`,
    ]);
  });

  test('say nothing of what strangers have used up of an account, and give back what a login did not use', async () => {
    await makeUser(server.db, { email: 'eino@example.org', username: 'Eino' });
    const login = (password: string) =>
      visitorOf(server.url).rest(
        'POST',
        '/api/user/login',
        { email: 'eino@example.org', password },
        { 'x-forwarded-for': '192.0.2.4' },
      );
    const limitsAfter = async (password: string) => headersOf(await login(password))[1];
    expect(await limitsAfter('väärä')).toBe('"read";r=1199, "loginByAddressAndAccount";r=9, "loginByAddress";r=29');
    expect(await limitsAfter(PASSWORD)).toBe('"read";r=1198, "loginByAddressAndAccount";r=9, "loginByAddress";r=29');
  });

  test('may be read by pages of other origins', async () => {
    const answer = await fetch(`${server.url}/api/query/data/version`, {
      headers: { origin: 'https://other.example' },
    });
    expect(answer.headers.get('ratelimit-policy')).toBe('"read";q=1200;w=60');
    expect(answer.headers.get('access-control-expose-headers')).toContain('RateLimit, RateLimit-Policy');
  });
});

test('the table of the documentation is that of the code', () => {
  const windows = new Map([
    [MINUTE_S, 'minute'],
    [15 * MINUTE_S, '15 minutes'],
    [HOUR_S, 'hour'],
    [DAY_S, 'day'],
  ]);
  const row = ({ name, max, windowS, per, what }: CallLimit) =>
    `| \`${name}\` | ${max} | ${windows.get(windowS)} | ${per} | ${what} |\n`;
  const table = (limits: Readonly<Record<string, CallLimit>>) => Object.values(limits).map(row).join('');
  const page = readFileSync(path.join(projectRoot, 'docs', 'limits.md'), 'utf8');
  for (const limits of [REQUEST_LIMITS, TOKEN_LIMITS, CALL_LIMITS]) expect(page).toContain(table(limits));
});

// The clock of the process is off by a day, the database's is right; then it is set.
describe.each([
  ['a day ahead', DAY_MS, '192.0.2.1'],
  ['a day behind', -DAY_MS, '192.0.2.2'],
])('a clock that is %s', (what, offMs, address) => {
  const email = `${what.replaceAll(' ', '-')}@example.org`;
  const from = { 'x-forwarded-for': address };
  const feedback = async () =>
    (await visitorOf(server.url).rest('POST', '/api/user/feedback', { text: what }, from)).status;
  const allowed = Array.from({ length: FEEDBACK_MAX }, () => 200);
  const untilRefused = async () => {
    const statuses: number[] = [];
    for (let time = 0; time <= FEEDBACK_MAX; time += 1) statuses.push(await feedback());
    return statuses;
  };

  test('stops nobody from reading and writing, and nobody has to wait a day once it is set', async () => {
    await makeUser(server.db, { email, username: what });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + offMs });
    const visitor = await loggedIn(server.url, email);
    const comment = () => visitor.rest('POST', '/api/comments/', { attractionId: IDS.museum, text: what });
    const read = () => visitor.rest('GET', `/api/query/attractions?bbox=${HELSINKI.join(',')}`);
    expect([(await comment()).status, (await read()).status]).toEqual([200, 200]);
    expect(await untilRefused()).toEqual([...allowed, 429]);
    vi.useRealTimers();
    expect([(await comment()).status, (await read()).status]).toEqual([200, 200]);
    expect(await untilRefused()).toEqual([...allowed, 429]);
  });
});
