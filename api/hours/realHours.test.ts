import { describe, expect, test } from 'vitest';
import { DAY_MS } from '#common/time.ts';
import { REAL_HOURS } from '../../tests/support/realHours.ts';
import { openingState } from './openingHours.ts';
import { stretchesBetween } from './stretches.ts';

const HELSINKI = [24.94, 60.17] as const;
const SIGNS = { OPEN: '+', CLOSED: '-', UNKNOWN: '?' } as const;

function signIn(text: string, at: Date): string {
  const found = stretchesBetween(new Date(at.getTime() - DAY_MS), new Date(at.getTime() + DAY_MS))(text, HELSINKI);
  if (found === null) return '?';
  const [open, unknown] = [found.open, found.unknown].map((all) => all.some(([start, end]) => start <= at && at < end));
  return open ? '+' : unknown ? '?' : '-';
}

// Issue 22: 60 opening-hours strings from the real extracts with expected answers by hand for ten moments each
describe.each(REAL_HOURS)('$name', ({ moments, expected }) => {
  const times = moments.map((moment) => new Date(moment.slice(3)));

  test.each(Object.entries(expected))('%s', (text, signs) => {
    expect(times.map((at) => SIGNS[openingState(text, HELSINKI, at)]).join('')).toBe(signs);
    expect(times.map((at) => signIn(text, at)).join('')).toBe(signs);
  });
});

test('the texts are sixty, and the moments are ten of the days that they name', () => {
  const weekday = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'Europe/Helsinki' });
  for (const { moments } of REAL_HOURS)
    expect(moments.map((moment) => weekday.format(new Date(moment.slice(3))).slice(0, 2))).toEqual(
      moments.map((moment) => moment.slice(0, 2)),
    );
  expect(REAL_HOURS.map(({ moments, expected }) => [moments.length, Object.keys(expected).length])).toEqual(
    REAL_HOURS.map(() => [10, 10]),
  );
});
