import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../support/testServer.ts';
import { loggedIn, makeUser, visitorOf } from '../../support/visitors.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

afterAll(() => server.stop());

describe('feedback', () => {
  const send = (body: unknown) => visitorOf(server.url).rest('POST', '/api/user/feedback', body);

  test.each([
    [{ text: '' }, { parameterName: 'text', detail: 'tooShort' }],
    [{ text: ' \n ' }, { parameterName: 'text', detail: 'tooShort' }],
    [{}, { parameterName: 'text', detail: 'missing' }],
    [{ text: 'a'.repeat(2001) }, { parameterName: 'text', detail: 'tooLong' }],
    [{ text: 'a\u0000' }, { parameterName: 'text', detail: 'invalidCharacters' }],
    [
      { text: 'a', contact: 'x'.repeat(201) },
      { parameterName: 'contact', detail: 'tooLong' },
    ],
  ])('%j is 400', async (input, body) => {
    expect(await send(input)).toMatchObject({ status: 400, body });
  });

  test('of 2,000 characters, with or without a contact, is stored for admins', async () => {
    expect(await send({ text: 'å'.repeat(2000) })).toMatchObject({ status: 200, body: {} });
    expect(await send({ text: 'Soittakaa', contact: '040 123' })).toMatchObject({ status: 200, body: {} });
    await makeUser(server.db, { email: 'hoitaja@example.org', username: 'Hoitaja', role: 'ADMIN' });
    const admin = await loggedIn(server.url, 'hoitaja@example.org');
    expect((await admin.graphql('{ feedback(first: 2) { text contact } }')).body).toEqual({
      data: {
        feedback: [
          { text: 'Soittakaa', contact: '040 123' },
          { text: 'å'.repeat(2000), contact: '' },
        ],
      },
    });
  });
});

// SPEC §7: At most 10 error reports per page session
describe('an error of a page', () => {
  const report = (body: unknown) => visitorOf(server.url).rest('POST', '/api/user/logError/', body);
  const ERROR = {
    type: 'error',
    message: 'x is undefined',
    filename: 'https://taival.example/assets/a.js',
    lineno: 3,
    colno: 7,
    stack: 'at f',
    location: '/v/place/5?pos=11,24.94123,60.16987',
    errorCount: 1,
  };

  test('is stored without the mail address in it, and cut to size', async () => {
    expect(await report({ ...ERROR, stack: 's '.repeat(20_000), message: 'of maija@example.org' })).toMatchObject({
      status: 200,
      body: {},
    });
    const stored = await server.db.prisma.clientError.findFirstOrThrow({ orderBy: { id: 'desc' } });
    expect(stored).toMatchObject({ message: 'of …@…', location: '/v/place/5', lineno: 3, colno: 7 });
    expect(stored.stack.length).toBe(4000);
  });

  test.each([
    [{ ...ERROR, errorCount: 10 }, 200, {}],
    [{ ...ERROR, errorCount: 11 }, 400, { parameterName: 'errorCount', detail: 'outOfRange' }],
    [{ ...ERROR, errorCount: 0 }, 400, { parameterName: 'errorCount', detail: 'outOfRange' }],
    [{ ...ERROR, message: ' ' }, 400, { parameterName: 'message', detail: 'missing' }],
    [{ message: 'm' }, 200, {}],
    // A browser whose error event has no error.
    [{ ...ERROR, filename: null, stack: null }, 200, {}],
    [{ ...ERROR, lineno: 'x', colno: 1e300 }, 200, {}],
    [{ ...ERROR, message: 'a\u0000b' }, 200, {}],
    [{ ...ERROR, stack: 'x'.repeat(200_000) }, 413, { message: 'tooLarge' }],
  ])('%# is answered', async (input, status, body) => {
    expect(await report(input)).toMatchObject({ status, body });
  });
});
