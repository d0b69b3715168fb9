import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { freePort } from '#api/platform/db/postgres/freePort.ts';
import { prepareDataDir } from '../../support/preparedData.ts';
import { removeDataDir, startProduct } from '../../support/product.ts';
import { startMailServer } from '../../support/services/smtp.ts';
import { startTestServer } from '../../support/testServer.ts';
import { PASSWORD, tokenOf, visitorOf } from '../../support/visitors.ts';

const MINUTES = 240_000;
const NEW = { email: 'uusi@example.org', username: 'Uusi', password: PASSWORD, lang: 'en' };

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

  test(
    'survives a kill -9 of the product, and goes out after the next start',
    async () => {
      const dataDir = path.join('.data', `test-mails-${process.pid}`);
      await prepareDataDir(dataDir);
      const port = await freePort();
      const env = { SMTP_URL: `smtp://127.0.0.1:${port}`, PUBLIC_URL: 'https://taival.example' };
      const first = await startProduct({ dataDir, env });
      expect((await visitorOf(first.url).rest('POST', '/api/user/register', NEW)).status).toBe(200);
      await new Promise<void>((resolve) => {
        first.process.once('exit', () => resolve());
        first.process.kill('SIGKILL');
      });
      const mailServer = await startMailServer(port);
      const second = await startProduct({ dataDir, env });
      try {
        // Where it was killed in the midst of sending, the mail is taken up when its time for that has passed.
        await expect.poll(() => mailServer.mails.length, { timeout: 180_000 }).toBe(1);
        expect(mailServer.mails[0]?.text).toContain('https://taival.example/api/user/confirm-email?token=');
      } finally {
        await second.stop();
        await mailServer.close();
        removeDataDir(dataDir);
      }
    },
    MINUTES,
  );
});
