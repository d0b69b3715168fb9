import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../support/testServer.ts';
import { loggedIn, mailsTo, mailTo, makeUser, PASSWORD, tokenOf, visitorOf } from '../../support/visitors.ts';

// Issue 20, L7: the e-mail address can be changed
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await askedBeforeMails();
  await server.startMailing();
});

/** Makes calls while no mail can be sent: their mails stay in the queue. */
async function askedBeforeMails() {
  const victim = await somebody('hidas');
  await victim.change('hidas.varas@example.org');
  await victim.who.rest('POST', '/api/user/set-password', { oldPassword: PASSWORD, password: 'uusiPolku9' });
  const hesitant = await somebody('epaileva');
  await hesitant.change('virhe@example.org');
  await hesitant.change('oikea@example.org');
}

afterAll(() => server.stop());

const post = (path: string, body: unknown) => visitorOf(server.url).rest('POST', path, body);
const confirm = (emailToken: string) => post('/api/user/confirm-new-email', { emailToken });
const login = (email: string, password = PASSWORD) => post('/api/user/login', { email, password });

async function somebody(name: string) {
  const email = `${name}@example.org`;
  await makeUser(server.db, { email, username: name });
  const who = await loggedIn(server.url, email);
  const change = (to: string, password = PASSWORD) =>
    who.rest('POST', '/api/user/change-email', { email: to, password });
  return { email, who, change };
}

const subjectsTo = async (address: string) => (await mailsTo(server.outbox, address)).map(({ subject }) => subject);

test('a new address counts once it is confirmed; the old one gets a mail about both steps', async () => {
  const { email, who, change } = await somebody('muuttaja');
  expect((await change('uusi@example.org', 'vääräPolku1')).body).toEqual({
    parameterName: 'password',
    detail: 'wrong',
  });
  expect(await change(' Uusi@example.org ')).toMatchObject({ status: 200, body: { email: 'Uusi@example.org' } });
  const token = tokenOf(await mailTo(server.outbox, 'Uusi@example.org'));
  const page = await visitorOf(server.url).rest('GET', `/api/user/confirm-new-email?token=${token}`);
  expect([page.status, page.headers.get('location')]).toEqual([
    303,
    `/v/confirmemail?emailToken=${token}&email=Uusi%40example.org`,
  ]);
  expect((await login('uusi@example.org')).status).toBe(401);
  expect(await confirm(token)).toMatchObject({ status: 200, body: { email: 'Uusi@example.org' } });
  expect([(await login('uusi@example.org')).status, (await login(email)).status]).toEqual([200, 401]);
  expect((await who.rest('GET', '/api/bundle')).body).toMatchObject({ userInfo: { email: 'Uusi@example.org' } });
  expect((await confirm(token)).body).toEqual({ parameterName: 'emailToken', detail: 'expired' });
  await expect
    .poll(() => subjectsTo(email).then((subjects) => [...subjects].sort()), { timeout: 20_000 })
    .toEqual(['Sähköpostiosoitteesi on vaihdettu – Taival', 'Sähköpostiosoitteesi vaihtoa on pyydetty – Taival']);
});

test('a new password, set by the owner of the old address, makes the link void', async () => {
  const { email, change } = await somebody('uhri');
  await change('varas@example.org');
  const token = tokenOf(await mailTo(server.outbox, 'varas@example.org'));
  await post('/api/user/reset-password', { email });
  await mailTo(server.outbox, email, 2);
  const reset = (await mailsTo(server.outbox, email)).find(({ text }) => text?.includes('token='));
  await post('/api/user/set-password-with-token', { resetToken: tokenOf(reset ?? {}), password: 'uusiPolku9' });
  expect((await confirm(token)).body).toEqual({ parameterName: 'emailToken', detail: 'expired' });
  expect((await login(email, 'uusiPolku9')).status).toBe(200);
});

test('a mail in the queue has no link once a new password is set, or another address is asked for', async () => {
  await expect.poll(() => subjectsTo('hidas@example.org'), { timeout: 20_000 }).toHaveLength(2);
  const token = tokenOf(await mailTo(server.outbox, 'oikea@example.org'));
  expect([await subjectsTo('hidas.varas@example.org'), await subjectsTo('virhe@example.org')]).toEqual([[], []]);
  expect((await confirm(token)).status).toBe(200);
});

test('an address of another account is refused, one of an unconfirmed account is given away', async () => {
  const { change } = await somebody('valitsija');
  await makeUser(server.db, { email: 'varattu@example.org', username: 'Varattu' });
  await makeUser(server.db, { email: 'odottava@example.org', username: 'Odottava', confirmed: false });
  expect((await change('Varattu@example.org')).body).toEqual({ parameterName: 'email', detail: 'taken' });
  expect((await change('x')).body).toEqual({ parameterName: 'email', detail: 'tooShort' });
  expect((await change('odottava@example.org')).status).toBe(200);
  const token = tokenOf(await mailTo(server.outbox, 'odottava@example.org'));
  expect((await confirm(token)).status).toBe(200);
  expect((await login('odottava@example.org')).body).toMatchObject({ userInfo: { username: 'valitsija' } });
});

test('of two links only the newer one counts, and it says so if its address was taken meanwhile', async () => {
  const { change } = await somebody('horjuja');
  await change('eka@example.org');
  const first = tokenOf(await mailTo(server.outbox, 'eka@example.org'));
  await change('toka@example.org');
  const second = tokenOf(await mailTo(server.outbox, 'toka@example.org'));
  expect((await confirm(first)).body).toEqual({ parameterName: 'emailToken', detail: 'expired' });
  await makeUser(server.db, { email: 'toka@example.org', username: 'Toka' });
  expect((await confirm(second)).body).toEqual({ parameterName: 'emailToken', detail: 'taken' });
});
