import { afterAll, beforeAll, expect, test } from 'vitest';
import { CALL_LIMITS } from '#api/domain/core/callLimits.ts';
import { NO_OUTSIDE_MAPS } from '#common/baseMap.ts';
import { globalId } from '../../support/schemaWalk.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';
import { loggedIn, makeUser } from '../../support/visitors.ts';
import { act } from './asked.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({
    config: { outsideMaps: NO_OUTSIDE_MAPS, publicUrl: null, rateLimits: true, trustProxy: 0 },
  });
}, 60_000);

afterAll(() => server.stop());

const LIMITED = { __typename: 'RateLimitedError', retryAfterS: expect.any(Number) };

test('somebody reports twenty times in an hour', async () => {
  const reported = await makeUser(server.db, { email: 'kohde@example.org', username: 'Kohde' });
  await makeUser(server.db, { email: 'kertoja@example.org', username: 'Kertoja' });
  const who = await loggedIn(server.url, 'kertoja@example.org');
  const report = () => act(who, 'report', { id: globalId('Profile', reported), reason: 'Mainos' });
  for (let n = 0; n < CALL_LIMITS.reportByUser.max; n += 1)
    expect(await report()).toEqual({ __typename: 'ReportPayload' });
  expect(await report()).toEqual(LIMITED);
});

test('an admin does 300 things in a minute', async () => {
  await makeUser(server.db, { email: 'valvoja@example.org', username: 'Valvoja', role: 'ADMIN' });
  const admin = await loggedIn(server.url, 'valvoja@example.org');
  const { max } = CALL_LIMITS.moderateByUser;
  const calls = Array.from({ length: max }, (_, at) => `a${at}: unblockUser(input: { userId: "x" }) { __typename }`);
  // As many in each query as its breadth allows.
  for (let at = 0; at < max; at += 50)
    expect(
      JSON.stringify((await admin.graphql(`mutation { ${calls.slice(at, at + 50).join('\n')} }`)).body),
    ).not.toMatch(/RateLimited|errors/);
  expect(await act(admin, 'unblockUser', { userId: 'x' })).toEqual(LIMITED);
});
