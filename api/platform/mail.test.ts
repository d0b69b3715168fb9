import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import PostalMime from 'postal-mime';
import { afterAll, describe, expect, test } from 'vitest';
import { startMailServer } from '../../tests/support/services/smtp.ts';
import { freePort } from './db/postgres/freePort.ts';
import { type Mail, openMailer } from './mail.ts';

const MAIL: Mail = {
  id: '0190d0f0-0000-4000-8000-00000000000a',
  to: 'åke.ström@example.org',
  replyTo: null,
  language: 'sv',
  subject: 'Bekräfta – Taival',
  text: 'Hej Åke!\n\nhttps://taival.example/x?token=abc\n',
  html: '<p>Hej Åke!</p>',
};
const FROM = 'Taival <no-reply@taival.example>';
const folder = mkdtempSync(path.join(tmpdir(), 'taival-mail-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('without a mail server', () => {
  const mailer = openMailer({ smtpUrl: null, mailFrom: FROM, dataDir: folder });

  test('a mail is a file that its owner alone may read', async () => {
    await mailer.send(MAIL);
    const file = path.join(folder, 'outbox', `${MAIL.id}.eml`);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const mail = await PostalMime.parse(readFileSync(file));
    expect(mail).toMatchObject({
      subject: MAIL.subject,
      messageId: `<${MAIL.id}@taival.example>`,
      from: { name: 'Taival', address: 'no-reply@taival.example' },
      to: [{ address: MAIL.to }],
    });
    expect([mail.text?.trim(), mail.html?.trim()]).toEqual([MAIL.text.trim(), MAIL.html]);
  });

  test('the same mail sent again is the same file', async () => {
    await mailer.send(MAIL);
    await mailer.send(MAIL);
    expect(readdirSync(path.join(folder, 'outbox'))).toEqual([`${MAIL.id}.eml`]);
  });

  test('a mail that can be ended by one click says so in its head (RFC 8058)', async () => {
    const unsubscribe = `https://taival.example/mails/watch?token=${'x'.repeat(80)}`;
    await mailer.send({ ...MAIL, id: 'endable', unsubscribe });
    await mailer.send({ ...MAIL, id: 'other' });
    const headers = async (id: string) => {
      const mail = await PostalMime.parse(readFileSync(path.join(folder, 'outbox', `${id}.eml`)));
      return mail.headers.filter(({ key }) => key.startsWith('list-'));
    };
    expect((await headers('endable')).map(({ key, value }) => [key, value])).toEqual([
      ['list-unsubscribe', `<${unsubscribe}>`],
      ['list-unsubscribe-post', 'List-Unsubscribe=One-Click'],
    ]);
    expect(await headers('other')).toEqual([]);
  });

  test('an address with a comma is one receiver', async () => {
    await mailer.send({ ...MAIL, id: 'list', to: 'a@example.org, b@example.org' });
    const mail = await PostalMime.parse(readFileSync(path.join(folder, 'outbox', 'list.eml')));
    expect(mail.to?.length).toBe(1);
  });
});

describe('with a mail server', () => {
  test('a mail is handed to it, and refused when it is down', async () => {
    const server = await startMailServer(await freePort());
    const mailer = openMailer({ smtpUrl: server.url, mailFrom: FROM, dataDir: folder });
    await mailer.send({ ...MAIL, to: 'maija@example.org' });
    expect(server.mails.map(({ to }) => to?.[0]?.address)).toEqual(['maija@example.org']);
    await server.close();
    await expect(mailer.send({ ...MAIL, to: 'maija@example.org' })).rejects.toThrow('ECONNREFUSED');
    mailer.close();
  });
});
