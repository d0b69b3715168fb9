import { describe, expect, test } from 'vitest';
import type { GridPoint } from '#api/basemap/grid/baseGrid.ts';
import type { Ring } from '#api/basemap/grid/halfGrid.ts';
import { dissolve } from './dissolve.ts';

/** Counter-clockwise as one sees it, y running down. */
function box(minX: number, minY: number, maxX: number, maxY: number): Ring {
  return [
    [minX, maxY],
    [maxX, maxY],
    [maxX, minY],
    [minX, minY],
    [minX, maxY],
  ];
}

const sorted = (ring: Ring | undefined) =>
  (ring ?? [])
    .slice(0, -1)
    .map((point: GridPoint) => point.join())
    .sort();

describe('dissolving what was cut', () => {
  test('joins two boxes along their cut, though one side of it is longer', () => {
    const polygons = dissolve([box(-10, -10, 5, 20), box(5, 0, 30, 10)]);
    expect(polygons).toHaveLength(1);
    expect(polygons[0]).toHaveLength(1);
    expect(sorted(polygons[0]?.[0])).toEqual(
      ['-10,-10', '-10,20', '30,0', '30,10', '5,-10', '5,0', '5,10', '5,20'].sort(),
    );
  });

  test('leaves sides that only seem to be shared, off the cuts', () => {
    expect(dissolve([box(0, 0, 4, 4), box(4, 0, 8, 4)])).toHaveLength(2);
  });

  test('finds the hole that four parts leave between them', () => {
    const parts = [box(-1, 0, 21, 5), box(-1, 15, 21, 20), box(-1, 5, 5, 15), box(15, 5, 21, 15)];
    const polygons = dissolve(parts);
    expect(polygons.map((polygon) => polygon.map(sorted))).toEqual([
      [
        ['-1,0', '-1,20', '21,0', '21,20'],
        ['15,15', '15,5', '5,15', '5,5'],
      ],
    ]);
  });

  test('leaves parts that touch in a corner apart', () => {
    const polygons = dissolve([box(-5, -5, 1, 1), box(1, 1, 7, 7)]);
    expect(polygons.map(([ring]) => sorted(ring)).sort()).toEqual(
      [sorted(box(-5, -5, 1, 1)), sorted(box(1, 1, 7, 7))].sort(),
    );
  });

  test('gives a hole to the smallest polygon around it', () => {
    const hole: Ring = box(4, 4, 6, 6).toReversed();
    const lake: Ring = box(-20, -20, 40, 40).toReversed();
    const polygons = dissolve([box(-100, -100, 100, 100), lake, box(0, 0, 10, 10), hole]);
    expect(polygons.map(([ring, ...holes]) => [sorted(ring), ...holes.map(sorted)])).toEqual([
      [sorted(box(0, 0, 10, 10)), sorted(hole)],
      [sorted(box(-100, -100, 100, 100)), sorted(lake)],
    ]);
  });

  test('drops rings that have collapsed', () => {
    expect(
      dissolve([
        [
          [0, 0],
          [4, 4],
          [0, 0],
        ],
        [],
      ]),
    ).toEqual([]);
  });
});
