import { expect, test } from 'vitest';
import { shownArea } from './shownArea.ts';

test('an area is shown for land and water from 0,01 km² on, never for buildings and statues', () => {
  expect(shownArea(10_000, 'nature')).toBe(10_000);
  expect(shownArea(9_999, 'nature')).toBeNull();
  expect(shownArea(50_000, 'sight')).toBeNull();
  expect(shownArea(50_000, 'culture')).toBeNull();
  expect(shownArea(null, 'water')).toBeNull();
});
