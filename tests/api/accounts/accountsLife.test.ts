import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sweep } from '#api/domain/jobs/sweep.ts';
import { HELD } from '#api/domain/people/accountData.ts';
import { setRole } from '#api/domain/people/roles.ts';
import { projectRoot } from '#api/platform/paths.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';
import { loggedIn, mailTo, makeUser, PASSWORD, type Visitor, visitorOf } from '../../support/visitors.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await server.startMailing();
});

afterAll(() => server.stop());

const status = async (who: Visitor) => (await who.rest('GET', '/api/bundle/')).status;

let made = 0;

async function somebody(): Promise<{
  readonly id: string;
  readonly email: string;
  readonly username: string;
  readonly who: Visitor;
}> {
  made += 1;
  const user = { email: `somebody${made}@example.org`, username: `Somebody${made}` };
  const id = await makeUser(server.db, user);
  return { ...user, id, who: await loggedIn(server.url, user.email) };
}

describe('a session', () => {
  test('ends 60 days after it was last used, and each use puts that off', async () => {
    const { id, who } = await somebody();
    const age = (days: number) =>
      server.db.pool.query(
        `UPDATE session SET last_seen_at = last_seen_at - make_interval(days => $2),
         expires_at = expires_at - make_interval(days => $2) WHERE user_id = $1`,
        [id, days],
      );
    await age(59);
    const { status: used, headers } = await who.rest('GET', '/api/bundle/');
    expect([used, headers.getSetCookie()]).toEqual([200, [expect.stringContaining(`${who.cookie()};`)]]);
    await age(59);
    expect(await status(who)).toBe(200);
    await age(61);
    expect(await status(who)).toBe(401);
  });

  test('that was used a moment ago is read, not written', async () => {
    const { id, who } = await somebody();
    const lastSeen = async () =>
      (await server.db.prisma.session.findFirstOrThrow({ where: { userId: id } })).lastSeenAt;
    const before = await lastSeen();
    const { headers } = await who.rest('GET', '/api/bundle/');
    expect([await lastSeen(), headers.getSetCookie()]).toEqual([before, []]);
  });

  test('is stored as the digest of its token', async () => {
    const { id, who } = await somebody();
    const row = await server.db.prisma.session.findFirstOrThrow({ where: { userId: id } });
    expect(JSON.stringify({ ...row, tokenHash: Buffer.from(row.tokenHash).toString() })).not.toContain(
      who.cookie()?.split('=')[1],
    );
    expect(row.tokenHash.length).toBe(32);
  });

  test('of a blocked user is void, and they cannot log in', async () => {
    const { id, email, who } = await somebody();
    await server.db.prisma.user.update({ where: { id }, data: { blockedAt: new Date() } });
    expect(await status(who)).toBe(401);
    const login = (password: string) => visitorOf(server.url).rest('POST', '/api/user/login', { email, password });
    expect(await login(PASSWORD)).toMatchObject({ status: 401, body: { message: 'blocked' } });
    // Only a caller who knows the password learns of the block.
    expect(await login('vääräPolku1')).toMatchObject({ status: 401, body: { message: 'wrong' } });
  });

  // Issue "Accounts": Sessions: list and revoke
  test('is listed with its browser for its owner, who can end it', async () => {
    const { email, who } = await somebody();
    const phone = visitorOf(server.url);
    await phone.rest(
      'POST',
      '/api/user/login',
      { email, password: PASSWORD },
      {
        'user-agent':
          'Mozilla/5.0 (Linux; Android 15; SM-S928B) AppleWebKit/537.36 (KHTML, like Gecko) ' +
          'Chrome/140.0.0.0 Mobile Safari/537.36',
      },
    );
    const listed = await who.graphql('{ viewer { sessions { sessionId agent isCurrent } } }');
    expect(listed.body).toMatchObject({
      data: {
        viewer: {
          sessions: [
            { agent: 'Chrome, Android', isCurrent: false },
            { agent: '', isCurrent: true },
          ],
        },
      },
    });
    const { id } = await server.db.prisma.session.findFirstOrThrow({
      where: { agent: 'Chrome, Android', user: { email } },
    });
    const revoke = `mutation ($id: String!) { revokeSession(input: { sessionId: $id }) { __typename
      ... on RevokeSessionPayload { viewer { username } } } }`;
    const stranger = (await somebody()).who;
    expect((await stranger.graphql(revoke, { id })).body).toEqual({
      data: { revokeSession: { __typename: 'NotFoundError' } },
    });
    expect((await who.graphql(revoke, { id: 'x' })).body).toEqual({
      data: { revokeSession: { __typename: 'NotFoundError' } },
    });
    expect(await status(phone)).toBe(200);
    expect((await who.graphql(revoke, { id })).body).toMatchObject({
      data: { revokeSession: { viewer: { username: expect.anything() } } },
    });
    expect([await status(phone), await status(who)]).toEqual([401, 200]);
  });

  test('the others end all at once', async () => {
    const { email, who } = await somebody();
    const others = [await loggedIn(server.url, email), await loggedIn(server.url, email)];
    expect(
      (await who.graphql('mutation { revokeOtherSessions { ... on RevokeOtherSessionsPayload { ended } } }')).body,
    ).toEqual({ data: { revokeOtherSessions: { ended: 2 } } });
    expect(await Promise.all([who, ...others].map(status))).toEqual([200, 401, 401]);
  });
});

// SPEC §2: Profile: picture, name, description (editable on own profile)
describe('a profile', () => {
  test('is shown to everybody, found in any case, and says nothing of the address', async () => {
    const { username, email } = await somebody();
    const { status, body } = await visitorOf(server.url).rest('GET', `/api/user/profile/${username.toUpperCase()}`);
    expect([status, body]).toEqual([
      200,
      { username, description: '', profileImage: null, created: expect.stringMatching(/^\d{4}-.*Z$/) },
    ]);
    expect(JSON.stringify(body)).not.toContain(email);
  });

  test.each(['eitakoskaan', '%00', '..%2f..', 'a'.repeat(290)])('of %s is 404', async (name) => {
    expect(await visitorOf(server.url).rest('GET', `/api/user/profile/${name}`)).toMatchObject({
      status: 404,
      body: { message: 'notFound' },
    });
  });

  test('of somebody who has not confirmed their address is 404', async () => {
    await makeUser(server.db, { email: 'kesken@example.org', username: 'Kesken', confirmed: false });
    expect((await visitorOf(server.url).rest('GET', '/api/user/profile/Kesken')).status).toBe(404);
  });

  // SPEC §5: Profile description: at most 1000; draft kept in session storage until saved
  test('takes 1,000 characters of description from its owner', async () => {
    const { who, username } = await somebody();
    const put = (description: unknown) => who.rest('PUT', '/api/user/profile/', { description });
    expect(await put(`  ${'ä'.repeat(1000)}  `)).toMatchObject({
      status: 200,
      body: { username, description: 'ä'.repeat(1000) },
    });
    expect(await put('ä'.repeat(1001))).toMatchObject({
      status: 400,
      body: { parameterName: 'description', detail: 'tooLong' },
    });
    expect(await put('a\u0000b')).toMatchObject({
      status: 400,
      body: { parameterName: 'description', detail: 'invalidCharacters' },
    });
    expect(await put(undefined)).toMatchObject({
      status: 400,
      body: { parameterName: 'description', detail: 'missing' },
    });
    expect(await put('')).toMatchObject({ status: 200, body: { description: '' } });
  });

  // SPEC §4: The help-shown flag is set once a user is loaded
  test('stores that the help was shown, and the language of mails', async () => {
    const { who } = await somebody();
    await who.graphql('mutation { markHelpShown { __typename } }');
    await who.graphql('mutation { setLanguage(input: { language: sv }) { __typename } }');
    expect((await who.rest('GET', '/api/bundle')).body).toMatchObject({ userInfo: { helpShown: true, lang: 'sv' } });
  });
});

describe('feedback', () => {
  const send = (body: unknown) => visitorOf(server.url).rest('POST', '/api/user/feedback', body);

  test.each([
    [{ text: '' }, { parameterName: 'text', detail: 'tooShort' }],
    [{ text: ' \n ' }, { parameterName: 'text', detail: 'tooShort' }],
    [{}, { parameterName: 'text', detail: 'missing' }],
    [{ text: 'a'.repeat(2001) }, { parameterName: 'text', detail: 'tooLong' }],
    [{ text: 'a\u0000' }, { parameterName: 'text', detail: 'invalidCharacters' }],
    [
      { text: 'a', contact: 'x'.repeat(201) },
      { parameterName: 'contact', detail: 'tooLong' },
    ],
  ])('%j is 400', async (input, body) => {
    expect(await send(input)).toMatchObject({ status: 400, body });
  });

  test('of 2,000 characters, with or without a contact, is stored for admins', async () => {
    expect(await send({ text: 'å'.repeat(2000) })).toMatchObject({ status: 200, body: {} });
    expect(await send({ text: 'Soittakaa', contact: '040 123' })).toMatchObject({ status: 200, body: {} });
    await makeUser(server.db, { email: 'hoitaja@example.org', username: 'Hoitaja', role: 'ADMIN' });
    const admin = await loggedIn(server.url, 'hoitaja@example.org');
    expect((await admin.graphql('{ feedback(first: 2) { text contact } }')).body).toEqual({
      data: {
        feedback: [
          { text: 'Soittakaa', contact: '040 123' },
          { text: 'å'.repeat(2000), contact: '' },
        ],
      },
    });
  });
});

// SPEC §7: At most 10 error reports per page session
describe('an error of a page', () => {
  const report = (body: unknown) => visitorOf(server.url).rest('POST', '/api/user/logError/', body);
  const ERROR = {
    type: 'error',
    message: 'x is undefined',
    filename: 'https://taival.example/assets/a.js',
    lineno: 3,
    colno: 7,
    stack: 'at f',
    location: '/v/place/5?pos=11,24.94123,60.16987',
    errorCount: 1,
  };

  test('is stored without the mail address in it, and cut to size', async () => {
    expect(await report({ ...ERROR, stack: 's '.repeat(20_000), message: 'of maija@example.org' })).toMatchObject({
      status: 200,
      body: {},
    });
    const stored = await server.db.prisma.clientError.findFirstOrThrow({ orderBy: { id: 'desc' } });
    expect(stored).toMatchObject({ message: 'of …@…', location: '/v/place/5', lineno: 3, colno: 7 });
    expect(stored.stack.length).toBe(4000);
  });

  test.each([
    [{ ...ERROR, errorCount: 10 }, 200, {}],
    [{ ...ERROR, errorCount: 11 }, 400, { parameterName: 'errorCount', detail: 'outOfRange' }],
    [{ ...ERROR, errorCount: 0 }, 400, { parameterName: 'errorCount', detail: 'outOfRange' }],
    [{ ...ERROR, message: ' ' }, 400, { parameterName: 'message', detail: 'missing' }],
    [{ message: 'm' }, 200, {}],
    // A browser whose error event has no error.
    [{ ...ERROR, filename: null, stack: null }, 200, {}],
    [{ ...ERROR, lineno: 'x', colno: 1e300 }, 200, {}],
    [{ ...ERROR, message: 'a\u0000b' }, 200, {}],
    [{ ...ERROR, stack: 'x'.repeat(200_000) }, 413, { message: 'tooLarge' }],
  ])('%# is answered', async (input, status, body) => {
    expect(await report(input)).toMatchObject({ status, body });
  });
});

// Issue "Accounts": Their data is theirs: download everything, delete the account
describe('the data held about a user', () => {
  test('is handed to them as a file, without secrets', async () => {
    const { who, email, username } = await somebody();
    await who.rest('POST', '/api/user/feedback', { text: 'Minulta', contact: email.toUpperCase() });
    await who.rest('POST', '/api/user/feedback', { text: 'Joltakulta', contact: `x${email}` });
    const { headers, body } = await who.rest('GET', '/api/user/my-data');
    expect(headers.get('content-disposition')).toContain(`attachment; filename="taival.json"`);
    expect(body).toMatchObject({
      account: { email, username, role: 'USER' },
      sessions: [{ agent: '' }],
      mailedLinks: [],
      feedback: [{ text: 'Minulta' }],
      ownPlaces: [],
      images: [],
    });
    expect(JSON.stringify(body)).not.toMatch(/argon2|Hash|Joltakulta/);
  });

  test('is found by another spelling of the address, and taken away with the account', async () => {
    const email = 'mäki@example.org';
    await makeUser(server.db, { email, username: 'Mäki' });
    const who = await loggedIn(server.url, email);
    await server.db.prisma.feedback.create({
      data: { text: 'Mäeltä', contact: email.normalize('NFD').replace('example', 'Example') },
    });
    expect((await who.rest('GET', '/api/user/my-data')).body).toMatchObject({ feedback: [{ text: 'Mäeltä' }] });
    await who.graphql(
      'mutation ($password: String!) { deleteAccount(input: { password: $password }) { __typename } }',
      { password: PASSWORD },
    );
    expect(await server.db.prisma.feedback.findFirstOrThrow({ where: { text: 'Mäeltä' } })).toMatchObject({
      contact: '',
    });
  });

  test('is deleted with the account, when they give their password', async () => {
    const { id, who, email, username } = await somebody();
    const other = await loggedIn(server.url, email);
    await who.rest('POST', '/api/user/feedback', { text: 'Poistuvalta', contact: email });
    const remove = (password: string) =>
      who.graphql(
        `mutation ($password: String!) { deleteAccount(input: { password: $password }) { __typename
          ... on InvalidInputError { parameterName detail } } }`,
        { password },
      );
    expect((await remove('vääräPolku1')).body).toMatchObject({
      data: { deleteAccount: { parameterName: 'password', detail: 'wrong' } },
    });
    expect((await remove(PASSWORD)).body).toEqual({ data: { deleteAccount: { __typename: 'DeleteAccountPayload' } } });
    expect([who.cookie(), await status(other)]).toEqual([null, 401]);
    expect(await server.db.prisma.user.count({ where: { id } })).toBe(0);
    expect(await server.db.prisma.feedback.findFirstOrThrow({ where: { text: 'Poistuvalta' } })).toMatchObject({
      contact: '',
    });
    expect((await visitorOf(server.url).rest('GET', `/api/user/profile/${username}`)).status).toBe(404);
    expect((await mailTo(server.outbox, email)).subject).toBe('Tilisi on poistettu – Taival');
  });

  test('is gone after the first of several calls in a request, and the later ones are refused', async () => {
    const { who } = await somebody();
    const failed = '... on NotAuthorizedError { reason }';
    const calls = `mutation ($password: String!) {
      first: deleteAccount(input: { password: $password }) { __typename }
      profile: updateProfile(input: { description: "Hei" }) { ${failed} }
      language: setLanguage(input: { language: sv }) { ${failed} }
      password: setPassword(input: { oldPassword: $password, password: "uusiPolku9" }) { ${failed} }
      again: deleteAccount(input: { password: $password }) { ${failed} }
    }`;
    const gone = { reason: 'ANONYMOUS' };
    expect((await who.graphql(calls, { password: PASSWORD })).body).toEqual({
      data: {
        first: { __typename: 'DeleteAccountPayload' },
        profile: gone,
        language: gone,
        password: gone,
        again: gone,
      },
    });
  });

  test('covers every table that refers to a user', async () => {
    const { rows } = await server.db.pool.query<{ table: string }>(
      `SELECT DISTINCT c.conrelid::regclass::text AS table FROM pg_constraint c
       WHERE c.contype = 'f' AND c.confrelid = 'app_user'::regclass`,
    );
    const spoken = new Set(HELD.flatMap(({ tables }) => tables));
    expect(rows.map(({ table }) => table).filter((table) => !spoken.has(table))).toEqual([]);
  });

  test('is told whole in SECURITY.md', () => {
    const [, rows = ''] = readFileSync(path.join(projectRoot, 'SECURITY.md'), 'utf8').split('## What is held');
    const tables = HELD.flatMap((held) => held.tables);
    expect(tables.filter((table) => !rows.includes(`\`${table}\``))).toEqual([]);
  });
});

test('the sweep deletes expired sessions, limits and unconfirmed accounts, and nothing else', async () => {
  const { id, who } = await somebody();
  await makeUser(server.db, { email: 'vanha@example.org', username: 'Vanha', confirmed: false });
  await makeUser(server.db, { email: 'tuore@example.org', username: 'Tuore', confirmed: false });
  await server.db.pool.query(
    `UPDATE app_user SET created_at = now() - interval '8 days' WHERE username = 'Vanha' OR id = $1`,
    [id],
  );
  await server.db.pool.query(
    `INSERT INTO session (token_hash, user_id, expires_at) VALUES ('\\x00', $1, now() - interval '1 minute')`,
    [id],
  );
  await server.db.pool.query(`INSERT INTO rate_limit VALUES ('\\x00', 1, now() - interval '1 minute')`);
  await sweep(server.db, new Date());
  expect(await server.db.prisma.user.count({ where: { username: { in: ['Vanha', 'Tuore'] } } })).toBe(1);
  expect([
    await server.db.prisma.session.count({ where: { userId: id } }),
    await server.db.prisma.rateLimit.count(),
    await status(who),
  ]).toEqual([1, 0, 200]);
});

test('the operator gives and takes the right of admins', async () => {
  const { email, who } = await somebody();
  expect([
    await setRole(server.db, email.toUpperCase(), 'ADMIN'),
    await setRole(server.db, 'nobody@example.org', 'ADMIN'),
  ]).toEqual([true, false]);
  expect((await who.rest('GET', '/api/user/list')).status).toBe(200);
  await setRole(server.db, email, 'USER');
  expect((await who.rest('GET', '/api/user/list')).status).toBe(403);
});

test('the list of users has pages, the newest first, without addresses', async () => {
  await makeUser(server.db, { email: 'luettelo@example.org', username: 'Luettelo', role: 'ADMIN' });
  const admin = await loggedIn(server.url, 'luettelo@example.org');
  const query = `query ($after: String) { users(first: 2, after: $after) { edges { cursor node { id username } }
    pageInfo { hasNextPage endCursor } } }`;
  const names: string[] = [];
  let after: string | null = null;
  do {
    const { body }: { body: unknown } = await admin.graphql(query, { after });
    const page = pageOf(body);
    names.push(...page.edges.map(({ node }) => node.username));
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after !== null);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBe(await server.db.prisma.user.count());
  expect(names[0]).toBe('Luettelo');
  expect((await admin.graphql(query, { after: 'nonsense' })).body).toMatchObject({
    errors: [{ extensions: { code: 'INVALID_INPUT', parameterName: 'after' } }],
  });
  expect(JSON.stringify((await admin.rest('GET', '/api/user/list')).body)).not.toContain('@');
});

interface UsersPage {
  readonly edges: readonly { readonly node: { readonly username: string } }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

function pageOf(body: unknown): UsersPage {
  const { data }: { data: { users: UsersPage } } = JSON.parse(JSON.stringify(body));
  return data.users;
}
