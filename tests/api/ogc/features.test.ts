import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { KINDS } from '#common/catalogue/kinds.ts';
import { publishHelsinki } from '../../support/made/helsinki.ts';
import { HELSINKI, IDS } from '../../support/made/placesOfHelsinki.ts';
import { startTestServer, type TestServer } from '../../support/testServer.ts';
import { askOgc, exception, features, linked, pathOf } from './asked.ts';

// The abstract test suite of OGC API Features, Part 1: Core (OGC 17-069r4, annex A), each test by what it says.

let server: TestServer;
let ogc: ReturnType<typeof askOgc>;

beforeAll(async () => {
  server = await startTestServer();
  await publishHelsinki(server.db);
  ogc = askOgc(server.url);
}, 60_000);

afterAll(() => server.stop());

const PLACES = '/collections/places/items';
const bbox = HELSINKI.join(',');
const collectionsBody = z.object({
  collections: z.array(
    linked.extend({
      id: z.string(),
      crs: z.tuple([z.literal('http://www.opengis.net/def/crs/OGC/1.3/CRS84')]),
      extent: z.object({ spatial: z.object({ bbox: z.array(z.array(z.number()).length(4)).min(1) }) }),
    }),
  ),
});

describe('the landing page', () => {
  test('links to itself, to the API definition, to the conformance classes and to the collections', async () => {
    const { links } = linked.parse(await ogc.json(''));
    for (const rel of ['self', 'alternate', 'service-desc', 'service-doc', 'conformance', 'data'])
      expect(pathOf(links, rel), rel).not.toBeNull();
    for (const rel of ['service-desc', 'conformance', 'data'])
      expect((await ogc.get(pathOf(links, rel) ?? 'none')).status).toBe(200);
  });

  test('leads a browser to our own page', async () => {
    for (const response of [await ogc.get('?f=html'), await ogc.get('', { accept: 'text/html,*/*;q=0.8' })]) {
      expect([response.status, response.headers.get('location')]).toEqual([303, 'https://taival.example/']);
    }
    expect((await ogc.get('', { accept: '*/*' })).status).toBe(200);
    expect((await ogc.get('?f=json', { accept: 'text/html' })).status).toBe(200);
  });
});

test('the conformance declaration names core, GeoJSON and OpenAPI 3.0', async () => {
  const { conformsTo } = z.object({ conformsTo: z.array(z.string()) }).parse(await ogc.json('/conformance'));
  expect(conformsTo).toEqual(
    ['core', 'geojson', 'oas30'].map((name) => `http://www.opengis.net/spec/ogcapi-features-1/1.0/conf/${name}`),
  );
});

test('the API definition is an OpenAPI 3.0 document that describes each collection', async () => {
  const response = await ogc.get('/api');
  expect(response.headers.get('content-type')).toMatch(/^application\/vnd\.oai\.openapi\+json; ?version="?3\.0/);
  const api = z
    .object({ openapi: z.string().startsWith('3.0'), paths: z.record(z.string(), z.unknown()) })
    .parse(await response.json());
  const { collections } = collectionsBody.parse(await ogc.json('/collections'));
  expect(Object.keys(api.paths)).toEqual(
    expect.arrayContaining(collections.flatMap(({ id }) => [`/collections/${id}/items`])),
  );
});

test('the API definition names the properties of places as they are', async () => {
  const described = z.object({ required: z.array(z.string()), properties: z.record(z.string(), z.unknown()) });
  const { components } = z
    .object({
      components: z.object({
        schemas: z.object({ place: z.object({ properties: z.object({ properties: described }) }) }),
      }),
    })
    .parse(await ogc.json('/api'));
  const { required, properties } = components.schemas.place.properties.properties;
  const { features } = await ogc.page('/collections/places/items');
  for (const feature of features) {
    const names = Object.keys(feature.properties);
    expect(names).toEqual(expect.arrayContaining(required));
    expect(Object.keys(properties)).toEqual(expect.arrayContaining(names));
  }
});

describe('the collections', () => {
  test('are all places, routes, each kind, and conditions, with links, extent and reference system', async () => {
    const { collections } = collectionsBody.parse(await ogc.json('/collections'));
    expect(collections.map(({ id }) => id)).toEqual([
      'places',
      'routes',
      ...KINDS.filter((kind) => kind !== 'none'),
      'conditions',
    ]);
    for (const collection of collections) {
      expect(pathOf(collection.links, 'items')).toBe(`/collections/${collection.id}/items`);
      expect(await ogc.json(`/collections/${collection.id}`)).toMatchObject(collection);
      expect((await ogc.page(`/collections/${collection.id}/items?limit=1`)).type).toBe('FeatureCollection');
    }
  });

  test('of other ids are not there', async () => {
    for (const path of ['/collections/none', '/collections/x', '/collections/x/items', '/collections/x/items/1']) {
      const response = await ogc.get(path);
      expect([path, response.status]).toEqual([path, 404]);
      exception.parse(await response.json());
    }
  });
});

describe('the features of a collection', () => {
  test('are those of its kind, without hidden ones, and routes are lines', async () => {
    expect((await ogc.page('/collections/museum/items')).ids).toEqual([IDS.museum, IDS.farMuseum]);
    expect((await ogc.page('/collections/routes/items')).ids).toEqual([IDS.trail]);
    expect((await ogc.page(PLACES)).ids).not.toContain(IDS.hidden);
  });

  test('say what they are and link to themselves, to our page and to the collection', async () => {
    const { features: found, links, timeStamp } = await ogc.page('/collections/museum/items?lang=sv');
    expect(found[0]?.properties).toMatchObject({
      name: 'Linnoitusmuseo',
      name_sv: 'Fästningsmuseet',
      category: 'tourism/museum',
    });
    expect(found[0]?.geometry).toEqual({ type: 'Point', coordinates: [24.988, 60.147] });
    expect(pathOf(links, 'self')).toBe('/collections/museum/items?lang=sv');
    expect(pathOf(links, 'collection')).toBe('/collections/museum');
    expect(links.find(({ rel }) => rel === 'alternate')?.type).toBe('text/html');
    expect(Date.parse(timeStamp)).toBeGreaterThan(0);
  });

  test.each([1, 2, 3])('come page by page, each once, by the links `next` (%d a page)', async (limit) => {
    const all = (await ogc.page(PLACES)).ids;
    const walked: number[] = [];
    let path: string | null = `${PLACES}?limit=${limit}`;
    while (path !== null) {
      const page: Awaited<ReturnType<typeof ogc.page>> = await ogc.page(path);
      expect(page.ids.length).toBeLessThanOrEqual(limit);
      walked.push(...page.ids);
      path = pathOf(page.links, 'next');
    }
    expect(walked).toEqual(all);
    expect(new Set(walked).size).toBe(8);
  });

  test('are at most the largest page, whatever is asked for', async () => {
    expect((await ogc.page(`${PLACES}?limit=100000`)).ids).toHaveLength(8);
  });
});

describe('bbox', () => {
  const within = async (box: string, collection = 'places') =>
    (await ogc.page(`/collections/${collection}/items?bbox=${box}`)).ids;

  test('finds what touches it, also by six numbers', async () => {
    expect(await within(bbox)).toEqual(expect.arrayContaining([IDS.museum, IDS.trail, IDS.fortress]));
    expect(await within(bbox)).not.toContain(IDS.farMuseum);
    const [west, south, east, north] = HELSINKI;
    expect(await within([west, south, -10, east, north, 100].join(','))).toEqual(await within(bbox));
  });

  test('leaves out a feature whose box alone touches it', async () => {
    expect(await within('25.0,60.26,25.1,60.3', 'routes')).toEqual([IDS.trail]);
    expect(await within('25.2,60.21,25.28,60.25', 'routes')).toEqual([]);
  });

  test('finds areas around it, and points on its edge', async () => {
    expect(await within('24.975,60.141,24.977,60.142')).toEqual([IDS.fortress]);
    expect(await within('24.988,60.147,24.988,60.147')).toEqual(expect.arrayContaining([IDS.museum, IDS.fortress]));
  });

  test('may be the whole world, and may cross the antimeridian', async () => {
    expect(await within('-180,-90,180,90')).toHaveLength(8);
    expect(await within('170,-90,-170,90')).toEqual([]);
    expect(await within('25.4,60,-170,70')).toEqual([IDS.farMuseum]);
  });

  test.each(['1,2,3', '1,2,3,4,5', '1,2,3,x', '', '0,60,25,50', '190,0,191,1', '0,0,0,91', '1,2,,4', '1,2,3,4,5,x'])(
    'is refused where it is none (%s)',
    async (box) => {
      const response = await ogc.get(`${PLACES}?bbox=${box}`);
      expect(response.status).toBe(400);
      expect(exception.parse(await response.json()).description).toContain('bbox');
    },
  );
});

describe('parameters', () => {
  test.each(['foo=1', 'bbox-crs=x', 'Limit=3', `${'kind'}=CLOSED`])(
    'that are not known are refused (%s)',
    async (one) => {
      const response = await ogc.get(`${PLACES}?${one}`);
      expect(response.status).toBe(400);
      expect(exception.parse(await response.json())).toEqual({
        code: 'InvalidParameterValue',
        description: `${one.split('=')[0]}: unknown`,
      });
    },
  );

  test.each(['', '/conformance', '/api', '/collections', '/collections/museum', '/collections/museum/items/2'])(
    'that are not known are refused everywhere (%s)',
    async (path) => {
      expect((await ogc.get(`${path}?foo=1`)).status).toBe(400);
    },
  );

  test.each(['0', '-1', 'x', '1.5', '', '1&limit=2'])('limit is a whole number from 1 on (%s)', async (limit) => {
    expect((await ogc.get(`${PLACES}?limit=${limit}`)).status).toBe(400);
  });

  test.each(['x', btoa('[0,1,2]'), btoa('[3,1]'), ''])('after is a cursor of ours (%s)', async (after) => {
    expect((await ogc.get(`${PLACES}?after=${after}`)).status).toBe(400);
  });

  test('filter by category, name and municipality', async () => {
    const found = async (query: string) => (await ogc.page(`${PLACES}?${query}`)).ids;
    expect(await found('category=tourism-museum')).toEqual([IDS.museum, IDS.farMuseum]);
    expect(await found('name=fastningsmuseet')).toEqual([IDS.museum]);
    expect(await found('name=Linnoitus')).toEqual([]);
    expect(await found('municipality=Helsinki')).toContain(IDS.fortress);
    expect(await found('municipality=Turku')).toEqual([]);
    expect((await ogc.get(`${PLACES}?category=x`)).status).toBe(400);
  });
});

describe('one feature', () => {
  test('is as in its collection, and links to itself, to our page and to the collection', async () => {
    const response = await ogc.get(`/collections/routes/items/${IDS.trail}`);
    expect(response.headers.get('content-type')).toMatch(/^application\/geo\+json/);
    const feature = features.shape.features.element.and(linked).parse(await response.json());
    const { features: listed } = await ogc.page('/collections/routes/items');
    expect(feature).toMatchObject({ id: IDS.trail, geometry: listed[0]?.geometry, properties: listed[0]?.properties });
    expect(pathOf(feature.links, 'self')).toBe(`/collections/routes/items/${IDS.trail}`);
    expect(pathOf(feature.links, 'collection')).toBe('/collections/routes');
    const page = await ogc.get(`/collections/routes/items/${IDS.trail}?f=html&lang=sv`);
    expect(page.headers.get('location')).toBe(`https://taival.example/v/place/${IDS.trail}?lang=sv`);
  });

  test('that was merged leads to the one it is part of', async () => {
    const response = await ogc.get(`/collections/museum/items/${IDS.mergedTwice}?lang=en`);
    expect([response.status, response.headers.get('location')]).toEqual([
      301,
      `https://taival.example/ogc/collections/museum/items/${IDS.museum}?lang=en`,
    ]);
  });

  test.each([IDS.hidden, IDS.gone, IDS.own, IDS.cafe, 123_456, 'x', '-1'])('is not there (%s)', async (id) => {
    const response = await ogc.get(`/collections/museum/items/${id}`);
    expect(response.status).toBe(404);
    exception.parse(await response.json());
  });
});

describe('caches', () => {
  test('have features as other public data, and get them once', async () => {
    const first = await ogc.get(PLACES);
    expect(first.headers.get('cache-control')).toMatch(/^public, max-age=60/);
    expect(first.headers.get('vary')).toContain('accept');
    const etag = first.headers.get('etag') ?? '';
    const again = await ogc.get(PLACES, { 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect((await ogc.get(`${PLACES}?limit=2`, { 'if-none-match': etag })).status).toBe(200);
  });

  test('revalidate a feature by its id each time, since the feed of changes may have listed it', async () => {
    const one = `/collections/places/items/${IDS.museum}`;
    const first = await ogc.get(one);
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const again = await ogc.get(one, { 'if-none-match': first.headers.get('etag') ?? '' });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  test('pages of any origin may read, without credentials', async () => {
    const { headers } = await ogc.get(PLACES, { origin: 'https://other.example' });
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
  });
});
