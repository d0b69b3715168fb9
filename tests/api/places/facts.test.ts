import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, clientOf } from '../../support/client.ts';
import { publishMade } from '../../support/made/madePlaces.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';

const TRACK = {
  id: 41,
  name: 'Hippulatu',
  category: 'skitrack',
  position: [24.95, 60.17],
  properties: {
    openingHours: '24/7',
    facts: {
      status: ['out-of-service-temporarily'],
      duration: { min: 1, max: 2, unit: 'hours' },
      toilet: true,
      sauna: false,
      arrival: { fi: 'Bussilla 12.', sv: 'Med buss 12.' },
    },
  },
} as const;

let server: TestServer;
let client: Client;

beforeAll(async () => {
  server = await startTestServer();
  client = clientOf(server.url);
  await publishMade(server.db, 1, [TRACK, { ...TRACK, id: 42, name: 'Toinen', properties: {} }]);
}, 60_000);

afterAll(() => server.stop());

describe('what LIPAS says of a place', () => {
  const ask = (id: number, language: string) =>
    client.ask(
      `{ attraction(id: ${id}) { ... on Attraction { isClosedForNow properties {
           openingHours { state nextChange } facts(language: ${language}) { isMain key name text } } } } }`,
    );

  test('is in words in GraphQL; a place closed for now is never open, whatever its hours say', async () => {
    expect(await ask(41, 'sv')).toEqual({
      attraction: {
        isClosedForNow: true,
        properties: {
          openingHours: { state: 'CLOSED', nextChange: null },
          facts: [
            { isMain: true, key: 'duration', name: 'Tid', text: '1–2 tim' },
            { isMain: false, key: 'status', name: 'Status', text: 'Tillfälligt ur bruk' },
            { isMain: false, key: 'arrival', name: 'Ankomst', text: 'Med buss 12.' },
            { isMain: false, key: 'toilet', name: 'Allmän toalett', text: 'ja' },
          ],
        },
      },
    });
    expect(await ask(42, 'sv')).toEqual({
      attraction: { isClosedForNow: false, properties: { openingHours: null, facts: [] } },
    });
  });

  test('is in REST, GeoJSON and GPX in the asked language', async () => {
    const facts = [
      { key: 'duration', name: 'Kesto', text: '1–2 t' },
      { key: 'status', name: 'Tila', text: 'Poistettu käytöstä väliaikaisesti' },
      { key: 'arrival', name: 'Saapuminen', text: 'Bussilla 12.' },
      { key: 'toilet', name: 'Yleisö-wc', text: 'kyllä' },
    ];
    expect(await client.json('/api/query/attractions/41')).toMatchObject({
      closedForNow: true,
      properties: { facts },
    });
    expect(await client.json('/api/query/attractions/41.geojson')).toMatchObject({ properties: { facts } });
    expect(await client.json('/api/query/attractions/42')).toMatchObject({ closedForNow: false });
    const gpx = await (await fetch(`${server.url}/api/query/attractions/41.gpx`)).text();
    expect(gpx).toContain('Kesto: 1–2 t\nTila: Poistettu käytöstä väliaikaisesti');
  });
});
