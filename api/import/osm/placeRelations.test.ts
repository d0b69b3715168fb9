import { describe, expect, test } from 'vitest';
import { nodesIn } from '../../../tests/support/made/osmFile.ts';
import { nodesAt, read, refs, squares } from '../../../tests/support/readMadeOsm.ts';

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
    expect(result.records).toMatchObject([{ ref: 'relation/5', areaM2: null }]);
    expect(result.skipped).toEqual([
      { ref: 'relation/5', reason: '1 ring does not close (parts are missing in the file); the rest is kept' },
    ]);
  });

  test('a nameless one is counted when it would be worth a trip', async () => {
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

  test('members become one line, each way once, without the things beside the route', async () => {
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

  test('gaps divide the line, and the drawn length is that of all parts', async () => {
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

  test.each([
    ['bicycle', 1],
    ['hiking', 2],
  ])('along a street is measured in one direction where both are drawn: %s', async (route, times) => {
    const members = [way(30, 'forward'), way(31, 'forward')];
    const result = await read({
      nodes: nodesIn(10_000)([0, 0], [400, 0], [400, 2], [0, 2]),
      ways: [30, 31].map((id) => ({ id, nodes: id === 30 ? [1, 2] : [3, 4] })),
      relations: [{ id: 5, members, tags: { type: 'route', route, name: 'Reitti' } }],
    });
    expect(result.records[0]?.lengthM).toBeCloseTo(times * 2223.9, 0);
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
      // The ways aside, drawn once each, are stored beside it.
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

  test('for bicycles is left out where shorter than a kilometre, unless of a country or region', async () => {
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
