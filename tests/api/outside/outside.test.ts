import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '#api/platform/log.ts';
import { projectRoot } from '#api/platform/paths.ts';
import { outsideAt } from '../../support/callers.ts';
import { type Client, clientOf } from '../../support/client.ts';
import { publishHelsinki } from '../../support/made/helsinki.ts';
import { madeWeather } from '../../support/made/madeWeather.ts';
import { IDS } from '../../support/made/placesOfHelsinki.ts';
import { type Answering, startUpstream, type Upstream } from '../../support/services/upstream.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';

// What the server asks of others: the configured services alone, and nothing while a page is made.

const TIMEOUT_MS = 300;

let elsewhere: Upstream;
let service: Upstream;
let server: TestServer;
let client: Client;

beforeAll(async () => {
  elsewhere = await startUpstream(madeWeather());
  service = await startUpstream(madeWeather());
  server = await startTestServer({
    outside: outsideAt(
      { fmiUrl: `${service.url}/wfs`, wikipediaUrl: `${service.url}/{lang}`, wikidataUrl: service.url },
      createLog('silent'),
      TIMEOUT_MS,
    ),
  });
  await publishHelsinki(server.db);
  client = clientOf(server.url);
});

afterAll(async () => {
  await server.stop();
  service.close();
  elsewhere.close();
});

const article =
  (extract: string): Answering =>
  (_request, response, { searchParams }) =>
    void response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ query: { pages: [{ title: searchParams.get('titles'), extract }] } }));

// Issue "Weather and encyclopedia": Only hosts of the configuration are ever contacted
test('only the hosts of the configuration are ever contacted, wherever they lead and whatever is asked', async () => {
  const leading: Answering = (_request, response) =>
    void response.writeHead(302, { location: `${elsewhere.url}/wfs` }).end();
  const pulling = article(
    `<p>a<img src="${elsewhere.url}/a.png"><link rel=stylesheet href="${elsewhere.url}/a.css">` +
      `<iframe src="${elsewhere.url}"></iframe><a href="${elsewhere.url}/">a</a></p>`,
  );
  for (const answering of [leading, pulling]) {
    service.answer(answering);
    await fetch(`${server.url}/api/query/weatherAt?lon=25.1&lat=61.2`);
    for (const title of [
      'Evo',
      `${elsewhere.url}/x`,
      `//${new URL(elsewhere.url).host}/x`,
      '..',
      `@${new URL(elsewhere.url).host}`,
    ]) {
      for (const path_ of [
        `/api/query/wikiHtml?language=fi&title=${encodeURIComponent(title)}`,
        `/api/wiki/html/fi/${encodeURIComponent(title)}`,
        `/api/wiki/html/${encodeURIComponent(title)}/x`,
      ]) {
        const response = await fetch(server.url + path_, {
          headers: { host: new URL(elsewhere.url).host, 'x-forwarded-host': new URL(elsewhere.url).host },
        });
        expect([200, 400, 404, 503]).toContain(response.status);
        expect(await response.text()).not.toContain(`href="${elsewhere.url}`);
      }
    }
  }
  expect(service.asked.length).toBeGreaterThan(2);
  expect(elsewhere.asked).toEqual([]);
});

// Issue "Weather and encyclopedia": Only hosts of the configuration are ever contacted
test('requests leave by one door', () => {
  const files = readdirSync(path.join(projectRoot, 'api'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.includes('generated'),
  );
  const asking = files.filter((file) =>
    /(?<![.\w])fetch\(|from '(?:node:)?https?'|from 'undici'/.test(
      readFileSync(path.join(projectRoot, 'api', file), 'utf8'),
    ),
  );
  const door = (file: string) => path.join('platform', 'http', file);
  expect(asking.toSorted()).toEqual([
    door('downloadOnce.ts'),
    door('httpClient.ts'),
    door('httpPost.ts'),
    door('publicPost.ts'),
  ]);
});

// Issue "Weather and encyclopedia": With a service slow, down or sending garbage the detail page is as fast as
//   without, and the log has one line
test('no page waits for a service outside, nor asks one: the detail of a place is as fast as without', async () => {
  service.answer(() => undefined);
  const before = service.asked.length;
  const operations: Record<string, string> = JSON.parse(
    readFileSync(path.join(projectRoot, 'web', 'data', 'relay', 'persistedQueries.json'), 'utf8'),
  );
  const [documentId = ''] =
    Object.entries(operations).findLast(([, text]) => text.startsWith('query AttractionDetailQuery(')) ?? [];
  const variables = JSON.stringify({ id: IDS.museum, language: 'fi' });
  const start = performance.now();
  const answer = await client.json<{ data: unknown; errors?: unknown }>(
    `/graphql?${new URLSearchParams({ documentId, variables })}`,
  );
  expect(performance.now() - start).toBeLessThan(5_000);
  expect([answer.errors, service.asked.length - before]).toEqual([undefined, 0]);
  // Neither is asked for in one operation with anything else.
  const together = Object.values(operations).filter(
    (text) =>
      /\b(?:weather|weatherAt|encyclopedia)\b(?:\(|\s*\{)/.test(text) &&
      /\b(?:nearby|geometry|children|comments)\b/.test(text),
  );
  expect(together).toEqual([]);
});
