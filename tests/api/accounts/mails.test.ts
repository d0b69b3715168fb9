import { describe, expect, test } from 'vitest';
import { sendMail } from '#api/domain/mail/send.ts';
import { freePort } from '#api/platform/db/postgres/freePort.ts';
import { createLog } from '#api/platform/log.ts';
import type { Mail } from '#api/platform/mail.ts';
import { metrics } from '#api/platform/metrics/registry.ts';
import { logInto } from '../../support/logInto.ts';
import { startRelay } from '../../support/services/relay.ts';
import { startMailServer } from '../../support/services/smtp.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';
import { loggedIn, makeUser, PASSWORD, tokenOf, visitorOf } from '../../support/visitors.ts';

const MINUTES = 240_000;
const NEW = { email: 'uusi@example.org', username: 'Uusi', password: PASSWORD, lang: 'en' };

const states = async ({ db }: TestServer) =>
  (await db.pool.query(`SELECT state, data->>'kind' AS kind FROM pgboss.job WHERE name = 'mail' ORDER BY kind`)).rows;

/** A server whose mail server is cut off when it has the first mail to the new address and has not answered yet. */
async function startUnanswered() {
  const server = await startTestServer();
  let hasCut = false;
  const mailServer = await startMailServer(await freePort(), async ({ to }) => {
    if (hasCut || to?.[0]?.address !== NEW.email) return;
    hasCut = true;
    await relay.cut();
  });
  const relay = await startRelay(mailServer.url);
  await server.startMailing({ smtpUrl: relay.url });
  return {
    server,
    mails: () => mailServer.mails.filter(({ to }) => to?.[0]?.address === NEW.email),
    mend: () => relay.mend(),
    stop: async () => {
      await relay.cut();
      await mailServer.close();
      await server.stop();
    },
  };
}

// That it survives a kill -9 of the product: killedWrites.test.ts.
describe('a mail whose server is down', () => {
  test(
    'waits, and goes out once it is up again, with a link that works',
    async () => {
      const server = await startTestServer();
      const port = await freePort();
      await server.startMailing({ smtpUrl: `smtp://127.0.0.1:${port}` });
      const visitor = visitorOf(server.url);
      expect((await visitor.rest('POST', '/api/user/register', NEW)).status).toBe(200);
      const waiting = async () => (await server.db.pool.query(`SELECT state FROM pgboss.job WHERE name = 'mail'`)).rows;
      await expect.poll(waiting, { timeout: 20_000 }).toEqual([{ state: 'retry' }]);
      expect(await server.db.prisma.userToken.count()).toBe(0);
      const mailServer = await startMailServer(port);
      await expect.poll(() => mailServer.mails.length, { timeout: 60_000 }).toBe(1);
      const [mail] = mailServer.mails;
      expect(mail).toMatchObject({ subject: 'Confirm your e-mail address – Taival', to: [{ address: NEW.email }] });
      expect(
        (await visitor.rest('POST', '/api/user/confirm-email', { registerToken: tokenOf(mail ?? {}) })).status,
      ).toBe(200);
      await mailServer.close();
      await server.stop();
    },
    MINUTES,
  );
});

describe('a mail that came although its server did not answer', () => {
  test(
    'has a link that works, before it is sent again and after that',
    async () => {
      const { server, mails, mend, stop } = await startUnanswered();
      const visitor = visitorOf(server.url);
      await visitor.rest('POST', '/api/user/register', NEW);
      await expect.poll(() => states(server), { timeout: 20_000 }).toEqual([{ state: 'retry', kind: 'confirm' }]);
      await mend();
      await expect.poll(() => mails().length, { timeout: 60_000 }).toBe(2);
      const [first, second] = mails();
      expect(second?.messageId).toBe(first?.messageId);
      const confirm = await visitor.rest('POST', '/api/user/confirm-email', { registerToken: tokenOf(first ?? {}) });
      expect(confirm.status).toBe(200);
      await stop();
    },
    MINUTES,
  );

  test(
    'so that of a new address too',
    async () => {
      const { server, mails, mend, stop } = await startUnanswered();
      await makeUser(server.db, { email: 'aino@example.org', username: 'Aino' });
      const aino = await loggedIn(server.url, 'aino@example.org');
      await aino.rest('POST', '/api/user/change-email', { email: NEW.email, password: PASSWORD });
      await expect.poll(() => mails().length, { timeout: 20_000 }).toBe(1);
      await mend();
      await expect.poll(() => mails().length, { timeout: 60_000 }).toBe(2);
      const [first, second] = mails().map((mail) => tokenOf(mail));
      expect(first).not.toBe(second);
      const page = (token = '') => aino.rest('GET', `/api/user/confirm-new-email?token=${token}`);
      expect((await page(second)).headers.get('location')).toContain(second);
      expect((await aino.rest('POST', '/api/user/confirm-new-email', { emailToken: first })).status).toBe(200);
      expect((await aino.rest('POST', '/api/user/confirm-new-email', { emailToken: second })).status).toBe(400);
      await stop();
    },
    MINUTES,
  );
});

test('a mail whose process ends while it is sent has a link that works after it is sent again', async () => {
  const server = await startTestServer();
  const userId = await makeUser(server.db, { email: 'aino@example.org', username: 'Aino' });
  const aino = await loggedIn(server.url, 'aino@example.org');
  await aino.rest('POST', '/api/user/change-email', { email: NEW.email, password: PASSWORD });
  const mails: Mail[] = [];
  const sent = (outcome: () => Promise<void>) => {
    const send = (mail: Mail) => (mails.push(mail), outcome());
    const mailer = { send, close: () => undefined };
    const services = { db: server.db, mailer, log: createLog('silent'), publicUrl: server.url, feedbackTo: null };
    return sendMail(services, { kind: 'newEmail', userId, email: NEW.email }, { id: 'x' });
  };
  const tokens = () => server.db.prisma.userToken.count();
  const before = await tokens();
  const refused = Object.assign(new Error('x'), { code: 'ESOCKET', originalCode: 'ECONNREFUSED' });
  await expect(sent(() => Promise.reject(refused))).rejects.toThrow(refused);
  expect(await tokens()).toBe(before);
  void sent(() => new Promise(() => undefined));
  await expect.poll(() => mails.length).toBe(2);
  await sent(() => Promise.resolve());
  const [unsent, first, second] = mails.map((mail) => tokenOf(mail));
  const confirm = async (emailToken = '') =>
    (await aino.rest('POST', '/api/user/confirm-new-email', { emailToken })).status;
  expect([await confirm(unsent), await confirm(first), await confirm(second)]).toEqual([400, 200, 400]);
  await server.stop();
});

test(
  'a mail that its server refuses for good is not sent again, and the log does not say whom it was for',
  async () => {
    const lines: string[] = [];
    const server = await startTestServer({ log: logInto(lines, 'warn') });
    const mailServer = await startMailServer(await freePort(), async () => {
      throw Object.assign(new Error(`5.1.1 no mailbox ${NEW.email}`), { responseCode: 550 });
    });
    await server.startMailing({ smtpUrl: mailServer.url });
    await visitorOf(server.url).rest('POST', '/api/user/register', NEW);
    await expect.poll(() => states(server), { timeout: 20_000 }).toEqual([{ state: 'completed', kind: 'confirm' }]);
    expect(mailServer.mails).toHaveLength(1);
    expect(await server.db.prisma.userToken.count()).toBe(0);
    const text = lines.join('');
    expect(text).toContain('"kind":"confirm","responseCode":550,"msg":"the mail server refused a mail for good"');
    expect(text).not.toContain(NEW.email);
    expect(await metrics.getSingleMetricAsString('taival_mails_total')).toContain('result="refused"} 1');
    await mailServer.close();
    await server.stop();
  },
  MINUTES,
);
