import { expect, test } from 'vitest';
import { fieldOf, momentOf } from './timeField.ts';

test.each([
  ['2026-01-31T23:59:00.000Z', '2026-02-01T01:59'],
  ['2026-07-01T00:00:00.000Z', '2026-07-01T03:00'],
  // On the day on which the clocks change.
  ['2026-03-29T00:30:00.000Z', '2026-03-29T02:30'],
  ['2026-03-29T01:30:00.000Z', '2026-03-29T04:30'],
])(
  '%s is %s in the field by the clock of Finland, wherever the manager is, and is read from it again',
  (iso, field) => {
    expect([fieldOf(iso), momentOf(field)]).toEqual([field, iso]);
  },
);

test('an hour that comes twice is the first one, and one that the clocks skip comes after them', () => {
  expect(momentOf('2026-10-25T03:30')).toBe('2026-10-25T00:30:00.000Z');
  expect(momentOf('2026-03-29T03:30')).toBe('2026-03-29T01:30:00.000Z');
});

test('an empty field is no moment, nor is one that holds no time', () => {
  expect([fieldOf(null), momentOf(''), momentOf('tomorrow')]).toEqual(['', null, null]);
});
