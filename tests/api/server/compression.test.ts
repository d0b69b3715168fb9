import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publishHelsinki } from '../../support/made/helsinki.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';
import { makeWebFolder } from '../../support/webFolder.ts';

const webFolder = makeWebFolder();
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ webFolder });
  await publishHelsinki(server.db);
}, 60_000);

afterAll(async () => {
  await server.stop();
  rmSync(webFolder, { recursive: true });
});

const ask = (path: string, headers: Readonly<Record<string, string>>) => fetch(server.url + path, { headers });

describe('a text that may be compressed', () => {
  // RFC 9110, 12.5.5: caches must know that another client may get another form
  test.each([
    ['/robots.txt', true],
    ['/sitemap.xml', true],
    ['/api/openapi.json', false],
    ['/api/query/data/categories', true],
    ['/v/map', true],
    ['/ogc', true],
  ])('%s says so in each form and when it is current (has an ETag: %s)', async (path, hasTag) => {
    const plain = await ask(path, { 'accept-encoding': 'identity' });
    const packed = await ask(path, { 'accept-encoding': 'br' });
    const etag = plain.headers.get('etag');
    const current = await ask(path, { 'if-none-match': etag ?? '' });
    expect([plain.status, packed.status, etag !== null, current.status]).toEqual([
      200,
      200,
      hasTag,
      hasTag ? 304 : 200,
    ]);
    for (const { headers } of [plain, packed, current]) {
      const varies = headers.get('vary')?.split(', ') ?? [];
      expect(varies.filter((name) => name === 'accept-encoding')).toHaveLength(1);
    }
  });
});
