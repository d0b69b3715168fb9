import type { Geometry } from 'geojson';
import { describe, expect, test } from 'vitest';
import { shapeGeometry } from './shapeGeometry.ts';
import { toWorldShape } from './worldShape.ts';

const box = (west: number, south: number, east: number, north: number) => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
];

describe('the geometry of a shape', () => {
  test.each<[string, Geometry]>([
    [
      'the lines of a route',
      {
        type: 'MultiLineString',
        coordinates: [
          [
            [24.9, 60.1],
            [24.91, 60.12345],
          ],
          [
            [25, 60],
            [25.1, 60.1],
          ],
        ],
      },
    ],
    [
      'polygons, each with its holes',
      {
        type: 'MultiPolygon',
        coordinates: [[box(24, 60, 25, 61), box(24.2, 60.2, 24.3, 60.3)], [box(26, 60, 27, 61)]],
      },
    ],
  ])('has %s', (_what, geometry) => {
    const shape = toWorldShape(geometry);
    expect(shape && shapeGeometry(shape)).toEqual(geometry);
  });
});
