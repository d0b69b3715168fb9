import { describe, expect, test } from 'vitest';
import { sunDay } from './sun.ts';

const minutes = (date: Date | null, expected: string) =>
  Math.abs((date?.getTime() ?? 0) - Date.parse(expected)) / 60_000;

describe('the sun', () => {
  // As almanacs have them.
  test.each([
    ['Helsinki at midsummer', '2026-06-21', [24.94, 60.17], '2026-06-21T00:54:00Z', '2026-06-21T19:50:00Z'],
    ['Helsinki at midwinter', '2026-12-21', [24.94, 60.17], '2026-12-21T07:24:00Z', '2026-12-21T13:13:00Z'],
    ['Rovaniemi at the equinox', '2026-03-20', [25.72, 66.5], '2026-03-20T04:20:00Z', '2026-03-20T16:31:00Z'],
  ] as const)('rises and sets: %s', (_where, date, position, sunrise, sunset) => {
    const day = sunDay(date, position);
    expect(day).toMatchObject({ date, state: 'RISES' });
    expect(minutes(day.sunrise, sunrise)).toBeLessThan(4);
    expect(minutes(day.sunset, sunset)).toBeLessThan(4);
  });

  // Issue "Weather and encyclopedia": Days are Finnish, with 23 and 25 hours where clocks change; polar day and night
  test.each([
    ['2026-06-21', 'POLAR_DAY'],
    ['2026-12-21', 'POLAR_NIGHT'],
  ])('at the northern end of the country it is up or down all day (%s)', (date, state) => {
    expect(sunDay(date, [27.03, 69.91])).toEqual({ date, sunrise: null, sunset: null, state });
  });
});
