import { describe, expect, test } from 'vitest';
import type { Bounds } from '#common/geo/bounds.ts';
import type { MadeFile } from '../../../tests/support/made/osmPbf.ts';
import { nodesAt, read, refs, squares } from '../../../tests/support/readMadeOsm.ts';

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

test('a route that reaches out of the file has its declared length, or none', async () => {
  const tags = { type: 'route', route: 'hiking', name: 'Pitkä reitti' };
  const way = (id: number) => ({ type: 'way' as const, id });
  const made = {
    nodes: nodesAt([0, 0], [1, 0]),
    ways: [{ id: 21, nodes: [1, 2] }],
    relations: [
      { id: 5, members: [way(21)], tags },
      { id: 6, members: [way(21), way(22)], tags },
      { id: 7, members: [way(21), way(22)], tags: { ...tags, distance: '480' } },
      { id: 8, members: [way(21), { type: 'relation' as const, id: 99 }], tags },
      { id: 9, members: [way(21), { type: 'relation' as const, id: 10 }], tags },
      { id: 10, members: [way(21)], tags: { type: 'site' } },
    ],
  };
  const lengthsIn = async (bounds?: Bounds) =>
    (await read({ ...made, ...(bounds && { header: { bounds } }) })).records.map(({ lengthM }) => lengthM);
  const within = [556, null, 480_000, null, 556];
  expect(await lengthsIn()).toEqual(within);
  expect(await lengthsIn([23.9, 59, 25, 61])).toEqual(within);
  expect(await lengthsIn([23.997, 59, 25, 61])).toEqual([null, null, 480_000, null, null]);
});
