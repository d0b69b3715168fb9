import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setRole } from '#api/domain/people/roles.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';
import { loggedIn, makeUser, visitorOf } from '../../support/visitors.ts';
import { somebody } from './somebody.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.stop());

// SPEC §2: Profile: picture, name, description (editable on own profile)
describe('a profile', () => {
  test('is shown to everybody, found in any case, and says nothing of the address', async () => {
    const { username, email } = await somebody(server);
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
    const { who, username } = await somebody(server);
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
    const { who } = await somebody(server);
    await who.graphql('mutation { markHelpShown { __typename } }');
    await who.graphql('mutation { setLanguage(input: { language: sv }) { __typename } }');
    expect((await who.rest('GET', '/api/bundle')).body).toMatchObject({ userInfo: { helpShown: true, lang: 'sv' } });
  });
});

test('the operator gives and takes the right of admins', async () => {
  const { email, who } = await somebody(server);
  expect([
    await setRole(server.db, email.toUpperCase(), 'ADMIN'),
    await setRole(server.db, 'nobody@example.org', 'ADMIN'),
  ]).toEqual([true, false]);
  expect((await who.rest('GET', '/api/user/list')).status).toBe(200);
  await setRole(server.db, email, 'USER');
  expect((await who.rest('GET', '/api/user/list')).status).toBe(403);
});

test('the list of users has pages, the newest first, without addresses', async () => {
  for (const _ of [1, 2, 3]) await somebody(server);
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
