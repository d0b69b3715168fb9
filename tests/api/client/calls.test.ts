import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { graphql } from '../../../packages/client/src/graphql.ts';
import { createTaival, dataOf, TaivalError, type TaivalOptions } from '../../../packages/client/src/taival.ts';
import { makeToken } from '../../support/accessTokens.ts';
import { publishHelsinki } from '../../support/made/helsinki.ts';
import { HELSINKI, IDS } from '../../support/made/placesOfHelsinki.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';
import { makeUser } from '../../support/visitors.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await publishHelsinki(server.db);
}, 60_000);

afterAll(() => server.stop());

const taivalOf = (options: Partial<TaivalOptions> = {}) => createTaival({ url: server.url, ...options });

async function errorOf(call: Promise<unknown>): Promise<TaivalError> {
  const error = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (error instanceof TaivalError) return error;
  throw new Error(`no TaivalError: ${String(error)}`);
}

describe('a client', () => {
  test('reads a place in its language, and in the one that a call names', async () => {
    const path = { id: IDS.fortress };
    const taival = taivalOf({ language: 'sv' });
    const inSwedish = await dataOf(taival.rest.GET('/api/query/attractions/{id}', { params: { path } }));
    expect([inSwedish.id, inSwedish.admin]).toEqual([IDS.fortress, ['Helsingfors', 'Nyland']]);
    const query = { lang: 'fi' } as const;
    const inFinnish = await dataOf(taival.rest.GET('/api/query/attractions/{id}', { params: { path, query } }));
    expect(inFinnish.admin).toEqual(['Helsinki', 'Uusimaa']);
  });

  test('reads the features of a collection over all pages, each once', async () => {
    const ids: number[] = [];
    const bbox = [...HELSINKI];
    for await (const { id, properties } of taivalOf().features('places', { bbox, limit: 2 })) {
      expect(properties.name).not.toBe('');
      ids.push(id);
    }
    const names = ['museum', 'trail', 'shelter', 'tower', 'cafe', 'toilet', 'fortress'] as const;
    expect(ids).toEqual(names.map((name) => IDS[name]).toSorted((a, b) => a - b));
  });

  test('asks with its defaults where a query holds undefined', async () => {
    const asked: string[] = [];
    const fetch = async (request: Request | string | URL) => {
      asked.push(new URL(request instanceof Request ? request.url : request).search);
      return Response.json({ features: [], links: [] });
    };
    const query = { municipality: undefined, lang: undefined, limit: undefined };
    await taivalOf({ language: 'sv', fetch }).features('routes', query).next();
    expect(asked).toEqual(['?lang=sv&limit=500']);
  });

  test('answers null for a feature that is not there, any more', async () => {
    expect(await taivalOf().feature('places', IDS.gone)).toBeNull();
    expect((await taivalOf().feature('places', IDS.museum))?.properties.category).toBe('tourism/museum');
  });

  test('reports refusals of REST, the OGC API and GraphQL by one class of errors', async () => {
    const { rest, features, query } = taivalOf();
    const params = { query: { bbox: 'here' } };
    const badRequest = await errorOf(dataOf(rest.GET('/api/query/attractions', { params })));
    expect(badRequest).toMatchObject({ status: 400, code: 'invalid', parameter: 'bbox', message: 'bbox: invalid' });
    const unknown = await errorOf(features('places', { category: 'castles' }).next());
    expect([unknown.status, unknown.message]).toEqual([400, expect.stringContaining('category')]);
    const tooOld = await errorOf(taivalOf().changes('2020-01-01T00:00:00Z').next());
    expect([tooOld.status, tooOld.code, tooOld.message]).toEqual([410, 'tooOld', expect.stringContaining('stored')]);
    const outside = graphql('query Bad($lat: Float!) { height(lat: $lat, lon: 24) }');
    expect((await errorOf(query(outside, { lat: 1000 }))).message).not.toBe('');
    const broken = graphql('{ dataSet { nothing } }');
    expect((await errorOf(query(broken))).status).toBe(400);
  });

  test('reports a service that cannot be reached by the same class', async () => {
    const cause = new TypeError('fetch failed');
    const taival = taivalOf({ fetch: () => Promise.reject(cause) });
    expect(await errorOf(taival.query(graphql('{ height(lat: 60, lon: 24) }')))).toMatchObject({
      code: 'unreachable',
      status: 0,
      cause,
    });
    expect((await errorOf(dataOf(taival.rest.GET('/api/favourites')))).code).toBe('unreachable');
  });

  test('leaves a call that its caller ended an AbortError', async () => {
    const signal = AbortSignal.abort();
    await expect(taivalOf().rest.GET('/api/favourites', { signal })).rejects.toMatchObject({ name: 'AbortError' });
  });

  test('calls in the name of the owner of its token', async () => {
    const owner = await makeUser(server.db, { email: 'owner@example.org', username: 'Owner' });
    const { headers } = await makeToken(server.db, owner, ['read', 'own']);
    const token = headers.authorization.slice('Bearer '.length);
    expect(await dataOf(taivalOf({ token }).rest.GET('/api/favourites'))).toEqual([]);
    expect(await errorOf(dataOf(taivalOf({ token: 'wrong' }).rest.GET('/api/favourites')))).toMatchObject({
      status: 401,
      code: 'invalidToken',
    });
  });
});

describe('a client that asks too often', () => {
  let busy: Server;
  let url: string;
  let asked: string[];
  /** Seconds to wait that the next answers name; after them all is well. */
  let refusals: number[];

  beforeAll(async () => {
    busy = createServer((request, response) => void answer(request, response));
    await new Promise<void>((resolve) => busy.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${addressOf(busy).port}`;
  });

  beforeEach(() => {
    asked = [];
    refusals = [];
  });

  afterAll(() => new Promise((resolve) => busy.close(resolve)));

  function addressOf(one: Server): AddressInfo {
    const address = one.address();
    if (address === null || typeof address === 'string') throw new Error('the server does not listen');
    return address;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Uint8Array[] = [];
    for await (const chunk of request) chunks.push(chunk);
    asked.push(Buffer.concat(chunks).toString());
    const waitS = refusals.shift();
    if (waitS === undefined) response.end(JSON.stringify({ data: { height: 7 } }));
    else response.writeHead(429, { 'retry-after': String(waitS) }).end(JSON.stringify({ message: 'tooManyRequests' }));
  }

  const height = graphql('{ height(lat: 60, lon: 24) }');

  test('asks again after the time that the service names, with the same body', async () => {
    refusals = [0, 0];
    expect(await createTaival({ url }).query(height)).toEqual({ height: 7 });
    expect(asked).toHaveLength(3);
    expect(new Set(asked).size).toBe(1);
  });

  test('gives up after its retries, and at once where it would have to wait for too long', async () => {
    refusals = [0, 0, 0];
    const error = await errorOf(createTaival({ url, retries: 1 }).query(height));
    expect(error).toMatchObject({ status: 429, code: 'tooManyRequests', retryAfterS: 0 });
    expect(asked).toHaveLength(2);
    refusals = [3600];
    expect((await errorOf(createTaival({ url }).query(height))).retryAfterS).toBe(3600);
    expect(asked).toHaveLength(3);
  });
});
