import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { CALL_LIMITS } from '#api/domain/core/callLimits.ts';
import { NO_OUTSIDE_MAPS } from '#common/baseMap.ts';
import { DAY_MS } from '#common/time.ts';
import { publishHelsinki } from '../../support/made/helsinki.ts';
import { HELSINKI, IDS } from '../../support/made/placesOfHelsinki.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';
import { loggedIn, makeUser, visitorOf } from '../../support/visitors.ts';

// The clock of the process is off by a day, the database's is right; then it is set.
const FEEDBACK_MAX = CALL_LIMITS.feedbackByAddress.max;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({
    config: { outsideMaps: NO_OUTSIDE_MAPS, publicUrl: null, rateLimits: true, trustProxy: 1 },
  });
  await publishHelsinki(server.db);
}, 60_000);

afterEach(() => vi.useRealTimers());
afterAll(() => server.stop());

describe.each([
  ['a day ahead', DAY_MS, '192.0.2.1'],
  ['a day behind', -DAY_MS, '192.0.2.2'],
])('a clock that is %s', (what, offMs, address) => {
  const email = `${what.replaceAll(' ', '-')}@example.org`;
  const from = { 'x-forwarded-for': address };
  const feedback = async () =>
    (await visitorOf(server.url).rest('POST', '/api/user/feedback', { text: what }, from)).status;
  const allowed = Array.from({ length: FEEDBACK_MAX }, () => 200);
  const untilRefused = async () => {
    const statuses: number[] = [];
    for (let time = 0; time <= FEEDBACK_MAX; time += 1) statuses.push(await feedback());
    return statuses;
  };

  test('hinders nobody to read and write, and nobody has to wait a day once it is set', async () => {
    await makeUser(server.db, { email, username: what });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + offMs });
    const visitor = await loggedIn(server.url, email);
    const comment = () => visitor.rest('POST', '/api/comments/', { attractionId: IDS.museum, text: what });
    const read = () => visitor.rest('GET', `/api/query/attractions?bbox=${HELSINKI.join(',')}`);
    expect([(await comment()).status, (await read()).status]).toEqual([200, 200]);
    expect(await untilRefused()).toEqual([...allowed, 429]);
    vi.useRealTimers();
    expect([(await comment()).status, (await read()).status]).toEqual([200, 200]);
    expect(await untilRefused()).toEqual([...allowed, 429]);
  });
});
