import { afterAll, beforeAll, expect, test } from 'vitest';
import { logInto } from '../../support/logInto.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';
import { loggedIn, makeUser, PASSWORD, visitorOf } from '../../support/visitors.ts';

// Nothing that identifies a person is logged, least of all when a request fails.
const lines: string[] = [];
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({
    log: logInto(lines, 'trace'),
  });
  // Nobody listens there: every mail fails.
  await server.startMailing({ smtpUrl: 'smtp://127.0.0.1:1', feedbackTo: 'palaute@example.org' });
  await makeUser(server.db, { email: 'maija.salainen@example.org', username: 'MaijaSalainen' });
});

afterAll(() => server.stop());

/** The id that an answer, the log and jobs name a request by. */
const idOf = ({ headers }: { readonly headers: Headers }) => headers.get('x-request-id') ?? 'none';

test('no line of the log says who it was about', async () => {
  const who = await loggedIn(server.url, 'maija.salainen@example.org');
  const agent = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0 salainen' };
  const stranger = visitorOf(server.url);
  await stranger.rest(
    'POST',
    '/api/user/login',
    { email: 'maija.salainen@example.org', password: 'salainenVäärä1' },
    agent,
  );
  await stranger.rest(
    'POST',
    '/api/user/register',
    { email: 'liisa.salainen@example.org', username: 'LiisaSalainen', password: PASSWORD },
    agent,
  );
  await stranger.rest(
    'POST',
    '/api/user/register',
    { email: 'maija.salainen@example.org', username: 'Toinensalainen', password: PASSWORD },
    agent,
  );
  await stranger.rest('POST', '/api/user/reset-password', { email: 'maija.salainen@example.org' }, agent);
  const feedback = await stranger.rest(
    'POST',
    '/api/user/feedback',
    { text: 'Salainen palaute', contact: 'maija.salainen@example.org' },
    agent,
  );
  await stranger.rest('GET', '/api/user/confirm-email?token=salainen', undefined, agent);
  await expect
    .poll(() => lines.filter((line) => line.includes('a job failed')).length, { timeout: 20_000 })
    .toBeGreaterThanOrEqual(3);
  const jobOfFeedback = () => lines.some((line) => line.includes('a job failed') && line.includes(idOf(feedback)));
  await expect.poll(jobOfFeedback, { timeout: 20_000 }).toBe(true);

  // Unexpected failures, whose errors of the database hold texts that people wrote.
  await server.db.pool.query(`ALTER TABLE feedback ADD CONSTRAINT never CHECK (text NOT LIKE '%tuntematon%')`);
  await server.db.pool.query(`ALTER TABLE app_user ADD CONSTRAINT never CHECK (description NOT LIKE '%tuntematon%')`);
  await server.db.pool.query(`ALTER TABLE client_error ADD CONSTRAINT never CHECK (false)`);
  const failed = [
    await stranger.rest('POST', '/api/user/feedback', {
      text: 'Salainen tuntematon',
      contact: 'maija.salainen@example.org',
    }),
    await who.rest('PUT', '/api/user/profile', { description: 'Salainen tuntematon kuvaus' }),
    await stranger.rest('POST', '/api/user/logError', { message: 'salainen virhe' }),
  ];
  expect(failed.map(({ status, body }) => [status, body])).toEqual(
    failed.map((answer) => [500, { message: 'unexpected', errorId: idOf(answer) }]),
  );
  const masked = await who.graphql(
    'mutation { updateProfile(input: { description: "Salainen tuntematon kuvaus" }) { __typename } }',
  );
  expect(masked.body).toMatchObject({
    errors: [{ message: 'Unexpected error.', extensions: { errorId: idOf(masked) } }],
  });
  for (const answer of [...failed, masked])
    expect(lines.filter((line) => line.includes(`"requestId":"${idOf(answer)}"`)).length).toBe(1);
  expect(lines.filter((line) => line.includes('request failed')).length).toBe(4);
  for (const personal of [
    'alainen',
    'tuntematon',
    '@example',
    '127.0.0.1"',
    PASSWORD,
    'Firefox',
    who.cookie()?.split('=')[1] ?? '-',
  ]) {
    expect([personal, lines.filter((line) => line.includes(personal)).map((line) => line.slice(0, 3000))]).toEqual([
      personal,
      [],
    ]);
  }
});
