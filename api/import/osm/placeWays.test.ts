import { describe, expect, test } from 'vitest';
import type { MadeFile } from '../../../tests/support/made/osmPbf.ts';
import { nodesAt, read, refs, squares } from '../../../tests/support/readMadeOsm.ts';

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

  test('an id outside the ranges is skipped', async () => {
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
        { id: 5, nodes: [1, 2, 3], tags: { waterway: 'river', wikipedia: 'fi:Joki', name: 'Joki', area: 'yes' } },
      ],
    });
    expect(records.map(({ ref, type, position, proposedId }) => [ref, type, position, proposedId])).toEqual([
      ['way/1', 'POINT', [24.05, 60.05], 5e13 + 1],
      ['way/2', 'POINT', [24.05, 60.05], 5e13 + 2],
      ['way/5', 'POINT', [24.05, 60.05], 5e13 + 5],
    ]);
    expect(skipped).toEqual([
      { ref: 'way/3', reason: 'is an area whose outline does not close' },
      { ref: 'way/1', reason: '1 ring does not close; a point is kept' },
      { ref: 'way/2', reason: '1 ring does not close (parts are missing in the file); a point is kept' },
      { ref: 'way/4', reason: 'none of it is drawn in the file' },
      { ref: 'way/5', reason: '1 ring does not close; a point is kept' },
    ]);
  });
});
