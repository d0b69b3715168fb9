import { expect, test } from 'vitest';
import { baseTilesLine } from './importCommands.ts';

test('the report says how many base map tiles there are, and how large', () => {
  expect(baseTilesLine({ tiles: 312, bytes: 5_123_456, largestBytes: 96_100 })).toBe(
    '312 base map tiles, 5.1 MB, the largest 97 kB.',
  );
});
