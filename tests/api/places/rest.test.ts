import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { publishHelsinki } from '../../support/made/helsinki.ts';
import { EMPTY_BOUNDS, HELSINKI, IDS } from '../../support/made/placesOfHelsinki.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';
import { getJson } from './getJson.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await publishHelsinki(server.db);
}, 60_000);

afterAll(() => server.stop());

const get = (path: string) => getJson(server.url + path);

const ids = (rows: readonly { id: number }[]) => rows.map((row) => row.id);

// SPEC §7: GET /api/query/attractions: best and closest lists; skipped when kind is none and no category
describe('GET /api/query/attractions', () => {
  const bbox = HELSINKI.join(',');

  test('lists the best of a kind in the bounds by quality, and no closest beside them', async () => {
    const { status, body } = await get(`/api/query/attractions?attractionKind=hiking&bbox=${bbox}`);
    expect(status).toBe(200);
    expect(ids(body.best)).toEqual([IDS.fortress, IDS.trail, IDS.shelter]);
    expect(body.closest).toEqual([]);
  });

  test('answers with the field names of the specification', async () => {
    const { body } = await get(`/api/query/attractions?category=boundary/national_park&bbox=${bbox}`);
    expect(body.best).toEqual([
      {
        id: IDS.fortress,
        name: 'Linnoitussaari',
        name_sv: 'Fästningsön',
        name_en: 'Fortress Island',
        category: 'boundary/national_park',
        type: 'AREA',
        pos: [24.985, 60.145],
        bbox: [24.97, 60.14, 25, 60.15],
        area: 1_850_000,
        contour: null,
        height: null,
        ascent: null,
        admin: ['Helsinki', 'Uusimaa'],
        stars: 4,
        quality2: 80,
        source: 'lipas',
        closedForNow: false,
      },
    ]);
  });

  test('puts flat routes first, filters by ascent, and has the profile of a route', async () => {
    const { body } = await get(`/api/query/attractions?attractionKind=hiking&sort=flattest&bbox=${bbox}`);
    expect(body.best[0]).toMatchObject({ id: IDS.trail, ascent: 31, height: 12.5 });
    const flat = await get(`/api/query/attractions?features=ascentMax100&bbox=${bbox}`);
    expect(flat.body.best.map(({ id }: { id: number }) => id)).toEqual([IDS.trail]);
    const { body: route } = await get(`/api/query/attractions/${IDS.trail}`);
    expect(route.relief).toMatchObject({ ascent: 31, descent: 30, source: 'MODEL', profile: { step: 1118 } });
  });

  test('takes a category by its slug, and with kind none', async () => {
    const { body } = await get(`/api/query/attractions?attractionKind=none&category=tourism-museum&bbox=${bbox}`);
    expect(ids(body.best)).toEqual([IDS.museum]);
  });

  test('lists places of any kind where none is asked for', async () => {
    const { body } = await get(`/api/query/attractions?bbox=${bbox}`);
    expect(ids(body.best)).toContain(IDS.toilet);
    expect(ids(body.best)).not.toContain(IDS.farMuseum);
  });

  test('lists nothing for kind none without a category', async () => {
    expect((await get(`/api/query/attractions?attractionKind=none&bbox=${bbox}`)).body).toEqual({
      best: [],
      closest: [],
    });
  });

  test('lists the closest where nothing is in the bounds', async () => {
    const { body } = await get(`/api/query/attractions?attractionKind=museum&bbox=${EMPTY_BOUNDS.join(',')}`);
    expect(body.best).toEqual([]);
    expect(ids(body.closest)).toEqual([IDS.museum, IDS.farMuseum]);
  });

  // SPEC §2: List: sorted by quality score, with distance weighting when the user position is inside the map bounds
  //   (RULINGS 8)
  test('weighs distance from a position inside the bounds', async () => {
    // On the route: 60; the fortress, 7.7 km away: 80 − 8·log2(8.7) = 55; the shelter, 2 km away: 20 − 8·log2(3) = 7.
    const { body } = await get(`/api/query/attractions?attractionKind=hiking&bbox=${bbox}&lon=24.9&lat=60.2`);
    expect(ids(body.best)).toEqual([IDS.trail, IDS.fortress, IDS.shelter]);
  });

  test('names a nameless place by its category in the language that is asked for', async () => {
    const names = ['', '?lang=sv', '?lang=en'].map(async (query) => {
      const { body } = await get(`/api/query/attractions/${IDS.shelter}${query}`);
      const { body: feature } = await get(`/api/query/attractions/${IDS.shelter}.geojson${query}`);
      return [body.name, feature.properties.name];
    });
    expect(await Promise.all(names)).toEqual([
      ['Laavu', 'Laavu'],
      ['Vindskydd', 'Vindskydd'],
      ['Lean-to', 'Lean-to'],
    ]);
  });

  test('does not weigh distance from a position outside the bounds', async () => {
    const { body } = await get(`/api/query/attractions?attractionKind=hiking&bbox=${bbox}&lon=27&lat=62`);
    expect(ids(body.best)[0]).toBe(IDS.fortress);
  });

  test('lists a route that crosses the bounds though its own point is outside', async () => {
    const { body } = await get('/api/query/attractions?attractionKind=hiking&bbox=25.0,60.26,25.1,60.3');
    expect(ids(body.best)).toEqual([IDS.trail]);
  });

  test('leaves out a route that only its box brings into the bounds', async () => {
    const { body } = await get('/api/query/attractions?attractionKind=hiking&bbox=25.2,60.21,25.28,60.25');
    expect(body.best).toEqual([]);
    expect(ids(body.closest)).toContain(IDS.trail);
  });

  test('lists an area that surrounds the bounds', async () => {
    const { body } = await get('/api/query/attractions?attractionKind=hiking&bbox=24.975,60.141,24.977,60.142');
    expect(ids(body.best)).toEqual([IDS.fortress]);
  });

  test('lists the whole country by quality', async () => {
    const { body } = await get('/api/query/attractions?attractionKind=museum&bbox=19,59,32,71');
    expect(ids(body.best)).toEqual([IDS.farMuseum, IDS.museum]);
    const northern = await get('/api/query/attractions?attractionKind=museum&bbox=19,64,32,71');
    expect(ids(northern.body.best)).toEqual([IDS.farMuseum]);
  });

  test.each([
    ['bbox missing', '', 'bbox', 'missing'],
    ['bbox of three numbers', 'bbox=24,60,25', 'bbox', 'invalid'],
    ['bbox with words', 'bbox=a,b,c,d', 'bbox', 'invalid'],
    ['bbox with west beyond east', 'bbox=25,60,24,61', 'bbox', 'invalid'],
    ['bbox outside the world', 'bbox=24,60,25,91', 'bbox', 'invalid'],
    ['bbox twice', `bbox=${HELSINKI.join(',')}&bbox=${HELSINKI.join(',')}`, 'bbox', 'invalid'],
    ['a huge bbox', `bbox=${'1'.repeat(5000)}`, 'bbox', 'tooLong'],
    ['an unknown kind', `attractionKind=castle&bbox=${HELSINKI.join(',')}`, 'attractionKind', 'unknown'],
    ['an empty kind', `attractionKind=&bbox=${HELSINKI.join(',')}`, 'attractionKind', 'unknown'],
    ['an unknown category', `category=tourism/ufo&bbox=${HELSINKI.join(',')}`, 'category', 'unknown'],
    ['a huge category', `category=${'x'.repeat(8000)}&bbox=${HELSINKI.join(',')}`, 'category', 'unknown'],
    ['lon without lat', `lon=24&bbox=${HELSINKI.join(',')}`, 'lat', 'missing'],
    ['lat without lon', `lat=60&bbox=${HELSINKI.join(',')}`, 'lon', 'missing'],
    ['lon in words', `lon=east&lat=60&bbox=${HELSINKI.join(',')}`, 'lon', 'invalid'],
    ['lat beyond the pole', `lon=24&lat=99&bbox=${HELSINKI.join(',')}`, 'lat', 'outOfRange'],
  ])('refuses %s with the name of the parameter and a stable code', async (_what, query, parameterName, detail) => {
    const { status, body } = await get(`/api/query/attractions?${query}`);
    expect({ status, body }).toEqual({ status: 400, body: { parameterName, detail } });
  });
});

describe('GET /api/query/attractions.geojson', () => {
  test('streams the places of a filter with their geometry', async () => {
    const { status, headers, text } = await get(
      `/api/query/attractions.geojson?attractionKind=hiking&bbox=${HELSINKI.join(',')}`,
    );
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('application/geo+json');
    const collection = JSON.parse(text);
    expect(ids(collection.features)).toEqual([IDS.shelter, IDS.trail, IDS.fortress]);
    expect(collection.features[1]).toMatchObject({
      type: 'Feature',
      geometry: { type: 'LineString' },
      properties: { name: 'Rantareitti', contour: 12_300 },
    });
    expect(collection.features[0].geometry).toEqual({ type: 'Point', coordinates: [24.92, 60.215] });
  });

  test('holds every visible place without a filter', async () => {
    const { text } = await get('/api/query/attractions.geojson');
    const found = ids(JSON.parse(text).features);
    expect(found).toHaveLength(8);
    expect(found).not.toContain(IDS.hidden);
  });

  test('is an empty collection for kind none', async () => {
    const { text } = await get('/api/query/attractions.geojson?attractionKind=none');
    expect(JSON.parse(text)).toEqual({ type: 'FeatureCollection', features: [] });
  });

  test.each([
    ['bbox=1', 'bbox', 'invalid'],
    ['attractionKind=x', 'attractionKind', 'unknown'],
    ['category=x', 'category', 'unknown'],
    ['lang=x', 'lang', 'unknown'],
  ])('refuses %s', async (query, parameterName, detail) => {
    expect(await get(`/api/query/attractions.geojson?${query}`)).toMatchObject({
      status: 400,
      body: { parameterName, detail },
    });
  });
});

describe('GET /api/query/data/{x}', () => {
  test('categories have names in three languages, kind and slug', async () => {
    const { body } = await get('/api/query/data/categories');
    expect(body.find((row: { key: string }) => row.key === 'tourism/museum')).toMatchObject({
      name: 'Museo',
      name_sv: 'Museum',
      name_en: 'Museum',
      kind: 'museum',
      slug: 'tourism-museum',
    });
  });

  test('sources have licence, attribution and dates', async () => {
    const { body } = await get('/api/query/data/sources');
    expect(body.find((row: { key: string }) => row.key === 'osm')).toMatchObject({
      licence: 'ODbL 1.0',
      attribution: '© OpenStreetMap contributors',
      recordCount: 1,
      dataDate: '2026-05-04',
      importedAt: '2026-05-05T10:00:00.000Z',
    });
    expect(body.map((row: { key: string }) => row.key)).toEqual([
      'osm',
      'lipas',
      'municipalities',
      'geo-maps',
      'natural-earth',
      'fmi',
      'wikipedia',
    ]);
  });

  test('version describes the live data set', async () => {
    const { body } = await get('/api/query/data/version');
    expect(body).toMatchObject({ version: 2, placeCount: 9, publishedAt: expect.stringMatching(/Z$/) });
    expect(body.kindCounts).toContainEqual({ kind: 'museum', count: 3 });
  });

  test.each(['x', 'constructor', '__proto__', 'users'])('%s is 404', async (name) => {
    expect(await get(`/api/query/data/${name}`)).toMatchObject({ status: 404, body: { message: 'notFound' } });
  });
});
