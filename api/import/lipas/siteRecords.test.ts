import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { fieldsOf, listOf } from '#api/import/records/fields.ts';
import type { SourceRecord } from '#api/import/records/record.ts';
import { projectRoot } from '#api/platform/paths.ts';
import { readSite } from './site.ts';
import { type SiteRecords, siteRecords } from './siteRecords.ts';

const fixture: unknown = JSON.parse(
  readFileSync(path.join(projectRoot, 'api/import/lipas/fixtures/v2-sites.json'), 'utf8'),
);
const made = listOf(fieldsOf(fixture)['items']);

function recordsOf(document: unknown): SiteRecords {
  const site = readSite(document);
  if (site === null) throw new Error('no site');
  return siteRecords(site);
}

/** The made document with the id, some of its members replaced. */
function documentOf(id: number, changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return { ...fieldsOf(made.find((document) => fieldsOf(document)['lipas-id'] === id)), ...changes };
}

function located(...geometries: unknown[]): Readonly<Record<string, unknown>> {
  const features = geometries.map((geometry) => ({ type: 'Feature', geometry }));
  return { location: { city: { 'city-code': 109 }, geometries: { type: 'FeatureCollection', features } } };
}

/** A geometry in a collection in a collection, and so on. */
function collected(geometry: unknown, depth: number): unknown {
  let outer = geometry;
  for (let at = 0; at < depth; at++) outer = { type: 'GeometryCollection', geometries: [outer] };
  return outer;
}

function only({ records }: SiteRecords): SourceRecord {
  const [record, ...more] = records;
  if (record === undefined || more.length > 0) throw new Error(`${records.length} records`);
  return record;
}

const reasons = (document: unknown): string[] =>
  recordsOf(document).skipped.map(({ ref, reason }) => `${ref}: ${reason}`);

describe('a line network', () => {
  const [network, first, second, third, ...more] = recordsOf(documentOf(900001)).records;

  test('is one line per stretch between junctions, joined where two segments meet', () => {
    expect(network).toMatchObject({
      source: 'lipas',
      ref: '900001',
      proposedId: 100_000_000_900_001,
      category: 'route/hiking',
      type: 'PATH',
    });
    expect(network?.geometry).toEqual({
      type: 'MultiLineString',
      coordinates: [
        [
          [24.4, 60.99],
          [24.41, 60.995],
          [24.42, 61],
        ],
        [
          [24.42, 61],
          [24.44, 61],
          [24.46, 61.01],
        ],
        [
          [24.42, 61],
          [24.42, 61.02],
        ],
      ],
    });
  });

  test('has its names in three languages, the marketing name beside them', () => {
    expect(network?.names).toEqual({
      fi: 'Aulangon reitistö',
      sv: 'Aulanko leder',
      en: 'Aulanko trails',
      alt: ['Aulanko Outdoor'],
    });
  });

  test('has the properties that the site gives', () => {
    expect(network?.properties).toEqual({
      facts: { owner: ['city'], address: ['Aulangontie 1, 13220 Hämeenlinna'] },
      www: 'https://www.hameenlinna.fi/aulanko',
      phone: '+358 3 0000000',
      maintainer: 'Kunta / liikuntatoimi',
      description: 'Reitistö kiertää Aulangon.\n\nLähtö näkötornilta.',
      accessibility: 'https://example.org/aulanko',
    });
    expect(network).toMatchObject({ municipalities: ['109'], sourceDate: '2025-06-01', wikidata: null, areaM2: null });
  });

  test('named routes are records of their own, with an id from the sequence', () => {
    expect(more).toEqual([]);
    expect(first).toMatchObject({
      ref: '900001/route/11111111-1111-4111-8111-111111111111',
      proposedId: null,
      category: 'route/hiking',
      type: 'PATH',
      names: { fi: 'Metsälammen kierros', sv: 'Skogstjärnsslingan', en: 'Forest Pond Loop' },
      geometry: {
        type: 'LineString',
        coordinates: [
          [24.4, 60.99],
          [24.41, 60.995],
          [24.42, 61],
          [24.44, 61],
        ],
      },
      municipalities: ['109'],
      sourceDate: '2025-06-01',
    });
    expect(first?.names.alt).toBeUndefined();
  });

  test('a route has its own description, and its own contacts where it names any', () => {
    expect(first?.properties).toEqual({
      facts: {
        owner: ['city'],
        address: ['Aulangontie 1, 13220 Hämeenlinna'],
        comment: { fi: 'Reitistö kiertää Aulangon.\n\nLähtö näkötornilta.' },
        contacts: { fi: 'Hämeenlinnan ulkoilu · https://example.org/ulkoilu · ulkoilu@example.org · 03 1111111' },
      },
      description: 'Lyhyt kierros lammelle.\n\nPolku kulkee kuusikossa.',
      description_en: 'A short walk to the pond.',
      accessibility: 'limited: Jyrkkiä mäkiä.',
      maintainer: 'Hämeenlinnan ulkoilu',
      www: 'https://www.hameenlinna.fi/aulanko',
      phone: '+358 3 0000000',
      email: 'ulkoilu@example.org',
    });
  });

  test('a route without a name has its site’s, and is drawn by the segments it refers to', () => {
    expect(second).toMatchObject({
      names: { fi: 'Aulangon reitistö', sv: 'Aulanko leder', en: 'Aulanko trails' },
      geometry: {
        type: 'LineString',
        coordinates: [
          [24.44, 61],
          [24.46, 61.01],
        ],
      },
    });
  });

  test('a route whose name says too little alone has its site’s before it', () => {
    expect(third?.names).toEqual({ fi: 'Aulangon reitistö, 3 km' });
    expect(third?.properties.accessibility).toBeUndefined();
  });

  test('a route that draws nothing is listed', () => {
    expect(reasons(documentOf(900001))).toEqual(['900001/route/44444444-4444-4444-8444-444444444444: has no geometry']);
  });

  test('routes with a bad id, a bad geometry or the same id twice are listed', () => {
    const line = {
      type: 'FeatureCollection',
      features: [
        {
          type: 'Feature',
          geometry: {
            type: 'LineString',
            coordinates: [
              [24.4, 61],
              [24.41, 61],
            ],
          },
        },
      ],
    };
    const broken = {
      type: 'FeatureCollection',
      features: [{ type: 'Feature', geometry: { type: 'LineString', coordinates: [[24.4, 61], [24.41]] } }],
    };
    const abroad = {
      type: 'FeatureCollection',
      features: [
        {
          type: 'Feature',
          geometry: {
            type: 'LineString',
            coordinates: [
              [18.1, 59.3],
              [18.2, 59.3],
            ],
          },
        },
      ],
    };
    const routes = [
      { id: '../etc', geometries: line },
      { geometries: line },
      { id: 'b', geometries: broken },
      { id: 'c', 'route-name': { fi: 'Ensimmäinen' }, geometries: line },
      { id: 'c', 'route-name': { fi: 'Viimeinen' }, geometries: line },
      { id: 'd', geometries: abroad },
    ];
    const { records, skipped } = recordsOf(documentOf(900001, { activities: { cycling: { routes } } }));
    expect(records.map(({ names }) => names.fi)).toEqual(['Aulangon reitistö', 'Viimeinen']);
    expect(skipped).toEqual([
      { ref: '900001/route/../etc', reason: 'has no usable id' },
      { ref: '900001/route/number 2', reason: 'has no usable id' },
      { ref: '900001/route/b', reason: 'has an invalid geometry' },
      { ref: '900001/route/c', reason: 'occurs more than once; the last one counts' },
      { ref: '900001/route/d', reason: 'lies outside Finland' },
    ]);
  });
});

describe('a single route that is all of its network', () => {
  test('is the site itself: in the order of travel, with the route’s texts, its name searchable', () => {
    expect(only(recordsOf(documentOf(900002)))).toMatchObject({
      ref: '900002',
      proposedId: 100_000_000_900_002,
      category: 'skitrack',
      names: { fi: 'Ahveniston latu', alt: ['Ahveniston valaistu latu'] },
      geometry: {
        type: 'LineString',
        coordinates: [
          [24.41, 60.995],
          [24.42, 60.995],
          [24.43, 60.995],
        ],
      },
      properties: {
        description: 'Helppo latu.',
        description_sv: 'Lätt spår.',
        maintainer: 'Kuntaenemmistöinen yritys',
        facts: { groomed: true },
      },
      municipalities: ['109'],
      sourceDate: '2025-12-24',
    });
  });

  test('gives the site its names in the languages in which the site has none', () => {
    const document = documentOf(900002);
    const activities = fieldsOf(document['activities']);
    const [name = ''] = Object.keys(activities);
    const [route] = listOf(fieldsOf(activities[name])['routes']).map(fieldsOf);
    const named = { ...route, 'route-name': { fi: 'Ahveniston valaistu latu', se: 'Belysta spåret' } };
    expect(only(recordsOf({ ...document, activities: { [name]: { routes: [named] } } })).names).toEqual({
      fi: 'Ahveniston latu',
      sv: 'Belysta spåret',
      alt: ['Ahveniston valaistu latu'],
    });
  });
});

test('a site out of service for the time being says so', () => {
  const closed = only(recordsOf({ ...documentOf(900006), status: 'out-of-service-temporarily' }));
  expect(closed.properties.facts).toMatchObject({ status: ['out-of-service-temporarily'] });
  expect(only(recordsOf(documentOf(900006))).properties.facts).not.toHaveProperty('status');
});

describe('an activity that is a draft', () => {
  test('is not published: neither its routes nor its texts about the site', () => {
    for (const id of [900001, 900002, 900003]) {
      const document = documentOf(id);
      const drafts = Object.entries(fieldsOf(document['activities'])).map(
        ([name, activity]) => [name, { ...fieldsOf(activity), status: 'draft' }] as const,
      );
      const activities = Object.fromEntries(drafts);
      expect(recordsOf({ ...document, activities })).toEqual(recordsOf({ ...document, activities: {} }));
      expect(recordsOf(document)).not.toEqual(recordsOf({ ...document, activities: {} }));
    }
  });
});

describe('a route that comes back the way it went', () => {
  test('is drawn in both directions: its line is as long as the walk', () => {
    const lines = [
      [
        [24.4, 61],
        [24.41, 61],
      ],
      [
        [24.41, 61],
        [24.4, 61],
      ],
    ];
    const geometries = {
      type: 'FeatureCollection',
      features: lines.map((coordinates) => ({ type: 'Feature', geometry: { type: 'LineString', coordinates } })),
    };
    const routes = [{ id: 'a', 'route-name': { fi: 'Edestakainen polku' }, geometries }];
    const [, route] = recordsOf(documentOf(900001, { activities: { cycling: { routes } } })).records;
    expect(route?.geometry).toEqual({
      type: 'LineString',
      coordinates: [
        [24.4, 61],
        [24.41, 61],
        [24.4, 61],
      ],
    });
  });
});

describe('a length', () => {
  const drawnM = 5 * 0.01 * 6_371_008.8 * (Math.PI / 180) * Math.cos(61 * (Math.PI / 180));

  test.each([12.5, 2.7, 1])('is the declared one, also where that is the shorter (%d km)', (declared) => {
    const document = documentOf(900006, { properties: { 'route-length-km': declared } });
    expect(only(recordsOf(document)).lengthM).toBe(declared * 1000);
  });

  test('is the drawn one where the declared one is invalid or in a wrong unit', () => {
    for (const declared of [0.0125, 0.09 * (drawnM / 1000), 12_500, -3, 1e300, '12', null]) {
      expect(only(recordsOf(documentOf(900006, { properties: { 'route-length-km': declared } }))).lengthM).toBeCloseTo(
        drawnM,
        -1,
      );
    }
  });
});

describe('heights', () => {
  const drawn = (...coordinates: readonly (readonly number[])[]) =>
    only(recordsOf(documentOf(900006, located({ type: 'LineString', coordinates })))).geometry;

  test('of a line are rounded to a tenth of a metre', () => {
    expect(drawn([24.4, 61, 80.04], [24.41, 61, 0], [24.42, 61, 121.96])).toEqual({
      type: 'LineString',
      coordinates: [
        [24.4, 61, 80],
        [24.41, 61, 0],
        [24.42, 61, 122],
      ],
    });
  });

  test.each([[[24.41, 61]], [[24.41, 61, 9999]]])('are left out where a position has none (%j)', (middle) => {
    expect(drawn([24.4, 61, 80], middle, [24.42, 61, 122])).toEqual({
      type: 'LineString',
      coordinates: [
        [24.4, 61],
        [24.41, 61],
        [24.42, 61],
      ],
    });
  });
});

describe('an area', () => {
  const park = only(recordsOf(documentOf(900003)));

  test('has its holes, and is measured and placed', () => {
    expect(park.type).toBe('AREA');
    expect(park.geometry.type === 'Polygon' && park.geometry.coordinates).toHaveLength(2);
    expect(park.areaM2).toBeGreaterThan(1_100_000);
    expect(park.areaM2).toBeLessThan(1_200_000);
    expect(park.bbox).toEqual([24.45, 61, 24.47, 61.01]);
    expect(park.lengthM).toBeNull();
  });

  test('does not take over a declared area that its drawing shows to be in hectares', () => {
    const stating = (km2: number) => {
      const properties = { ...fieldsOf(documentOf(900003)['properties']), 'area-km2': km2 };
      return only(recordsOf({ ...documentOf(900003), properties })).properties.facts?.['area-km2'];
    };
    expect([stating(1.2), stating(115), stating(0.01)]).toEqual([1.2, undefined, undefined]);
  });

  test('has the enriched content of the whole site, and no maintainer that is "other" or unknown', () => {
    expect(park.properties).toEqual({
      facts: { 'area-km2': 1, address: ['Aulangontie 1, 13220 Hämeenlinna'] },
      description: 'Laaja puisto.',
      description_sv: 'En stor park.',
      accessibility: 'Pääpolut ovat esteettömiä.',
      www: 'https://example.org/puisto',
    });
  });

  test('has its municipality also where the code is a text, and no date where it is no real day', () => {
    expect(park).toMatchObject({ municipalities: ['091'], sourceDate: null });
  });

  test('of several polygons is one area', () => {
    const square = (lon: number) => ({
      type: 'Polygon',
      coordinates: [
        [
          [lon, 61],
          [lon + 0.01, 61],
          [lon + 0.01, 61.01],
          [lon, 61.01],
          [lon, 61],
        ],
      ],
    });
    const parts = only(recordsOf(documentOf(900003, located(square(24.4), square(24.5)))));
    expect(parts.geometry.type === 'MultiPolygon' && parts.geometry.coordinates).toHaveLength(2);
  });
});

describe('a point', () => {
  test('that is out of service for a time is a record, without its height', () => {
    expect(only(recordsOf(documentOf(900004)))).toMatchObject({
      category: 'shelter/lean_to',
      type: 'POINT',
      geometry: { type: 'Point', coordinates: [25.01, 61.08] },
      properties: { maintainer: 'Yksityinen / yhdistys' },
    });
  });

  test('in collections in collections is read', () => {
    const deep = collected({ type: 'Point', coordinates: [25.01, 61.08] }, 10);
    expect(only(recordsOf(documentOf(900004, located(deep)))).position).toEqual([25.01, 61.08]);
  });

  test('of a municipality that no longer exists has none', () => {
    const location = { ...fieldsOf(documentOf(900004)['location']), city: { 'city-code': 99 } };
    expect(only(recordsOf(documentOf(900004, { location }))).municipalities).toEqual([]);
  });
});

describe('an unusable document', () => {
  const point = { type: 'Point', coordinates: [25.01, 61.08] };
  test.each([
    ['has the unknown type code 9999', { type: { 'type-code': 9999 } }],
    ['has no type code', { type: { 'type-code': 'laavu' } }],
    ['has no type code', { type: null }],
    ['has no name', { name: '  \u0000', 'name-localized': null }],
    ['has no geometry and no position', { location: null }],
    ['has no geometry and no position', located()],
    [
      'has no geometry and no position',
      located({
        type: 'LineString',
        coordinates: [
          [25, 61],
          [25, 61],
        ],
      }),
    ],
    ['has an invalid geometry', located({ type: 'Point', coordinates: [1e308, 61] })],
    ['has an invalid geometry', located({ type: 'Point', coordinates: ['25', '61'] })],
    ['has an invalid geometry', located({ type: 'Circle', coordinates: [25, 61] })],
    ['has an invalid geometry', located(point, null)],
    ['has an invalid geometry', located({ type: 'Polygon', coordinates: [] })],
    ['has an invalid geometry', located(collected(point, 11))],
    ['has an invalid geometry', located(collected(point, 20_000))],
    ['lies outside Finland', located({ type: 'Point', coordinates: [18.06, 59.33] })],
    ['lies outside Finland', located({ type: 'Point', coordinates: [0, 0] })],
    [
      'lies outside Finland',
      located(
        {
          type: 'LineString',
          coordinates: [
            [25, 61],
            [25.1, 61],
          ],
        },
        {
          type: 'LineString',
          coordinates: [
            [0, 0],
            [0, 0.001],
          ],
        },
      ),
    ],
    [
      'lies outside Finland',
      located(
        {
          type: 'LineString',
          coordinates: [
            [25, 61],
            [25.1, 61],
          ],
        },
        {
          type: 'LineString',
          coordinates: [
            [61, 25],
            [61, 25.001],
          ],
        },
      ),
    ],
    ['has an id beyond the range of LIPAS ids', { 'lipas-id': 60_000_000_000_000 }],
  ])('is listed, and gives no record: %s', (reason, changes) => {
    const { records, skipped } = recordsOf(documentOf(900004, changes));
    expect(records).toEqual([]);
    expect(skipped.map((skip) => skip.reason)).toEqual([reason]);
  });

  test('is no site where its id is no whole number', () => {
    for (const id of [1.5, -1, 1e300, 'x', null, undefined]) expect(readSite({ 'lipas-id': id })).toBeNull();
    for (const document of [null, [], 'text', 7]) expect(readSite(document)).toBeNull();
  });
});

describe('a document of the first version', () => {
  const document = {
    sportsPlaceId: 512345,
    name: { fi: 'Pirunkirkon laavu', se: 'Djävulskyrkans vindskydd', en: 'Devil’s Church lean-to' },
    marketingName: 'Pirunkirkko',
    type: { typeCode: 301, name: 'Laavu, kota tai kammi' },
    admin: 'Valtio',
    owner: 'Ei tietoa',
    phoneNumber: '0205 64 5654',
    email: 'nobody',
    www: 'luontoon.fi/koli',
    lastModified: '2019-08-29 15:55:30.259',
    properties: { infoFi: 'Laavu ja puuliiteri.', toilet: true },
    location: {
      city: { cityCode: 5, name: 'Alajärvi' },
      coordinates: { wgs84: { lon: 23.8, lat: 63 } },
      geometries: { type: 'FeatureCollection', features: [] },
    },
  };

  test('is read like one of the second', () => {
    expect(only(recordsOf(document))).toMatchObject({
      ref: '512345',
      category: 'shelter/lean_to',
      names: {
        fi: 'Pirunkirkon laavu',
        sv: 'Djävulskyrkans vindskydd',
        en: 'Devil’s Church lean-to',
        alt: ['Pirunkirkko'],
      },
      properties: {
        description: 'Laavu ja puuliiteri.',
        maintainer: 'Valtio',
        www: 'https://luontoon.fi/koli',
        phone: '0205 64 5654',
      },
      municipalities: ['005'],
      sourceDate: '2019-08-29',
    });
  });

  test('without geometries is placed by its coordinates', () => {
    expect(only(recordsOf(document)).position).toEqual([23.8, 63]);
  });
});
