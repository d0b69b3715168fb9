import { booleanClockwise, booleanPointInPolygon } from '@turf/turf';
import type { Position as GeoJsonPosition } from 'geojson';
import { describe, expect, test } from 'vitest';
import type { Position } from '#common/geo/bounds.ts';
import { type RecordShape, areaShape, lineShape, pointShape, position, positions } from './recordShape.ts';

/** A closed square ring of `size` degrees from its south-west corner. */
function square(lon: number, lat: number, size: number): Position[] {
  return [
    [lon, lat],
    [lon + size, lat],
    [lon + size, lat + size],
    [lon, lat + size],
    [lon, lat],
  ];
}

/** A ring of corners `x,y` in hundredths of a degree from 24° E, 60° N; the first is not repeated. */
function ringOf(corners: string): Position[] {
  return corners.split(' ').map((corner) => {
    const [x = 0, y = 0] = corner.split(',').map(Number);
    return [24 + x / 100, 60 + y / 100];
  });
}

/** Square metres of a box on the sphere of @turf/area, by the exact formula for parallels and meridians. */
function boxM2(west: number, south: number, east: number, north: number): number {
  const radians = Math.PI / 180;
  return 6_371_008.8 ** 2 * (east - west) * radians * (Math.sin(north * radians) - Math.sin(south * radians));
}

const inside = ({ geometry, position }: RecordShape): boolean =>
  (geometry.type === 'Polygon' || geometry.type === 'MultiPolygon') && booleanPointInPolygon([...position], geometry);

function partsOf(shape: RecordShape | null): GeoJsonPosition[][][] {
  if (shape?.geometry.type === 'Polygon') return [shape.geometry.coordinates];
  return shape?.geometry.type === 'MultiPolygon' ? shape.geometry.coordinates : [];
}

describe('a position', () => {
  test('has 6 decimals and no height', () => {
    expect(position([25.123456789, 60.9999996, 120])).toEqual([25.123457, 61]);
  });

  test('is none where it is not two finite degrees', () => {
    for (const bad of [null, [], [25], ['25', 60], [NaN, 60], [1e308, 60], [25, -91], { 0: 25, 1: 60 }])
      expect(position(bad)).toBeNull();
  });

  test('that repeats the one before it is dropped from a line, and one bad position spoils the line', () => {
    expect(
      positions([
        [25, 60],
        [25.00000001, 60],
        [26, 60],
      ]),
    ).toEqual([
      [25, 60],
      [26, 60],
    ]);
    expect(
      positions([
        [25, 60],
        [25, null],
      ]),
    ).toBeNull();
    expect(positions('line')).toBeNull();
  });
});

describe('the shape of a point', () => {
  test('has neither area nor length', () => {
    expect(pointShape([25, 60])).toEqual({
      type: 'POINT',
      position: [25, 60],
      bbox: [25, 60, 25, 60],
      geometry: { type: 'Point', coordinates: [25, 60] },
      areaM2: null,
      lengthM: null,
    });
  });
});

describe('the shape of a line', () => {
  test('is measured along the great circle: a degree of latitude is 111.195 km on the sphere', () => {
    const shape = lineShape([
      [
        [25, 60],
        [25, 61],
      ],
    ]);
    expect(shape?.lengthM).toBeCloseTo((6_371_008.8 * Math.PI) / 180, 3);
    expect(shape?.geometry.type).toBe('LineString');
    expect(shape?.bbox).toEqual([25, 60, 25, 61]);
  });

  test('sums its parts, and is placed in the middle of the longest', () => {
    const shape = lineShape([
      [
        [24, 60],
        [24, 60.1],
      ],
      [
        [25, 60],
        [25, 60.5],
        [25, 61],
      ],
    ]);
    expect(shape?.geometry.type).toBe('MultiLineString');
    expect(shape?.lengthM).toBeCloseTo(1.1 * 111_195.08, 0);
    expect(shape?.position).toEqual([25, 60.5]);
  });

  test('is none without a part of two points', () => {
    expect(lineShape([[[25, 60]], []])).toBeNull();
  });
});

describe('the shape of an area', () => {
  test('is measured on the sphere, without its holes', () => {
    const shape = areaShape([[square(25, 60, 0.3), square(25.1, 60.1, 0.1)]]);
    const expected = boxM2(25, 60, 25.3, 60.3) - boxM2(25.1, 60.1, 25.2, 60.2);
    expect((shape?.areaM2 ?? 0) / expected).toBeCloseTo(1, 6);
    expect(shape?.geometry).toMatchObject({ type: 'Polygon' });
    expect(shape?.geometry.type === 'Polygon' && shape.geometry.coordinates).toHaveLength(2);
  });

  test('is placed inside it, not in a hole in its middle', () => {
    const shape = areaShape([[square(25, 60, 0.3), square(25.1, 60.1, 0.1)]]);
    expect(shape !== null && inside(shape)).toBe(true);
  });

  test('outlines run counter-clockwise and holes clockwise, whichever way they are drawn', () => {
    for (const rings of [
      [square(25, 60, 0.3), square(25.1, 60.1, 0.1)],
      [square(25, 60, 0.3).toReversed(), square(25.1, 60.1, 0.1).toReversed()],
    ]) {
      const shape = areaShape([rings]);
      const [outline = [], hole = []] = shape?.geometry.type === 'Polygon' ? shape.geometry.coordinates : [];
      expect([booleanClockwise(outline), booleanClockwise(hole)]).toEqual([false, true]);
      expect(shape !== null && inside(shape)).toBe(true);
    }
  });

  test('separate polygons stay separate, overlapping ones become one', () => {
    const separate = areaShape([[square(25, 60, 0.1)], [square(26, 60, 0.1)]]);
    expect(separate?.geometry.type === 'MultiPolygon' && separate.geometry.coordinates).toHaveLength(2);
    const overlapping = areaShape([[square(25, 60, 0.2)], [square(25.1, 60, 0.2)]]);
    expect(overlapping?.geometry.type).toBe('Polygon');
    expect((overlapping?.areaM2 ?? 0) / boxM2(25, 60, 25.3, 60.2)).toBeCloseTo(1, 5);
  });

  test('a polygon inside another disappears in it, one in its hole stays', () => {
    const within = areaShape([[square(25, 60, 0.3)], [square(25.1, 60.1, 0.1)]]);
    expect((within?.areaM2 ?? 0) / boxM2(25, 60, 25.3, 60.3)).toBeCloseTo(1, 6);
    const inHole = areaShape([[square(25, 60, 0.3), square(25.1, 60.1, 0.1)], [square(25.12, 60.12, 0.05)]]);
    expect(inHole?.geometry.type === 'MultiPolygon' && inHole.geometry.coordinates).toHaveLength(2);
  });

  test('two copies of a polygon count once', () => {
    const twice = areaShape([[square(25, 60, 0.3)], [square(25, 60, 0.3)]]);
    expect((twice?.areaM2 ?? 0) / boxM2(25, 60, 25.3, 60.3)).toBeCloseTo(1, 6);
  });

  test('a ring that crosses itself is taken apart into valid polygons', () => {
    const bow = areaShape([
      [
        [
          [25, 60],
          [25.2, 60.2],
          [25.2, 60],
          [25, 60.2],
          [25, 60],
        ],
      ],
    ]);
    expect(bow?.geometry.type === 'MultiPolygon' && bow.geometry.coordinates).toHaveLength(2);
    expect((bow?.areaM2 ?? 0) / (boxM2(25, 60, 25.2, 60.2) / 2)).toBeCloseTo(1, 2);
  });

  test('a spike of no width is cut off', () => {
    const spiked = areaShape([
      [
        [
          [25, 60],
          [25.1, 60],
          [25.1, 60.05],
          [25.2, 60.05],
          [25.1, 60.05],
          [25.1, 60.1],
          [25, 60.1],
          [25, 60],
        ],
      ],
    ]);
    expect(spiked?.bbox).toEqual([25, 60, 25.1, 60.1]);
  });

  test.each<[string, readonly (readonly string[])[], { units: number; rings: readonly number[] }]>([
    ['a ring that passes a corner twice is cut there', [['0,0 2,2 4,0 4,4 2,2 0,4']], { units: 8, rings: [1, 1] }],
    ['a ring through a corner on its own side is cut', [['0,0 4,0 4,4 2,0 2,-4']], { units: 8, rings: [1, 1] }],
    ['a ring that touches its own side is cut', [['0,0 4,0 4,4 2,0 0,4']], { units: 8, rings: [1, 1] }],
    ['a hole beside its outline is dropped', [['0,0 4,0 4,4 0,4', '10,10 11,10 11,11']], { units: 16, rings: [1] }],
    ['a hole around its outline leaves nothing', [['1,1 2,1 2,2', '0,0 4,0 4,4 0,4']], { units: 0, rings: [] }],
    [
      'a hole in a hole is cut out once',
      [['0,0 4,0 4,4 0,4', '1,1 3,1 3,3 1,3', '1.5,1.5 2,1.5 2,2']],
      { units: 12, rings: [2] },
    ],
    ['a hole may touch its outline in a corner', [['0,0 4,0 4,4 0,4', '0,0 2,1 1,2']], { units: 14.5, rings: [2] }],
    ['a hole may touch a side of its outline', [['0,0 4,0 4,4 0,4', '0,2 2,1 2,3']], { units: 14, rings: [2] }],
    ['a hole from side to side cuts it in two', [['0,0 6,0 6,4 0,4', '0,2 3,1 6,2 3,3']], { units: 18, rings: [1, 1] }],
    [
      'holes that touch from side to side cut it in two',
      [['0,0 6,0 6,4 0,4', '0,2 2,1 3,2 2,3', '3,2 4,1 6,2 4,3']],
      { units: 18, rings: [1, 1] },
    ],
    ['polygons may touch in a corner', [['0,0 2,0 2,2 0,2'], ['2,2 4,2 4,4 2,4']], { units: 8, rings: [1, 1] }],
    [
      'one in another that it touches in a corner disappears',
      [['0,0 4,0 4,4 0,4'], ['0,0 2,1 1,2']],
      { units: 16, rings: [1] },
    ],
    [
      'one in another that it touches on a side disappears',
      [['2,0 3,2 1,2'], ['0,0 4,0 4,4 0,4']],
      { units: 16, rings: [1] },
    ],
    [
      'polygons that cross in corners only become one',
      [['0,0 2,0 4,0 4,4 2,4 0,4'], ['2,0 6,-1 6,5 2,4']],
      { units: 28, rings: [1] },
    ],
  ])('%s', (_, polygons, { units, rings }) => {
    const shape = areaShape(polygons.map((one) => one.map(ringOf)));
    expect((shape?.areaM2 ?? 0) / boxM2(24, 60, 24.01, 60.01)).toBeCloseTo(units, 1);
    expect(partsOf(shape).map((part) => part.length)).toEqual(rings);
  });

  test('an open ring is closed, a hole of no area is dropped', () => {
    const shape = areaShape([
      [
        square(25, 60, 0.1).slice(0, 4),
        [
          [25.05, 60.05],
          [25.06, 60.05],
        ],
      ],
    ]);
    expect(shape?.geometry).toMatchObject({
      type: 'Polygon',
      coordinates: [
        [
          [25, 60],
          [25.1, 60],
          [25.1, 60.1],
          [25, 60.1],
          [25, 60],
        ],
      ],
    });
  });

  test('is none where nothing is enclosed', () => {
    expect(areaShape([])).toBeNull();
    expect(areaShape([[]])).toBeNull();
    expect(
      areaShape([
        [
          [
            [25, 60],
            [26, 60],
            [25, 60],
          ],
        ],
      ]),
    ).toBeNull();
    expect(
      areaShape([
        [
          [
            [25, 60],
            [25.1, 60],
            [25.2, 60],
            [25, 60],
          ],
        ],
      ]),
    ).toBeNull();
  });
});
