import { expect, test } from 'vitest';
import { isOutOfSeason } from './snow.ts';

// Issue 23, point 4: a ski track outside its season says so
test.each([
  ['skitrack', '2026-05-14', false],
  ['skitrack', '2026-05-15', true],
  ['skitrack', '2026-10-15', true],
  ['skitrack', '2026-10-16', false],
  ['landuse/winter_sports', '2026-07-01', false],
  ['route/hiking', '2026-07-01', false],
])('%s on %s is out of season: %s', (category, day, expected) => {
  expect(isOutOfSeason(category, new Date(`${day}T10:00:00Z`))).toBe(expected);
});

test('a season turns at midnight in Finland', () => {
  expect(isOutOfSeason('skitrack', new Date('2026-05-14T20:59:00Z'))).toBe(false);
  expect(isOutOfSeason('skitrack', new Date('2026-05-14T21:00:00Z'))).toBe(true);
});
