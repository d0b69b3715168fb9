import { existsSync } from 'node:fs';
import { booleanPointInPolygon } from '@turf/turf';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Coverage, SourceRecord } from '#api/import/records/record.ts';
import type { Skipped } from '#api/platform/reading.ts';
import { readOsm } from './readOsm.ts';

/**
 * Real extracts, and facts about them that were taken from the same files with osmium-tool 1.15:
 * counts by `osmium tags-filter FILE nwr/KEY=VALUE -R`, areas by `osmium export --geometry-types=polygon` measured with
 * @turf/area, validity of every area once by GEOS.
 */
const HELSINKI = '../shared/data/osm/helsinki-centre-2024.osm.pbf';
const TINY = '../shared/data/osm/tiny-2019.osm.pbf';

interface Read {
  readonly records: readonly SourceRecord[];
  readonly byRef: ReadonlyMap<string, SourceRecord>;
  readonly skipped: readonly Skipped[];
  readonly coverage: Coverage;
  readonly dataDate: string | null;
}

async function read(file: string): Promise<Read> {
  const [records, skipped]: [SourceRecord[], Skipped[]] = [[], []];
  const input = await readOsm(file, { onSkip: (one) => skipped.push(one), progress: () => undefined });
  for await (const record of input.records) records.push(record);
  return {
    records,
    skipped,
    byRef: new Map(records.map((record) => [record.ref, record])),
    coverage: input.coverage,
    dataDate: input.dataDate,
  };
}

function refsOf({ records }: Read, category: string): string[] {
  return records.filter((record) => record.category === category).map(({ ref }) => ref);
}

describe.skipIf(!existsSync(HELSINKI))(`the centre of Helsinki (skipped where ${HELSINKI} is absent)`, () => {
  let helsinki: Read;
  beforeAll(async () => {
    helsinki = await read(HELSINKI);
  });

  test('covers the box and has the date that osmium fileinfo prints', () => {
    expect(helsinki.coverage).toEqual({ bounds: [24.892, 60.147, 24.99, 60.178], types: null, municipalities: null });
    expect(helsinki.dataDate).toBe('2024-08-15');
  });

  // nwr/tourism=museum: 14 nodes, 5 ways, 1 relation; leisure=firepit 3 nodes; leisure=bird_hide 3 ways.
  test.each([
    ['tourism/museum', 14, 5, 1],
    ['leisure/firepit', 3, 0, 0],
    ['leisure/bird_hide', 0, 3, 0],
  ])('of %s there are %i nodes, %i ways and %i relations', (category, nodes, ways, relations) => {
    const refs = refsOf(helsinki, category);
    const count = (element: string) => refs.filter((ref) => ref.startsWith(element)).length;
    expect([count('node/'), count('way/'), count('relation/')]).toEqual([nodes, ways, relations]);
  });

  test('19 of 20 viewpoints are viewpoints, one is a tower', () => {
    expect(refsOf(helsinki, 'tourism/viewpoint')).toHaveLength(19);
    expect(helsinki.byRef.get('way/191828785')?.category).toBe('tower/observation');
  });

  test('all four nature reserves are there', () => {
    // nwr/leisure=nature_reserve; osmium export: a2787367 with 4 polygons and 49 791 m², a193618184 with 39 950 m².
    expect(refsOf(helsinki, 'leisure/nature_reserve').toSorted()).toEqual([
      'node/11105817682',
      'relation/1393683',
      'way/27027766',
      'way/96809092',
    ]);
    expect(helsinki.byRef.get('relation/1393683')).toMatchObject({
      proposedId: 7e13 + 1393683,
      type: 'AREA',
      names: { local: 'Harakan saaren luonnonsuojelualue' },
      geometry: { type: 'MultiPolygon', coordinates: { length: 4 } },
    });
    expect(helsinki.byRef.get('relation/1393683')?.areaM2).toBeCloseTo(49_791, -1.5);
    expect(helsinki.byRef.get('way/96809092')?.areaM2).toBeCloseTo(39_950, -1.5);
  });

  test('the one hiking relation is one line', () => {
    // r/route=hiking: 17316081 with 7 ways; distance=1.5 km.
    expect(refsOf(helsinki, 'route/hiking')).toEqual(['relation/17316081']);
    const route = helsinki.byRef.get('relation/17316081');
    expect(route).toMatchObject({
      proposedId: 7e12 + 17316081,
      type: 'PATH',
      names: { local: 'Sininen reitti' },
      geometry: { type: 'LineString' },
      lengthM: 1500,
    });
    expect(route?.properties.maintainer).toBe('Suomenlinnan hoitokunta');
  });

  test('of 52 cycling relations 15 are signposted routes with a name that are more than the path of a street', () => {
    // r/route=bicycle: 8 are type=unposted_route, 9 proposed (state=proposed), 1 has no name, 12 are local and drawn
    // for less than a kilometre, 7 more for less in one direction.
    expect(refsOf(helsinki, 'route/bicycle')).toHaveLength(15);
    expect(helsinki.skipped).toContainEqual({ ref: 'relation/269869', reason: 'has no name' });
    // The network 13937344 consists of other routes.
    expect(helsinki.byRef.get('relation/13937344')?.geometry.type).toBe('MultiLineString');
  });

  test('the fortress is one area of several islands, one of them cut, and contains its islands and cafés', () => {
    const fortress = helsinki.byRef.get('relation/1622785');
    expect(fortress).toMatchObject({
      category: 'heritage/unesco',
      wikidata: 'Q1292442',
      areaM2: null,
      properties: { wikipedia: 'fi:Suomenlinna' },
      geometry: { type: 'MultiPolygon', coordinates: { length: 3 } },
    });
    expect(helsinki.skipped).toContainEqual({
      ref: 'relation/1622785',
      reason: '1 ring does not close; the rest is kept',
    });
    if (fortress?.geometry.type !== 'MultiPolygon') throw new Error('no area');
    const { geometry } = fortress;
    const inside = helsinki.records
      .filter(({ position }) => booleanPointInPolygon([...position], geometry))
      .map(({ ref }) => ref);
    expect(inside).toEqual(
      expect.arrayContaining([
        'way/117426265',
        'way/24495863',
        'way/119175183',
        'node/359570349',
        'node/423109566',
        'way/24904243',
      ]),
    );
  });

  test('a multipolygon with holes has the area that osmium builds', () => {
    // a13271 of osmium export: the National Museum, 1 outer and 2 inner rings, 3016 m².
    const museum = helsinki.byRef.get('relation/6635');
    expect(museum).toMatchObject({
      category: 'tourism/museum',
      names: { fi: 'Kansallismuseo' },
      proposedId: 7e13 + 6635,
      type: 'AREA',
      geometry: { type: 'Polygon', coordinates: { length: 3 } },
    });
    expect(museum?.areaM2).toBeCloseTo(3016, -1);
  });

  test('every area is closed, right-handed, and has its position inside', () => {
    for (const { ref, geometry, position } of helsinki.records) {
      if (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon') continue;
      const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
      for (const rings of polygons) {
        for (const [i, ring] of rings.entries()) {
          expect(ring.at(-1), ref).toEqual(ring[0]);
          expect(signedArea(ring) > 0, `${ref} ring ${i}`).toBe(i === 0);
        }
      }
      expect(booleanPointInPolygon([...position], geometry), ref).toBe(true);
    }
  });

  test('ids, boxes and links are sound for every record', () => {
    const ids = helsinki.records.map(({ proposedId }) => proposedId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { ref, bbox, position, properties } of helsinki.records) {
      expect(
        position[0] >= bbox[0] && position[0] <= bbox[2] && position[1] >= bbox[1] && position[1] <= bbox[3],
        ref,
      ).toBe(true);
      for (const degrees of position)
        expect(Math.abs(degrees * 1e6 - Math.round(degrees * 1e6)), ref).toBeLessThan(1e-6);
      if (properties.www !== undefined) expect(properties.www, ref).toMatch(/^https?:\/\/[^\s/]+\.[^\s/]+/);
    }
  });

  test('places cut by the edge of the extract are listed', () => {
    // osmium export refuses the same areas: "Could not build area geometry".
    expect(helsinki.skipped).toEqual(
      expect.arrayContaining([
        { ref: 'way/124693995', reason: '1 ring crosses itself' },
        { ref: 'relation/14185862', reason: '1 ring does not close; a point is kept' },
        { ref: 'relation/14619328', reason: '2 rings do not close; a point is kept' },
        { ref: 'way/93949057', reason: 'is an area whose outline does not close' },
      ]),
    );
  });
});

/** Twice the area in square degrees, positive counter-clockwise. */
function signedArea(ring: readonly (readonly number[])[]): number {
  const [originX = 0, originY = 0] = ring[0] ?? [];
  return ring.reduce((sum, [x = 0, y = 0], i) => {
    const [px = 0, py = 0] = ring[i - 1] ?? [originX, originY];
    return sum + (px - originX) * (y - originY) - (x - originX) * (py - originY);
  }, 0);
}

describe.skipIf(!existsSync(TINY))(`a suburb (skipped where ${TINY} is absent)`, () => {
  test('an extract without the nodes and members beyond its edge is read as far as it goes', async () => {
    const tiny = await read(TINY);
    expect(tiny.coverage.bounds).toEqual([26.93, 60.52, 26.97, 60.54]);
    expect(tiny.dataDate).toBeNull();
    // n/amenity=fuel 2 (both named), n/shop=convenience 1; w/leisure=dog_park 1.
    expect(refsOf(tiny, 'amenity/fuel')).toHaveLength(2);
    expect(refsOf(tiny, 'shop/convenience')).toHaveLength(1);
    expect(refsOf(tiny, 'leisure/dog_park')).toHaveLength(1);
    expect(tiny.skipped).toContainEqual({
      ref: 'way/665677325',
      reason: '2 rings do not close (parts are missing in the file)',
    });
  });

  test('dates of change are read', async () => {
    const { records } = await read(TINY);
    // osmium getid FILE n1324225782 w369829291 r32694 -f opl
    const dates = new Map(records.map(({ ref, sourceDate }) => [ref, sourceDate]));
    expect(['node/1324225782', 'way/369829291', 'relation/32694'].map((ref) => dates.get(ref))).toEqual([
      '2016-04-25',
      '2015-09-09',
      '2019-03-02',
    ]);
  });
});
