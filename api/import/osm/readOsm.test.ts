import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Coverage, SourceRecord } from '#api/import/records/record.ts';
import type { Skipped } from '#api/platform/reading.ts';
import { osmPbf, type MadeFile, type MadeNode } from '../../../tests/support/made/osmPbf.ts';
import { readOsm, type OsmOptions } from './readOsm.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'osm-read-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

interface Read {
  readonly records: SourceRecord[];
  readonly skipped: Skipped[];
  readonly coverage: Coverage;
  readonly dataDate: string | null;
  readonly steps: { step: string; done: number; total: number | null; unit: string }[];
}

/** Reads a made file to its end. */
async function read(made: MadeFile, options: Partial<OsmOptions> = {}): Promise<Read> {
  const file = join(folder, 'made.osm.pbf');
  await writeFile(file, osmPbf(made));
  const [records, skipped, steps]: [SourceRecord[], Skipped[], Read['steps']] = [[], [], []];
  const input = await readOsm(file, {
    onSkip: (one) => skipped.push(one),
    progress: (step, done, total, unit) => steps.push({ step, done, total, unit }),
    ...options,
  });
  for await (const record of input.records) records.push(record);
  return { records, skipped, steps, coverage: input.coverage, dataDate: input.dataDate };
}

const refs = ({ records }: Read): string[] => records.map(({ ref }) => ref);

/** Nodes 1, 2, 3 … at the given hundredths of a degree from 24° E, 60° N. */
function nodesAt(...points: readonly (readonly [x: number, y: number])[]): MadeNode[] {
  return points.map(([x, y], i) => ({ id: i + 1, lon: 24 + x / 100, lat: 60 + y / 100 }));
}

/** Nodes 1–4 a square, 5–8 a smaller one in it. */
const squares = nodesAt([0, 0], [10, 0], [10, 10], [0, 10], [3, 3], [6, 3], [6, 6], [3, 6]);

describe('points', () => {
  const toilets = {
    id: 7,
    lon: 24.9412345,
    lat: 60.1712344,
    tags: { amenity: 'toilets', wheelchair: 'yes' },
    timestamp: 1_555_525_432,
  };
  const expected = {
    source: 'osm',
    ref: 'node/7',
    proposedId: 7,
    category: 'amenity/toilets',
    type: 'POINT',
    names: {},
    position: [24.941235, 60.171234],
    geometry: { type: 'Point', coordinates: [24.941235, 60.171234] },
    areaM2: null,
    lengthM: null,
    properties: { accessibility: 'yes' },
    wikidata: null,
    sourceDate: '2019-04-17',
  };

  test.each<[string, Partial<MadeFile>]>([
    ['in columns', {}],
    ['one by one', { singleNodes: true }],
    ['stored unpacked', { uncompressed: true }],
  ])('nodes %s are read with coordinates, tags and date', async (_, form) => {
    const { records } = await read({
      ...form,
      nodes: [{ id: 3, lon: 24, lat: 60 }, toilets, { id: 9, lon: 25, lat: 60, tags: { highway: 'crossing' } }],
    });
    expect(records).toHaveLength(1);
    expect(records[0]).toMatchObject(expected);
  });

  test('a node off the globe is skipped', async () => {
    const result = await read({
      nodes: [
        { ...toilets, lat: 91 },
        { id: 8, lon: 24, lat: 60 },
      ],
    });
    expect(result.records).toEqual([]);
    expect(result.skipped).toEqual([{ ref: 'node/7', reason: 'lies nowhere on the globe' }]);
  });

  test('an element that occurs twice is taken once', async () => {
    const result = await read({ nodes: [toilets, toilets] });
    expect(refs(result)).toEqual(['node/7']);
    expect(result.skipped).toEqual([{ ref: 'node/7', reason: 'occurs twice in the file' }]);
  });

  test('an id of no range is skipped', async () => {
    const result = await read({ nodes: [{ ...toilets, id: -7 }] });
    expect(result.skipped).toEqual([{ ref: 'node/-7', reason: 'has an id outside of the range of OSM' }]);
  });
});

describe('ways', () => {
  test('a closed way is an area, right-handed, with a position inside and an id of its range', async () => {
    const { records } = await read({
      nodes: squares,
      ways: [{ id: 9, nodes: [1, 4, 3, 2, 1], tags: { leisure: 'park', name: 'Puisto' }, timestamp: 1_600_000_000 }],
    });
    expect(records).toHaveLength(1);
    expect(records[0]).toMatchObject({
      ref: 'way/9',
      proposedId: 5e13 + 9,
      type: 'AREA',
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [24.1, 60],
            [24.1, 60.1],
            [24, 60.1],
            [24, 60],
            [24.1, 60],
          ],
        ],
      },
      bbox: [24, 60, 24.1, 60.1],
      sourceDate: '2020-09-13',
    });
  });

  test('an open way of a linear category is a line, of any other category skipped', async () => {
    const result = await read({
      nodes: squares,
      ways: [
        { id: 1, nodes: [1, 2, 3], tags: { 'piste:type': 'nordic', name: 'Latu' } },
        { id: 2, nodes: [1, 2, 3], tags: { leisure: 'park', name: 'Puisto' } },
      ],
    });
    expect(result.records).toHaveLength(1);
    expect(result.records[0]).toMatchObject({
      ref: 'way/1',
      proposedId: 5e12 + 1,
      category: 'skitrack',
      type: 'PATH',
      geometry: { type: 'LineString' },
      position: [24.1, 60.025],
    });
    expect(result.skipped).toEqual([{ ref: 'way/2', reason: 'is an area whose outline does not close' }]);
  });

  test.each<[string, Record<string, string>, string]>([
    ['a ski track', { 'piste:type': 'nordic', name: 'Latu' }, 'PATH'],
    ['a downhill run', { 'piste:type': 'downhill', name: 'Rinne' }, 'AREA'],
    ['a downhill run that is said to be no area', { 'piste:type': 'downhill', name: 'Rinne', area: 'no' }, 'PATH'],
    ['a town wall', { historic: 'citywalls', name: 'Muuri' }, 'PATH'],
    ['a town wall with an area', { historic: 'citywalls', name: 'Muuri', area: 'yes' }, 'AREA'],
    ['a manor with a fence', { historic: 'manor', name: 'Kartano', barrier: 'fence' }, 'AREA'],
    ['a path that is a sight', { highway: 'footway', tourism: 'attraction', name: 'Kierros' }, 'PATH'],
    ['a sight', { tourism: 'attraction', name: 'Tori' }, 'AREA'],
  ])('closed, %s is drawn by its tags', async (_, tags, type) => {
    const { records } = await read({ nodes: squares, ways: [{ id: 9, nodes: [1, 2, 3, 4, 1], tags }] });
    expect(records.map((record) => record.type)).toEqual([type]);
  });

  test('a way whose nodes are partly missing is a line with a gap, but no area', async () => {
    const { records, skipped } = await read({
      nodes: nodesAt([0, 0], [1, 0], [2, 0], [3, 0], [4, 1]),
      ways: [
        { id: 1, nodes: [1, 2, 99, 3, 4], tags: { 'piste:type': 'nordic', name: 'Latu' } },
        { id: 2, nodes: [1, 2, 99, 5, 1], tags: { leisure: 'park', name: 'Puisto' } },
        { id: 3, nodes: [97, 98, 99, 97], tags: { leisure: 'park', name: 'Muualla' } },
      ],
    });
    expect(records).toHaveLength(1);
    expect(records[0]?.geometry).toEqual({
      type: 'MultiLineString',
      coordinates: [
        [
          [24, 60],
          [24.01, 60],
        ],
        [
          [24.02, 60],
          [24.03, 60],
        ],
      ],
    });
    expect(skipped).toEqual([
      { ref: 'way/2', reason: '1 ring does not close (parts are missing in the file)' },
      { ref: 'way/3', reason: 'none of it is drawn in the file' },
    ]);
  });

  test('a way there and back over the same nodes encloses nothing', async () => {
    const { skipped } = await read({
      nodes: squares,
      ways: [{ id: 9, nodes: [1, 2, 1], tags: { leisure: 'park', name: 'Puisto' } }],
    });
    expect(skipped).toEqual([{ ref: 'way/9', reason: 'is an area whose outline does not close' }]);
  });

  test('a way that crosses itself is skipped', async () => {
    const { skipped } = await read({
      nodes: squares,
      ways: [{ id: 9, nodes: [1, 3, 2, 4, 1], tags: { leisure: 'park', name: 'Puisto' } }],
    });
    expect(skipped).toEqual([{ ref: 'way/9', reason: '1 ring crosses itself' }]);
  });

  test('locations on the ways stand in for nodes that the file leaves out', async () => {
    const way = {
      id: 1,
      nodes: [1, 2, 3],
      tags: { 'piste:type': 'nordic', name: 'Latu' },
      locations: [
        [24, 60],
        [24.01, 60],
        [24.02, 60.01],
      ] as const,
    };
    const nodes = [{ id: 50, lon: 24, lat: 60 }];
    const withFeature = await read({ header: { optional: ['LocationsOnWays'] }, nodes, ways: [way] });
    expect(withFeature.records[0]?.geometry).toEqual({ type: 'LineString', coordinates: way.locations });
  });
});

describe('tracks that are drawn in pieces', () => {
  const line = nodesAt([0, 0], [1, 0], [2, 0], [3, 0], [9, 9], [10, 9]);
  const groomed = { 'piste:type': 'nordic' };

  test('are one place where pieces of one name touch, called by the track and not by the street', async () => {
    const result = await read({
      nodes: line,
      ways: [
        { id: 8, nodes: [2, 3], tags: { ...groomed, highway: 'path', name: 'Metsätie', 'piste:name': 'Hippulatu' } },
        { id: 7, nodes: [1, 2], tags: { ...groomed, name: 'Hippulatu' } },
        { id: 9, nodes: [3, 4], tags: { ...groomed, name: 'Toinen latu' } },
        { id: 10, nodes: [5, 6], tags: { ...groomed, name: 'Hippulatu' } },
      ],
    });
    expect(result.records.map(({ ref, names }) => [ref, names])).toEqual([
      ['way/7', { local: 'Hippulatu' }],
      ['way/9', { local: 'Toinen latu' }],
      ['way/10', { local: 'Hippulatu' }],
    ]);
    expect(result.records[0]).toMatchObject({ proposedId: 5e12 + 7, bbox: [24, 60, 24.02, 60] });
    expect(result.records[0]?.geometry).toMatchObject({ type: 'LineString' });
  });

  test('have their number for a name, else that of the smallest area around', async () => {
    const street = { ...groomed, highway: 'residential', name: 'Oittaantie' };
    const result = await read({
      nodes: [...line, ...nodesAt([8, 8], [11, 8], [11, 11], [8, 11]).map((node) => ({ ...node, id: node.id + 20 }))],
      ways: [
        { id: 1, nodes: [1, 2], tags: { ...groomed, ref: '5' } },
        { id: 2, nodes: [5, 6], tags: street },
        { id: 3, nodes: [3, 4], tags: groomed },
        {
          id: 4,
          nodes: [21, 22, 23, 24, 21],
          tags: { leisure: 'sports_centre', name: 'Oittaa', 'name:sv': 'Oitans' },
        },
      ],
    });
    expect(Object.fromEntries(result.records.map(({ ref, names }) => [ref, names]))).toEqual({
      'way/1': { fi: 'Latu 5', sv: 'Skidspår 5', en: 'Ski track 5' },
      'way/2': { fi: 'Latu, Oittaa', sv: 'Skidspår, Oitans', en: 'Ski track, Oittaa' },
      'way/3': {},
      'way/4': { local: 'Oittaa', sv: 'Oitans' },
    });
  });

  test('without a name are left out where they are short', async () => {
    const { records, skipped } = await read({
      nodes: nodesAt([0, 0], [0.5, 0]),
      ways: [{ id: 1, nodes: [1, 2], tags: groomed }],
    });
    expect(records).toEqual([]);
    expect(skipped).toEqual([{ ref: 'way/1', reason: 'is a short track without a name' }]);
  });

  test('a path that is named a nature trail is one, a path with another name none', async () => {
    const { records } = await read({
      nodes: line,
      ways: [
        { id: 1, nodes: [1, 2], tags: { highway: 'path', name: 'Byabäckenin luontopolku' } },
        { id: 2, nodes: [2, 3], tags: { highway: 'footway', name: 'Byabäckenin luontopolku' } },
        { id: 3, nodes: [3, 4], tags: { highway: 'path', name: 'Kissanpolku' } },
        { id: 4, nodes: [5, 6], tags: { highway: 'residential', name: 'Luontopolunkuja' } },
      ],
    });
    expect(records.map(({ ref, category }) => [ref, category])).toEqual([['way/1', 'route/foot']]);
  });
});

describe('broken outlines', () => {
  const reserve = { leisure: 'nature_reserve', name: 'Lehto' };
  test('of reserves and sights leave a point, of others nothing', async () => {
    const { records, skipped } = await read({
      nodes: squares,
      ways: [
        { id: 1, nodes: [1, 2, 3], tags: reserve },
        { id: 2, nodes: [1, 99, 2, 3, 1], tags: reserve },
        { id: 3, nodes: [1, 2, 3], tags: { leisure: 'park', name: 'Puisto' } },
        { id: 4, nodes: [97, 98, 99, 97], tags: reserve },
      ],
    });
    expect(records.map(({ ref, type, position, proposedId }) => [ref, type, position, proposedId])).toEqual([
      ['way/1', 'POINT', [24.05, 60.05], 5e13 + 1],
      ['way/2', 'POINT', [24.05, 60.05], 5e13 + 2],
    ]);
    expect(skipped).toEqual([
      { ref: 'way/3', reason: 'is an area whose outline does not close' },
      { ref: 'way/1', reason: '1 ring does not close; a point is kept' },
      { ref: 'way/2', reason: '1 ring does not close (parts are missing in the file); a point is kept' },
      { ref: 'way/4', reason: 'none of it is drawn in the file' },
    ]);
  });
});

describe('areas of relations', () => {
  const reserve = {
    type: 'boundary',
    boundary: 'protected_area',
    leisure: 'nature_reserve',
    name: 'Luonnonsuojelualue',
  };
  const outer = [
    { id: 11, nodes: [1, 2, 3] },
    { id: 12, nodes: [1, 4, 3] },
  ];
  const hole = { id: 13, nodes: [5, 6, 7, 8, 5] };

  test('outer and inner ways become an area with a hole', async () => {
    const { records } = await read({
      nodes: squares,
      ways: [...outer, hole],
      relations: [
        {
          id: 5,
          members: [
            { type: 'way', id: 11, role: 'outer' },
            { type: 'way', id: 12, role: 'outer' },
            { type: 'way', id: 13, role: 'inner' },
            { type: 'node', id: 1, role: 'label' },
          ],
          tags: reserve,
        },
      ],
    });
    expect(records).toHaveLength(1);
    expect(records[0]).toMatchObject({
      ref: 'relation/5',
      proposedId: 7e13 + 5,
      category: 'leisure/nature_reserve',
      type: 'AREA',
      geometry: { type: 'Polygon', coordinates: [{ length: 5 }, { length: 5 }] },
    });
  });

  test('an outer way of the same category is not a second place, an inner one or another category is', async () => {
    const result = await read({
      nodes: squares,
      ways: [
        { id: 11, nodes: [1, 2, 3, 4, 1], tags: { leisure: 'park', name: 'Puisto' } },
        { ...hole, tags: { leisure: 'park', name: 'Sisäpuisto' } },
        { id: 14, nodes: [1, 2, 3, 4, 1], tags: { leisure: 'dog_park' } },
      ],
      relations: [
        {
          id: 5,
          members: [
            { type: 'way', id: 11, role: 'outer' },
            { type: 'way', id: 13, role: 'inner' },
          ],
          tags: { type: 'multipolygon', leisure: 'park', name: 'Puisto' },
        },
        {
          id: 6,
          members: [{ type: 'way', id: 14, role: 'outer' }],
          tags: { type: 'multipolygon', leisure: 'park', name: 'Toinen' },
        },
      ],
    });
    expect(refs(result)).toEqual(['way/13', 'way/14', 'relation/5', 'relation/6']);
  });

  test('a part that is not whole is left out and reported, the rest is used', async () => {
    const result = await read({
      nodes: squares,
      ways: [{ id: 11, nodes: [1, 2, 3] }, hole],
      relations: [
        {
          id: 5,
          members: [
            { type: 'way', id: 11, role: 'outer' },
            { type: 'way', id: 99, role: 'outer' },
            { type: 'way', id: 13, role: 'outer' },
          ],
          tags: reserve,
        },
      ],
    });
    expect(refs(result)).toEqual(['relation/5']);
    expect(result.skipped).toEqual([
      { ref: 'relation/5', reason: '1 ring does not close (parts are missing in the file); the rest is kept' },
    ]);
  });

  test('one without a name is counted when it would be worth a trip', async () => {
    const members = [
      { type: 'way', id: 11 },
      { type: 'way', id: 12 },
    ] as const;
    const { records, skipped } = await read({
      nodes: squares,
      ways: outer,
      relations: [
        { id: 5, members, tags: { type: 'boundary', leisure: 'nature_reserve' } },
        { id: 6, members, tags: { type: 'multipolygon', leisure: 'park' } },
        { id: 7, members, tags: { type: 'multipolygon', building: 'yes' } },
      ],
    });
    expect(records).toEqual([]);
    expect(skipped).toEqual([{ ref: 'relation/5', reason: 'has no name' }]);
  });
});

describe('routes', () => {
  const nodes = nodesAt([0, 0], [1, 0], [2, 0], [3, 0], [5, 0], [6, 0]);
  const ways = [
    { id: 21, nodes: [1, 2] },
    { id: 22, nodes: [3, 2] },
    { id: 23, nodes: [3, 4] },
    { id: 24, nodes: [5, 6] },
  ];
  const hiking = { type: 'route', route: 'hiking', name: 'Polku' };
  const way = (id: number, role = '') => ({ type: 'way' as const, id, role });
  const part = (id: number) => ({ type: 'relation' as const, id });

  test('members become one line, each way once, what stands beside the route left out', async () => {
    const members = [
      way(21),
      way(22),
      way(21),
      way(23),
      way(24, 'platform'),
      { type: 'node' as const, id: 1, role: 'guidepost' },
    ];
    const { records } = await read({ nodes, ways, relations: [{ id: 5, members, tags: hiking }] });
    expect(records).toHaveLength(1);
    expect(records[0]).toMatchObject({
      ref: 'relation/5',
      proposedId: 7e12 + 5,
      category: 'route/hiking',
      type: 'PATH',
      geometry: {
        type: 'LineString',
        coordinates: [
          [24, 60],
          [24.01, 60],
          [24.02, 60],
          [24.03, 60],
        ],
      },
    });
  });

  test('gaps are kept, and the drawn length is that of all parts', async () => {
    const { records } = await read({
      nodes,
      ways,
      relations: [{ id: 5, members: [way(21), way(22), way(23), way(24)], tags: hiking }],
    });
    expect(records[0]?.geometry).toMatchObject({
      type: 'MultiLineString',
      coordinates: [{ length: 4 }, { length: 2 }],
    });
    // 0.04 degrees along the parallel of 60° N, 55.6 km to the degree.
    expect(records[0]?.lengthM).toBeCloseTo(2223.9, 0);
  });

  test('a declared length counts when the drawing misses more than a fifth of it', async () => {
    const relation = (id: number, distance: string) => ({
      id,
      members: [way(21), way(22), way(23)],
      tags: { ...hiking, distance },
    });
    const { records } = await read({ nodes, ways, relations: [relation(5, '1.9 km'), relation(6, '12,5 km')] });
    expect(records.map(({ lengthM }) => lengthM)).toEqual([1667.9, 12_500]);
  });

  test('a route of routes has the ways of its parts, also where it contains itself', async () => {
    const result = await read({
      nodes,
      ways,
      relations: [
        {
          id: 5,
          members: [part(6), part(5), way(24)],
          tags: { type: 'superroute', route: 'hiking', name: 'Koko reitti' },
        },
        { id: 6, members: [part(7), way(22), part(8)], tags: { ...hiking, name: 'Osa' } },
        { id: 7, members: [way(21)], tags: { type: 'route', route: 'hiking' } },
        { id: 8, members: [part(6), way(23)], tags: { type: 'route', route: 'hiking', name: 'Kehä' } },
      ],
    });
    const line = [
      [24, 60],
      [24.01, 60],
      [24.02, 60],
      [24.03, 60],
    ];
    expect(result.records.map(({ ref, geometry }) => [ref, geometry])).toEqual([
      [
        'relation/5',
        {
          type: 'MultiLineString',
          coordinates: [
            line,
            [
              [24.05, 60],
              [24.06, 60],
            ],
          ],
        },
      ],
      ['relation/6', { type: 'LineString', coordinates: line }],
      ['relation/8', { type: 'LineString', coordinates: line }],
    ]);
    expect(result.skipped).toEqual([{ ref: 'relation/7', reason: 'has no name' }]);
    expect(result.records.map(({ stages }) => stages)).toEqual([
      ['relation/6', 'relation/5'],
      ['relation/7', 'relation/8'],
      ['relation/6'],
    ]);
    expect(result.records.map(({ properties }) => properties.facts)).toEqual([{ gaps: 1 }, undefined, undefined]);
  });

  test('is its main line: neither ways aside nor the way back', async () => {
    const roles = ['', 'forward', 'backward', 'alternative', 'excursion', 'approach', 'connection'];
    const result = await read({
      nodes,
      ways: roles.map((_, at) => ({ id: 30 + at, nodes: at < 2 ? [at + 1, at + 2] : [1, 3] })),
      relations: [{ id: 5, members: roles.map((name, at) => way(30 + at, name)), tags: hiking }],
    });
    const coordinates = [
      [24, 60],
      [24.01, 60],
      [24.02, 60],
    ];
    expect(result.records[0]?.geometry).toEqual({
      type: 'LineString',
      coordinates,
      // The ways aside, drawn once each, are kept beside it.
      sideLines: [0, 1, 0, 1].map((turned) =>
        turned
          ? [
              [24.02, 60],
              [24, 60],
            ]
          : [
              [24, 60],
              [24.02, 60],
            ],
      ),
    });
    expect(result.records[0]?.lengthM).toBeCloseTo(1112, -1);
  });

  test('of bicycles and less than a kilometre is the path of a street, unless of a country or region', async () => {
    const bicycle = { type: 'route', route: 'bicycle', name: 'Siltasaarenkatu' };
    const short = { id: 31, nodes: [1, 9] };
    const { records, skipped } = await read({
      nodes: [...nodes, { id: 9, lon: 24.005, lat: 60 }],
      ways: [short, ...ways],
      relations: [
        { id: 5, members: [way(31)], tags: { ...bicycle, network: 'lcn' } },
        { id: 6, members: [way(31)], tags: { ...bicycle, network: 'rcn' } },
        { id: 7, members: [way(21), way(22)], tags: bicycle },
      ],
    });
    expect(records.map(({ ref }) => ref)).toEqual(['relation/6', 'relation/7']);
    expect(skipped).toEqual([{ ref: 'relation/5', reason: 'is a local bicycle route of less than a kilometre' }]);
  });

  test('a member way is a place of its own only with another category', async () => {
    const result = await read({
      nodes,
      ways: [
        { id: 21, nodes: [1, 2], tags: { 'piste:type': 'nordic', name: 'Pätkä' } },
        { id: 22, nodes: [2, 3], tags: { tourism: 'attraction', name: 'Silta' } },
      ],
      relations: [{ id: 5, members: [way(21), way(22)], tags: { type: 'route', route: 'ski', name: 'Latu' } }],
    });
    expect(refs(result)).toEqual(['way/22', 'relation/5']);
  });

  test('a route whose ways are not in the file is skipped', async () => {
    const { skipped } = await read({ nodes, relations: [{ id: 5, members: [way(99)], tags: hiking }] });
    expect(skipped).toEqual([{ ref: 'relation/5', reason: 'none of it is drawn in the file' }]);
  });
});

describe('the file as a whole', () => {
  const nodes = [
    { id: 1, lon: 24.2, lat: 60.1, tags: { amenity: 'toilets' } },
    { id: 2, lon: 24.6, lat: 60.3, tags: { amenity: 'toilets' } },
  ];

  test('covers the box of its head and has the date of its replication', async () => {
    const { coverage, dataDate } = await read({
      header: { bounds: [24, 60, 25, 61], replicationTimestamp: 1_723_680_000 },
      nodes,
    });
    expect(coverage).toEqual({ bounds: [24, 60, 25, 61], types: null, municipalities: null });
    expect(dataDate).toBe('2024-08-15');
  });

  test('without a box in its head covers the box of its nodes', async () => {
    const { coverage, dataDate } = await read({ nodes });
    expect(coverage.bounds).toEqual([24.2, 60.1, 24.6, 60.3]);
    expect(dataDate).toBeNull();
  });

  test('is read within an area only, and covers no more than that', async () => {
    const result = await read({ header: { bounds: [24, 60, 25, 61] }, nodes }, { area: [24.5, 59, 26, 60.5] });
    expect(refs(result)).toEqual(['node/2']);
    expect(result.coverage.bounds).toEqual([24.5, 60, 25, 60.5]);
  });

  test('that lies outside of the area is refused', async () => {
    await expect(read({ header: { bounds: [24, 60, 25, 61] }, nodes }, { area: [20, 60, 21, 61] })).rejects.toThrow(
      /covers 24,60,25,61, which has nothing in common with the area 20,60,21,61\.$/,
    );
  });

  test('may hold its elements in any order', async () => {
    const made: MadeFile = {
      nodes: squares.toReversed(),
      ways: [{ id: 11, nodes: [1, 2, 3, 4, 1] }],
      relations: [
        { id: 5, members: [{ type: 'way', id: 11 }], tags: { type: 'multipolygon', leisure: 'park', name: 'Puisto' } },
      ],
    };
    const usual = await read(made);
    const turned = await read({ ...made, order: ['relations', 'ways', 'nodes'] });
    expect(usual.records).toHaveLength(1);
    expect(turned.records).toEqual(usual.records);
  });

  test('is read whole once, then only the blocks that a pass needs', async () => {
    const { steps } = await read({
      nodes: squares,
      ways: [{ id: 11, nodes: [1, 2, 3, 4, 1] }],
      relations: [
        { id: 5, members: [{ type: 'way', id: 11 }], tags: { type: 'multipolygon', leisure: 'park', name: 'Puisto' } },
      ],
    });
    // A pass reports after each block that it read, and at its end: once where the file ends with the block.
    const reports = (name: string) => steps.filter(({ step }) => step === name).length;
    expect(['Reading relations', 'Reading ways', 'Reading nodes'].map(reports)).toEqual([3, 2, 2]);
  });

  test('reports each pass in bytes up to the size of the file', async () => {
    const { steps } = await read({
      nodes: squares,
      ways: [{ id: 9, nodes: [1, 2, 3, 4, 1], tags: { leisure: 'park', name: 'Puisto' } }],
    });
    expect([...new Set(steps.map(({ step }) => step))]).toEqual([
      'Reading relations',
      'Reading ways',
      'Reading nodes',
      'Drawing lines and areas',
    ]);
    for (const name of ['Reading relations', 'Reading ways', 'Reading nodes']) {
      const pass = steps.filter(({ step }) => step === name);
      expect(pass.at(-1)).toMatchObject({ unit: 'bytes' });
      expect(pass.at(-1)?.done).toBe(pass.at(-1)?.total);
      expect(pass.every(({ done }, i) => done >= (pass[i - 1]?.done ?? 0))).toBe(true);
    }
  });
});
