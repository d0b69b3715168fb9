import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../support/testServer.ts';
import { loggedIn, mailTo, makeUser, PASSWORD, tokenOf, type Visitor, visitorOf } from '../../support/visitors.ts';

let server: TestServer;
let visitor: () => Visitor;

const PUBLIC_ID = 'a'.repeat(64);
const VIEWER_ID = 'b'.repeat(64);
const PROFILE_ID = 'c'.repeat(64);
const CACHED_ID = 'd'.repeat(64);
const folder = mkdtempSync(path.join(tmpdir(), 'taival-viewer-'));

beforeAll(async () => {
  const operations = {
    [PUBLIC_ID]: 'query A { profile(username: "Kaisa") { username } }',
    [VIEWER_ID]: 'query B { viewer { username } }',
    [PROFILE_ID]: 'query C { profile(username: "Aino") { username } }',
    [CACHED_ID]: 'query D { __typename }',
  };
  writeFileSync(path.join(folder, 'operations.json'), JSON.stringify(operations));
  server = await startTestServer({ persistedQueries: { file: path.join(folder, 'operations.json'), watch: false } });
  await server.startMailing({ feedbackTo: 'palaute@example.org' });
  visitor = () => visitorOf(server.url);
});

afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const FAILED = `... on InvalidInputError { parameterName detail } ... on NotAuthorizedError { reason }
  ... on RateLimitedError { retryAfterS }`;
const LOGIN = `mutation ($input: LoginInput!) { login(input: $input) { __typename
  ... on LoginPayload { viewer { username email role helpShown } } ${FAILED} } }`;
const VIEWER =
  '{ viewer { id username email role language helpShown profile { username } sessions { isCurrent agent } } }';

async function ask(who: Visitor, query: string, variables: Record<string, unknown> = {}) {
  const { status, body } = await who.graphql(query, variables);
  expect([status, body]).toEqual([200, { data: expect.anything() }]);
  return typeof body === 'object' && body !== null && 'data' in body ? body.data : null;
}

describe('an account', () => {
  test('is registered, confirmed by the mailed link, and logged in', async () => {
    const maija = visitor();
    const input = { email: ' Maija@Example.org ', username: 'Maija', password: PASSWORD, language: 'sv' };
    expect(
      await ask(
        maija,
        `mutation ($input: RegisterInput!) { register(input: $input) { ... on RegisterPayload { email } ${FAILED} } }`,
        { input },
      ),
    ).toEqual({ register: { email: 'Maija@Example.org' } });
    expect(maija.cookie()).toBeNull();
    const credentials = { input: { email: 'maija@example.org', password: PASSWORD } };
    expect(await ask(maija, LOGIN, credentials)).toMatchObject({ login: { reason: 'PENDING' } });
    const mail = await mailTo(server.outbox, 'Maija@Example.org');
    expect(mail.subject).toBe('Bekräfta din e-postadress – Taival');
    const confirm = `mutation ($input: ConfirmEmailInput!) {
      confirmEmail(input: $input) { ... on ConfirmEmailPayload { email } ${FAILED} } }`;
    expect(await ask(maija, confirm, { input: { registerToken: tokenOf(mail) } })).toEqual({
      confirmEmail: { email: 'Maija@Example.org' },
    });
    expect(await ask(maija, confirm, { input: { registerToken: tokenOf(mail) } })).toEqual({
      confirmEmail: { parameterName: 'registerToken', detail: 'exists' },
    });
    expect(await ask(maija, LOGIN, credentials)).toEqual({
      login: {
        __typename: 'LoginPayload',
        viewer: { username: 'Maija', email: 'Maija@Example.org', role: 'USER', helpShown: false },
      },
    });
    expect(await ask(maija, VIEWER)).toMatchObject({
      viewer: { username: 'Maija', language: 'sv', sessions: [{ isCurrent: true }] },
    });
  });

  test('is null without a session, and no cookie is set', async () => {
    const nobody = visitor();
    expect(await ask(nobody, VIEWER)).toEqual({ viewer: null });
    expect(nobody.cookie()).toBeNull();
  });

  test('is logged out together with the cookie, which is void even if it is sent again', async () => {
    await makeUser(server.db, { email: 'leo@example.org', username: 'Leo' });
    const leo = visitor();
    await ask(leo, LOGIN, { input: { email: 'leo@example.org', password: PASSWORD } });
    const cookie = leo.cookie();
    expect(await ask(leo, 'mutation { logout { ... on LogoutPayload { viewer { username } } } }')).toEqual({
      logout: { viewer: null },
    });
    expect(leo.cookie()).toBeNull();
    leo.take(cookie);
    expect(await ask(leo, VIEWER)).toEqual({ viewer: null });
  });
});

test('a mutation for users answers an anonymous caller with a member of its union', async () => {
  expect(await ask(visitor(), `mutation { updateProfile(input: { description: "x" }) { ${FAILED} } }`)).toEqual({
    updateProfile: { reason: 'ANONYMOUS' },
  });
});

test('feedback sent twice is stored once, and mailed', async () => {
  const send = `mutation ($input: SendFeedbackInput!) { sendFeedback(input: $input) {
    ... on SendFeedbackPayload { done } ${FAILED} } }`;
  const input = { text: ' Hieno kartta! ', contact: 'a@b.example', clientMutationId: 'one' };
  for (const time of [1, 2])
    expect([time, await ask(visitor(), send, { input })]).toEqual([time, { sendFeedback: { done: true } }]);
  expect(await server.db.prisma.feedback.count()).toBe(1);
  expect((await mailTo(server.outbox, 'palaute@example.org')).text).toContain('Hieno kartta!');
  expect(await ask(visitor(), send, { input: { text: '  ' } })).toEqual({
    sendFeedback: { parameterName: 'text', detail: 'tooShort' },
  });
});

describe('a persisted operation', () => {
  test('that is public is answered to all alike, and the cookie is not read', async () => {
    const id = await makeUser(server.db, { email: 'kaisa@example.org', username: 'Kaisa' });
    const kaisa = await loggedIn(server.url, 'kaisa@example.org');
    // Reading the session would extend it and set a cookie.
    await server.db.pool.query(`UPDATE session SET last_seen_at = now() - interval '2 days' WHERE user_id = $1`, [id]);
    const { status, headers, body } = await kaisa.rest('GET', `/graphql?documentId=${PUBLIC_ID}`);
    expect([status, body, headers.getSetCookie()]).toEqual([200, { data: { profile: { username: 'Kaisa' } } }, []]);
    const cached = await kaisa.rest('GET', `/graphql?documentId=${CACHED_ID}`);
    expect([cached.status, cached.body, cached.headers.getSetCookie()]).toEqual([
      200,
      { data: { __typename: 'Query' } },
      [],
    ]);
    expect(cached.headers.get('cache-control')).toContain('public, max-age=60');
    const own = await kaisa.rest('GET', `/graphql?documentId=${VIEWER_ID}`);
    expect([own.status, own.body, own.headers.getSetCookie().length]).toEqual([
      200,
      { data: { viewer: { username: 'Kaisa' } } },
      1,
    ]);
    expect([own.headers.get('cache-control'), own.headers.get('etag')]).toEqual(['private, no-store', null]);
    expect((await visitor().rest('GET', `/graphql?documentId=${VIEWER_ID}`)).body).toEqual({ data: { viewer: null } });
  });

  test('that shows a profile is cached nowhere: the profile is gone at once with the account', async () => {
    const id = await makeUser(server.db, { email: 'aino@example.org', username: 'Aino' });
    const shown = () => visitor().rest('GET', `/graphql?documentId=${PROFILE_ID}`);
    const before = await shown();
    expect([before.status, before.body]).toEqual([200, { data: { profile: { username: 'Aino' } } }]);
    expect([before.headers.get('cache-control'), before.headers.get('etag')]).toEqual(['private, no-store', null]);
    await server.db.prisma.user.delete({ where: { id } });
    expect((await shown()).body).toEqual({ data: { profile: null } });
  });

  test('is not looked for where a request line holds a fragment, which each reader ends elsewhere', async () => {
    const { hostname, port } = new URL(server.url);
    const status = await new Promise((resolve, reject) => {
      request({ hostname, port, path: `/graphql#documentId=${CACHED_ID}&x=?documentId=${VIEWER_ID}` }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .on('error', reject)
        .end();
    });
    expect(status).toBe(400);
  });

  test('cannot be a mutation by GET, nor one by text', async () => {
    const { status, body } = await visitor().rest(
      'GET',
      `/graphql?query=${encodeURIComponent('mutation { logout { __typename } }')}`,
    );
    expect([status, body]).toMatchObject([405, { errors: [{ message: expect.any(String) }] }]);
  });
});
