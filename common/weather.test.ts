import { describe, expect, test } from 'vitest';
import {
  type DayForecasts,
  type HourForecasts,
  isMeasuredNow,
  isSnowShown,
  nowSpell,
  restOfToday,
  signOf,
  type Spell,
  spellsFrom,
  wholeDays,
} from './weather.ts';

const HOUR = 3_600_000;
const START = Date.parse('2026-11-22T10:00:00Z');

/** Hours from START on: each value is its number. */
function hours(count: number, fields: Partial<HourForecasts> = {}): HourForecasts {
  const numbers = Array.from({ length: count }, (_, at) => at);
  return {
    times: numbers.map((at) => START + at * HOUR),
    temp: numbers,
    precip: numbers,
    windgust: numbers,
    cloud: numbers,
    ...fields,
  };
}

const spell = (fields: Partial<Spell> = {}): Spell => ({
  from: START,
  to: START + HOUR,
  minTemp: 10,
  maxTemp: 10,
  precip: 0,
  windgust: 5,
  cloud: 0,
  ...fields,
});

const DAYS: DayForecasts = {
  times: ['2026-11-20T22:00Z', '2026-11-21T22:00Z', '2026-11-22T22:00Z', '2026-11-23T22:00Z'].map((time) =>
    Date.parse(time),
  ),
  complete: [true, false, true, false],
  minTemp: [1, 2, -3, 4],
  maxTemp: [1, 2, 5, 4],
  sumPrecip: [1, 2, 0.4, 4],
  avgCloud: [1, 2, 60, 4],
  maxWind: [1, 2, 14, 4],
};

describe('now', () => {
  const measured = { temp: -7, windgust: 12, distanceKm: 8, time: START };

  test('is the hour of the forecast where nothing was measured', () => {
    for (const now of [START, START + 59 * 60_000]) {
      expect(nowSpell(hours(20), now, null)).toEqual({
        from: START,
        to: START + HOUR,
        minTemp: 1,
        maxTemp: 1,
        precip: 1,
        windgust: 1,
        cloud: 1,
      });
    }
    expect(nowSpell(hours(5), START + 5 * HOUR, null)).toBeNull();
    expect(nowSpell(hours(0), START, null)).toBeNull();
  });

  test('is what the nearest station measured, and the forecast for values that it does not measure', () => {
    const now = { minTemp: -7, maxTemp: -7, precip: 1, windgust: 12, cloud: 1 };
    expect(nowSpell(hours(20), START, measured)).toMatchObject(now);
    expect(nowSpell(hours(20), START, { ...measured, windgust: null })).toMatchObject({ ...now, windgust: 1 });
    expect(nowSpell(hours(0), START, measured)).toMatchObject({ ...now, precip: null, cloud: null });
  });

  test('counts only measurements from nearby in the last two hours', () => {
    expect(isMeasuredNow(measured, START + 2 * HOUR)).toBe(true);
    expect(isMeasuredNow(measured, START + 2 * HOUR + 1)).toBe(false);
    expect(isMeasuredNow({ ...measured, distanceKm: 50.1 }, START)).toBe(false);
  });
});

describe('the rest of today', () => {
  const midnights = ['2026-11-21T22:00Z', '2026-11-22T22:00Z'].map((time) => Date.parse(time));
  const days = { ...DAYS, times: midnights };

  test('goes from the present hour to midnight, with its lowest and highest temperature', () => {
    expect(restOfToday(hours(20), days, START + 60_000)).toEqual({
      from: START,
      to: midnights[1],
      minTemp: 1,
      maxTemp: 12,
      precip: 78,
      windgust: 12,
      cloud: 6.5,
    });
  });

  test('is null in the last hours of the day, and where the forecast ends before midnight', () => {
    expect(restOfToday(hours(20), days, START + 10 * HOUR)?.from).toBe(START + 10 * HOUR);
    expect(restOfToday(hours(20), days, START + 11 * HOUR)).toBeNull();
    expect(restOfToday(hours(12), days, START)).toBeNull();
    expect(restOfToday(hours(20), { ...days, times: midnights.slice(0, 1) }, START)).toBeNull();
  });
});

test('the coming hours are grouped by six, as far as all six are forecast', () => {
  const spells = spellsFrom(hours(20), START + 60_000);
  expect(spells.map(({ from, precip }) => [(from - START) / HOUR, precip])).toEqual([
    [0, 21],
    [6, 57],
    [12, 93],
  ]);
  expect(spellsFrom(hours(6), START)).toEqual([]);
});

// SPEC §2: Weather panel, of places, points and own places; §4 its expand toggle; §9 "Now" up to 6 hours ahead, then
//   days; 6-hour averages and totals; values equal to the service's
test('the days after today that are forecast whole are returned', () => {
  const { times } = DAYS;
  expect(wholeDays(DAYS, START)).toEqual([
    { from: times[2], to: times[3], minTemp: -3, maxTemp: 5, precip: 0.4, windgust: 14, cloud: 60 },
  ]);
  expect(wholeDays({ ...DAYS, complete: [true, true, true, true] }, START).map(({ from }) => from)).toEqual(
    times.slice(2),
  );
});

describe('the icon', () => {
  // SPEC §9: Snow shown if over 0.1 cm; icon by precipitation thresholds 0.1, 3, 8 mm and cloud 25, 50, 75 %; polar
  //   day and night are said
  test.each([
    [null, 0],
    [0, 0],
    [0.09, 0],
    [0.1, 1],
    [2.9, 1],
    [3, 2],
    [7.9, 2],
    [8, 3],
    [40, 3],
  ])('by precipitation of %s mm is of step %d', (precip, fall) => {
    expect(signOf(spell({ precip })).fall).toBe(fall);
  });

  // SPEC §9: Snow shown if over 0.1 cm; icon by precipitation thresholds 0.1, 3, 8 mm and cloud 25, 50, 75 %; polar
  //   day and night are said
  test.each([
    [null, null],
    [0, 0],
    [24.9, 0],
    [25, 1],
    [50, 2],
    [74, 2],
    [75, 3],
    [100, 3],
  ])('by clouds of %s %% is of step %s', (cloud, sky) => {
    expect(signOf(spell({ cloud })).sky).toBe(sky);
  });

  test.each([
    [-8, -0.1, 'snow'],
    [-3, 3, 'sleet'],
    [1.9, 1.9, 'sleet'],
    [2, 2, 'rain'],
    [null, null, 'rain'],
  ] as const)('between %s and %s °C shows %s', (minTemp, maxTemp, kind) => {
    expect(signOf(spell({ minTemp, maxTemp })).kind).toBe(kind);
  });
});

// SPEC §9: Snow shown if over 0.1 cm; icon by precipitation thresholds 0.1, 3, 8 mm and cloud 25, 50, 75 %; polar day
//   and night are said
test('snow is shown if over 0.1 cm', () => {
  expect([0, 0.1, 0.11, 23].map(isSnowShown)).toEqual([false, false, true, true]);
});
