import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishHelsinki } from '../../support/made/helsinki.ts';
import { HELSINKI, IDS } from '../../support/made/placesOfHelsinki.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';

// Queries that are asked again and again are compiled; nobody shall see that by the answer.

/** After so many a query is compiled in any case. */
const TIMES = 12;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await publishHelsinki(server.db);
}, 60_000);
afterAll(() => server.stop());

async function answer(parameters: Record<string, string>, accept = 'application/json') {
  const response = await fetch(`${server.url}/graphql?${new URLSearchParams(parameters)}`, { headers: { accept } });
  const headers = ['content-type', 'cache-control', 'vary'].map((name) => response.headers.get(name));
  return { status: response.status, headers, body: await response.text() };
}

async function posted(body: unknown) {
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.text() };
}

async function asked<Answer>(ask: () => Promise<Answer>): Promise<readonly Answer[]> {
  const answers: Answer[] = [];
  for (let time = 0; time < TIMES; time += 1) answers.push(await ask());
  return answers;
}

const CARD = `fragment Card on Attraction { attractionId name(language: sv) pos admin
  category { key name(language: en) }
  parent { attractionId name } children(first: 2) { edges { cursor metresAlong node { name } }
    pageInfo { endCursor } } }`;

test.each([
  ['a list', `query ($b: Bounds!) { attractionLists(bounds: $b, kind: hiking) { best { ...Card } } } ${CARD}`],
  ['a page', `query ($b: Bounds!) { attractions(bounds: $b, first: 3) { edges { node { ...Card } } } } ${CARD}`],
  ['results of several types', '{ search(query: "saari") { __typename ... on SearchAttraction { matchedName } } }'],
  ['a place of a union', `{ attraction(id: ${IDS.fortress}) { __typename ... on Attraction { ...Card } } } ${CARD}`],
  ['a place that is gone', `{ attraction(id: ${IDS.gone}) { __typename ... on GoneAttraction { lastName } } }`],
  ['a node', `{ node(id: "${globalId('Attraction', IDS.museum)}") { __typename id ... on Attraction { stars } } }`],
  ['directives', '{ dataSet { version @include(if: true) placeCount @skip(if: true) } }'],
  ['the schema', '{ __type(name: "Category") { fields { name type { kind name } } } }'],
  ['nobody’s viewer', '{ viewer { username } }'],
])('%s is answered the same each time', async (_what, query) => {
  const parameters = { query, variables: JSON.stringify({ b: HELSINKI }) };
  const [first, ...others] = await asked(() => answer(parameters));
  expect(first?.status).toBe(200);
  expect(first?.body).toMatch(/^{"data":/);
  for (const other of others) expect(other).toEqual(first);
});

test.each([
  ['a refused page', 'query ($n: Int!) { attractions(first: $n) { edges { cursor } } }', 0],
  ['a variable of another type', 'query ($n: Int!) { attractions(first: $n) { edges { cursor } } }', 'many'],
  ['a variable that is missing', 'query ($n: Int!) { attractions(first: $n) { edges { node { name } } } }', undefined],
  [
    'a query that is too large',
    'query ($n: Int!) { attractions(first: $n) { edges { node { nearby(first: 100) { name } } } } }',
    100,
  ],
])('%s has the same error each time, among good answers to the query', async (_what, query, n) => {
  const bad = () => answer({ query, variables: JSON.stringify({ n }) });
  const [first, ...early] = await asked(bad);
  expect(first?.body).toContain('"errors"');
  for (const other of early) expect(other).toEqual(first);
  for (const good of await asked(() => answer({ query, variables: '{"n":1}' }))) expect(good.status).toBe(200);
  for (const other of await asked(bad)) expect(other).toEqual(first);
});

test('each format that a client accepts is answered as before', async () => {
  const query = '{ dataSet { version } }';
  const accepts = ['application/graphql-response+json', '*/*', 'text/event-stream', 'text/css'];
  const first = await Promise.all(accepts.map((accept) => answer({ query }, accept)));
  await asked(() => answer({ query }));
  const later = await asked(() => Promise.all(accepts.map((accept) => answer({ query }, accept))));
  expect(later.at(-1)).toEqual(first);
});

const ANSWER = /^{"data":{"dataSet":{"version":\d+}},"extensions":{"cost":{"requested":2,"limit":8700}}}$/;

test('a posted query is answered by its text, its name and its id alike', async () => {
  const query = 'query Version { dataSet { version } }';
  const [first, ...others] = await asked(() => posted({ query, operationName: 'Version', variables: null }));
  expect(first).toEqual({ status: 200, body: expect.stringMatching(ANSWER) });
  for (const other of others) expect(other).toEqual(first);
  expect(await posted({ query, operationName: 'Other' })).not.toMatchObject({ status: 200, body: first?.body });
  expect((await posted({ query, more: 1 })).status).toBe(400);
});

function globalId(type: string, id: number): string {
  return Buffer.from(`${type}:${id}`).toString('base64');
}
