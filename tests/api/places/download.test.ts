import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publishHelsinki } from '../../support/made/helsinki.ts';
import { IDS } from '../../support/made/placesOfHelsinki.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await publishHelsinki(server.db);
}, 60_000);

afterAll(() => server.stop());

const get = (file: string) => fetch(`${server.url}/api/query/attractions/${file}`);

describe('a place as a file', () => {
  test('in GPX is a track of its line, with a name to store it by', async () => {
    const response = await get(`${IDS.trail}.gpx`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/gpx+xml; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="rantareitti-${IDS.trail}.gpx"`);
    const gpx = await response.text();
    expect([...gpx.matchAll(/<trkpt lat="(.*?)" lon="(.*?)">/g)].map(([, lat, lon]) => [lon, lat])).toEqual([
      ['24.9', '60.2'],
      ['24.95', '60.24'],
      ['25.3', '60.4'],
    ]);
    // Issue "Relief" 3: in GraphQL, REST, GPX `<ele>`
    expect(gpx).toContain('<trkpt lat="60.2" lon="24.9"><ele>10</ele></trkpt>');
    expect(gpx.match(/<ele>/g)).toHaveLength(3);
    expect(gpx).toContain(`<link href="https://taival.example/v/place/${IDS.trail}"><text>Rantareitti</text></link>`);
  });

  test('in GPX is in the asked language, with the credits of its sources', async () => {
    const response = await get(`${IDS.fortress}.gpx?lang=sv`);
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="fastningson-${IDS.fortress}.gpx"`);
    const gpx = await response.text();
    expect(gpx).toContain('<trk><name>Fästningsön</name><desc>Saari</desc>');
    expect(gpx).toContain('<copyright author="LIPAS, University of Jyväskylä; © OpenStreetMap contributors">');
    expect(gpx.match(/<trkpt /g)).toHaveLength(5);
  });

  test('in GPX is a waypoint where it is a point', async () => {
    expect(await (await get(`${IDS.museum}.gpx`)).text()).toContain(
      '<wpt lat="60.147" lon="24.988"><name>Linnoitusmuseo</name>',
    );
  });

  // SPEC §2: A place can be taken along as GPX or GeoJSON, and on paper
  test('in GeoJSON is a feature with its properties, its page and its credits', async () => {
    const response = await get(`${IDS.fortress}.geojson?lang=en`);
    expect(response.headers.get('content-type')).toBe('application/geo+json; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="fortress-island-${IDS.fortress}.geojson"`,
    );
    expect(await response.json()).toMatchObject({
      type: 'Feature',
      id: IDS.fortress,
      bbox: [24.97, 60.14, 25, 60.15],
      geometry: { type: 'Polygon' },
      properties: {
        name: 'Linnoitussaari',
        name_en: 'Fortress Island',
        description: 'An island',
        link: `https://taival.example/v/place/${IDS.fortress}`,
        credits: [
          { licence: 'CC BY 4.0' },
          { licence: 'ODbL 1.0', licenceUrl: 'https://opendatacommons.org/licenses/odbl/1-0/' },
        ],
      },
    });
  });

  test('of a merged id is that of its new place', async () => {
    expect((await get(`${IDS.merged}.gpx`)).headers.get('content-disposition')).toBe(
      `attachment; filename="linnoitusmuseo-${IDS.museum}.gpx"`,
    );
  });

  test.each([
    [IDS.gone, 'gone'],
    [IDS.hidden, 'gone'],
    [IDS.own, 'notFound'],
    [123_456, 'notFound'],
  ])('of an id that is not there is none (%d)', async (id, message) => {
    for (const file of [`${id}.gpx`, `${id}.geojson`]) {
      const response = await get(file);
      expect([response.status, await response.json()]).toEqual([404, { message }]);
    }
  });

  test.each(['abc.gpx', '-1.geojson', '1.5.gpx', '5.kml', '5.gpx?lang=de'])('%s is refused', async (file) => {
    const response = await get(file);
    expect([response.status, response.headers.get('content-type')]).toEqual([400, 'application/json; charset=utf-8']);
  });
});
