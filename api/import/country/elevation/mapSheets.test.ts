import { expect, test } from 'vitest';
import { FINLAND_BOUNDS } from '#common/geo/bounds.ts';
import { sheetsOver } from './mapSheets.ts';

const namesOver = (...box: [number, number, number, number]) => sheetsOver([box]).map(({ name }) => name);

// "L4133" is the land survey's own example of a sheet, with the middle of Helsinki.
test('a place lies on the sheet that the division has there', () => {
  expect(sheetsOver([[24.94, 60.165, 24.95, 60.175]])).toEqual([{ name: 'L4133', west: 380_000, south: 6_666_000 }]);
});

test('neighbours touch: a box over a corner lies on four sheets', () => {
  // 380,000 and 6,678,000 are edges of L4133.
  expect(namesOver(24.82, 60.215, 24.85, 60.235).toSorted()).toEqual(['L4131', 'L4132', 'L4133', 'L4134']);
});

test('no name stands for two sheets', () => {
  const sheets = sheetsOver([FINLAND_BOUNDS]);
  expect(new Set(sheets.map(({ name }) => name)).size).toBe(sheets.length);
  expect(sheets.length).toBeGreaterThan(1200);
});
