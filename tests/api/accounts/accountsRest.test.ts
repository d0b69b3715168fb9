import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../support/testServer.ts';
import {
  loggedIn,
  mailsTo,
  mailTo,
  makeUser,
  PASSWORD,
  tokenOf,
  type Visitor,
  visitorOf,
} from '../../support/visitors.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await server.startMailing();
  await makeUser(server.db, { email: 'Maija@example.org', username: 'Maija' });
  await makeUser(server.db, { email: 'admin@example.org', username: 'Admin', role: 'ADMIN' });
  await makeUser(server.db, { email: 'odottaa@example.org', username: 'Odottaja', confirmed: false });
});

afterAll(() => server.stop());

const nobody = () => visitorOf(server.url);
const post = (path: string, body: unknown, who: Visitor = nobody(), headers: Readonly<Record<string, string>> = {}) =>
  who.rest('POST', path, body, headers);
const NEW = { email: 'uusi@example.org', username: 'Uusi', password: PASSWORD, lang: 'fi' };

// SPEC §7: The calls of /api/user and /api/bundle
describe('logging in', () => {
  test('sets a cookie that scripts cannot read and other sites cannot send', async () => {
    const { status, headers, body } = await post('/api/user/login', {
      email: ' MAIJA@example.org ',
      password: PASSWORD,
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      userInfo: { username: 'Maija', email: 'Maija@example.org', role: 'user', lang: 'fi', helpShown: false },
    });
    expect(headers.getSetCookie()).toEqual([
      expect.stringMatching(/^session=[\w-]{43}; (?=.*HttpOnly)(?=.*SameSite=Lax)(?=.*Path=\/)(?!.*Secure)/),
      expect.stringMatching(/^device=[\w-]{43}; (?=.*HttpOnly)(?=.*SameSite=Lax)(?=.*Path=\/)(?!.*Secure)/),
    ]);
    expect(headers.get('cache-control')).toBe('private, no-store');
  });

  test.each([
    [{ email: 'maija@example.org', password: 'vääräSalasana1' }, 401, { message: 'wrong' }],
    [{ email: 'tuntematon@example.org', password: PASSWORD }, 401, { message: 'wrong' }],
    [{ email: 'a\u0000b@example.org', password: PASSWORD }, 401, { message: 'wrong' }],
    [{ email: 'odottaa@example.org', password: PASSWORD }, 401, { message: 'pending' }],
    [{ email: 'odottaa@example.org', password: 'vääräSalasana1' }, 401, { message: 'wrong' }],
    [{ email: 'maija@example.org' }, 400, { parameterName: 'password', detail: 'missing' }],
    [{ email: 'maija@example.org', password: '' }, 400, { parameterName: 'password', detail: 'missing' }],
    [{ email: '  ', password: 'x' }, 400, { parameterName: 'email', detail: 'missing' }],
    [{ email: 7, password: 'x' }, 400, { parameterName: 'email', detail: 'invalid' }],
    [{ email: 'maija@example.org', password: 'x'.repeat(50_000) }, 401, { message: 'wrong' }],
    [[], 400, { parameterName: 'body', detail: 'missing' }],
    ['{"email":', 400, { parameterName: 'body', detail: 'invalid' }],
    [{ email: 'x'.repeat(120_000), password: 'x' }, 413, { message: 'tooLarge' }],
  ])('with %j is %d', async (credentials, status, body) => {
    const who = nobody();
    const answer = await post('/api/user/login', credentials, who);
    expect([answer.status, answer.body, who.cookie()]).toEqual([status, body, null]);
  });

  test('ends the session that the client came with, and starts none with a token of its choosing', async () => {
    const who = await loggedIn(server.url, 'maija@example.org');
    const before = who.cookie();
    await post('/api/user/login', { email: 'maija@example.org', password: PASSWORD }, who);
    expect(who.cookie()).not.toBe(before);
    expect((await visitorOf(server.url, before).rest('GET', '/api/bundle/')).status).toBe(401);
    const fixed = visitorOf(server.url, `session=${'a'.repeat(43)}`);
    await post('/api/user/login', { email: 'maija@example.org', password: PASSWORD }, fixed);
    expect(fixed.cookie()).not.toContain('aaaa');
    expect((await visitorOf(server.url, `session=${'a'.repeat(43)}`).rest('GET', '/api/bundle/')).status).toBe(401);
  });

  // SPEC §7: -plain variants: a form that a browser sends by itself
  test('by a plain form leads to the account, or says why not', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const who = nobody();
    const done = await post(
      '/api/user/login-plain',
      new URLSearchParams({ email: 'maija@example.org', password: PASSWORD }).toString(),
      who,
      form,
    );
    expect([done.status, done.headers.get('location')]).toEqual([303, '/v/home']);
    expect((await who.rest('GET', '/api/bundle/')).status).toBe(200);
    for (const [fields, why] of [
      [{ email: 'maija@example.org', password: 'x' }, 'wrong'],
      [{ email: 'odottaa@example.org', password: PASSWORD }, 'pending'],
      [{}, 'missing'],
    ] as const) {
      const refused = await post('/api/user/login-plain', new URLSearchParams(fields).toString(), nobody(), form);
      expect([refused.status, refused.headers.get('location')]).toEqual([303, `/v/home?login=${why}`]);
    }
    const out = await post('/api/user/logout-plain', '', who, form);
    expect([out.status, out.headers.get('location'), who.cookie()]).toEqual([303, '/v/home', null]);
  });

  test('by a form elsewhere than on the plain paths is not understood', async () => {
    const answer = await post('/api/user/login', 'email=maija%40example.org&password=x', nobody(), {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect([answer.status, answer.body]).toEqual([415, { message: 'unsupportedMediaType' }]);
  });

  test('on https limits the cookies to TLS and to this host', async () => {
    const secure = await startTestServer({ config: { ...CONFIG, publicUrl: 'https://taival.example' } });
    try {
      await makeUser(secure.db, { email: 'a@example.org', username: 'aa' });
      const { headers } = await visitorOf(secure.url).rest('POST', '/api/user/login', {
        email: 'a@example.org',
        password: PASSWORD,
      });
      expect(headers.getSetCookie()).toEqual([
        expect.stringMatching(/^__Host-session=[\w-]{43}; (?=.*HttpOnly)(?=.*Secure)(?=.*Path=\/)(?!.*Domain)/),
        expect.stringMatching(/^__Host-device=[\w-]{43}; (?=.*HttpOnly)(?=.*Secure)(?=.*Path=\/)(?!.*Domain)/),
      ]);
    } finally {
      await secure.stop();
    }
  });
});

const CONFIG = {
  outsideMaps: { landSurvey: null, layers: [] },
  publicUrl: null,
  rateLimits: false,
  trustProxy: 0,
} as const;

// SPEC §7: The calls of /api/user and /api/bundle
describe('the initial load', () => {
  // SPEC §4: Anonymous until the initial load succeeds; a 401 there means anonymous
  test('is 401 for somebody anonymous, who gets no cookie', async () => {
    const { status, body, headers } = await nobody().rest('GET', '/api/bundle/');
    expect([status, body, headers.getSetCookie()]).toEqual([401, { message: 'anonymous' }, []]);
  });

  test('names the user who is logged in', async () => {
    const admin = await loggedIn(server.url, 'admin@example.org');
    expect(await admin.rest('GET', '/api/bundle/')).toMatchObject({
      status: 200,
      body: { userInfo: { username: 'Admin', role: 'admin' }, favouries: [], userAttractions: [] },
    });
  });

  test.each([
    'session=',
    'session=x',
    `session=${'x'.repeat(5000)}`,
    'session=%E0%A4%A',
    `other=1; session=${'b'.repeat(43)}`,
  ])('is 401 with the cookie %s', async (cookie) => {
    expect((await visitorOf(server.url, cookie).rest('GET', '/api/bundle/')).status).toBe(401);
  });
});

// SPEC §5: E-mail: too short, too long, no @, a space
// SPEC §5: User name: too short, too long, invalid characters
describe('registering', () => {
  test.each([
    ['email', 'a@b', 'tooShort'],
    ['email', `${'a'.repeat(200)}@example.org`, 'tooLong'],
    ['email', 'uusi.example.org', 'missingAt'],
    ['email', 'uu si@example.org', 'containsSpace'],
    ['email', 'uusi,b@example.org', 'invalidCharacters'],
    ['email', 'MAIJA@Example.org', 'taken'],
    ['username', ' a ', 'tooShort'],
    ['username', 'a'.repeat(101), 'tooLong'],
    ['username', 'ei käy', 'invalidCharacters'],
    ['username', 'MAIJA', 'taken'],
    ['username', 'odottaja', 'taken'],
    ['password', '', 'missing'],
    ['password', '   ', 'missing'],
    ['password', 'aB3', 'tooShort'],
    ['password', 'abcdefgh', 'weak'],
    ['password', 'Password1', 'weak'],
    ['password', 'Uusi@example.org', 'weak'],
    ['password', 'aB3!'.repeat(51), 'tooLong'],
    ['lang', 'de', 'unknown'],
  ])('with the %s %j is 400: %s', async (parameterName, value, detail) => {
    const answer = await post('/api/user/register', { ...NEW, [parameterName]: value });
    expect([answer.status, answer.body]).toEqual([400, { parameterName, detail }]);
  });

  test.each(['email', 'username', 'password'])('without %s is 400', async (parameterName) => {
    const answer = await post('/api/user/register', { ...NEW, [parameterName]: undefined });
    expect([answer.status, answer.body]).toEqual([400, { parameterName, detail: 'missing' }]);
  });

  // SPEC §2: E-mail confirmation: confirm button, done, exists, expired, error
  test('the mailed link leads to the page with its button, and opens nothing by itself', async () => {
    expect(await post('/api/user/register', NEW)).toMatchObject({ status: 200, body: { email: NEW.email } });
    const mail = await mailTo(server.outbox, NEW.email);
    expect(mail.subject).toBe('Vahvista sähköpostiosoitteesi – Taival');
    const token = tokenOf(mail);
    expect(mail.text).toContain(`https://taival.example/api/user/confirm-email?token=${token}`);
    const link = () => nobody().rest('GET', `/api/user/confirm-email?token=${token}`);
    const page = await link();
    expect([page.status, page.headers.get('location')]).toEqual([
      303,
      `/v/confirmemail?registerToken=${token}&email=uusi%40example.org`,
    ]);
    expect((await post('/api/user/login', NEW)).body).toEqual({ message: 'pending' });
    expect(await post('/api/user/confirm-email', { registerToken: token })).toMatchObject({
      status: 200,
      body: { email: NEW.email },
    });
    expect((await post('/api/user/login', NEW)).status).toBe(200);
    expect(await post('/api/user/confirm-email', { registerToken: token })).toMatchObject({
      status: 400,
      body: { parameterName: 'registerToken', detail: 'exists' },
    });
    expect((await link()).headers.get('location')).toBe(
      '/v/confirmemail?registerToken=exists&email=uusi%40example.org',
    );
  });

  test.each(['', 'x', 'a'.repeat(43), 'expired'])('a token that was never given (%j) is expired', async (token) => {
    expect((await nobody().rest('GET', `/api/user/confirm-email?token=${token}`)).headers.get('location')).toBe(
      '/v/confirmemail?registerToken=expired',
    );
    expect(await post('/api/user/confirm-email', { registerToken: token })).toMatchObject({
      status: 400,
      body: { parameterName: 'registerToken', detail: 'expired' },
    });
  });

  test('a link works for two days', async () => {
    const input = { ...NEW, email: 'hidas@example.org', username: 'Hidas' };
    await post('/api/user/register', input);
    const token = tokenOf(await mailTo(server.outbox, input.email));
    const { rows } = await server.db.pool.query<{ hours: number }>(
      `UPDATE user_token SET expires_at = now() - interval '1 second'
       WHERE user_id = (SELECT id FROM app_user WHERE email = $1)
       RETURNING round(extract(epoch FROM (SELECT expires_at FROM user_token old
         WHERE old.token_hash = user_token.token_hash) - created_at) / 3600)::float8 AS hours`,
      [input.email],
    );
    expect(rows).toEqual([{ hours: 48 }]);
    expect((await nobody().rest('GET', `/api/user/confirm-email?token=${token}`)).headers.get('location')).toBe(
      '/v/confirmemail?registerToken=expired&email=hidas%40example.org',
    );
    expect((await post('/api/user/confirm-email', { registerToken: token })).body).toEqual({
      parameterName: 'registerToken',
      detail: 'expired',
    });
  });

  test('an address that has an account mails its owner about it, once a day', async () => {
    for (const username of ['Yksi', 'Kaksi', 'Kolme'])
      await post('/api/user/register', { ...NEW, email: 'admin@example.org', username });
    expect((await mailTo(server.outbox, 'admin@example.org')).subject).toBe('Sinulla on jo tili – Taival');
    const { rows } = await server.db.pool.query(
      `SELECT count(*) AS n FROM pgboss.job WHERE name = 'mail' AND data->>'kind' = 'alreadyRegistered'
       AND data->>'userId' = (SELECT id::text FROM app_user WHERE email = 'admin@example.org')`,
    );
    expect(rows).toEqual([{ n: 1 }]);
  });

  test('twenty times at once makes one account, and the other calls say what is taken', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        post('/api/user/register', { ...NEW, email: `yhdessa${n}@example.org`, username: 'Samannimi' }),
      ),
    );
    expect(answers.map(({ status, body }) => [status, body]).filter(([status]) => status !== 200)).toEqual(
      Array.from({ length: 19 }, () => [400, { parameterName: 'username', detail: 'taken' }]),
    );
    const same = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        post('/api/user/register', { ...NEW, email: 'sama@example.org', username: `Sama${n}` }),
      ),
    );
    expect(same.every(({ status }) => status === 200 || status === 400)).toBe(true);
    expect(await server.db.prisma.user.count({ where: { emailKey: 'sama@example.org' } })).toBe(1);
  });
});

describe('a forgotten password', () => {
  test('is asked for with the same answer for every address, and mailed only to owners of an account', async () => {
    const answers = await Promise.all(
      ['maija@example.org', 'odottaa@example.org', 'tuntematon@example.org'].map((email) =>
        post('/api/user/reset-password', { email, lang: 'en' }),
      ),
    );
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [200, {}],
      [200, {}],
      [200, {}],
    ]);
    const { rows } = await server.db.pool.query(
      `SELECT count(*) AS n FROM pgboss.job WHERE name = 'mail' AND data->>'kind' = 'reset'`,
    );
    expect(rows).toEqual([{ n: 3 }]);
    await expect
      .poll(async () => (await mailsTo(server.outbox, 'Maija@example.org')).map(({ subject }) => subject), {
        timeout: 20_000,
      })
      .toContain('Change your password – Taival');
    await expect
      .poll(
        async () =>
          (
            await server.db.pool.query(
              `SELECT 1 FROM pgboss.job WHERE name = 'mail' AND state IN ('created', 'active', 'retry')`,
            )
          ).rows,
        { timeout: 20_000 },
      )
      .toEqual([]);
    expect(await mailsTo(server.outbox, 'odottaa@example.org')).toEqual([]);
    expect(await mailsTo(server.outbox, 'tuntematon@example.org')).toEqual([]);
  });

  test.each([
    ['x', 'tooShort'],
    ['maija.example.org', 'missingAt'],
  ])('of the address %j is 400', async (email, detail) => {
    expect(await post('/api/user/reset-password', { email })).toMatchObject({
      status: 400,
      body: { parameterName: 'email', detail },
    });
  });

  test('is replaced by the mailed link, once; every session ends and the owner gets a mail', async () => {
    await makeUser(server.db, { email: 'unohtaja@example.org', username: 'Unohtaja' });
    const sessions = [
      await loggedIn(server.url, 'unohtaja@example.org'),
      await loggedIn(server.url, 'unohtaja@example.org'),
    ];
    await post('/api/user/reset-password', { email: 'Unohtaja@example.org' });
    const token = tokenOf(await mailTo(server.outbox, 'unohtaja@example.org'));
    const link = () => nobody().rest('GET', `/api/user/confirm-reset-password?token=${token}`);
    expect((await link()).headers.get('location')).toBe(`/v/setpw?resetToken=${token}`);
    const set = (resetToken: string, password: string) =>
      post('/api/user/set-password-with-token', { resetToken, password });
    expect((await set(token, 'lyhyt')).body).toEqual({ parameterName: 'password', detail: 'tooShort' });
    expect((await set(`${token}x`, 'uusiPolku9')).body).toEqual({ parameterName: 'resetToken', detail: 'expired' });
    expect(await set(token, 'uusiPolku9')).toMatchObject({ status: 200, body: {} });
    expect(await set(token, 'kolmasPolku9')).toMatchObject({
      status: 400,
      body: { parameterName: 'resetToken', detail: 'expired' },
    });
    expect((await link()).headers.get('location')).toBe('/v/setpw?resetToken=expired');
    for (const session of sessions) expect((await session.rest('GET', '/api/bundle/')).status).toBe(401);
    expect((await post('/api/user/login', { email: 'unohtaja@example.org', password: PASSWORD })).status).toBe(401);
    expect((await post('/api/user/login', { email: 'unohtaja@example.org', password: 'uusiPolku9' })).status).toBe(200);
    await expect
      .poll(async () => (await mailsTo(server.outbox, 'unohtaja@example.org')).map(({ subject }) => subject), {
        timeout: 20_000,
      })
      .toContain('Salasanasi on vaihdettu – Taival');
  });

  test('by one link given several times at once is replaced by one of them', async () => {
    await makeUser(server.db, { email: 'kiire@example.org', username: 'Kiire' });
    await post('/api/user/reset-password', { email: 'kiire@example.org' });
    const resetToken = tokenOf(await mailTo(server.outbox, 'kiire@example.org'));
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        post('/api/user/set-password-with-token', { resetToken, password: `uusiPolku${n}` }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400, 400]);
    const logins = await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        post('/api/user/login', { email: 'kiire@example.org', password: `uusiPolku${n}` }),
      ),
    );
    expect(logins.map(({ status }) => status)).toEqual(answers.map(({ status }) => (status === 200 ? 200 : 401)));
  });

  test('a link for one purpose does not serve the other', async () => {
    await post('/api/user/register', { ...NEW, email: 'risti@example.org', username: 'Risti' });
    const token = tokenOf(await mailTo(server.outbox, 'risti@example.org'));
    expect(
      (await post('/api/user/set-password-with-token', { resetToken: token, password: 'uusiPolku9' })).body,
    ).toEqual({ parameterName: 'resetToken', detail: 'expired' });
  });
});

// SPEC §2: Set password: old password needed when logged in; token otherwise; or token expired
describe('changing the password', () => {
  test('ends all sessions and gives the current one a new token', async () => {
    await makeUser(server.db, { email: 'vaihtaja@example.org', username: 'Vaihtaja' });
    const [here, there] = [
      await loggedIn(server.url, 'vaihtaja@example.org'),
      await loggedIn(server.url, 'vaihtaja@example.org'),
    ];
    const before = here.cookie();
    expect(await post('/api/user/set-password', { oldPassword: PASSWORD, password: 'uusiPolku9' }, here)).toMatchObject(
      { status: 200, body: {} },
    );
    expect(here.cookie()).not.toBe(before);
    expect((await here.rest('GET', '/api/bundle/')).status).toBe(200);
    expect((await there.rest('GET', '/api/bundle/')).status).toBe(401);
    expect((await visitorOf(server.url, before).rest('GET', '/api/bundle/')).status).toBe(401);
    await expect
      .poll(async () => (await mailsTo(server.outbox, 'vaihtaja@example.org')).map(({ subject }) => subject), {
        timeout: 20_000,
      })
      .toEqual(['Salasanasi on vaihdettu – Taival']);
  });

  test.each([
    [
      { oldPassword: 'vääräPolku1', password: 'uusiPolku9' },
      { parameterName: 'oldPassword', detail: 'wrong' },
    ],
    [
      { oldPassword: '', password: 'uusiPolku9' },
      { parameterName: 'oldPassword', detail: 'missing' },
    ],
    [{ password: 'uusiPolku9' }, { parameterName: 'oldPassword', detail: 'missing' }],
    [
      { oldPassword: PASSWORD, password: '  ' },
      { parameterName: 'password', detail: 'missing' },
    ],
    [
      { oldPassword: PASSWORD, password: 'abc12' },
      { parameterName: 'password', detail: 'tooShort' },
    ],
    [
      { oldPassword: PASSWORD, password: 'aaaaaaB1' },
      { parameterName: 'password', detail: 'weak' },
    ],
  ])('with %j is 400', async (input, body) => {
    expect(await post('/api/user/set-password', input, await loggedIn(server.url, 'maija@example.org'))).toMatchObject({
      status: 400,
      body,
    });
  });

  // RULINGS 33: Admins need 12 characters; older passwords keep working
  test('asks admins for twelve characters, and takes an old password that is weak today', async () => {
    const old = { email: 'vanhasana@example.org', password: 'password1' };
    await makeUser(server.db, { ...old, username: 'Vanhasana', role: 'ADMIN' });
    const admin = await loggedIn(server.url, old.email, old.password);
    const set = (password: string) => post('/api/user/set-password', { oldPassword: old.password, password }, admin);
    expect((await set('uusiPolku9')).body).toEqual({ parameterName: 'password', detail: 'tooShort' });
    expect((await set('Vanhasana1234')).body).toEqual({ parameterName: 'password', detail: 'weak' });
    expect((await set('uusiPolku9 metsään')).status).toBe(200);
  });

  test('is 401 without a session', async () => {
    expect(await post('/api/user/set-password', { oldPassword: PASSWORD, password: 'uusiPolku9' })).toMatchObject({
      status: 401,
      body: { message: 'anonymous' },
    });
  });
});
