import { expect, test } from 'vitest';
import { byMonth } from './months.ts';

const at = (created: string) => ({ created });

// SPEC §2: Profile photos; my photos at home, by months; what waits is marked for its uploader and unseen by others
test('photos stand by the months of Finland’s time, in the order in which they came', () => {
  const items = [
    at('2026-11-22T08:00:00Z'),
    at('2026-10-31T22:30:00Z'),
    at('2026-10-31T21:30:00Z'),
    at('2025-10-01T12:00:00Z'),
  ];
  expect(byMonth(items, 'fi').map(({ name, items: of }) => [name, of.length])).toEqual([
    ['marraskuu 2026', 2],
    ['lokakuu 2026', 1],
    ['lokakuu 2025', 1],
  ]);
  expect([byMonth(items.slice(0, 1), 'sv'), byMonth(items.slice(0, 1), 'en')].map(([month]) => month?.name)).toEqual([
    'november 2026',
    'November 2026',
  ]);
});
