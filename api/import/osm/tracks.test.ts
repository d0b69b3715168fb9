import { describe, expect, test } from 'vitest';
import { nodesAt, read } from '../../../tests/support/readMadeOsm.ts';

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

  test('without a name stay where the file cuts them: how long they are is not known', async () => {
    const cut = {
      nodes: nodesAt([0, 0], [0.5, 0]),
      ways: [{ id: 1, nodes: [1, 2] }],
      relations: [
        {
          id: 2,
          members: [1, 9].map((id) => ({ type: 'way' as const, id })),
          tags: { type: 'route', route: 'piste', ...groomed },
        },
      ],
    };
    const { records, skipped } = await read(cut);
    expect(records).toMatchObject([{ ref: 'relation/2', lengthM: null }]);
    expect(skipped).toEqual([]);
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
