import { expect, test } from 'vitest';
import { enlarged } from './decodeHeights.ts';

test('a quarter of a tile, enlarged, has its heights in the same places', () => {
  const heights = Float32Array.from({ length: 16 }, (_, at) => (at % 4) * 10 + Math.floor(at / 4));
  const quarter = enlarged(heights, 4, [1, 0]);
  // Its second row lies a quarter of a pixel below the middle of the first one; its columns begin at 1.75.
  expect(Array.from(quarter.slice(4, 8))).toEqual([17.75, 22.75, 27.75, 30.25]);
});
