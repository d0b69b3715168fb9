import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { PLACE_FEATURES } from '#common/places/features.ts';
import { publishHelsinki } from '../../support/made/helsinki.ts';
import { HELSINKI, IDS } from '../../support/made/placesOfHelsinki.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';

// The protocol's own client asks, as an assistant would.

let server: TestServer;
let client: Client;

beforeAll(async () => {
  server = await startTestServer();
  await publishHelsinki(server.db);
  client = new Client({ name: 'a test', version: '1' });
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', server.url)));
}, 60_000);

afterAll(async () => {
  await client.close();
  await server.stop();
});

const called = z.object({
  isError: z.boolean().optional(),
  content: z.tuple([z.object({ type: z.literal('text'), text: z.string() })]),
});

async function call(name: string, args: Readonly<Record<string, unknown>>) {
  const { content, isError = false } = called.parse(await client.callTool({ name, arguments: args }));
  return { isError, text: content[0].text };
}

const HERE = { latitude: (HELSINKI[1] + HELSINKI[3]) / 2, longitude: (HELSINKI[0] + HELSINKI[2]) / 2 };

describe('an assistant', () => {
  test('is offered five tools, all of which only read', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name).sort()).toEqual(['conditions', 'place', 'places_near', 'search', 'weather']);
    expect(tools.every(({ annotations }) => annotations?.readOnlyHint === true)).toBe(true);
    // The weather has no words.
    const spoken = tools.filter(({ inputSchema }) => 'language' in (inputSchema.properties ?? {}));
    expect(spoken.map(({ name }) => name).sort()).toEqual(['conditions', 'place', 'places_near', 'search']);
  });

  test('is told the features that there are', async () => {
    const { tools } = await client.listTools();
    const near = tools.find(({ name }) => name === 'places_near');
    expect(near?.inputSchema.properties?.['features']).toMatchObject({ items: { enum: PLACE_FEATURES } });
    const named = [...(near?.description ?? '').matchAll(/`(\w+)`/g)].flatMap(([, name]) => name ?? []);
    expect(named.filter((name) => !['features', ...PLACE_FEATURES].includes(name))).toEqual([]);
  });

  test('is answered what REST answers, without shapes', async () => {
    const { text } = await call('place', { id: IDS.museum, language: 'sv' });
    const rest = await (await fetch(`${server.url}/api/query/attractions/${IDS.museum}?lang=sv`)).json();
    const answer: unknown = JSON.parse(text);
    expect(answer).toMatchObject({ id: IDS.museum });
    expect(answer).not.toHaveProperty('geometry');
    expect(rest).toMatchObject(z.record(z.string(), z.unknown()).parse(answer));
  });

  test('finds places around a point and by words', async () => {
    const near = await call('places_near', { ...HERE, radiusKm: 20, kind: 'museum' });
    expect(JSON.parse(near.text)).toMatchObject({ best: expect.arrayContaining([expect.anything()]) });
    const name = z.object({ name: z.string() }).parse(JSON.parse((await call('place', { id: IDS.museum })).text)).name;
    expect((await call('search', { query: name, near: HERE })).text).toContain(String(IDS.museum));
    expect(JSON.parse((await call('conditions', { near: HERE })).text)).toHaveProperty('conditions');
  });

  test('gets errors for wrong parameters, unknown places and weather that cannot be had', async () => {
    expect(await call('place', { id: 12_345 })).toMatchObject({ isError: true });
    expect(await call('places_near', { ...HERE, radiusKm: 1, features: ['wings'] })).toMatchObject({
      isError: true,
      text: expect.stringContaining('features'),
    });
    expect(await call('places_near', { latitude: 91, longitude: 24 })).toMatchObject({ isError: true });
    expect(await call('weather', HERE)).toMatchObject({ isError: true });
    expect(await call('conditions', {})).toMatchObject({
      isError: true,
      text: expect.stringContaining('Give `id` or `near`.'),
    });
  });
});

test.each([
  ['no JSON', '{', 400],
  ['no message', '{}', 400],
  ['a body that is too long', JSON.stringify({ a: 'x'.repeat(200_000) }), 413],
])('%s is refused, and the server goes on', async (_what, body, status) => {
  const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
  expect((await fetch(`${server.url}/mcp`, { method: 'POST', headers, body })).status).toBe(status);
  expect((await client.listTools()).tools).toHaveLength(5);
});

// JSON-RPC 2.0, 5.1: the id is null where it could not be read
test.each(['{', '', '{"jsonrpc":'])('%j is answered as JSON-RPC answers what is no JSON', async (body) => {
  const headers = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
  const response = await fetch(`${server.url}/mcp`, { method: 'POST', headers, body });
  expect([response.status, await response.json()]).toEqual([
    400,
    { jsonrpc: '2.0', error: { code: -32_700, message: 'Parse error' }, id: null },
  ]);
});
