import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createLog } from '#api/platform/log.ts';
import { staffIssuer } from '#api/platform/oidc/staffIssuer.ts';
import { type MadeIssuer, startIssuer } from '../../support/services/issuer.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';
import { makeUser, PASSWORD, type Visitor, visitorOf } from '../../support/visitors.ts';

const AINO = {
  sub: 'a1',
  email: 'aino@kunta.example',
  email_verified: true,
  preferred_username: 'Aino Laine',
  groups: ['Retkeily'],
};
const FAILED = '/v/home?login=staffFailed';

let issuer: MadeIssuer;
let server: TestServer;

beforeAll(async () => {
  issuer = await startIssuer(AINO);
  server = await startTestServer({
    // Where the issuer leads back to: this test asks the server by its own address.
    publicUrl: 'http://127.0.0.1:1',
    staffIssuer: staffIssuer({
      issuer: issuer.url,
      clientId: 'taival',
      clientSecret: 'secret',
      groupsClaim: 'groups',
      adminGroup: 'Valvojat',
    }),
  });
}, 60_000);

afterAll(async () => {
  await server.stop();
  issuer.close();
});

beforeEach(async () => {
  Object.assign(issuer, { person: AINO, forged: {} });
  await server.db.prisma.user.deleteMany();
});

/** Goes to the issuer and comes back with what it says, as far as the address that the browser is led to. */
async function signIn(who: Visitor = visitorOf(server.url), change: (back: string) => string = (back) => back) {
  const begun = await who.rest('GET', '/api/user/staff-login?lang=sv');
  const atIssuer = await fetch(begun.headers.get('location') ?? '', { redirect: 'manual' });
  const { pathname, search } = new URL(atIssuer.headers.get('location') ?? '');
  const returned = await who.rest('GET', change(`${pathname}${search}`));
  expect(returned.status).toBe(303);
  return returned.headers.get('location') ?? '';
}

/** Signs in and goes on with the token, as the page does. */
async function loggedIn(who: Visitor = visitorOf(server.url)) {
  const loginToken = new URLSearchParams((await signIn(who)).split('?')[1]).get('loginToken');
  return who.rest('POST', '/api/user/login-with-token', { loginToken });
}

describe('a sign-in by the issuer', () => {
  test('makes an account of somebody new, in their language and without a password that anybody knows', async () => {
    expect(await loggedIn()).toMatchObject({
      status: 200,
      body: { userInfo: { email: AINO.email, username: 'Aino_Laine', role: 'user', lang: 'sv' } },
    });
    const other = await visitorOf(server.url).rest('POST', '/api/user/login', {
      email: AINO.email,
      password: PASSWORD,
    });
    expect(other.status).toBe(401);
  });

  test('finds the account of the verified address, and that of the person when the address has changed', async () => {
    const id = await makeUser(server.db, { email: AINO.email, username: 'Aino' });
    expect(await loggedIn()).toMatchObject({ body: { userInfo: { username: 'Aino' } } });
    issuer.person = { ...AINO, email: 'laine@kunta.example' };
    expect(await loggedIn()).toMatchObject({ body: { userInfo: { username: 'Aino', email: AINO.email } } });
    expect(await server.db.prisma.user.findMany({ select: { id: true } })).toEqual([{ id }]);
  });

  test('takes nobody’s account by an address that is not verified, or that belongs to another person', async () => {
    issuer.person = { ...AINO, email_verified: false };
    expect(await signIn()).toBe(FAILED);
    issuer.person = AINO;
    await loggedIn();
    issuer.person = { ...AINO, sub: 'b2' };
    expect(await signIn()).toBe(FAILED);
    expect(await server.db.prisma.user.count()).toBe(1);
  });

  test('ends what strangers registered for the address', async () => {
    const stranger = visitorOf(server.url);
    await stranger.rest('POST', '/api/user/register', { email: AINO.email, username: 'Vieras', password: PASSWORD });
    expect((await loggedIn()).status).toBe(200);
    expect(await server.db.prisma.registration.count()).toBe(0);
    const login = await stranger.rest('POST', '/api/user/login', { email: AINO.email, password: PASSWORD });
    expect(login).toMatchObject({ status: 401, body: { message: 'wrong' } });
  });

  test('gives a second person of the same name another user name', async () => {
    await loggedIn();
    issuer.person = { ...AINO, sub: 'b2', email: 'aino.laine@kunta.example' };
    expect(await loggedIn()).toMatchObject({ body: { userInfo: { username: expect.stringMatching(/^Aino_Laine_/) } } });
  });

  test('makes members of the group admins and those who left it users, and logs each change', async () => {
    issuer.person = { ...AINO, groups: ['Valvojat'] };
    expect(await loggedIn()).toMatchObject({ body: { userInfo: { role: 'admin' } } });
    issuer.person = AINO;
    expect(await loggedIn()).toMatchObject({ body: { userInfo: { role: 'user' } } });
    const events = await server.db.prisma.securityEvent.findMany({
      where: { kind: 'ROLE_SET' },
      orderBy: { id: 'asc' },
    });
    expect(events.map(({ detail }) => detail)).toEqual([
      { role: 'ADMIN', by: 'ISSUER' },
      { role: 'USER', by: 'ISSUER' },
    ]);
  });

  test('does not let a blocked user in', async () => {
    await loggedIn();
    await server.db.prisma.user.updateMany({ data: { blockedAt: new Date() } });
    expect(await loggedIn()).toMatchObject({ status: 401, body: { message: 'blocked' } });
  });
});

describe('while nobody may change anything', () => {
  beforeEach(() => server.db.prisma.readOnly.create({ data: { since: new Date() } }));
  afterEach(() => server.db.prisma.readOnly.deleteMany());

  test('a new user is led back with the reason, and gets no account', async () => {
    expect(await signIn()).toBe('/v/home?login=readOnly');
    expect(await server.db.prisma.user.count()).toBe(0);
  });

  test('a user who has signed in before logs in', async () => {
    await server.db.prisma.readOnly.deleteMany();
    await loggedIn();
    await server.db.prisma.readOnly.create({ data: { since: new Date() } });
    expect((await loggedIn()).status).toBe(200);
  });
});

describe('an answer of the issuer is refused', () => {
  test.each([
    ['with another state', (back: string) => back.replace(/state=[^&]+/, 'state=other')],
    ['with a code that the issuer did not give', (back: string) => back.replace(/code=[^&]+/, 'code=other')],
    ['that is an error', (back: string) => back.replace(/code=[^&]+/, 'error=access_denied')],
  ])('%s', async (_what, change) => {
    expect(await signIn(visitorOf(server.url), change)).toBe(FAILED);
  });

  test('in a browser that did not begin the sign-in', async () => {
    let address = '';
    await signIn(visitorOf(server.url), (back) => (address = back));
    const other = await visitorOf(server.url).rest('GET', address);
    expect(other.headers.get('location')).toBe(FAILED);
  });

  test.each([[{ nonce: 'other' }], [{ aud: 'others' }], [{ iss: 'https://other.example' }], [{ exp: 1 }]])(
    'whose token has %j',
    async (forged) => {
      issuer.forged = forged;
      expect(await signIn()).toBe(FAILED);
      expect(await server.db.prisma.user.count()).toBe(0);
    },
  );
});

test('an issuer that is down leads to the page of failed logins, and its error is logged', async () => {
  const lines: object[] = [];
  const log = { ...createLog('silent'), warn: (line: object) => void lines.push(line) };
  const down = await startTestServer({
    log,
    staffIssuer: staffIssuer({
      issuer: 'http://127.0.0.1:9',
      clientId: 'taival',
      clientSecret: 'secret',
      groupsClaim: 'groups',
      adminGroup: null,
    }),
  });
  const answer = await visitorOf(down.url).rest('GET', '/api/user/staff-login');
  expect([answer.status, answer.headers.get('location')]).toEqual([303, FAILED]);
  // So that the operator finds out why.
  expect(lines).toMatchObject([{ requestId: answer.headers.get('x-request-id'), err: expect.any(Error) }]);
  await down.stop();
});
