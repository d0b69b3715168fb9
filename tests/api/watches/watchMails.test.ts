import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { usersToMail } from '#api/domain/contributions/watches/notices/noticesSql.ts';
import { watchMailsToken } from '#api/domain/contributions/watches/watchMails.ts';
import { sendMail } from '#api/domain/mail/send.ts';
import { createLog } from '#api/platform/log.ts';
import type { Mail } from '#api/platform/mail.ts';
import { publishHelsinki } from '../../support/made/helsinki.ts';
import { IDS } from '../../support/made/placesOfHelsinki.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';
import { loggedIn, makeUser } from '../../support/visitors.ts';

// Issue 23, point 7: the daily mail; RFC 8058: it is turned off by one click, without logging in.
let server: TestServer;
let userId: string;
let otherId: string;

beforeAll(async () => {
  server = await startTestServer();
  await publishHelsinki(server.db);
  userId = await makeUser(server.db, { email: 'aino@example.org', username: 'Aino' });
  otherId = await makeUser(server.db, { email: 'matti@example.org', username: 'Matti' });
  const { prisma } = server.db;
  await prisma.user.update({ where: { id: userId }, data: { language: 'sv' } });
  await prisma.conditionSource.createMany({ data: [{ source: 'manager' }], skipDuplicates: true });
  const { id: conditionId } = await prisma.condition.create({
    data: {
      source: 'manager',
      sourceKey: 'x',
      kind: 'CLOSED',
      texts: { fi: { headline: '', description: 'Katto vuotaa' } },
      placeId: IDS.museum,
      validFrom: new Date(),
      observedAt: new Date(),
      organisation: 'Helsinki',
    },
  });
  const attractionId = IDS.museum;
  await prisma.watchNotice.createMany({
    data: [userId, otherId].map((id) => ({ userId: id, conditionId, attractionId })),
  });
}, 60_000);

afterAll(() => server.stop());

beforeEach(async () => {
  await server.db.prisma.user.updateMany({ data: { watchMailsOffAt: null } });
  await server.db.prisma.watchNotice.updateMany({
    data: { beginToldAt: null, endedAt: null, endToldAt: null },
  });
});

/** The mails that a user is sent now; `answer` is what the mail server says to each. */
async function mailed(to = userId, answer = () => Promise.resolve()): Promise<Mail[]> {
  const mails: Mail[] = [];
  const mailer = { send: (mail: Mail) => (mails.push(mail), answer()), close: () => undefined };
  const services = { db: server.db, mailer, log: createLog('silent'), publicUrl: server.url, feedbackTo: null };
  await sendMail(services, { kind: 'watch', userId: to }, { id: crypto.randomUUID() });
  return mails;
}

const linkOf = async () => (await mailed())[0]?.unsubscribe ?? expect.unreachable();
const isOff = async () => (await server.db.prisma.user.count({ where: { watchMailsOffAt: { not: null } } })) > 0;

/** What mail providers post. */
const ONE_CLICK = 'List-Unsubscribe=One-Click';
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

// Comes first: the other tests have the keys made.
test('the check of a token makes no keys for the installation', async () => {
  const answer = await fetch(`${server.url}/mails/watch?token=${userId}.${'a'.repeat(43)}`);
  expect(answer.status).toBe(404);
  expect(await server.db.prisma.pushKey.count()).toBe(0);
});

test('a daily mail that the mail server refuses for good is not sent again the next morning', async () => {
  const refused = Object.assign(new Error('x'), { responseCode: 550, command: 'RCPT TO' });
  expect(await mailed(userId, () => Promise.reject(refused))).toHaveLength(1);
  expect(await usersToMail(server.db.pool)).toEqual([otherId]);
  const busy = Object.assign(new Error('x'), { responseCode: 450, command: 'RCPT TO' });
  await expect(mailed(otherId, () => Promise.reject(busy))).rejects.toThrow(busy);
  expect(await usersToMail(server.db.pool)).toEqual([otherId]);
});

describe('the link of the daily mail', () => {
  test('stands in its text too', async () => {
    const [mail] = await mailed();
    const link = mail?.unsubscribe ?? expect.unreachable();
    expect(mail?.text).toContain(`Avsluta den här e-posten:\n${link}`);
    expect(mail?.html).toContain(`<a href="${link}">Avsluta den här e-posten</a>`);
  });

  test('is opened without a change: a page with one button in the language of the user', async () => {
    const link = await linkOf();
    const answer = await fetch(link, { headers: { 'accept-language': 'fi' } });
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    const page = await answer.text();
    expect(page).toContain('<html lang="sv">');
    expect(page).toContain('<form method="post"><button>Avsluta e-posten</button></form>');
    expect((await fetch(link, { method: 'HEAD' })).status).toBe(200);
    expect(await isOff()).toBe(false);
  });

  test.each([
    ['a mail provider', { headers: FORM, body: ONE_CLICK }],
    ['a mail provider that sends parts', { body: formOf({ 'List-Unsubscribe': 'One-Click' }) }],
    ['the button', { headers: { ...FORM, origin: 'https://taival.example', 'sec-fetch-site': 'same-origin' } }],
    ['a mail program of the web', { headers: { ...FORM, origin: 'null', 'sec-fetch-site': 'cross-site' } }],
    ['a program that sends nothing', {}],
  ])('turns the mails off at once when %s posts to it', async (_who, init) => {
    const link = await linkOf();
    await server.db.prisma.watchNotice.updateMany({ data: { beginToldAt: null } });
    const answer = await fetch(link, { method: 'POST', redirect: 'error', ...init });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('Vi skickar inte längre e-post till dig');
    expect(await usersToMail(server.db.pool)).toEqual([otherId]);
    expect(await mailed()).toEqual([]);
    expect(await mailed(otherId)).toHaveLength(1);
    const again = await (await fetch(link)).text();
    expect(again).toContain('Vi skickar inte längre e-post till dig');
    expect(again).not.toContain('<form');
  });

  test('does nothing with a token that is not ours', async () => {
    const link = await linkOf();
    const forged = [
      link.replace(userId, otherId),
      `${link}x`,
      link.slice(0, -1),
      link.replace(/token=.*/, 'token='),
      link.replace(/\?.*/, ''),
    ];
    for (const wrong of forged) {
      for (const method of ['GET', 'POST']) {
        const answer = await fetch(wrong, { method, headers: { 'accept-language': 'en' } });
        expect(answer.status).toBe(404);
        expect(await answer.text()).toContain('The link does not work.');
      }
    }
    expect(await isOff()).toBe(false);
  });

  test('works for an account that is gone as for none', async () => {
    const gone = await makeUser(server.db, { email: 'poissa@example.org', username: 'Poissa' });
    await server.db.prisma.user.delete({ where: { id: gone } });
    const answer = await fetch(`${server.url}/mails/watch?token=${await watchMailsToken(server.db, gone)}`, {
      method: 'POST',
    });
    expect(answer.status).toBe(404);
  });
});

test('the user sees on their own page that the mails are off, and turns them on again', async () => {
  const aino = await loggedIn(server.url, 'aino@example.org');
  const shown = async () => (await aino.graphql('{ viewer { watchMails } }')).body;
  await fetch(await linkOf(), { method: 'POST' });
  expect(await shown()).toEqual({ data: { viewer: { watchMails: false } } });
  const turn = (on: boolean) =>
    aino.graphql(`mutation { setWatchMails(input: { on: ${on} }) {
      ... on SetWatchMailsPayload { viewer { watchMails } } } }`);
  const { prisma } = server.db;
  const past = { beginToldAt: new Date(0), endedAt: new Date(0) };
  await prisma.watchNotice.updateMany({ where: { userId }, data: past });
  expect((await turn(true)).body).toEqual({ data: { setWatchMails: { viewer: { watchMails: true } } } });
  expect(await isOff()).toBe(false);
  // What ended while the mails were off is no news any more; what ends after that is, as often as they are turned on.
  expect(await mailed()).toEqual([]);
  await prisma.watchNotice.updateMany({ where: { userId }, data: { endToldAt: null } });
  await turn(true);
  expect(await mailed()).toHaveLength(1);
  expect((await turn(false)).body).toEqual({ data: { setWatchMails: { viewer: { watchMails: false } } } });
  expect(await mailed()).toEqual([]);
});

function formOf(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}
