import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { withJobs } from '#api/domain/jobs/commandJobs.ts';
import { setRole } from '#api/domain/people/roles.ts';
import { resetSecondFactor } from '#api/domain/people/secondFactor.ts';
import { NO_OUTSIDE_MAPS } from '#common/baseMap.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';
import { loggedIn, mailsTo, mailTo, makeUser, PASSWORD, type Visitor, visitorOf } from '../../support/visitors.ts';

// Issue 20, M4: a second factor for admins, required by configuration; shorter sessions; the password asked anew
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({
    config: {
      outsideMaps: NO_OUTSIDE_MAPS,
      publicUrl: null,
      rateLimits: true,
      trustProxy: 0,
      adminSecondFactor: true,
    },
  });
  await server.startMailing();
});

afterAll(() => server.stop());

let made = 0;

async function somebody(role: 'ADMIN' | 'USER' = 'USER') {
  made += 1;
  const user = { email: `tekija${made}@example.org`, username: `Tekija${made}` };
  const id = await makeUser(server.db, { ...user, role });
  return { ...user, id, who: await loggedIn(server.url, user.email) };
}

const STEP_MS = 30_000;
/** The code that an app shows now, or some steps later: each code works once. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * STEP_MS });

interface Factor {
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

/** Sets up the second factor of a user, by the code of the step before. */
async function setUp(who: Visitor): Promise<Factor> {
  const begun = await who.rest('POST', '/api/user/second-factor/start', { password: PASSWORD });
  const { secret } = z.object({ secret: z.string() }).parse(begun.body);
  const done = await who.rest('POST', '/api/user/second-factor/confirm', { code: codeOf(secret, -1) });
  expect([done.status, done.body]).toEqual([200, { recoveryCodes: expect.anything() }]);
  return { secret, ...z.object({ recoveryCodes: z.array(z.string()) }).parse(done.body) };
}

const login = (email: string, code?: string, who = visitorOf(server.url)) =>
  who.rest('POST', '/api/user/login', { email, password: PASSWORD, ...(code !== undefined && { code }) });

describe('a second factor', () => {
  test('is asked for at a login after the right password alone, and each code works once', async () => {
    const { email, who } = await somebody();
    const other = await loggedIn(server.url, email);
    const { secret } = await setUp(who);
    // The other browser has not proved it.
    expect((await other.rest('GET', '/api/bundle')).status).toBe(401);
    expect((await who.rest('GET', '/api/bundle')).status).toBe(200);
    expect(await login(email)).toMatchObject({ status: 401, body: { message: 'secondFactor' } });
    const wrong = await visitorOf(server.url).rest('POST', '/api/user/login', { email, password: 'vääräPolku1' });
    expect(wrong.body).toEqual({ message: 'wrong' });
    expect((await login(email, '000000')).body).toEqual({ parameterName: 'code', detail: 'wrong' });
    const code = codeOf(secret);
    expect((await login(email, ` ${code.slice(0, 3)} ${code.slice(3)} `)).status).toBe(200);
    expect((await login(email, code)).body).toEqual({ parameterName: 'code', detail: 'wrong' });
  });

  test('has recovery codes that work once, however they are typed, and are renewed all together', async () => {
    const { email, who } = await somebody();
    const { secret, recoveryCodes } = await setUp(who);
    expect(recoveryCodes).toHaveLength(10);
    const [first = '', second = ''] = recoveryCodes;
    expect((await login(email, first.toUpperCase().replaceAll('-', ' '))).status).toBe(200);
    expect((await login(email, first)).status).toBe(400);
    const renewed = await who.rest('POST', '/api/user/second-factor/recovery-codes', {
      password: PASSWORD,
      code: codeOf(secret),
    });
    expect(renewed.status).toBe(200);
    expect((await login(email, second)).status).toBe(400);
    const left = await who.graphql('{ viewer { hasSecondFactor recoveryCodesLeft } }');
    expect(left.body).toEqual({ data: { viewer: { hasSecondFactor: true, recoveryCodesLeft: 10 } } });
  });

  test('is set up and taken away by the password only, and by a code where one is in use', async () => {
    const { email, who } = await somebody();
    const start = (proof: object) => who.rest('POST', '/api/user/second-factor/start', proof);
    expect((await start({ password: 'vääräPolku1' })).body).toEqual({ parameterName: 'password', detail: 'wrong' });
    const { secret, recoveryCodes } = await setUp(who);
    expect(await start({ password: PASSWORD })).toMatchObject({ status: 401, body: { message: 'secondFactor' } });
    const remove = (proof: object) => who.rest('POST', '/api/user/second-factor/remove', proof);
    expect((await remove({ code: codeOf(secret) })).body).toEqual({ parameterName: 'password', detail: 'missing' });
    expect((await remove({ password: PASSWORD, code: recoveryCodes[0] })).status).toBe(200);
    expect((await login(email)).status).toBe(200);
    const log = await who.rest('GET', '/api/user/security-log');
    expect(JSON.stringify(log.body)).toMatch(/SECOND_FACTOR_OFF.*RECOVERY_CODE_USED.*SECOND_FACTOR_ON/);
    // No later answer contains the secret.
    expect(JSON.stringify((await who.rest('GET', '/api/user/my-data')).body)).not.toContain(secret);
  });

  test('sends its owner a mail when it is turned on and off', async () => {
    const { email, who } = await somebody();
    const { secret } = await setUp(who);
    expect((await mailTo(server.outbox, email)).subject).toBe(
      'Kaksivaiheinen kirjautuminen on otettu käyttöön – Taival',
    );
    await who.rest('POST', '/api/user/second-factor/remove', { password: PASSWORD, code: codeOf(secret) });
    await mailTo(server.outbox, email, 2);
    const subjects = (await mailsTo(server.outbox, email)).map(({ subject }) => subject);
    expect(subjects).toContain('Kaksivaiheinen kirjautuminen on poistettu käytöstä – Taival');
  });

  test('is not in use before its first code, nor by a code of somebody else’s app', async () => {
    const { email, who } = await somebody();
    await who.rest('POST', '/api/user/second-factor/start', { password: PASSWORD });
    const confirm = (code: string) => who.rest('POST', '/api/user/second-factor/confirm', { code });
    expect((await confirm(codeOf('JBSWY3DPEHPK3PXP'))).body).toEqual({ parameterName: 'code', detail: 'wrong' });
    expect((await login(email)).status).toBe(200);
    await server.db.pool.query(`UPDATE second_factor SET pending_at = now() - interval '31 minutes'`);
    expect((await confirm('123456')).body).toEqual({ parameterName: 'code', detail: 'expired' });
  });

  test('is not guessed: wrong codes are limited', async () => {
    const { email, who } = await somebody();
    const { secret } = await setUp(who);
    const stranger = visitorOf(server.url);
    const statuses: number[] = [];
    for (let time = 0; time < 11; time += 1) statuses.push((await login(email, '000000', stranger)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
    // The browser that the account knows is not stopped by that.
    expect((await login(email, codeOf(secret), who)).status).toBe(200);
  });

  test('that is lost is taken away by the operator', async () => {
    const { id, email, who } = await somebody();
    await setUp(who);
    const reset = () => withJobs(server.db, (jobs) => resetSecondFactor(server.db, jobs, email));
    expect([await reset(), await reset()]).toEqual([true, false]);
    expect((await login(email)).status).toBe(200);
    // If a stranger talked the operator into it, the owner and the other moderators notice.
    await mailTo(server.outbox, email, 2);
    expect((await mailsTo(server.outbox, email)).map(({ subject }) => subject)).toContain(
      'Kaksivaiheinen kirjautuminen on poistettu käytöstä – Taival',
    );
    const acts = await server.db.prisma.moderationAct.findMany({ where: { targetId: id } });
    expect(acts).toMatchObject([
      { actorId: null, action: 'RESET_SECOND_FACTOR', targetKind: 'USER', detail: { by: 'COMMAND_LINE' } },
    ]);
  });
});

describe('an admin, where the operator asks for a second factor', () => {
  test('has no rights before it is set up, and cannot take it away again', async () => {
    const { who } = await somebody('ADMIN');
    const users = () => who.rest('GET', '/api/user/list');
    const viewer = async () => (await who.graphql('{ viewer { role needsSecondFactor } }')).body;
    expect((await users()).status).toBe(403);
    expect(await viewer()).toEqual({ data: { viewer: { role: 'USER', needsSecondFactor: true } } });
    const { secret } = await setUp(who);
    expect((await users()).status).toBe(200);
    expect(await viewer()).toEqual({ data: { viewer: { role: 'ADMIN', needsSecondFactor: false } } });
    const remove = { password: PASSWORD, code: codeOf(secret) };
    expect((await who.rest('POST', '/api/user/second-factor/remove', remove)).status).toBe(403);
  });

  test('who gets the role while logged in has only the rights of a user until it is set up', async () => {
    const { email, who } = await somebody();
    await setRole(server.db, email, 'ADMIN');
    expect((await who.rest('GET', '/api/user/list')).status).toBe(403);
  });
});

describe('a session of an admin', () => {
  const ends = async (id: string) =>
    (await server.db.prisma.session.findFirstOrThrow({ where: { userId: id } })).expiresAt.getTime() - Date.now();
  const HOUR_MS = 3_600_000;

  test('ends after twelve hours without use, and after a week in any case', async () => {
    const { id, who } = await somebody('ADMIN');
    expect(await ends(id)).toBeLessThanOrEqual(12 * HOUR_MS);
    const age = (hours: number) =>
      server.db.pool.query(
        `UPDATE session SET created_at = created_at - make_interval(hours => $2),
         last_seen_at = last_seen_at - make_interval(hours => $2),
         expires_at = expires_at - make_interval(hours => $2) WHERE user_id = $1`,
        [id, hours],
      );
    await age(11);
    expect((await who.rest('GET', '/api/bundle')).status).toBe(200);
    expect(await ends(id)).toBeGreaterThan(11 * HOUR_MS);
    await server.db.pool.query(
      `UPDATE session SET created_at = now() - interval '6 days 20 hours' WHERE user_id = $1`,
      [id],
    );
    await age(2);
    await who.rest('GET', '/api/bundle');
    expect(await ends(id)).toBeLessThan(4 * HOUR_MS);
    await age(5);
    expect((await who.rest('GET', '/api/bundle')).status).toBe(401);
  });

  test('is shortened for a user who becomes an admin', async () => {
    const { id, email } = await somebody();
    expect(await ends(id)).toBeGreaterThan(59 * 24 * HOUR_MS);
    await setRole(server.db, email, 'ADMIN');
    expect(await ends(id)).toBeLessThanOrEqual(12 * HOUR_MS);
  });

  test('asks for the password or a code anew before roles and blocks, 15 minutes after the last', async () => {
    const { id, who } = await somebody('ADMIN');
    const { secret } = await setUp(who);
    const target = await somebody();
    const calls = ['blockUser(input: { userId: $id })', 'unblockUser(input: { userId: $id })'];
    const act = async (call: string) =>
      (
        await who.graphql(`mutation ($id: ID!) { done: ${call} { __typename ... on NotAuthorizedError { reason } } }`, {
          id: target.id,
        })
      ).body;
    const later = () =>
      server.db.pool.query(`UPDATE session SET proved_at = now() - interval '16 minutes' WHERE user_id = $1`, [id]);
    const refused = { data: { done: { __typename: 'NotAuthorizedError', reason: 'PROOF_NEEDED' } } };
    expect(await act(calls[0] ?? '')).toEqual({ data: { done: { __typename: 'BlockUserPayload' } } });
    await later();
    for (const call of [...calls, 'setRole(input: { userId: $id, role: ADMIN })'])
      expect(await act(call)).toEqual(refused);
    expect((await who.rest('POST', '/api/user/prove', { password: 'vääräPolku1' })).status).toBe(400);
    expect((await who.rest('POST', '/api/user/prove', { code: codeOf(secret) })).status).toBe(200);
    expect(await act(calls[1] ?? '')).toEqual({ data: { done: { __typename: 'UnblockUserPayload' } } });
    await later();
    expect((await who.rest('POST', '/api/user/prove', { password: PASSWORD })).status).toBe(200);
    expect(await act(calls[0] ?? '')).toEqual({ data: { done: { __typename: 'BlockUserPayload' } } });
  });
});
