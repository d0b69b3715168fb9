import { describe, expect, test } from 'vitest';
import { shapeTouches } from './shapeTouches.ts';
import { type WorldShape, toWorldBox } from './worldShape.ts';

function shape(
  type: WorldShape['type'],
  parts: readonly (readonly number[])[],
  holes: readonly boolean[] = parts.map(() => false),
): WorldShape {
  let points = 0;
  return { type, coords: Int32Array.from(parts.flat()), ends: parts.map((part) => (points += part.length / 2)), holes };
}

const BOX = [10, 10, 20, 20] as const;
const ring = (left: number, top: number, right: number, bottom: number) => [
  left,
  top,
  right,
  top,
  right,
  bottom,
  left,
  bottom,
  left,
  top,
];

describe('a line', () => {
  test.each([
    ['ends in the box', [0, 0, 15, 15], true],
    ['crosses it without a point inside', [0, 15, 30, 15], true],
    ['cuts a corner of it', [5, 16, 16, 5], true],
    ['passes a corner by', [5, 14, 14, 5], false],
    ['lies along its edge', [0, 10, 30, 10], true],
    ['is beside it', [0, 25, 30, 25], false],
    ['points at it and ends before', [0, 15, 9, 15], false],
    ['is upright and crosses', [15, 0, 15, 30], true],
    ['is a single place inside', [15, 15, 15, 15], true],
    ['is a single place outside', [5, 5, 5, 5], false],
  ])('that %s', (_what, points, expected) => {
    expect(shapeTouches(shape('PATH', [points]), BOX)).toBe(expected);
  });

  test('does not go on from one part to the next', () => {
    expect(
      shapeTouches(
        shape('PATH', [
          [0, 15, 5, 15],
          [25, 15, 30, 15],
        ]),
        BOX,
      ),
    ).toBe(false);
  });

  test('encloses nothing', () => {
    expect(shapeTouches(shape('PATH', [ring(0, 0, 30, 30)]), BOX)).toBe(false);
  });
});

describe('an area', () => {
  test.each([
    ['around the box', [ring(0, 0, 30, 30)], [false], true],
    ['with a hole around the box', [ring(0, 0, 30, 30), ring(5, 5, 25, 25)], [false, true], false],
    ['with a hole inside the box', [ring(0, 0, 30, 30), ring(12, 12, 18, 18)], [false, true], true],
    ['inside the box', [ring(12, 12, 18, 18)], [false], true],
    ['beside the box', [ring(21, 0, 30, 30)], [false], false],
    ['of two parts, one around the box', [ring(40, 40, 50, 50), ring(0, 0, 30, 30)], [false, false], true],
  ])('%s', (_what, rings, holes, expected) => {
    expect(shapeTouches(shape('AREA', rings, holes), BOX)).toBe(expected);
  });
});

test('bounds become a box with y downwards', () => {
  const [left, top, right, bottom] = toWorldBox([24, 60, 25, 61]);
  expect(left).toBeLessThan(right);
  expect(top).toBeLessThan(bottom);
});
