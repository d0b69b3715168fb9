import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publishHelsinki } from '../../support/made/helsinki.ts';
import { IDS } from '../../support/made/placesOfHelsinki.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';
import { getJson } from './getJson.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await publishHelsinki(server.db);
}, 60_000);

afterAll(() => server.stop());

const get = (path: string) => getJson(server.url + path);

describe('GET /api/query/find', () => {
  test('finds a place by a name in any language, under its header', async () => {
    const { status, body } = await get('/api/query/find?q=F%C3%A4stnings%C3%B6n');
    expect(status).toBe(200);
    expect(body[0]).toEqual({ type: 'header', name: 'ATTRACTIONS' });
    expect(body[1]).toMatchObject({
      type: 'attraction',
      id: IDS.fortress,
      name: 'Linnoitussaari',
      name_sv: 'Fästningsön',
      stars: 4,
      pt: [24.985, 60.145],
      admin: ['Helsinki', 'Uusimaa'],
    });
  });

  test.each(['linoitussaari', 'linnoitussaaressa'])('forgives a typo and a case ending (%s)', async (q) => {
    const { body } = await get(`/api/query/find?q=${q}`);
    expect(body).toContainEqual(expect.objectContaining({ type: 'attraction', id: IDS.fortress }));
  });

  test('reads a coordinate', async () => {
    const { body } = await get(`/api/query/find?q=${encodeURIComponent('60.17, 24.94')}`);
    expect(body).toEqual([{ type: 'position', name: '60.17000, 24.94000', pt: [24.94, 60.17] }]);
  });

  // SPEC §5: Search: query trimmed; empty clears results; under 2 chars gives no results
  test.each(['', 'a', ' a '])('finds nothing under two characters (%j)', async (q) => {
    expect(await get(`/api/query/find?q=${encodeURIComponent(q)}`)).toMatchObject({ status: 200, body: [] });
  });

  test('does not find what moderators have hidden', async () => {
    const { body } = await get('/api/query/find?q=Piilotettu');
    expect(JSON.stringify(body)).not.toContain('Piilotettu');
  });

  test.each([String.fromCharCode(0), '%', "'; DROP TABLE place; --", '\\', '\u{1F9ED}\u{1F9ED}'])(
    'takes %j as text',
    async (q) => {
      expect((await get(`/api/query/find?q=ab${encodeURIComponent(q)}`)).status).toBe(200);
    },
  );

  test.each([
    ['', 'q', 'missing'],
    ['q=a&q=b', 'q', 'invalid'],
    [`q=${'x'.repeat(500)}`, 'q', 'tooLong'],
    ['q=abc&lon=24', 'lat', 'missing'],
    ['q=abc&lon=24&lat=x', 'lat', 'invalid'],
    ['q=abc&lang=de', 'lang', 'unknown'],
  ])('refuses %s', async (query, parameterName, detail) => {
    expect(await get(`/api/query/find?${query}`)).toMatchObject({ status: 400, body: { parameterName, detail } });
  });
});
