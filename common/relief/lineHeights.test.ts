import { expect, test } from 'vitest';
import { heightAt, withHeights } from './lineHeights.ts';

const PROFILE = { stepM: 25, heightsM: [10, 20, 40, 80], breaks: [3] };

test.each([
  [-5, 10],
  [12.5, 15],
  [50, 40],
  [55, 40],
  [70, 80],
  [500, 80],
])('%d m from the start the height is %d m', (distanceM, heightM) => {
  expect(heightAt(PROFILE, distanceM)).toBeCloseTo(heightM, 5);
});

test('a line gets the heights of its profile, unless it has its own', () => {
  const line = (...coordinates: number[][]) => ({ type: 'LineString' as const, coordinates });
  // 25 m to the north.
  const north = 60 + 25 / 111_195;
  expect(withHeights(line([25, 60], [25, north]), PROFILE)).toEqual(line([25, 60, 10], [25, north, 20]));
  expect(withHeights(line([25, 60, 7], [25, north, 9]), PROFILE)).toEqual(line([25, 60, 7], [25, north, 9]));
  const point = { type: 'Point' as const, coordinates: [25, 60] };
  expect(withHeights(point, PROFILE)).toBe(point);
  expect(withHeights(line([25, 60], [25, north]), null)).toEqual(line([25, 60], [25, north]));
});
