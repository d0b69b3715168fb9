import { describe, expect, test } from 'vitest';
import { inside, nodesAt, outside, read, squares, way } from '../../../tests/support/readMadeBaseMap.ts';

describe('ways', () => {
  test('open ones are lines in their direction, closed ones areas, right-handed', async () => {
    const result = await read({
      nodes: squares,
      ways: [way(1, [3, 2, 1], { highway: 'path', name: 'Polku' }), way(2, [1, 4, 3, 2, 1], { natural: 'wood' })],
    });
    expect(result.features).toMatchObject([
      {
        layer: 'roads',
        geometry: {
          type: 'LineString',
          coordinates: [
            [24.01, 60.01],
            [24.01, 60],
            [24, 60],
          ],
        },
        properties: { kind: 'path', kind_detail: 'path', name: 'Polku' },
        minZoom: 12,
      },
      {
        layer: 'landuse',
        geometry: {
          type: 'Polygon',
          coordinates: [
            [
              [24.01, 60],
              [24.01, 60.01],
              [24, 60.01],
              [24, 60],
              [24.01, 60],
            ],
          ],
        },
        properties: { kind: 'wood' },
      },
    ]);
  });

  test('a line against its traffic is turned', async () => {
    const { features } = await read({ nodes: squares, ways: [way(1, [1, 2], { highway: 'service', oneway: '-1' })] });
    expect(features).toMatchObject([
      {
        geometry: {
          coordinates: [
            [24.01, 60],
            [24, 60],
          ],
        },
        properties: { oneway: 'yes' },
      },
    ]);
  });

  test('a coastline is not turned, closed or not, and its island has its name inside', async () => {
    const clockwise = [...outside].reverse();
    const { features } = await read({
      nodes: squares,
      ways: [
        way(1, clockwise, { natural: 'coastline', place: 'island', name: 'Saari' }),
        way(2, [7, 6, 5], { natural: 'coastline' }),
      ],
    });
    expect(features.map(({ layer, geometry }) => [layer, geometry.type])).toEqual([
      ['coast', 'LineString'],
      ['earth', 'Point'],
      ['coast', 'LineString'],
    ]);
    expect(features[0]?.geometry).toMatchObject({
      coordinates: [
        [24, 60],
        [24, 60.01],
        [24.01, 60.01],
        [24.01, 60],
        [24, 60],
      ],
    });
    expect(features[1]).toMatchObject({
      geometry: { coordinates: [24.005, 60.005] },
      properties: { kind: 'island', name: 'Saari', min_zoom: 10 },
      minZoom: 10,
    });
    expect(features[2]?.geometry).toMatchObject({
      coordinates: [
        [24.006, 60.006],
        [24.006, 60.003],
        [24.003, 60.003],
      ],
    });
  });

  test('an area and its name are drawn from a zoom that depends on its size', async () => {
    // 556 × 1112 m: 26 pixels at zoom 8; the square inside: 2.4. Woods show a zoom before they cover 36, pitches one
    // after; a lake is named from 1000.
    const { features } = await read({
      nodes: squares,
      ways: [
        way(1, outside, { natural: 'wood' }),
        way(2, inside, { natural: 'wood' }),
        way(3, inside, { leisure: 'pitch' }),
        way(4, inside, { natural: 'water', name: 'Lampi' }),
      ],
    });
    expect(features.map(({ properties, minZoom }) => [properties['kind'], minZoom, properties['min_zoom']])).toEqual([
      ['wood', 8, undefined],
      ['wood', 9, undefined],
      ['pitch', 11, undefined],
      ['water', 9, undefined],
      ['water', 13, 13],
    ]);
  });

  test('a line has a gap where the file leaves nodes out, and an area is not drawn then', async () => {
    const nodes = nodesAt([0, 0], [1, 0], [2, 0], [3, 0]);
    const result = await read({
      nodes,
      ways: [
        way(1, [1, 2, 99, 3, 4], { highway: 'path' }),
        way(2, [1, 2, 99, 1], { natural: 'wood' }),
        way(3, [98, 99], { highway: 'path' }),
      ],
    });
    expect(result.features.map(({ geometry }) => geometry)).toEqual([
      {
        type: 'MultiLineString',
        coordinates: [
          [
            [24, 60],
            [24.001, 60],
          ],
          [
            [24.002, 60],
            [24.003, 60],
          ],
        ],
      },
    ]);
    expect(result.skipped).toEqual([{ ref: 'way/2', reason: '1 ring does not close (parts are missing in the file)' }]);
  });

  test('an area that crosses itself, or does not close, is skipped and reported', async () => {
    const { features, skipped } = await read({
      nodes: squares,
      ways: [way(1, [1, 3, 2, 4, 1], { building: 'yes' }), way(2, [1, 2, 3], { natural: 'wood' })],
    });
    expect(features).toEqual([]);
    expect(skipped).toEqual([
      { ref: 'way/1', reason: '1 ring crosses itself' },
      { ref: 'way/2', reason: 'is an area whose outline does not close' },
    ]);
  });

  test('a point that is repeated is drawn once', async () => {
    const { features } = await read({
      nodes: squares,
      ways: [way(1, [1, 1, 2], { highway: 'path' }), way(2, [1, 1], { highway: 'path' })],
    });
    expect(features.map(({ geometry }) => geometry)).toMatchObject([{ coordinates: { length: 2 } }]);
  });

  test('a strait that is drawn as a line is named in its middle', async () => {
    const { features } = await read({
      nodes: squares,
      ways: [way(1, [1, 2, 3], { natural: 'strait', name: 'Salmi' })],
    });
    expect(features).toMatchObject([
      {
        layer: 'water',
        geometry: { type: 'Point', coordinates: [24.01, 60] },
        properties: { kind: 'strait', name: 'Salmi' },
      },
    ]);
  });

  test('locations on the ways stand in for nodes that the file leaves out', async () => {
    const locations = [
      [24, 60],
      [24.01, 60],
      [24.02, 60.01],
    ] as const;
    const { features } = await read({
      header: { optional: ['LocationsOnWays'] },
      nodes: [{ id: 50, lon: 24, lat: 60 }],
      ways: [{ ...way(1, [1, 2, 3], { highway: 'path' }), locations }],
    });
    expect(features.map(({ geometry }) => geometry)).toEqual([{ type: 'LineString', coordinates: locations }]);
  });
});
