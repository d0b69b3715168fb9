import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { madeFilename } from '../../support/made/madeImages.ts';
import { IDS } from '../../support/made/placesOfHelsinki.ts';
import { globalId } from '../../support/schemaWalk.ts';
import { loggedIn, makeUser, PASSWORD, visitorOf } from '../../support/visitors.ts';
import {
  act,
  acts,
  ANONYMOUS,
  FORBIDDEN,
  invalid,
  type Moderation,
  NOT_FOUND,
  pagesOf,
  startModeration,
} from './asked.ts';

let on: Moderation;

beforeAll(async () => {
  on = await startModeration();
}, 90_000);

afterAll(() => on.server.stop());

beforeEach(() => on.server.db.prisma.moderationAct.deleteMany());

let made = 0;

async function somebody(): Promise<{ readonly id: string; readonly email: string; readonly username: string }> {
  made += 1;
  const [email, username] = [`somebody${made}@example.org`, `Joku${made}`];
  return { id: await makeUser(on.server.db, { email, username }), email, username };
}

const login = (email: string, password = PASSWORD) =>
  visitorOf(on.server.url).rest('POST', '/api/user/login', { email, password });
const NOBODYS_ID = '00000000-0000-4000-8000-000000000000';

// Issue "What people add": Every moderation act is written down
// Issue "What people add": Admin user list with search, roles and block; §7 `user/list`
describe.each([
  ['blockUser', {}],
  ['clearProfile', {}],
  ['unblockUser', {}],
  ['setRole', { role: 'ADMIN' }],
])('%s', (name, rest) => {
  test('is for admins; for others it changes and logs nothing', async () => {
    const { id } = await somebody();
    expect([
      await act(on.nobody, name, { userId: id, ...rest }),
      await act(on.aino, name, { userId: id, ...rest }),
    ]).toEqual([ANONYMOUS, FORBIDDEN]);
    expect(await on.server.db.prisma.user.findUnique({ where: { id } })).toMatchObject({
      role: 'USER',
      blockedAt: null,
    });
    expect(await acts(on.admin)).toEqual([]);
  });

  test('is refused for the own account and for one that does not exist', async () => {
    expect(await act(on.admin, name, { userId: on.ids.admin, ...rest })).toEqual(invalid('userId', 'invalid'));
    for (const userId of [NOBODYS_ID, 'x', ''])
      expect(await act(on.admin, name, { userId, ...rest })).toEqual(NOT_FOUND);
    expect(await acts(on.admin)).toEqual([]);
  });
});

describe('somebody blocked', () => {
  test('is logged out everywhere, gets the reason at the login, and is let in again when unblocked', async () => {
    const { id, email } = await somebody();
    const first = visitorOf(on.server.url);
    await first.rest('POST', '/api/user/login', { email, password: PASSWORD });
    const blocked = await act(on.admin, 'blockUser', { userId: id, reason: ' Mainoksia ' }, 'user { id blocked }');
    expect(blocked).toMatchObject({ user: { id, blocked: expect.any(String) } });
    expect((await first.rest('GET', '/api/bundle')).status).toBe(401);
    expect(await on.server.db.prisma.session.count({ where: { userId: id } })).toBe(0);
    expect(await login(email)).toMatchObject({ status: 401, body: { message: 'blocked', explanation: 'Mainoksia' } });
    expect((await login(email, 'someOther7')).body).toEqual({ message: 'wrong' });
    expect(await act(visitorOf(on.server.url), 'login', { email, password: PASSWORD })).toEqual({
      __typename: 'NotAuthorizedError',
      reason: 'BLOCKED',
    });
    const plain = await visitorOf(on.server.url).rest(
      'POST',
      '/api/user/login-plain',
      new URLSearchParams({ email, password: PASSWORD }).toString(),
      { 'content-type': 'application/x-www-form-urlencoded' },
    );
    expect([plain.status, plain.headers.get('location')]).toEqual([303, '/v/home?login=blocked']);
    // Blocked twice is blocked once.
    expect(await act(on.other, 'blockUser', { userId: id }, 'user { blocked }')).toMatchObject({
      user: { blocked: expect.any(String) },
    });
    expect(await act(on.admin, 'unblockUser', { userId: id }, 'user { blocked }')).toMatchObject({
      user: { blocked: null },
    });
    expect((await login(email)).status).toBe(200);
    expect(await acts(on.admin, `targetId: "${id}"`)).toEqual([
      { action: 'UNBLOCK_USER', actor: 'Valvoja', targetKind: 'USER', targetId: id, detail: [] },
      {
        action: 'BLOCK_USER',
        actor: 'Valvoja',
        targetKind: 'USER',
        targetId: id,
        detail: [{ name: 'reason', value: 'Mainoksia' }],
      },
    ]);
  });

  test('does not remove what they have written, but their name', async () => {
    const { id, email } = await somebody();
    const who = visitorOf(on.server.url);
    await who.rest('POST', '/api/user/login', { email, password: PASSWORD });
    await who.rest('POST', '/api/comments/', { attractionId: IDS.museum, text: 'Hieno paikka' });
    await act(on.admin, 'blockUser', { userId: id });
    const { body } = await on.nobody.rest('GET', `/api/comments/?attractionId=${IDS.museum}`);
    expect(body).toMatchObject([{ text: 'Hieno paikka', username: null }]);
  });
});

describe('a reported profile', () => {
  const report = (id: string) => act(on.matti, 'report', { id: globalId('Profile', id), reason: 'Törkeä' });
  const stored = (id: string) => on.server.db.prisma.user.findUniqueOrThrow({ where: { id } });
  const cases = (id: string) => on.server.db.prisma.report.findMany({ where: { targetId: id } });

  // RULINGS 24: profile pictures are public at once, and can be reported
  test('loses its picture, also at the CDN, and its description, and its case is closed', async () => {
    const { id, email } = await somebody();
    const who = await loggedIn(on.server.url, email);
    const profileImage = madeFilename(901);
    await on.server.db.prisma.user.update({ where: { id }, data: { profileImage, description: 'Törkyä' } });
    await report(id);
    const cleared = 'user { description profileImage }';
    for (const _ of [1, 2])
      expect(await act(on.admin, 'clearProfile', { userId: id }, cleared)).toMatchObject({
        user: { description: '', profileImage: null },
      });
    expect(await stored(id)).toMatchObject({ description: '', profileImage: null, profileImageAt: null });
    const { rows } = await on.server.db.pool.query(
      `SELECT name FROM pgboss.job WHERE data::text LIKE '%${profileImage}%' ORDER BY name`,
    );
    expect(rows.map(({ name }) => name)).toEqual(['cdn-purge', 'image-files']);
    expect(await cases(id)).toMatchObject([{ outcome: 'REMOVED', closedBy: on.ids.admin }]);
    expect(await acts(on.admin)).toEqual([
      { action: 'CLEAR_PROFILE', actor: 'Valvoja', targetKind: 'USER', targetId: id, detail: [] },
    ]);
    expect((await who.rest('GET', '/api/bundle')).status).toBe(200);
  });

  test('of somebody who is blocked needs no more looking at', async () => {
    const { id } = await somebody();
    await report(id);
    await act(on.admin, 'blockUser', { userId: id });
    expect(await cases(id)).toMatchObject([{ outcome: 'REMOVED', closedBy: on.ids.admin }]);
  });

  test('waits again when the block that closed its case ends, but not what a moderator closed', async () => {
    const { id } = await somebody();
    await report(id);
    await act(on.admin, 'clearProfile', { userId: id });
    await on.server.db.prisma.user.update({ where: { id }, data: { description: 'Taas törkeää' } });
    await act(on.aino, 'report', { id: globalId('Profile', id), reason: 'Yhä törkeä' });
    await act(on.admin, 'blockUser', { userId: id });
    await act(on.admin, 'unblockUser', { userId: id });
    const states = (await cases(id)).map(({ outcome, closedBy, closedAt }) => [outcome, closedBy, closedAt]);
    expect(states).toHaveLength(2);
    expect(states).toContainEqual([null, null, null]);
    expect(states).toContainEqual(['REMOVED', on.ids.admin, expect.any(Date)]);
  });

  test('stays closed where the profile was cleared during the block', async () => {
    const { id } = await somebody();
    await report(id);
    await act(on.admin, 'blockUser', { userId: id });
    await act(on.admin, 'clearProfile', { userId: id });
    await act(on.admin, 'unblockUser', { userId: id });
    expect((await cases(id)).map(({ outcome }) => outcome)).toEqual(['REMOVED']);
  });

  test('of somebody who is blocked already is left to the moderators', async () => {
    const { id } = await somebody();
    await act(on.admin, 'blockUser', { userId: id });
    await on.server.db.prisma.report.create({ data: { kind: 'PROFILE', targetId: id } });
    await act(on.admin, 'blockUser', { userId: id });
    expect(await cases(id)).toMatchObject([{ outcome: null, closedAt: null }]);
  });
});

describe('the right of admins', () => {
  test('holds from the next call on, and is logged once however often it is given', async () => {
    const { id, email } = await somebody();
    const who = visitorOf(on.server.url);
    await who.rest('POST', '/api/user/login', { email, password: PASSWORD });
    for (const _ of [1, 2])
      expect(await act(on.admin, 'setRole', { userId: id, role: 'ADMIN' }, 'user { role }')).toMatchObject({
        user: { role: 'ADMIN' },
      });
    expect((await who.rest('GET', '/api/user/list')).status).toBe(200);
    await act(on.admin, 'setRole', { userId: id, role: 'USER' });
    expect((await who.rest('GET', '/api/user/list')).status).toBe(403);
    expect(await acts(on.admin)).toMatchObject([
      { action: 'SET_ROLE', detail: [{ name: 'role', value: 'USER' }] },
      { action: 'SET_ROLE', detail: [{ name: 'role', value: 'ADMIN' }] },
    ]);
  });

  test('is not given to an address that nobody has confirmed', async () => {
    const userId = await makeUser(on.server.db, {
      email: 'odottaa@example.org',
      username: 'Odottaa',
      confirmed: false,
    });
    expect(await act(on.admin, 'setRole', { userId, role: 'ADMIN' })).toEqual(invalid('userId', 'invalid'));
  });

  test('is left to one of two admins who take it from each other at once', async () => {
    const { prisma } = on.server.db;
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all([
        act(on.admin, 'setRole', { userId: on.ids.other, role: 'USER' }),
        act(on.other, 'setRole', { userId: on.ids.admin, role: 'USER' }),
      ]);
      expect(answers).toContainEqual({ __typename: 'SetRolePayload' });
      expect(await prisma.user.count({ where: { id: { in: [on.ids.admin, on.ids.other] }, role: 'ADMIN' } })).toBe(1);
      await prisma.user.updateMany({ where: { id: { in: [on.ids.admin, on.ids.other] } }, data: { role: 'ADMIN' } });
    }
  });
});

describe('the list of users', () => {
  const names = async (args: string, first = 100) =>
    (await pagesOf(on.admin, 'users', args, 'username', first)).map((page) =>
      page.map((node) => (typeof node === 'object' && node !== null && 'username' in node ? node.username : null)),
    );

  test('is searched by a part of the name or the whole address, in any case', async () => {
    await makeUser(on.server.db, { email: 'haku@example.org', username: 'Metsä.Matkaaja' });
    expect(await names('search: "METSÄ"')).toEqual([['Metsä.Matkaaja']]);
    expect(await names('search: " haku@EXAMPLE.org "')).toEqual([['Metsä.Matkaaja']]);
    for (const nothing of ['haku@', 'example.org', '%', '_', "' OR 1=1 --", '\\\\'])
      expect([nothing, await names(`search: "${nothing}"`)]).toEqual([nothing, [[]]]);
  });

  test('has somebody whose whole name is searched for first, also before those whose name has it in it', async () => {
    const name = 'Tarkka';
    for (const username of [name, `${name}sti`, `Epä${name}`])
      await makeUser(on.server.db, { email: `${username}@example.org`.toLowerCase(), username });
    for (const pageSize of [1, 2, 9]) {
      const [first, ...others] = (await pagesOf(on.admin, 'users', 'search: "tarkka"', 'username', pageSize)).flat();
      expect(first).toEqual({ username: name });
      // They may have been made in the same millisecond.
      expect(others).toHaveLength(2);
      expect(others).toEqual(expect.arrayContaining([`Epä${name}`, `${name}sti`].map((username) => ({ username }))));
    }
    expect((await pagesOf(on.admin, 'users', 'search: "tarkka", isBlocked: true', 'username', 9)).flat()).toEqual([]);
  });

  test('is filtered by role and by who is blocked, together with the search', async () => {
    const { id, username } = await somebody();
    await act(on.admin, 'blockUser', { userId: id });
    expect(await names(`search: "${username}", isBlocked: true, role: USER`)).toEqual([[username]]);
    expect(await names(`search: "${username}", isBlocked: false`)).toEqual([[]]);
    expect(await names(`search: "${username}", role: ADMIN`)).toEqual([[]]);
    expect((await names('role: ADMIN')).flat().toSorted()).toEqual(['Toinen', 'Valvoja']);
  });

  test('has pages that neither repeat nor leave out anybody while others register', async () => {
    const all = (await names('')).flat();
    const paged = await pagesOf(on.admin, 'users', '', 'username', 2, somebody);
    expect(
      paged
        .flat()
        .map((node) => (typeof node === 'object' && node !== null && 'username' in node ? node.username : null)),
    ).toEqual(all);
  });

  test.each([
    'x',
    'eA',
    Buffer.from('99999999999999 x').toString('base64url'),
    Buffer.from(`99999999999999 ${NOBODYS_ID}`).toString('base64url'),
  ])('takes no cursor that is none (%s)', async (after) => {
    const { body } = await on.admin.graphql(
      'query ($after: String) { users(after: $after) { edges { node { id } } } }',
      { after },
    );
    expect(JSON.stringify(body)).toMatch(/"INVALID_INPUT"|"edges":\[/);
  });
});
