import { describe, expect, test } from 'vitest';
import { shapeReaches, shapesMeet } from './shapesMeet.ts';
import type { WorldShape } from './worldShape.ts';

type Points = readonly (readonly [number, number])[];

function shape(type: WorldShape['type'], ...parts: readonly Points[]): WorldShape {
  let end = 0;
  return {
    type,
    coords: Int32Array.from(parts.flat(2)),
    ends: parts.map((part) => (end += part.length)),
    holes: parts.map((_, at) => type === 'AREA' && at > 0),
  };
}

const box = (from: number, to: number): Points => [
  [from, from],
  [to, from],
  [to, to],
  [from, to],
  [from, from],
];
const line = (...points: Points) => shape('PATH', points);
const area = shape('AREA', box(0, 100), box(40, 60));

describe('shapes meet', () => {
  test.each<[string, WorldShape, WorldShape, number, boolean]>([
    ['a line that crosses an area', area, line([-10, 20], [110, 20]), 0, true],
    ['a line within an area', area, line([10, 10], [20, 20]), 0, true],
    ['a line beyond', area, line([110, 10], [120, 20]), 0, false],
    ['a line that is near', area, line([110, 10], [120, 20]), 10, true],
    ['a line in the hole', area, line([45, 45], [55, 55]), 0, false],
    ['an area within another', area, shape('AREA', box(10, 20)), 0, true],
    ['an area around another', shape('AREA', box(-50, 150)), area, 0, true],
    ['an area in the hole', area, shape('AREA', box(45, 55)), 0, false],
    ['lines that cross', line([0, 0], [10, 10]), line([0, 10], [10, 0]), 0, true],
    ['lines that share an end', line([0, 0], [10, 10]), line([10, 10], [20, 0]), 0, true],
    ['lines side by side', line([0, 0], [100, 0]), line([0, 5], [100, 5]), 4, false],
    ['lines side by side that are near', line([0, 0], [100, 0]), line([0, 5], [100, 5]), 5, true],
    ['boxes that overlap, shapes that do not', line([0, 0], [100, 100]), line([60, 10], [90, 40]), 5, false],
    [
      'the second part of a line',
      shape(
        'PATH',
        [
          [200, 0],
          [210, 0],
        ],
        [
          [50, -5],
          [50, 5],
        ],
      ),
      area,
      0,
      true,
    ],
    ['a point as a line', line([50, 0], [50, 0]), line([0, 3], [100, 3]), 3, true],
  ])('%s', (_what, a, b, within, expected) => {
    expect([shapesMeet(a, b, within), shapesMeet(b, a, within)]).toEqual([expected, expected]);
  });
});

test('a point is reached in an area and near a line', () => {
  expect([shapeReaches(area, [10, 10], 0), shapeReaches(area, [50, 50], 5), shapeReaches(area, [101, 1], 5)]).toEqual([
    true,
    false,
    false,
  ]);
  const way = line([0, 0], [100, 0]);
  expect([shapeReaches(way, [50, 5], 5), shapeReaches(way, [50, 6], 5), shapeReaches(way, [104, 3], 5)]).toEqual([
    true,
    false,
    true,
  ]);
});
