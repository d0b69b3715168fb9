import type { Email } from 'postal-mime';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../support/testServer.ts';
import { mailsTo, mailTo, PASSWORD, tokenOf, visitorOf } from '../../support/visitors.ts';

// RULINGS 16, issue 20 M1: Each registration of a waiting address has its own link, for its own name and password.
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await server.startMailing();
});

afterAll(() => server.stop());

const post = (path: string, body: unknown) => visitorOf(server.url).rest('POST', path, body);
const confirm = (registerToken: string) => post('/api/user/confirm-email', { registerToken });
const login = ({ email, password }: { readonly email: string; readonly password: string }) =>
  post('/api/user/login', { email, password });

interface New {
  readonly email: string;
  readonly username: string;
  readonly password: string;
}

/** Registers, and answers the token of the mail that names the user name. */
async function registered(input: New): Promise<string> {
  expect(await post('/api/user/register', { ...input, lang: 'fi' })).toMatchObject({ status: 200 });
  return tokenOf(await mailNaming(input.email, input.username));
}

async function mailNaming(email: string, username: string): Promise<Email> {
  const found = async () =>
    (await mailsTo(server.outbox, email)).find(({ text }) => text?.includes(`Käyttäjänimi: ${username} `));
  await expect.poll(found, { timeout: 20_000 }).toBeDefined();
  const mail = await found();
  if (mail === undefined) throw new Error(`no mail names ${username}`);
  return mail;
}

const two = (name: string): readonly [New, New] => [
  { email: `${name}@example.org`, username: `${name}Itse`, password: PASSWORD },
  { email: `${name}@example.org`, username: `${name}Vieras`, password: 'vieraanPolku8' },
];

describe('an address that a stranger registers again', () => {
  test('is confirmed by its owner with the name and password of their own', async () => {
    const [owner, stranger] = two('eka');
    const own = await registered(owner);
    await registered(stranger);
    expect(await confirm(own)).toMatchObject({ status: 200, body: { email: owner.email } });
    expect(await login(owner)).toMatchObject({ status: 200, body: { userInfo: { username: owner.username } } });
    expect((await login(stranger)).body).toEqual({ message: 'wrong' });
  });

  test('is the same when the stranger was first', async () => {
    const [owner, stranger] = two('toka');
    await registered(stranger);
    const own = await registered(owner);
    expect((await login(owner)).body).toEqual({ message: 'pending' });
    expect((await confirm(own)).status).toBe(200);
    expect(await login(owner)).toMatchObject({ status: 200, body: { userInfo: { username: owner.username } } });
    expect((await login(stranger)).body).toEqual({ message: 'wrong' });
  });

  test('is confirmed once: the first link ends the others, and frees their names', async () => {
    const [owner, stranger] = two('kolkki');
    const tokens = [await registered(owner), await registered(stranger)];
    const answers = await Promise.all(tokens.map(confirm));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(answers.find(({ status }) => status === 400)?.body).toEqual({
      parameterName: 'registerToken',
      detail: 'exists',
    });
    const won = answers[0]?.status === 200 ? owner : stranger;
    const lost = won === owner ? stranger : owner;
    expect([(await login(won)).status, (await login(lost)).status]).toEqual([200, 401]);
    expect(await server.db.prisma.registration.count({ where: { user: { emailKey: owner.email } } })).toBe(0);
    expect((await post('/api/user/register', { ...lost, email: 'vapaa@example.org' })).status).toBe(200);
  });

  test('cannot be registered under the name of its first registration with another password', async () => {
    const [owner] = two('sama');
    const own = await registered(owner);
    expect(await post('/api/user/register', { ...owner, password: 'vieraanPolku8' })).toMatchObject({
      status: 400,
      body: { parameterName: 'username', detail: 'taken' },
    });
    // The owner has the mail sent again by registering again.
    expect((await post('/api/user/register', owner)).status).toBe(200);
    await mailTo(server.outbox, owner.email, 2);
    expect((await confirm(own)).status).toBe(200);
    expect((await login(owner)).status).toBe(200);
  });

  test('is sent the links of all, each with its user name, when they are asked for again', async () => {
    const [owner, stranger] = two('uudelleen');
    await registered(owner);
    await registered(stranger);
    await visitorOf(server.url).graphql(
      `mutation ($input: ResendConfirmationInput!) { resendConfirmation(input: $input) { __typename } }`,
      { input: { email: owner.email, language: 'fi' } },
    );
    await mailTo(server.outbox, owner.email, 3);
    const listed = (await mailsTo(server.outbox, owner.email)).find(
      ({ text }) => text?.includes(owner.username) === true && text.includes(stranger.username),
    );
    const [, ofOwner = ''] = /uudelleenItse \([^)]*\)\s+.*:\s+\S+token=([\w-]+)/.exec(listed?.text ?? '') ?? [];
    expect((await confirm(ofOwner)).status).toBe(200);
    expect(await login(owner)).toMatchObject({ status: 200, body: { userInfo: { username: owner.username } } });
  });
});

test('a name is reserved by every registration that waits', async () => {
  const [first, second] = two('varaus');
  await registered(first);
  await registered(second);
  for (const { username } of [first, second])
    expect(
      await post('/api/user/register', { email: 'toinen@example.org', username, password: PASSWORD }),
    ).toMatchObject({ status: 400, body: { parameterName: 'username', detail: 'taken' } });
});
