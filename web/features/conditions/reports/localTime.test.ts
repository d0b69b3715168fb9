import { expect, test } from 'vitest';
import { localTime, momentOf } from './localTime.ts';

test('a moment that a field has shown is read from it unchanged, to the minute', () => {
  for (const iso of ['2026-01-31T23:59:00.000Z', '2026-07-01T00:00:00.000Z'])
    expect(momentOf(localTime(iso))).toBe(iso);
});

test('an empty field is no moment', () => {
  expect([localTime(null), momentOf('')]).toEqual(['', null]);
});
