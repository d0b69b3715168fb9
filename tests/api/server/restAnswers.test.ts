import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publishHelsinki } from '../../support/made/helsinki.ts';
import { HELSINKI } from '../../support/made/placesOfHelsinki.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await publishHelsinki(server.db);
}, 60_000);

afterAll(() => server.stop());

describe('the API', () => {
  test.each([
    ['/api/query/attractions/%ZZ', 400],
    [`/api/query/attractions/${'1'.repeat(400)}`, 414],
  ])('a broken address is answered in JSON (%s)', async (path, expected) => {
    const response = await fetch(server.url + path);
    const { status, headers } = response;
    expect([status, headers.get('content-type')]).toEqual([expected, expect.stringContaining('application/json')]);
    expect(Object.keys(await response.json())).toEqual(status === 400 ? ['parameterName', 'detail'] : ['message']);
  });

  test('may be read from pages of any origin, without credentials', async () => {
    const { headers } = await fetch(`${server.url}/api/query/data/version`, {
      headers: { origin: 'https://elsewhere.example' },
    });
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
  });

  test('an unexpected failure is answered by an id and nothing else', async () => {
    await server.db.pool.query('ALTER TABLE place RENAME COLUMN quality TO q');
    try {
      const response = await fetch(`${server.url}/api/query/attractions?bbox=${HELSINKI.join(',')}`);
      expect(response.status).toBe(500);
      expect(await response.json()).toEqual({
        message: 'unexpected',
        errorId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      });
    } finally {
      await server.db.pool.query('ALTER TABLE place RENAME COLUMN q TO quality');
    }
  });
});
