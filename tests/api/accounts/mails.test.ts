import { describe, expect, test } from 'vitest';
import { freePort } from '#api/platform/db/postgres/freePort.ts';
import { startMailServer } from '../../support/services/smtp.ts';
import { startTestServer } from '../../support/testServer.ts';
import { PASSWORD, tokenOf, visitorOf } from '../../support/visitors.ts';

const MINUTES = 240_000;
const NEW = { email: 'uusi@example.org', username: 'Uusi', password: PASSWORD, lang: 'en' };

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
