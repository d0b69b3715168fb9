import { describe, expect, test } from 'vitest';
import { heightBetween } from './heightBetween.ts';

const SLOPE = { northWest: 10, northEast: 20, southWest: 30, southEast: 60 };

describe('the height between four squares', () => {
  test('runs evenly from one to the next', () => {
    expect(heightBetween(SLOPE, 0, 0)).toBe(10);
    expect(heightBetween(SLOPE, 0.5, 0)).toBe(15);
    expect(heightBetween(SLOPE, 0.5, 0.5)).toBe(30);
    expect(heightBetween(SLOPE, 1, 1)).toBe(60);
  });

  test('is that of its own square where one of them has none, and unknown in that one', () => {
    const hole = { ...SLOPE, southEast: NaN };
    expect(heightBetween(hole, 0.4, 0.4)).toBe(10);
    expect(heightBetween(hole, 0.4, 0.6)).toBe(30);
    expect(heightBetween(hole, 0.6, 0.4)).toBe(20);
    expect(heightBetween(hole, 0.6, 0.6)).toBeNaN();
  });
});
