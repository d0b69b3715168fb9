import { expect, test } from 'vitest';
import { baseTilesLine, rollbackLines } from './importCommands.ts';

test('the report says how many base map tiles there are, and how large', () => {
  expect(baseTilesLine({ tiles: 312, bytes: 5_123_456, largestBytes: 96_100 })).toBe(
    '312 base map tiles, 5.1 MB, the largest 97 kB.',
  );
});

test('a rollback says what it leaves as it is', () => {
  expect(rollbackLines({ version: 4, placeCount: 120 })).toEqual([
    'Version 4 is live again with 120 places.',
    'Boundaries, place names and heights are not undone: the next publish uses those that were imported last.',
  ]);
});
