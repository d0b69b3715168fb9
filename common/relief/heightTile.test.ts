import { describe, expect, test } from 'vitest';
import { heightInTile } from './heightTile.ts';

const SLOPE = { side: 4, heights: Float32Array.from({ length: 16 }, (_, at) => (at % 4) * 10 + Math.floor(at / 4)) };
const HOLE = { side: 2, heights: Float32Array.from([10, 20, NaN, 40]) };

describe('the height in a tile', () => {
  test('is that of a pixel in its middle, and even between pixels', () => {
    expect(heightInTile(SLOPE, 0.375, 0.625)).toBe(12);
    expect(heightInTile(SLOPE, 0.5, 0.5)).toBe(16.5);
  });

  test('is that of the last pixels up to the edge', () => {
    expect(heightInTile(SLOPE, 0, 0)).toBe(0);
    expect(heightInTile(SLOPE, 1, 1)).toBe(33);
  });

  test('is that of its own pixel beside one that has none', () => {
    expect(heightInTile(HOLE, 0.6, 0.6)).toBe(40);
    expect(heightInTile(HOLE, 0.4, 0.6)).toBeNaN();
    expect(heightInTile(HOLE, 0.75, 0.75)).toBe(40);
  });
});
