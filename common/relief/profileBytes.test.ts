import { expect, test } from 'vitest';
import { heightsOfBytes, profileBytes } from './profileBytes.ts';

test('heights come back from their bytes to a decimetre, also below the sea', () => {
  const heights = [-0.44, 12.96, 1324.5, 1324.46, 7.1];
  expect(heightsOfBytes(profileBytes(heights))).toEqual([-0.4, 13, 1324.5, 1324.5, 7.1]);
  expect(profileBytes(heights)).toHaveLength(12);
  expect(heightsOfBytes(profileBytes([]))).toEqual([]);
});
