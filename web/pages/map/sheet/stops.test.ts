import { expect, test } from 'vitest';
import { nearestStop, STOPS, stopOffset } from './stops.ts';

test('the three stops rise', () => {
  expect(STOPS.map((stop) => stopOffset(stop, 700, 170))).toEqual([0, 215, 530]);
});

test('in a room lower than the peek all stops are the same', () => {
  expect(STOPS.map((stop) => stopOffset(stop, 100, 170))).toEqual([0, 0, 0]);
});

test.each([
  [0, 'peek'],
  [80, 'peek'],
  [130, 'half'],
  [215, 'half'],
  [380, 'full'],
  [530, 'full'],
  [4000, 'full'],
])('scrolled by %d: %s', (top, stop) => {
  expect(nearestStop(top, 700, 170)).toBe(stop);
});
