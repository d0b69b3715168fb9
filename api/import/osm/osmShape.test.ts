import { describe, expect, test } from 'vitest';
import type { MicrodegreePoint } from '#api/geometry/microdegrees.ts';
import { areaShape, lineShape } from './osmShape.ts';

/** A box in millionths of a degree, counter-clockwise. */
const box = (west: number, south: number, east: number, north: number): MicrodegreePoint[] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
];

describe('a line', () => {
  test('is measured along the sphere and placed at its middle', () => {
    const shape = lineShape([
      [
        [25_000_000, 60_000_000],
        [25_000_000, 60_002_000],
        [25_000_000, 60_010_000],
      ],
    ]);
    // One degree of a great circle of 6371 km is 111.1949 km.
    expect(shape).toMatchObject({
      type: 'PATH',
      geometry: { type: 'LineString' },
      position: [25, 60.005],
      bbox: [25, 60, 25, 60.01],
      lengthM: 1111.9,
    });
  });

  test('of several parts has the length of all, and stands on the longest', () => {
    const shape = lineShape([
      [
        [25_000_000, 60_000_000],
        [25_000_000, 60_001_000],
      ],
      [
        [25_100_000, 60_000_000],
        [25_100_000, 60_004_000],
      ],
    ]);
    expect(shape).toMatchObject({
      geometry: { type: 'MultiLineString' },
      position: [25.1, 60.002],
      bbox: [25, 60, 25.1, 60.004],
      lengthM: 556,
    });
  });
});

describe('an area', () => {
  test('is closed, measured, and placed inside', () => {
    const shape = areaShape([[box(25_000_000, 60_000_000, 25_010_000, 60_010_000)]]);
    expect(shape.geometry).toEqual({
      type: 'Polygon',
      coordinates: [
        [
          [25, 60],
          [25.01, 60],
          [25.01, 60.01],
          [25, 60.01],
          [25, 60],
        ],
      ],
    });
    // R² · Δλ · (sin φ2 − sin φ1) with R = 6 371 008.8 m.
    expect(shape.areaM2).toBeCloseTo(
      6371008.8 ** 2 * ((0.01 * Math.PI) / 180) * (Math.sin((60.01 * Math.PI) / 180) - Math.sin((60 * Math.PI) / 180)),
      -1,
    );
    expect(shape.position[0]).toBeCloseTo(25.005, 3);
    expect(shape.position[1]).toBeCloseTo(60.005, 3);
  });

  test('with a hole in its middle is not placed in the hole', () => {
    const hole = box(25_004_000, 60_004_000, 25_006_000, 60_006_000).toReversed();
    const [lon, lat] = areaShape([[box(25_000_000, 60_000_000, 25_010_000, 60_010_000), hole]]).position;
    expect(lon > 25.004 && lon < 25.006 && lat > 60.004 && lat < 60.006).toBe(false);
  });

  test('of several parts is placed in the largest and counts all', () => {
    const small = box(25_100_000, 60_000_000, 25_101_000, 60_001_000);
    const large = box(25_000_000, 60_000_000, 25_002_000, 60_002_000);
    const shape = areaShape([[small], [large]]);
    expect(shape.geometry.type).toBe('MultiPolygon');
    expect(shape.position[0]).toBeCloseTo(25.001, 4);
    expect(shape.areaM2).toBeCloseTo((areaShape([[small]]).areaM2 ?? 0) + (areaShape([[large]]).areaM2 ?? 0), 0);
    expect(shape.bbox).toEqual([25, 60, 25.101, 60.002]);
  });

  test('shaped like a crescent is placed inside, not at its centre of mass', () => {
    const crescent: MicrodegreePoint[] = [
      [25_000_000, 60_000_000],
      [25_010_000, 60_000_000],
      [25_010_000, 60_001_000],
      [25_001_000, 60_001_000],
      [25_001_000, 60_009_000],
      [25_010_000, 60_009_000],
      [25_010_000, 60_010_000],
      [25_000_000, 60_010_000],
    ];
    const [lon, lat] = areaShape([[crescent]]).position;
    expect(lon < 25.001 || lat < 60.001 || lat > 60.009).toBe(true);
  });

  test('thinner than the grid is placed at one of its corners', () => {
    const sliver: MicrodegreePoint[] = [
      [25_000_000, 60_000_000],
      [25_010_000, 60_000_000],
      [25_010_000, 60_000_001],
    ];
    expect(areaShape([[sliver]]).position).toEqual([25, 60]);
  });
});
