import { describe, expect, test } from 'vitest';
import {
  type DayForecasts,
  type HourForecasts,
  isSnowShown,
  nowSpell,
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

describe('now', () => {
  // SPEC §2: Weather panel, of places, points and own places; §4 its expand toggle; §9 "Now" up to 6 hours ahead,
  //   then days; 6-hour averages and totals; values equal to the service's
  test('has averages and totals of the hours up to 6 hours ahead', () => {
    for (const now of [START, START + 59 * 60_000]) {
      expect(nowSpell(hours(20), now)).toEqual({
        from: START,
        to: START + 6 * HOUR,
        minTemp: 3.5,
        maxTemp: 3.5,
        precip: 21,
        windgust: 6,
        cloud: 3.5,
      });
    }
  });

  test('goes by the hours that are known', () => {
    expect(nowSpell(hours(4, { temp: [9, null, -2, -3], windgust: [9, null, null, null] }), START)).toMatchObject({
      minTemp: -2.5,
      precip: 6,
      windgust: null,
      cloud: 2,
    });
  });

  test('is nothing where nothing of it is forecast', () => {
    expect(nowSpell(hours(5), START + 5 * HOUR)).toBeNull();
    expect(nowSpell(hours(0), START)).toBeNull();
  });
});

test('the hours to come go by six, as far as all six are forecast', () => {
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
test('of days those are told that are forecast whole and are not over', () => {
  const times = ['2026-11-20T22:00Z', '2026-11-21T22:00Z', '2026-11-22T22:00Z', '2026-11-23T22:00Z'].map((time) =>
    Date.parse(time),
  );
  const days: DayForecasts = {
    times,
    complete: [true, false, true, false],
    minTemp: [1, 2, -3, 4],
    maxTemp: [1, 2, 5, 4],
    sumPrecip: [1, 2, 0.4, 4],
    avgCloud: [1, 2, 60, 4],
    maxWind: [1, 2, 14, 4],
  };
  expect(wholeDays(days, START)).toEqual([
    { from: times[2], to: times[3], minTemp: -3, maxTemp: 5, precip: 0.4, windgust: 14, cloud: 60 },
  ]);
  expect(wholeDays({ ...days, complete: [true, true, true, true] }, START).map(({ from }) => from)).toEqual(
    times.slice(1),
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
test('snow is told if over 0.1 cm', () => {
  expect([0, 0.1, 0.11, 23].map(isSnowShown)).toEqual([false, false, true, true]);
});
