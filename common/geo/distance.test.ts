import { expect, test } from 'vitest';
import { distanceKm, lineLengthM } from './distance.ts';

// SPEC §9: Distance: great-circle, Earth radius 6371 km, km with decimal comma
test('a degree of latitude is 111.19 km on the sphere of 6371 km', () => {
  expect(distanceKm([25, 60], [25, 61])).toBeCloseTo(111.1949, 3);
});

test('a degree of longitude at 60° N is half of one at the equator', () => {
  expect(distanceKm([24, 60], [25, 60]) / distanceKm([24, 0], [25, 0])).toBeCloseTo(0.5, 3);
});

test('Helsinki to Utsjoki is 1087 km, either way', () => {
  expect(distanceKm([24.9384, 60.1699], [27.0286, 69.9079])).toBeCloseTo(1087.09, 1);
  expect(distanceKm([27.0286, 69.9079], [24.9384, 60.1699])).toBe(distanceKm([24.9384, 60.1699], [27.0286, 69.9079]));
});

test('points a metre apart have a distance, the same point is at zero, and antipodes are finite', () => {
  expect(distanceKm([25, 60], [25, 60.000_009]) * 1000).toBeCloseTo(1, 2);
  expect(distanceKm([25, 60], [25, 60])).toBe(0);
  expect(distanceKm([0, 0], [180, 0])).toBeCloseTo(Math.PI * 6371, 6);
});

test('the length of a line is that of all its steps, without its heights', () => {
  expect(lineLengthM([])).toBe(0);
  expect(lineLengthM([[24, 60]])).toBe(0);
  expect(
    lineLengthM([
      [24, 60],
      [24, 61, 400],
      [24, 60],
    ]),
  ).toBeCloseTo(2 * 111_194.93, 1);
});
