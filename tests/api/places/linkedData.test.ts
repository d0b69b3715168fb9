import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publishHelsinki } from '../../support/made/helsinki.ts';
import { hideIdentity } from '../../support/made/madePlaces.ts';
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

/** The linked data of a page; null where it has none. */
async function linkedDataOf(pathname: string): Promise<unknown> {
  const html = await (await fetch(`${server.url}${pathname}`)).text();
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  return json === undefined ? null : JSON.parse(json);
}

describe('the linked data of pages hold', () => {
  test('what a place is, in the language of the page', async () => {
    expect(await linkedDataOf(`/v/place/${IDS.fortress}?lang=en`)).toMatchObject({
      '@type': 'Park',
      url: `https://taival.example/v/place/${IDS.fortress}`,
      name: 'Fortress Island',
      description: 'An island',
      openingHoursSpecification: [{ opens: '00:00', closes: '23:59' }],
      subjectOf: [{ url: 'https://fi.wikipedia.org/wiki/Linnoitussaari' }],
    });
  });

  test('where a place lies', async () => {
    expect(await linkedDataOf(`/v/place/${IDS.museum}`)).toMatchObject({
      '@type': 'Museum',
      containedInPlace: { '@type': 'Park', name: 'Linnoitussaari' },
    });
  });

  test.each(['/v/place/museum?pos=11,24.95,60.17', '/v/map/museum?pos=11,24.95,60.17'])(
    'the places of a list in their order (%s)',
    async (pathname) => {
      expect(await linkedDataOf(pathname)).toMatchObject({
        '@type': 'ItemList',
        name: 'Museot',
        itemListElement: [{ position: 1, name: 'Linnoitusmuseo', url: `https://taival.example/v/place/${IDS.museum}` }],
      });
    },
  );

  test.each([IDS.hidden, IDS.gone, IDS.own, 123_456])('nothing of a place that is not shown (%d)', async (id) => {
    expect(await linkedDataOf(`/v/place/${id}`)).toBeNull();
  });

  test('no area around a place that is hidden', async () => {
    await hideIdentity(server.db, IDS.fortress);
    expect(await linkedDataOf(`/v/place/${IDS.museum}?lang=sv`)).not.toHaveProperty('containedInPlace');
  });

  test.each(['/', '/v/help'])('nothing on a page without places (%s)', async (pathname) => {
    expect(await linkedDataOf(pathname)).toBeNull();
  });
});
