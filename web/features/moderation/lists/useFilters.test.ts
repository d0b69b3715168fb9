import { describe, expect, test } from 'vitest';
import { dayStart, readFilters, withFilters } from './useFilters.ts';

describe('filters in the URL', () => {
  test('are read by their names, trimmed and cut; what is not there is empty', () => {
    expect(readFilters(['q', 'role'], `?q=%20Aino%20&x=1`)).toEqual({ q: 'Aino', role: '' });
    expect(readFilters(['q'], `?q=${'x'.repeat(500)}`).q).toHaveLength(100);
  });

  test('are changed by their names, and go where they are empty; the rest of the URL stays', () => {
    expect(withFilters('?lang=sv&user=7&q=Aino', { q: 'Å & B', user: '', place: '' })).toBe('lang=sv&q=%C3%85+%26+B');
  });

  test('are days in Finland, the last of them whole', () => {
    expect([dayStart('2026-11-21'), dayStart('2026-06-21')]).toEqual([
      '2026-11-20T22:00:00.000Z',
      '2026-06-20T21:00:00.000Z',
    ]);
    expect(dayStart('2026-10-25', 1)).toBe('2026-10-25T22:00:00.000Z');
    expect(dayStart('2026-12-31', 1)).toBe(dayStart('2027-01-01'));
    for (const none of ['', '21.11.2026', '2026-13-01', '2026-1-1', 'x'])
      expect([none, dayStart(none)]).toEqual([none, null]);
  });
});

test.each(['0000-01-01', '9999-12-31'])('the day %s makes no time that the server would refuse', (day) => {
  for (const time of [dayStart(day), dayStart(day, 1)]) expect(time ?? '2026-01-01').toMatch(/^\d{4}-\d\d-\d\d/);
});
