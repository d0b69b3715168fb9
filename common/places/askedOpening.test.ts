import { expect, test } from 'vitest';
import { type AskedOpening, comingDays, momentOf, weeklyOpening } from './askedOpening.ts';

// A Wednesday at noon in Finland.
const NOW = new Date('2026-11-25T10:00:00Z');
const at = (day: AskedOpening['day'], minutes: number | null, now = NOW) =>
  momentOf({ day, minutes }, now)?.toISOString() ?? null;

test('without a day or time, and today, is now', () => {
  expect(at(null, null)).toBeNull();
  expect(at({ ahead: 0 }, null)).toBeNull();
});

test('a weekday is the next one, at noon or the time that is said', () => {
  expect(at({ weekday: 6 }, null)).toBe('2026-11-29T10:00:00.000Z');
  expect(at({ weekday: 5 }, 10 * 60)).toBe('2026-11-28T08:00:00.000Z');
  expect(at({ ahead: 1 }, null)).toBe('2026-11-26T10:00:00.000Z');
});

test('a time that is over is meant of tomorrow, and on the weekday that is today of next week', () => {
  expect(at(null, 20 * 60)).toBe('2026-11-25T18:00:00.000Z');
  expect(at(null, 8 * 60)).toBe('2026-11-26T06:00:00.000Z');
  expect(at({ weekday: 2 }, 8 * 60)).toBe('2026-12-02T06:00:00.000Z');
});

test('a day on which the clocks change has its noon at noon', () => {
  expect(at({ weekday: 6 }, null, new Date('2026-10-21T10:00:00Z'))).toBe('2026-10-25T10:00:00.000Z');
  expect(at({ weekday: 6 }, null, new Date('2026-03-25T10:00:00Z'))).toBe('2026-03-29T09:00:00.000Z');
});

test.each([
  ['2026-03-25T10:00:00Z', 2 * 60, '2026-03-29T00:00:00.000Z'],
  ['2026-03-25T10:00:00Z', 4 * 60, '2026-03-29T01:00:00.000Z'],
  ['2026-03-25T10:00:00Z', 24 * 60, '2026-03-29T21:00:00.000Z'],
  ['2026-10-21T10:00:00Z', 60, '2026-10-24T22:00:00.000Z'],
  ['2026-10-21T10:00:00Z', 20 * 60, '2026-10-25T18:00:00.000Z'],
  ['2026-10-21T10:00:00Z', 24 * 60, '2026-10-25T22:00:00.000Z'],
])('an hour of a Sunday on which the clocks change is that hour of the clock (%s, %i)', (now, minutes, moment) => {
  expect(at({ weekday: 6 }, minutes, new Date(now))).toBe(moment);
  if (minutes < 24 * 60) expect(weeklyOpening(new Date(moment))).toEqual({ day: { weekday: 6 }, minutes });
});

// The clocks change in the weeks from the first two: days counted by hours would skip or repeat a Sunday.
test.each(['2027-03-24T21:30:00Z', '2027-10-26T21:10:00Z', '2026-11-25T10:00:00Z'])(
  'from %s on a week has each weekday once',
  (now) => {
    const days = comingDays(new Date(now)).map((day) => weeklyOpening(day).day.weekday);
    expect(days.toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6]);
  },
);
