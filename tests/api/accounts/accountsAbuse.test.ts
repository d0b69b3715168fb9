import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { SESSIONS_MAX } from '#api/domain/people/sessions.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';
import { loggedIn, makeUser, PASSWORD, visitorOf } from '../../support/visitors.ts';

// Attacks of one visitor on all others: texts handled in quadratic time, tables that grow without end.
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.stop());

/** A letter with so many accents that composing it takes a second. */
const ENDLESS = `a${'\u0301'.repeat(20_000)}${'\u0323'.repeat(20_000)}`;

test('an endless name or address is refused before Unicode normalization', async () => {
  const visitor = visitorOf(server.url);
  const normalize = vi.spyOn(String.prototype, 'normalize');
  const answers = [
    await visitor.rest('POST', '/api/user/register', {
      email: 'a@example.org',
      username: ENDLESS,
      password: PASSWORD,
      lang: 'fi',
    }),
    await visitor.rest('POST', '/api/user/register', {
      email: `${ENDLESS}@example.org`,
      username: 'matti',
      password: PASSWORD,
      lang: 'fi',
    }),
    await visitor.rest('POST', '/api/user/login', { email: `${ENDLESS}@example.org`, password: PASSWORD }),
    await visitor.graphql('query ($name: String!) { profile(username: $name) { id } }', { name: ENDLESS }),
  ];
  const composed = normalize.mock.contexts.filter((text) => String(text).length > 10_000);
  normalize.mockRestore();
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 401, 200]);
  expect([answers[0]?.body, answers[1]?.body]).toEqual([
    { parameterName: 'username', detail: 'tooLong' },
    { parameterName: 'email', detail: 'tooLong' },
  ]);
  expect(answers[3]?.body).toEqual({ data: { profile: null } });
  expect(composed).toEqual([]);
});

test('an endless error report is stored cut to size, without the mail address in it', async () => {
  const message = `maija@example.org failed ${'a'.repeat(30_000)}`;
  const { status } = await visitorOf(server.url).rest('POST', '/api/user/logError/', {
    type: 'error',
    message,
    stack: 'a'.repeat(60_000),
    errorCount: 1,
  });
  expect(status).toBe(200);
  const stored = await server.db.prisma.clientError.findFirstOrThrow({ orderBy: { id: 'desc' } });
  expect(stored.message).toBe('…@… failed');
  expect(stored.stack.length).toBeLessThanOrEqual(4000);
});

test('an account has a bounded number of sessions: another login ends the one not used for longest', async () => {
  const userId = await makeUser(server.db, { email: 'monta@example.org', username: 'monta' });
  const minute = 60_000;
  await server.db.prisma.session.createMany({
    data: Array.from({ length: SESSIONS_MAX }, (_, at) => ({
      userId,
      tokenHash: Buffer.from(`session ${at}`),
      agent: `${at}`,
      lastSeenAt: new Date(Date.now() - (at + 1) * minute),
      expiresAt: new Date(Date.now() + 60 * minute),
    })),
  });
  await loggedIn(server.url, 'monta@example.org');
  const left = await server.db.prisma.session.findMany({ where: { userId }, select: { agent: true } });
  expect(left).toHaveLength(SESSIONS_MAX);
  expect(left.map(({ agent }) => agent)).not.toContain(`${SESSIONS_MAX - 1}`);
});

test('sessions asked for by id are read together', async () => {
  await makeUser(server.db, { email: 'solmu@example.org', username: 'solmu' });
  const visitor = await loggedIn(server.url, 'solmu@example.org');
  const { body } = await visitor.graphql('{ viewer { sessions { id } } }');
  const id = /"id":"([^"]+)"/.exec(JSON.stringify(body))?.[1] ?? '';
  const read = vi.spyOn(server.db.prisma.session, 'findMany');
  const answer = await visitor.graphql('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', {
    ids: Array.from({ length: 50 }, () => id),
  });
  const times = read.mock.calls.length;
  read.mockRestore();
  expect(answer.body).toEqual({ data: { nodes: Array.from({ length: 50 }, () => ({ id })) } });
  expect(times).toBeLessThanOrEqual(1);
});
