import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CALL_LIMITS } from '#api/domain/core/callLimits.ts';
import { rateLimits } from '#api/platform/db/rateLimits.ts';
import { NO_OUTSIDE_MAPS } from '#common/baseMap.ts';
import { newAddress, statusesOf } from '../../support/addresses.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';
import { mailsTo, mailTo, makeUser, PASSWORD, tokenOf, type Visitor, visitorOf } from '../../support/visitors.ts';

// Issue 20, H4: Nobody can lock another's account. Strangers who fail to log in to it from many addresses only make
// logins from unknown browsers go on by a mailed link.
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({
    config: { outsideMaps: NO_OUTSIDE_MAPS, publicUrl: null, rateLimits: true, trustProxy: 1 },
  });
  await server.startMailing();
});

afterAll(() => server.stop());

const emailOf = (name: string) => `${name}@example.org`;
const post = (path: string, body: unknown, who: Visitor = visitorOf(server.url)) =>
  who.rest('POST', path, body, { 'x-forwarded-for': newAddress() });
const login = (name: string, password = PASSWORD, who: Visitor = visitorOf(server.url)) =>
  post('/api/user/login', { email: emailOf(name), password }, who);
const isLoggedIn = async (who: Visitor) => (await who.rest('GET', '/api/bundle')).status === 200;

/** Counts as many failed logins as strangers need, without the work of as many passwords. */
async function countGuesses(name: string): Promise<void> {
  const limits = rateLimits(server.db);
  const { max } = CALL_LIMITS.loginByAccount;
  for (let time = 0; time < max; time += 1)
    await limits.take([[CALL_LIMITS.loginByAccount, emailOf(name)]], new Date());
}

/** A user whose browser the account knows, and strangers who guess at the password from many addresses. */
async function attacked(
  name: string,
  role: 'ADMIN' | 'USER' = 'USER',
  guess: (name: string) => Promise<unknown> = countGuesses,
): Promise<Visitor> {
  await makeUser(server.db, { email: emailOf(name), username: name, role });
  const own = visitorOf(server.url);
  expect((await login(name, PASSWORD, own)).status).toBe(200);
  // The session has ended by itself, as an admin's does after a night.
  own.take(null);
  await guess(name);
  return own;
}

describe('while strangers guess at a password from many addresses', () => {
  test.each(['USER', 'ADMIN'] as const)('a browser that the account knows logs in (%s)', async (role) => {
    const own = await attacked(`tuttu${role}`, role, (name) => statusesOf(18, () => login(name, 'vääräPolku1')));
    expect((await login(`tuttu${role}`, PASSWORD, own)).status).toBe(200);
    expect(await isLoggedIn(own)).toBe(true);
  });

  test('another browser is mailed a link to log in by, and gets the same answer as the guessers', async () => {
    await attacked('linkki', 'ADMIN');
    const stranger = visitorOf(server.url);
    const refused = { status: 429, body: { message: 'linkMailed' } };
    expect(await login('linkki', PASSWORD, stranger)).toMatchObject(refused);
    expect(await login('linkki', 'vääräPolku1')).toMatchObject(refused);
    const mail = await mailTo(server.outbox, emailOf('linkki'));
    expect(mail.subject).toBe('Jatka kirjautumista – Taival');
    const token = tokenOf(mail);
    const page = await stranger.rest('GET', `/api/user/confirm-login?token=${token}`);
    expect([page.status, page.headers.get('location')]).toEqual([303, `/v/home?loginToken=${token}`]);
    expect(await isLoggedIn(stranger)).toBe(false);
    expect(await post('/api/user/login-with-token', { loginToken: token }, stranger)).toMatchObject({
      status: 200,
      body: { userInfo: { username: 'linkki', role: 'admin' } },
    });
    expect(await isLoggedIn(stranger)).toBe(true);
    expect(await post('/api/user/login-with-token', { loginToken: token })).toMatchObject({
      status: 400,
      body: { parameterName: 'loginToken', detail: 'expired' },
    });
    // The guessers caused no mail: only the right password did.
    expect(await mailsTo(server.outbox, emailOf('linkki'))).toHaveLength(1);
    // Now this browser is known too.
    stranger.take(null);
    expect((await login('linkki', PASSWORD, stranger)).status).toBe(200);
  });

  test('a new password by mail lets its browser in', async () => {
    await attacked('palautus');
    const here = visitorOf(server.url);
    await post('/api/user/reset-password', { email: emailOf('palautus') });
    const resetToken = tokenOf(await mailTo(server.outbox, emailOf('palautus')));
    expect(await post('/api/user/set-password-with-token', { resetToken, password: 'uusiPolku9' }, here)).toMatchObject(
      { status: 200 },
    );
    expect((await login('palautus', 'uusiPolku9', here)).status).toBe(200);
    expect(await isLoggedIn(here)).toBe(true);
  });

  test('an account that nobody has is answered in the same way', async () => {
    await countGuesses('eitiliä');
    expect(await login('eitiliä', PASSWORD)).toMatchObject({ status: 429, body: { message: 'linkMailed' } });
  });

  test('the form without scripts and GraphQL say that a mail was sent', async () => {
    await attacked('lomake');
    const form = new URLSearchParams({ email: emailOf('lomake'), password: PASSWORD }).toString();
    const plain = await visitorOf(server.url).rest('POST', '/api/user/login-plain', form, {
      'content-type': 'application/x-www-form-urlencoded',
      'x-forwarded-for': newAddress(),
    });
    expect([plain.status, plain.headers.get('location')]).toEqual([303, '/v/home?login=linkMailed']);
    const mutation = `mutation ($input: LoginInput!) { login(input: $input) {
      ... on NotAuthorizedError { reason } } }`;
    const input = { email: emailOf('lomake'), password: PASSWORD };
    const answer = await visitorOf(server.url).graphql(mutation, { input }, { 'x-forwarded-for': newAddress() });
    expect(answer.body).toEqual({ data: { login: { reason: 'LINK_MAILED' } } });
    const loginToken = tokenOf(await mailTo(server.outbox, emailOf('lomake')));
    const who = visitorOf(server.url);
    const goOn = `mutation ($input: LoginWithTokenInput!) { loginWithToken(input: $input) {
      ... on LoginWithTokenPayload { viewer { username } } } }`;
    expect((await who.graphql(goOn, { input: { loginToken } })).body).toEqual({
      data: { loginWithToken: { viewer: { username: 'lomake' } } },
    });
    expect(await isLoggedIn(who)).toBe(true);
  });
});

describe('a browser that an account knows', () => {
  test('is limited on its own, wherever it calls from', async () => {
    const own = await attacked('oma');
    expect(await statusesOf(12, () => login('oma', 'vääräPolku1', own))).toEqual([
      ...Array.from({ length: 10 }, () => 401),
      429,
      429,
    ]);
    expect((await login('oma', PASSWORD, own)).body).toEqual({ message: 'tooManyRequests' });
  });

  test('is no longer known after a logout, which clears its cookies', async () => {
    const own = await attacked('lähtijä');
    await login('lähtijä', PASSWORD, own);
    const device = own.device();
    await own.rest('POST', '/api/user/logout');
    expect([own.cookie(), own.device()]).toEqual([null, null]);
    const answer = await visitorOf(server.url).rest(
      'POST',
      '/api/user/login',
      { email: emailOf('lähtijä'), password: PASSWORD },
      { cookie: device ?? '', 'x-forwarded-for': newAddress() },
    );
    expect(answer.body).toEqual({ message: 'linkMailed' });
  });

  test('is not known to another account', async () => {
    const own = await attacked('yksi');
    await attacked('toinen');
    expect((await login('toinen', PASSWORD, own)).body).toEqual({ message: 'linkMailed' });
  });

  test('is no longer known once the owner has set a new password', async () => {
    const thief = await attacked('varas');
    const owner = visitorOf(server.url);
    expect((await login('varas', PASSWORD, thief)).status).toBe(200);
    await post('/api/user/reset-password', { email: emailOf('varas') });
    const resetToken = tokenOf(await mailTo(server.outbox, emailOf('varas')));
    await post('/api/user/set-password-with-token', { resetToken, password: 'uusiPolku9' }, owner);
    expect((await login('varas', 'vääräPolku1', thief)).body).toEqual({ message: 'linkMailed' });
    expect((await login('varas', 'uusiPolku9', owner)).status).toBe(200);
  });

  test('gets a new cookie at each login: a cookie that was planted there is no longer known', async () => {
    const planted = await attacked('istutettu');
    const device = planted.device() ?? '';
    expect(await login('istutettu', PASSWORD, planted)).toMatchObject({ status: 200 });
    expect(planted.device()).not.toBe(device);
    const other = visitorOf(server.url);
    const answer = await other.rest(
      'POST',
      '/api/user/login',
      { email: emailOf('istutettu'), password: PASSWORD },
      { cookie: device, 'x-forwarded-for': newAddress() },
    );
    expect(answer.body).toEqual({ message: 'linkMailed' });
  });
});

test('mails with a link to go on are bounded for each account', async () => {
  // A second try, where the hour ended during the first, has an account of its own.
  const name = `monta${Date.now()}`;
  await attacked(name);
  for (let time = 0; time < 7; time += 1) await login(name);
  const idle = async () =>
    (
      await server.db.pool.query(
        `SELECT 1 FROM pgboss.job WHERE name = 'mail' AND state IN ('created', 'active', 'retry')`,
      )
    ).rows;
  await expect.poll(idle, { timeout: 20_000 }).toEqual([]);
  expect(await mailsTo(server.outbox, emailOf(name))).toHaveLength(5);
});
