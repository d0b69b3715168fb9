import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NO_OUTSIDE_MAPS } from '#common/baseMap.ts';
import { publishHelsinki } from '../../support/made/helsinki.ts';
import { EMPTY_BOUNDS, HELSINKI, IDS } from '../../support/made/placesOfHelsinki.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await publishHelsinki(server.db);
}, 60_000);

afterAll(() => server.stop());

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${server.url}${path}`, { headers });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : null,
  };
}

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

describe('GET /api/query/attractions/{id}', () => {
  test('answers a place with what it lies in and what lies in it', async () => {
    const { status, body } = await get(`/api/query/attractions/${IDS.fortress}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: IDS.fortress, geometry: { type: 'Polygon' }, aliases: [], expandedParent: null });
    expect(body.properties).toEqual({
      name_sv: 'Fästningsön',
      name_en: 'Fortress Island',
      wikipedia: 'fi:Linnoitussaari',
      openingHours: '24/7',
      artist_name: 'A. Rakentaja',
      description: 'Saari',
      descriptionLanguage: 'fi',
    });
    expect(body.expandedChildren.map((child: { id: number; relation: string }) => [child.id, child.relation])).toEqual([
      [IDS.museum, 'INSIDE'],
      [IDS.cafe, 'INSIDE'],
    ]);
  });

  test('answers a place with its records and the credits to show', async () => {
    const { body } = await get(`/api/query/attractions/${IDS.fortress}`);
    expect(body.sources).toEqual([
      { key: 'lipas', ref: '503', url: null, date: null },
      { key: 'osm', ref: 'way/1', url: 'https://www.openstreetmap.org/way/1', date: null },
    ]);
    const { body: feature } = await get(`/api/query/attractions/${IDS.fortress}.geojson`);
    expect(body.credits).toEqual(feature.properties.credits);
    expect(body.credits).toHaveLength(2);
    const { body: item } = await get(`/ogc/collections/places/items/${IDS.fortress}`);
    expect(item.properties.credits).toEqual(body.credits);
  });

  test('answers in the asked language, and says which one a text is in', async () => {
    const { body } = await get(`/api/query/attractions/${IDS.fortress}?lang=en`);
    expect(body.properties).toMatchObject({ description: 'An island', descriptionLanguage: 'en' });
    const swedish = await get(`/api/query/attractions/${IDS.fortress}?lang=sv`);
    expect(swedish.body.admin).toEqual(['Helsingfors', 'Nyland']);
    expect(swedish.body.properties).toMatchObject({ description: 'Saari', descriptionLanguage: 'fi' });
  });

  test('lists the places along a route in their order', async () => {
    const { body } = await get(`/api/query/attractions/${IDS.trail}`);
    expect(body).toMatchObject({ contour: 12_300, area: null });
    expect(
      body.expandedChildren.map((child: { id: number; metresAlong: number }) => [child.id, child.metresAlong]),
    ).toEqual([
      [IDS.shelter, 1500.5],
      [IDS.tower, 8000],
    ]);
  });

  test('answers a point with its parent, its aliases and a point geometry', async () => {
    const { body } = await get(`/api/query/attractions/${IDS.museum}`);
    expect(body).toMatchObject({
      aliases: ['Linnakemuseo'],
      geometry: { type: 'Point', coordinates: [24.988, 60.147] },
      expandedParent: { id: IDS.fortress },
    });
  });

  test.each([IDS.merged, IDS.mergedTwice])('a merged id answers with its new place (%d)', async (id) => {
    const { status, body } = await get(`/api/query/attractions/${id}`);
    expect([status, body.id]).toEqual([200, IDS.museum]);
  });

  test.each([
    ['that has vanished', IDS.gone, 'gone'],
    ['that was hidden', IDS.hidden, 'gone'],
    ['merged into itself', IDS.circle, 'gone'],
    ['that only a withdrawn version had', IDS.rolledBack, 'notFound'],
    ['that was never given', 123_456_789, 'notFound'],
    ['of a place of somebody’s own', IDS.own, 'notFound'],
    ['in a range of nobody', 2e13, 'notFound'],
    ['of the largest number', Number.MAX_SAFE_INTEGER, 'notFound'],
  ])('an id %s is 404', async (_what, id, message) => {
    expect(await get(`/api/query/attractions/${id}`)).toMatchObject({ status: 404, body: { message } });
  });

  test.each(['-1', 'abc', '1.5', '1e3', '9007199254740992', '12345678901234567890', '%20', `${'9'.repeat(250)}`])(
    '%s is no id',
    async (id) => {
      expect(await get(`/api/query/attractions/${id}`)).toMatchObject({
        status: 400,
        body: { parameterName: 'id', detail: 'invalid' },
      });
    },
  );

  test('an unknown language is refused', async () => {
    expect(await get(`/api/query/attractions/${IDS.museum}?lang=de`)).toMatchObject({
      status: 400,
      body: { parameterName: 'lang', detail: 'unknown' },
    });
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

describe('GET /api/query/find', () => {
  test('finds a place by a name in any language, under its header', async () => {
    const { status, body } = await get('/api/query/find?q=F%C3%A4stnings%C3%B6n');
    expect(status).toBe(200);
    expect(body[0]).toEqual({ type: 'header', name: 'ATTRACTIONS' });
    expect(body[1]).toMatchObject({
      type: 'attraction',
      id: IDS.fortress,
      name: 'Linnoitussaari',
      name_sv: 'Fästningsön',
      stars: 4,
      pt: [24.985, 60.145],
      admin: ['Helsinki', 'Uusimaa'],
    });
  });

  test('reads a coordinate', async () => {
    const { body } = await get(`/api/query/find?q=${encodeURIComponent('60.17, 24.94')}`);
    expect(body).toEqual([{ type: 'position', name: '60.17000, 24.94000', pt: [24.94, 60.17] }]);
  });

  // SPEC §5: Search: query trimmed; empty clears results; under 2 chars gives no results
  test.each(['', 'a', ' a '])('finds nothing under two characters (%j)', async (q) => {
    expect(await get(`/api/query/find?q=${encodeURIComponent(q)}`)).toMatchObject({ status: 200, body: [] });
  });

  test('does not find what moderators have hidden', async () => {
    const { body } = await get('/api/query/find?q=Piilotettu');
    expect(JSON.stringify(body)).not.toContain('Piilotettu');
  });

  test.each([String.fromCharCode(0), '%', "'; DROP TABLE place; --", '\\', '\u{1F9ED}\u{1F9ED}'])(
    'takes %j as text',
    async (q) => {
      expect((await get(`/api/query/find?q=ab${encodeURIComponent(q)}`)).status).toBe(200);
    },
  );

  test.each([
    ['', 'q', 'missing'],
    ['q=a&q=b', 'q', 'invalid'],
    [`q=${'x'.repeat(500)}`, 'q', 'tooLong'],
    ['q=abc&lon=24', 'lat', 'missing'],
    ['q=abc&lon=24&lat=x', 'lat', 'invalid'],
    ['q=abc&lang=de', 'lang', 'unknown'],
  ])('refuses %s', async (query, parameterName, detail) => {
    expect(await get(`/api/query/find?${query}`)).toMatchObject({ status: 400, body: { parameterName, detail } });
  });
});

describe('the API', () => {
  test('describes itself', async () => {
    const { status, body } = await get('/api/openapi.json');
    expect(status).toBe(200);
    expect(Object.keys(body.paths).sort()).toEqual([
      '/api/attractions/{id}/hidden',
      '/api/attractions/{id}/name',
      '/api/bundle',
      '/api/comments',
      '/api/comments/last',
      '/api/comments/my',
      '/api/comments/user/{user}',
      '/api/conditions',
      '/api/conditions/official',
      '/api/conditions/official/{id}',
      '/api/conditions/{id}/confirm',
      '/api/conditions/{id}/end',
      '/api/conditions/{id}/hidden',
      '/api/conditions/{id}/until',
      '/api/favourites',
      '/api/favourites/export.gpx',
      '/api/images/approve/{id}',
      '/api/images/delete/{id}',
      '/api/images/my',
      '/api/images/new',
      '/api/images/profileImage',
      '/api/images/uploadAttractionImage',
      '/api/images/uploadProfileImage',
      '/api/images/user/{user}',
      '/api/notes',
      '/api/oembed',
      '/api/query/attractions',
      '/api/query/attractions.geojson',
      '/api/query/attractions/{id}',
      '/api/query/attractions/{id}.geojson',
      '/api/query/attractions/{id}.gpx',
      '/api/query/changes',
      '/api/query/changes.atom',
      '/api/query/conditions',
      '/api/query/conditions.atom',
      '/api/query/conditions.geojson',
      '/api/query/data/{x}',
      '/api/query/find',
      '/api/query/height',
      '/api/query/weatherAt',
      '/api/query/wikiHtml',
      '/api/user/change-email',
      '/api/user/confirm-email',
      '/api/user/confirm-login',
      '/api/user/confirm-new-email',
      '/api/user/confirm-reset-password',
      '/api/user/feedback',
      '/api/user/list',
      '/api/user/logError',
      '/api/user/login',
      '/api/user/login-plain',
      '/api/user/login-with-token',
      '/api/user/logout',
      '/api/user/logout-plain',
      '/api/user/my-data',
      '/api/user/profile',
      '/api/user/profile/{user}',
      '/api/user/prove',
      '/api/user/register',
      '/api/user/reset-password',
      '/api/user/second-factor/confirm',
      '/api/user/second-factor/recovery-codes',
      '/api/user/second-factor/remove',
      '/api/user/second-factor/start',
      '/api/user/security-log',
      '/api/user/security-log/all',
      '/api/user/set-password',
      '/api/user/set-password-with-token',
      '/api/userattractions',
      '/api/userattractions/export.gpx',
      '/api/userattractions/{id}',
      '/api/wiki/html/{a}/{b}',
      '/ogc',
      '/ogc/api',
      '/ogc/collections',
      '/ogc/collections/{collectionId}',
      '/ogc/collections/{collectionId}/items',
      '/ogc/collections/{collectionId}/items/{featureId}',
      '/ogc/conformance',
    ]);
    const bbox = body.paths['/api/query/attractions'].get.parameters.find(
      (parameter: { name: string }) => parameter.name === 'bbox',
    );
    expect(bbox).toMatchObject({ in: 'query', required: true });
  });

  test('describes parameters by the words and numbers that they take', async () => {
    const { body } = await get('/api/openapi.json');
    const of = (address: string) =>
      new Map<string, unknown>(
        body.paths[address].get.parameters.map((one: { name: string; schema: unknown }) => [one.name, one.schema]),
      );
    const list = of('/api/query/attractions');
    expect(list.get('sort')).toMatchObject({ type: 'string', enum: expect.arrayContaining(['best', 'nearest']) });
    expect(list.get('lon')).toEqual({ type: 'number', minimum: -180, maximum: 180 });
    expect(of('/api/query/attractions/{id}').get('id')).toEqual({ type: 'integer' });
    expect(of('/api/query/attractions/{id}').get('lang')).toMatchObject({ enum: ['fi', 'sv', 'en'], default: 'fi' });
    expect(of('/api/query/changes').get('limit')).toMatchObject({ type: 'integer', minimum: 1, maximum: 10_000 });
    const items = of('/ogc/collections/{collectionId}/items');
    expect(items.get('kind')).toMatchObject({ enum: expect.arrayContaining(['CLOSED']) });
  });

  test.each([
    ['/api/query/attractions/%ZZ', 400],
    [`/api/query/attractions/${'1'.repeat(400)}`, 414],
  ])('a broken address is answered in JSON (%s)', async (path, expected) => {
    const { status, headers, body } = await get(path);
    expect([status, headers.get('content-type')]).toEqual([expected, expect.stringContaining('application/json')]);
    expect(Object.keys(body)).toEqual(status === 400 ? ['parameterName', 'detail'] : ['message']);
  });

  test('an unexpected failure is answered by an id and nothing else', async () => {
    const broken = await startTestServer();
    try {
      await publishHelsinki(broken.db);
      await broken.db.pool.query('ALTER TABLE place RENAME COLUMN quality TO q');
      const response = await fetch(`${broken.url}/api/query/attractions?bbox=${HELSINKI.join(',')}`);
      expect(response.status).toBe(500);
      expect(await response.json()).toEqual({
        message: 'unexpected',
        errorId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      });
    } finally {
      await broken.stop();
    }
  });

  test('may be read from pages of any origin, without credentials', async () => {
    const { headers } = await get(`/api/query/data/version`, { origin: 'https://elsewhere.example' });
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
  });

  const PUBLIC = 'public, max-age=60, stale-while-revalidate=600';

  test.each([
    ['a list', '/api/query/attractions?bbox=24.9,60.1,25,60.2', PUBLIC],
    ['what was found', '/api/query/find?q=museo', PUBLIC],
    ['a place for a map', `/api/query/attractions/${IDS.museum}.gpx`, PUBLIC],
    ['the version', '/api/query/data/version', 'no-cache'],
    ['a place', `/api/query/attractions/${IDS.museum}`, 'no-cache'],
  ])('%s may be cached, and is not sent again to a client that has it', async (_what, path, cacheControl) => {
    const first = await get(path);
    const etag = first.headers.get('etag') ?? '';
    expect([first.headers.get('cache-control'), etag]).toEqual([cacheControl, expect.stringMatching(/^W\/"/)]);
    const again = await get(path, { 'if-none-match': etag });
    expect([again.status, again.headers.get('etag'), again.headers.get('cache-control')]).toEqual([
      304,
      etag,
      cacheControl,
    ]);
    expect(again.text).toBe('');
    expect((await get(path, { 'if-none-match': '"another"' })).status).toBe(200);
  });

  test('an answer 404 is not cached', async () => {
    const { headers } = await get('/api/query/attractions/1');
    expect([headers.get('cache-control'), headers.get('etag')]).toEqual(['no-store', null]);
  });

  test('asked too often, says when to come again', async () => {
    const limited = await startTestServer({
      config: { outsideMaps: NO_OUTSIDE_MAPS, publicUrl: null, rateLimits: true, trustProxy: 0 },
    });
    try {
      const statuses: number[] = [];
      let last: Response | undefined;
      for (let i = 0; i < 8; i++) {
        last = await fetch(`${limited.url}/api/query/attractions.geojson?attractionKind=none`);
        statuses.push(last.status);
        await last.arrayBuffer();
      }
      expect(statuses.filter((status) => status === 200)).toHaveLength(6);
      expect(last?.status).toBe(429);
      expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
    } finally {
      await limited.stop();
    }
  }, 60_000);
});
