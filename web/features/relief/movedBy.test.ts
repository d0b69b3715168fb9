import { expect, test } from 'vitest';
import { movedBy } from './movedBy.ts';

test.each([
  ['ArrowRight', 500, 550],
  ['ArrowLeft', 500, 450],
  ['ArrowLeft', 10, 0],
  ['PageUp', 500, 1000],
  ['PageDown', 200, 0],
  ['Home', 500, 0],
  ['End', 500, 5000],
  ['Tab', 500, null],
])('%s moves the point of a profile from %d m', (key, fromM, expected) => {
  expect(movedBy(key, fromM, { lengthM: 5000, stepM: 25 })).toBe(expected);
});
