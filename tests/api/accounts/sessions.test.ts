import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sweep } from '#api/domain/jobs/sweep.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';
import { loggedIn, makeUser, PASSWORD, visitorOf } from '../../support/visitors.ts';
import { loginStatus, somebody } from './somebody.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.stop());

describe('a session', () => {
  test('ends 60 days after it was last used, and each use puts that off', async () => {
    const { id, who } = await somebody(server);
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
    expect(await loginStatus(who)).toBe(200);
    await age(61);
    expect(await loginStatus(who)).toBe(401);
  });

  test('that was used a moment ago is read, not written', async () => {
    const { id, who } = await somebody(server);
    const lastSeen = async () =>
      (await server.db.prisma.session.findFirstOrThrow({ where: { userId: id } })).lastSeenAt;
    const before = await lastSeen();
    const { headers } = await who.rest('GET', '/api/bundle/');
    expect([await lastSeen(), headers.getSetCookie()]).toEqual([before, []]);
  });

  test('is stored as the digest of its token', async () => {
    const { id, who } = await somebody(server);
    const row = await server.db.prisma.session.findFirstOrThrow({ where: { userId: id } });
    expect(JSON.stringify({ ...row, tokenHash: Buffer.from(row.tokenHash).toString() })).not.toContain(
      who.cookie()?.split('=')[1],
    );
    expect(row.tokenHash.length).toBe(32);
  });

  test('of a blocked user is void, and they cannot log in', async () => {
    const { id, email, who } = await somebody(server);
    await server.db.prisma.user.update({ where: { id }, data: { blockedAt: new Date() } });
    expect(await loginStatus(who)).toBe(401);
    const login = (password: string) => visitorOf(server.url).rest('POST', '/api/user/login', { email, password });
    expect(await login(PASSWORD)).toMatchObject({ status: 401, body: { message: 'blocked' } });
    // Only a caller who knows the password learns of the block.
    expect(await login('vääräPolku1')).toMatchObject({ status: 401, body: { message: 'wrong' } });
  });

  // Issue "Accounts": Sessions: list and revoke
  test('is listed with its browser for its owner, who can end it', async () => {
    const { email, who } = await somebody(server);
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
    const stranger = (await somebody(server)).who;
    expect((await stranger.graphql(revoke, { id })).body).toEqual({
      data: { revokeSession: { __typename: 'NotFoundError' } },
    });
    expect((await who.graphql(revoke, { id: 'x' })).body).toEqual({
      data: { revokeSession: { __typename: 'NotFoundError' } },
    });
    expect(await loginStatus(phone)).toBe(200);
    expect((await who.graphql(revoke, { id })).body).toMatchObject({
      data: { revokeSession: { viewer: { username: expect.anything() } } },
    });
    expect([await loginStatus(phone), await loginStatus(who)]).toEqual([401, 200]);
  });

  test('the others end all at once', async () => {
    const { email, who } = await somebody(server);
    const others = [await loggedIn(server.url, email), await loggedIn(server.url, email)];
    expect(
      (await who.graphql('mutation { revokeOtherSessions { ... on RevokeOtherSessionsPayload { ended } } }')).body,
    ).toEqual({ data: { revokeOtherSessions: { ended: 2 } } });
    expect(await Promise.all([who, ...others].map(loginStatus))).toEqual([200, 401, 401]);
  });
});

test('the sweep deletes expired sessions, limits and unconfirmed accounts, and nothing else', async () => {
  const { id, who } = await somebody(server);
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
    await loginStatus(who),
  ]).toEqual([1, 0, 200]);
});
