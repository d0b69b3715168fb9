import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publishHelsinki } from '../../support/made/helsinki.ts';
import { IDS } from '../../support/made/placesOfHelsinki.ts';
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

const ask = (path: string, init: RequestInit = {}) => fetch(server.url + path, { redirect: 'manual', ...init });
const PEOPLE = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };

describe('a method that a path does not take', () => {
  // RFC 9110, 15.5.6: the answer lists the methods that the path takes
  test.each([
    ['GET', '/mcp', 'POST'],
    ['DELETE', '/mcp', 'POST'],
    ['DELETE', '/ogc', 'GET, HEAD'],
    ['PUT', '/ogc/collections/attractions/items', 'GET, HEAD'],
    ['DELETE', '/api/query/attractions', 'GET, HEAD'],
    ['POST', `/api/query/attractions/${IDS.museum}`, 'GET, HEAD'],
    ['PUT', '/graphql', 'GET, HEAD, POST'],
    ['POST', '/dumps/manifest.json', 'GET, HEAD'],
    ['POST', '/v/map/museum?kind=x', 'GET, HEAD'],
    ['OPTIONS', '/v/map', 'GET, HEAD'],
    ['DELETE', '/tiles/attractions/2/all/10/583/296.mvt', 'GET, HEAD'],
    ['POST', '/sitemap.xml', 'GET, HEAD'],
    ['GET', '/api/images/delete/5', 'POST'],
  ])('%s %s is 405 and says %s', async (method, path, allow) => {
    const response = await ask(path, { method, headers: PEOPLE });
    const { headers, status } = response;
    expect([status, headers.get('allow'), headers.get('cache-control')]).toEqual([405, allow, 'no-store']);
    expect(await response.json()).toEqual({ message: 'methodNotAllowed' });
  });

  test('is said to pages of other origins where they may ask', async () => {
    expect((await ask('/mcp')).headers.get('access-control-allow-origin')).toBe('*');
    expect((await ask('/api/user', { method: 'PATCH' })).headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('an address that leads nowhere', () => {
  test('is a page for people, in their language, with the way to the map', async () => {
    const response = await ask('/nonexistent', { headers: { ...PEOPLE, 'accept-language': 'de, sv;q=0.5' } });
    expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect(response.headers.get('vary')).toBe('accept, accept-language, accept-encoding');
    expect(await response.text()).toMatch(/Sidan hittades inte.*href="\/v\/map\?lang=sv"/s);
  });

  test.each([
    ['/nonexistent', { accept: 'application/json' }],
    ['/nonexistent', {}],
    ['/api', PEOPLE],
    ['/api/', PEOPLE],
    ['/api/query', PEOPLE],
    ['/api/query/nonexistent', PEOPLE],
    ['/api/nonexistent', PEOPLE],
    ['/api/nonexistent/', PEOPLE],
    ['/ogc/nonexistent', PEOPLE],
    ['/tiles/nonexistent', PEOPLE],
  ])('%s is JSON for programs with %j', async (path, headers) => {
    const response = await ask(path, { headers });
    expect([response.status, await response.json()]).toEqual([404, { message: 'notFound' }]);
  });
});
