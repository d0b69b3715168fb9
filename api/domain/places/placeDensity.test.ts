import { expect, test } from 'vitest';
import { type Density, isBoxFirst, shareIn } from './placeDensity.ts';

/** A town of 90 000 places in the cell of Helsinki, and 10 000 in one of the north. */
const density: Density = {
  total: 100_000,
  cells: [
    { x: 99, y: 481, count: 90_000 },
    { x: 100, y: 550, count: 10_000 },
  ],
};
/** Part of the town's cell: 24.75–25 E, 60.125–60.25 N. */
const town = (part: number) => [24.75, 60.125, 24.75 + part / 4, 60.25] as const;

test('the share of bounds is that of the places in them, of parts of cells by area', () => {
  expect(shareIn(density, town(1))).toBeCloseTo(0.9);
  expect(shareIn(density, town(0.5))).toBeCloseTo(0.45);
  expect(shareIn(density, [19, 59, 32, 71])).toBeCloseTo(1);
  expect(shareIn(density, [20, 59, 21, 60])).toBe(0);
  expect(shareIn({ total: 0, cells: [] }, town(1))).toBe(0);
});

test('a box with few places is read as a box, however large; one with many is searched by quality', () => {
  expect(isBoxFirst(density, town(0.01), 20)).toBe(true);
  expect(isBoxFirst(density, town(0.5), 20)).toBe(false);
  expect(isBoxFirst(density, [19, 61, 32, 68], 20)).toBe(true);
});
