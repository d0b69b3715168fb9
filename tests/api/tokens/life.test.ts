import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { dayOf } from '#api/domain/accessTokens/tokenUse.ts';
import { sweep } from '#api/domain/jobs/sweep.ts';
import { readConfig } from '#api/platform/config.ts';
import { connect } from '#api/platform/db/database.ts';
import { createLog } from '#api/platform/log.ts';
import { type RunningServer, startServer } from '#api/server.ts';
import { DAY_MS } from '#common/time.ts';
import { makeToken } from '../../support/accessTokens.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';
import { loggedIn, mailTo, makeUser, PASSWORD, type Visitor, visitorOf } from '../../support/visitors.ts';

// Issue 25, point 5: tokens of an account: made, listed, used, revoked
let server: TestServer;
let second: RunningServer;

beforeAll(async () => {
  server = await startTestServer();
  await server.startMailing();
  second = await anotherProcess();
}, 60_000);

function anotherProcess(): Promise<RunningServer> {
  const config = readConfig({ PORT: '0', BASEMAP: 'embedded', ROLE: 'web', DATA_DIR: '.data/test-tokens' });
  return startServer(config, { db: connect(server.db.url), log: createLog('silent') });
}

afterAll(async () => {
  await second.close();
  await server.stop();
});

let made = 0;
async function somebody() {
  made += 1;
  const email = `ohjelmoija${made}@example.org`;
  const id = await makeUser(server.db, { email, username: `Ohjelmoija${made}` });
  return { id, email, who: await loggedIn(server.url, email) };
}

const MAKE = `mutation ($input: MakeAccessTokenInput!) { makeAccessToken(input: $input) { __typename
  ... on MakeAccessTokenPayload { text accessToken { tokenId name scopes expires lastUsed } }
  ... on NotAuthorizedError { reason } ... on InvalidInputError { parameterName detail } } }`;
const LIST = '{ viewer { accessTokens { tokenId name scopes lastUsed uses { day calls } } } }';
const REVOKE = 'mutation ($input: RevokeAccessTokenInput!) { revokeAccessToken(input: $input) { __typename } }';
const INPUT = { name: ' Kartta ', scopes: ['OWN', 'READ', 'OWN'], days: 90 };

const payload = z.object({
  data: z.object({
    makeAccessToken: z.object({ text: z.string(), accessToken: z.object({ tokenId: z.string() }).loose() }).loose(),
  }),
});

async function makeOwn(who: Visitor) {
  const { data } = payload.parse((await who.graphql(MAKE, { input: INPUT })).body);
  const { text, accessToken } = data.makeAccessToken;
  return { text, accessToken, headers: { authorization: `Bearer ${text}` } };
}

const favourites = (url: string, headers: Readonly<Record<string, string>>) =>
  visitorOf(url).rest('GET', '/api/favourites', undefined, headers);

test('a token is shown once, stored as a digest, and reported in the log and by a mail', async () => {
  const { who, email, id } = await somebody();
  const { text, accessToken, headers } = await makeOwn(who);
  expect(text).toMatch(/^taival_[\w-]{43}$/);
  expect(accessToken).toMatchObject({ name: 'Kartta', scopes: ['READ', 'OWN'], lastUsed: null });
  const { rows } = await server.db.pool.query<{ row: string }>('SELECT t::text AS row FROM access_token t');
  expect(JSON.stringify(rows)).not.toContain(text.slice('taival_'.length));
  expect((await favourites(server.url, headers)).status).toBe(200);
  expect(JSON.stringify((await who.rest('GET', '/api/user/security-log')).body)).toContain('ACCESS_TOKEN_MADE');
  expect((await mailTo(server.outbox, email)).text).toContain('rajapintatunnus');
  const mine = JSON.stringify((await who.rest('GET', '/api/user/my-data')).body);
  expect([mine.includes('"Kartta"'), mine.includes('tokenHash')]).toEqual([true, false]);
  await who.graphql('mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) { __typename } }', {
    input: { password: PASSWORD },
  });
  expect(await server.db.prisma.accessToken.count({ where: { userId: id } })).toBe(0);
  expect((await favourites(server.url, headers)).status).toBe(401);
});

test('making one asks for a fresh proof', async () => {
  const { who, id } = await somebody();
  const provedAt = new Date(Date.now() - DAY_MS);
  await server.db.prisma.session.updateMany({ where: { userId: id }, data: { provedAt } });
  expect((await who.graphql(MAKE, { input: INPUT })).body).toEqual({
    data: { makeAccessToken: { __typename: 'NotAuthorizedError', reason: 'PROOF_NEEDED' } },
  });
});

test.each([
  ['no name', { name: ' ' }, 'name', 'tooShort'],
  ['a long name', { name: 'x'.repeat(81) }, 'name', 'tooLong'],
  ['no scope', { scopes: [] }, 'scopes', 'missing'],
  ['more than a year', { days: 366 }, 'days', 'outOfRange'],
])('one of %s is not made', async (_what, change, parameterName, detail) => {
  const { who } = await somebody();
  expect((await who.graphql(MAKE, { input: { ...INPUT, ...change } })).body).toEqual({
    data: { makeAccessToken: { __typename: 'InvalidInputError', parameterName, detail } },
  });
});

test('an account has at most twenty', async () => {
  const { who, id } = await somebody();
  for (let count = 0; count < 20; count += 1) await makeToken(server.db, id, ['read']);
  expect((await who.graphql(MAKE, { input: INPUT })).body).toMatchObject({
    data: { makeAccessToken: { parameterName: 'name', detail: 'tooMany' } },
  });
});

describe('a token that is dead', () => {
  const REFUSED = [401, 'Bearer error="invalid_token"'];
  const asked = async (url: string, headers: Readonly<Record<string, string>>) => {
    const { status, headers: answered } = await favourites(url, headers);
    return [status, answered.get('www-authenticate')];
  };

  test('by revocation is refused at once by all processes', async () => {
    const { who } = await somebody();
    const { headers, accessToken } = await makeOwn(who);
    expect([await asked(server.url, headers), await asked(second.url, headers)]).toEqual([
      [200, null],
      [200, null],
    ]);
    await who.graphql(REVOKE, { input: { tokenId: accessToken.tokenId } });
    expect([await asked(server.url, headers), await asked(second.url, headers)]).toEqual([REFUSED, REFUSED]);
    expect(JSON.stringify((await who.graphql(LIST)).body)).toContain('"accessTokens":[]');
    expect(JSON.stringify((await who.rest('GET', '/api/user/security-log')).body)).toContain('ACCESS_TOKEN_REVOKED');
  });

  test('is revoked by its owner alone', async () => {
    const [{ id }, { who }] = [await somebody(), await somebody()];
    const { id: tokenId, headers } = await makeToken(server.db, id, ['own']);
    expect((await who.graphql(REVOKE, { input: { tokenId } })).body).toEqual({
      data: { revokeAccessToken: { __typename: 'NotFoundError' } },
    });
    expect((await favourites(server.url, headers)).status).toBe(200);
  });

  test('by its end, by a new password and by a block is refused too', async () => {
    const { who, id } = await somebody();
    const expired = await makeToken(server.db, id, ['own'], new Date(Date.now() - 1000));
    expect(await asked(server.url, expired.headers)).toEqual(REFUSED);
    const { headers } = await makeToken(server.db, id, ['own']);
    await who.rest('POST', '/api/user/set-password', { oldPassword: PASSWORD, password: 'uusiPolku88' });
    expect(await asked(server.url, headers)).toEqual(REFUSED);
    const blocked = await makeToken(server.db, id, ['own']);
    await server.db.prisma.user.update({ where: { id }, data: { blockedAt: new Date() } });
    expect(await asked(server.url, blocked.headers)).toEqual(REFUSED);
  });
});

test('its calls are counted by day for its owner, and swept after ninety days', async () => {
  const { who, id } = await somebody();
  const { id: tokenId, headers } = await makeToken(server.db, id, ['own']);
  const third = await anotherProcess();
  await favourites(third.url, headers);
  await favourites(third.url, headers);
  await third.close();
  const day = dayOf(new Date());
  expect((await who.graphql(LIST)).body).toMatchObject({
    data: { viewer: { accessTokens: [{ lastUsed: day, uses: [{ day, calls: 2 }] }] } },
  });
  const { prisma } = server.db;
  await prisma.accessTokenUse.create({ data: { tokenId, day: new Date(Date.now() - 92 * DAY_MS), calls: 1 } });
  await makeToken(server.db, id, ['read'], new Date(Date.now() - 1000));
  await sweep(server.db, new Date());
  expect([await prisma.accessTokenUse.count({ where: { tokenId } }), await prisma.accessToken.count()]).toEqual([
    1,
    expect.any(Number),
  ]);
  expect(await prisma.accessToken.count({ where: { userId: id } })).toBe(1);
});
