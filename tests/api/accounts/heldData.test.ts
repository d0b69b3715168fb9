import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { HELD } from '#api/domain/people/accountData.ts';
import { projectRoot } from '#api/platform/paths.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';
import { loggedIn, mailTo, makeUser, PASSWORD, visitorOf } from '../../support/visitors.ts';
import { loginStatus, somebody } from './somebody.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await server.startMailing();
});

afterAll(() => server.stop());

// Issue "Accounts": Their data is theirs: download everything, delete the account
describe('the data held about a user', () => {
  test('is handed to them as a file, without secrets', async () => {
    const { who, email, username } = await somebody(server);
    await who.rest('POST', '/api/user/feedback', { text: 'Minulta', contact: email.toUpperCase() });
    await who.rest('POST', '/api/user/feedback', { text: 'Joltakulta', contact: `x${email}` });
    const { headers, body } = await who.rest('GET', '/api/user/my-data');
    expect(headers.get('content-disposition')).toContain(`attachment; filename="taival.json"`);
    expect(body).toMatchObject({
      account: { email, username, role: 'USER' },
      sessions: [{ agent: '' }],
      mailedLinks: [],
      feedback: [{ text: 'Minulta' }],
      ownPlaces: [],
      images: [],
    });
    expect(JSON.stringify(body)).not.toMatch(/argon2|Hash|Joltakulta/);
  });

  test('is found by another spelling of the address, and taken away with the account', async () => {
    const email = 'mäki@example.org';
    await makeUser(server.db, { email, username: 'Mäki' });
    const who = await loggedIn(server.url, email);
    await server.db.prisma.feedback.create({
      data: { text: 'Mäeltä', contact: email.normalize('NFD').replace('example', 'Example') },
    });
    expect((await who.rest('GET', '/api/user/my-data')).body).toMatchObject({ feedback: [{ text: 'Mäeltä' }] });
    await who.graphql(
      'mutation ($password: String!) { deleteAccount(input: { password: $password }) { __typename } }',
      { password: PASSWORD },
    );
    expect(await server.db.prisma.feedback.findFirstOrThrow({ where: { text: 'Mäeltä' } })).toMatchObject({
      contact: '',
    });
  });

  test('is deleted with the account, when they give their password', async () => {
    const { id, who, email, username } = await somebody(server);
    const other = await loggedIn(server.url, email);
    await who.rest('POST', '/api/user/feedback', { text: 'Poistuvalta', contact: email });
    const remove = (password: string) =>
      who.graphql(
        `mutation ($password: String!) { deleteAccount(input: { password: $password }) { __typename
          ... on InvalidInputError { parameterName detail } } }`,
        { password },
      );
    expect((await remove('vääräPolku1')).body).toMatchObject({
      data: { deleteAccount: { parameterName: 'password', detail: 'wrong' } },
    });
    expect((await remove(PASSWORD)).body).toEqual({ data: { deleteAccount: { __typename: 'DeleteAccountPayload' } } });
    expect([who.cookie(), await loginStatus(other)]).toEqual([null, 401]);
    expect(await server.db.prisma.user.count({ where: { id } })).toBe(0);
    expect(await server.db.prisma.feedback.findFirstOrThrow({ where: { text: 'Poistuvalta' } })).toMatchObject({
      contact: '',
    });
    expect((await visitorOf(server.url).rest('GET', `/api/user/profile/${username}`)).status).toBe(404);
    expect((await mailTo(server.outbox, email)).subject).toBe('Tilisi on poistettu – Taival');
  });

  test('is gone after the first of several calls in a request, and the later ones are refused', async () => {
    const { who } = await somebody(server);
    const failed = '... on NotAuthorizedError { reason }';
    const calls = `mutation ($password: String!) {
      first: deleteAccount(input: { password: $password }) { __typename }
      profile: updateProfile(input: { description: "Hei" }) { ${failed} }
      language: setLanguage(input: { language: sv }) { ${failed} }
      password: setPassword(input: { oldPassword: $password, password: "uusiPolku9" }) { ${failed} }
      again: deleteAccount(input: { password: $password }) { ${failed} }
    }`;
    const gone = { reason: 'ANONYMOUS' };
    expect((await who.graphql(calls, { password: PASSWORD })).body).toEqual({
      data: {
        first: { __typename: 'DeleteAccountPayload' },
        profile: gone,
        language: gone,
        password: gone,
        again: gone,
      },
    });
  });

  test('covers every table that refers to a user', async () => {
    const { rows } = await server.db.pool.query<{ table: string }>(
      `SELECT DISTINCT c.conrelid::regclass::text AS table FROM pg_constraint c
       WHERE c.contype = 'f' AND c.confrelid = 'app_user'::regclass`,
    );
    const spoken = new Set(HELD.flatMap(({ tables }) => tables));
    expect(rows.map(({ table }) => table).filter((table) => !spoken.has(table))).toEqual([]);
  });

  test('is told whole in SECURITY.md', () => {
    const [, rows = ''] = readFileSync(path.join(projectRoot, 'SECURITY.md'), 'utf8').split('## What is held');
    const tables = HELD.flatMap((held) => held.tables);
    expect(tables.filter((table) => !rows.includes(`\`${table}\``))).toEqual([]);
  });
});
