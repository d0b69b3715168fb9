import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sweep } from '#api/domain/jobs/sweep.ts';
import { setRole } from '#api/domain/people/roles.ts';
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

// Issue 20, M5: a security log, and role grants by command line leave an act
let server: TestServer;
let admin: Visitor;

beforeAll(async () => {
  server = await startTestServer();
  await server.startMailing();
  await makeUser(server.db, { email: 'valvoja@example.org', username: 'Valvoja', role: 'ADMIN' });
  admin = await loggedIn(server.url, 'valvoja@example.org');
});

afterAll(() => server.stop());

const FIREFOX = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };

async function kindsOf(who: Visitor): Promise<unknown[]> {
  const { status, body } = await who.rest('GET', '/api/user/security-log');
  expect(status).toBe(200);
  return Array.isArray(body) ? body.map(({ kind }: { kind: unknown }) => kind) : [];
}

test('a user reads what happened to their account, newest first, with the browser and no address', async () => {
  const email = 'loki@example.org';
  await makeUser(server.db, { email, username: 'Loki' });
  const [who, other] = [visitorOf(server.url), visitorOf(server.url)];
  const login = (by: Visitor, password = PASSWORD) => by.rest('POST', '/api/user/login', { email, password }, FIREFOX);
  for (let time = 0; time < 3; time += 1) await login(visitorOf(server.url), 'vääräPolku1');
  await login(other);
  await other.rest('POST', '/api/user/logout');
  await login(other);
  await login(who);
  await who.graphql('mutation { revokeOtherSessions { __typename } }');
  await who.rest('POST', '/api/user/set-password', { oldPassword: PASSWORD, password: 'uusiPolku9' });
  await who.rest('POST', '/api/user/reset-password', { email });
  await mailTo(server.outbox, email, 2);
  const mails = await mailsTo(server.outbox, email);
  const resetToken = tokenOf(mails.find(({ text }) => text?.includes('token=')) ?? {});
  await who.rest('POST', '/api/user/set-password-with-token', { resetToken, password: PASSWORD });
  await login(who);
  expect(await kindsOf(who)).toEqual([
    'LOGIN',
    'PASSWORD_RESET',
    'PASSWORD_CHANGED',
    'SESSIONS_ENDED',
    'LOGIN',
    'LOGIN',
    'LOGOUT',
    'LOGIN',
    'LOGIN_FAILED',
  ]);
  const { body } = await who.graphql(
    '{ viewer { securityEvents(first: 2) { ' +
      'edges { node { kind agent times } } pageInfo { hasNextPage endCursor } } } }',
  );
  expect(body).toMatchObject({
    data: {
      viewer: {
        securityEvents: {
          edges: [{ node: { kind: 'LOGIN', agent: 'Firefox, Linux', times: 1 } }, { node: { kind: 'PASSWORD_RESET' } }],
          pageInfo: { hasNextPage: true },
        },
      },
    },
  });
  const failed = await server.db.prisma.securityEvent.findFirstOrThrow({
    where: { user: { username: 'Loki' }, kind: 'LOGIN_FAILED' },
  });
  expect(failed.times).toBe(3);
  const data = await who.rest('GET', '/api/user/my-data');
  expect(data.body).toMatchObject({ securityEvents: expect.arrayContaining([expect.anything()]) });
  expect(JSON.stringify([body, failed])).not.toMatch(/127\.0\.0\.1|@example/);
});

describe('admins', () => {
  test('read the log of all accounts, by user and event, failures without an account too', async () => {
    const id = await makeUser(server.db, { email: 'kohde@example.org', username: 'Kohde' });
    await visitorOf(server.url).rest('POST', '/api/user/login', { email: 'eiole@example.org', password: 'x' });
    await admin.graphql('mutation ($id: ID!) { blockUser(input: { userId: $id }) { __typename } }', { id });
    await admin.graphql('mutation ($id: ID!) { unblockUser(input: { userId: $id }) { __typename } }', { id });
    await admin.graphql('mutation ($id: ID!) { setRole(input: { userId: $id, role: ADMIN }) { __typename } }', { id });
    const query = `query ($id: ID, $event: SecurityEventKind) { securityEvents(userId: $id, event: $event) { edges {
      node { kind by role agent user { username } } } } }`;
    expect((await admin.graphql(query, { id })).body).toEqual({
      data: {
        securityEvents: {
          edges: [
            { kind: 'ROLE_SET', by: 'ADMIN', role: 'ADMIN', agent: '', user: { username: 'Kohde' } },
            { kind: 'UNBLOCKED', by: 'ADMIN', role: null, agent: '', user: { username: 'Kohde' } },
            { kind: 'BLOCKED', by: 'ADMIN', role: null, agent: '', user: { username: 'Kohde' } },
          ].map((node) => ({ node })),
        },
      },
    });
    expect(JSON.stringify((await admin.graphql(query, { event: 'LOGIN_FAILED' })).body)).toContain('"user":null');
    const all = await admin.rest('GET', '/api/user/security-log/all');
    expect(all.body).toEqual(expect.arrayContaining([expect.objectContaining({ kind: 'UNBLOCKED', userId: id })]));
  });

  test('see who got the role by the command line', async () => {
    const email = 'komento@example.org';
    await makeUser(server.db, { email, username: 'Komento' });
    await setRole(server.db, email, 'ADMIN');
    await setRole(server.db, email, 'ADMIN');
    const query =
      '{ moderationActs(action: SET_ROLE, first: 1) { ' +
      'edges { node { actor detail { name value } user { username } } } } }';
    expect((await admin.graphql(query)).body).toEqual({
      data: {
        moderationActs: {
          edges: [
            {
              node: {
                actor: null,
                detail: expect.arrayContaining([
                  { name: 'role', value: 'ADMIN' },
                  { name: 'by', value: 'COMMAND_LINE' },
                ]),
                user: { username: 'Komento' },
              },
            },
          ],
        },
      },
    });
    const who = await loggedIn(server.url, email);
    expect(await kindsOf(who)).toEqual(['LOGIN', 'ROLE_SET']);
  });
});

test('the log is deleted with the account, and after half a year; feedback after two years', async () => {
  const id = await makeUser(server.db, { email: 'vanhaloki@example.org', username: 'Vanhaloki' });
  const day = (days: number) => new Date(Date.now() - days * 86_400_000);
  const { prisma } = server.db;
  await prisma.securityEvent.createMany({
    data: [181, 179].map((days) => ({ userId: id, kind: 'LOGIN', createdAt: day(days) })),
  });
  await prisma.feedback.createMany({
    data: [731, 729].map((days) => ({ text: `${days}`, contact: 'a@b.example', createdAt: day(days) })),
  });
  await sweep(server.db, new Date());
  expect([
    await prisma.securityEvent.count({ where: { userId: id } }),
    (await prisma.feedback.findMany()).map(({ text }) => text),
  ]).toEqual([1, ['729']]);
  await prisma.user.delete({ where: { id } });
  expect(await prisma.securityEvent.count({ where: { userId: id } })).toBe(0);
});
