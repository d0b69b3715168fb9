import { describe, expect, test } from 'vitest';
import type { Coverage } from './coverage.ts';
import { forecastOf } from './forecast.ts';

const HOUR_MS = 3_600_000;
const FIELDS = ['temperature', 'windgust', 'totalcloudcover', 'precipitation1h'];

/** Hours in turn from a moment, each with the values of `row`. */
function hourly(
  from: string,
  hours: number,
  row: (hour: number) => readonly (number | null)[],
  fields: readonly string[] = FIELDS,
): Coverage {
  const start = Date.parse(from);
  return {
    fields,
    points: [],
    analysisTime: start,
    rows: Array.from({ length: hours }, (_, hour) => ({
      position: [24.46, 60.99] as const,
      time: start + hour * HOUR_MS,
      values: row(hour),
    })),
  };
}

describe('a forecast', () => {
  test('has lists of one length, hour by hour', () => {
    const { forecasts, pt, modelRun } = forecastOf(
      hourly('2026-11-22T06:00:00Z', 2, (hour) => [hour, 10 + hour, 20 + hour, 0.1]),
    );
    expect({ forecasts, pt, modelRun }).toEqual({
      forecasts: {
        times: [new Date('2026-11-22T06:00:00Z'), new Date('2026-11-22T07:00:00Z')],
        temp: [0, 1],
        windgust: [10, 11],
        cloud: [20, 21],
        precip: [0.1, 0.1],
      },
      pt: [24.46, 60.99],
      modelRun: new Date('2026-11-22T06:00:00Z'),
    });
  });

  test('has nulls for a column that the answer lacks', () => {
    expect(forecastOf(hourly('2026-11-22T06:00:00Z', 2, () => [1], ['temperature'])).forecasts).toMatchObject({
      temp: [1, 1],
      windgust: [null, null],
      precip: [null, null],
    });
  });

  test('ends with the last hour that has a value', () => {
    expect(
      forecastOf(
        hourly('2026-11-22T06:00:00Z', 5, (hour) => (hour < 3 ? [1, null, null, null] : [null, null, null, null])),
      ).forecasts.temp,
    ).toEqual([1, 1, 1]);
    expect(forecastOf(hourly('2026-11-22T06:00:00Z', 2, () => [null, null, null, null])).forecasts.temp).toEqual([
      null,
      null,
    ]);
  });

  test.each([
    ['sums of the run are taken apart', [0, 0.5, 0.5, 2.5], [null, 0.5, 0, 2]],
    ['amounts that go down are no sums', [0.5, 0, 1, 0.2], [0.5, 0, 1, 0.2]],
    ['a gap is not guessed', [0, null, 1, 1.5], [null, null, null, 0.5]],
  ])('amounts of precipitation: %s', (_what, amounts, expected) => {
    expect(
      forecastOf(
        hourly('2026-11-22T06:00:00Z', amounts.length, (hour) => [amounts[hour] ?? null], ['precipitationamount']),
      ).forecasts.precip,
    ).toEqual(expected);
  });

  test('the first amount counts where the run has just begun', () => {
    const coverage = hourly('2026-11-22T06:00:00Z', 2, (hour) => [hour + 0.4], ['precipitationamount']);
    expect(forecastOf({ ...coverage, analysisTime: Date.parse('2026-11-22T05:20:00Z') }).forecasts.precip).toEqual([
      0.4, 1,
    ]);
    expect(forecastOf({ ...coverage, analysisTime: Date.parse('2026-11-22T03:00:00Z') }).forecasts.precip).toEqual([
      null,
      1,
    ]);
  });
});

describe('the forecast by days', () => {
  test('goes by Finnish days, which begin two hours before those of UTC in winter', () => {
    const { dayForecasts } = forecastOf(hourly('2026-11-22T20:00:00Z', 28, (hour) => [hour, 2 * hour, 50, 1]));
    expect(dayForecasts).toEqual({
      times: ['2026-11-21T22:00:00Z', '2026-11-22T22:00:00Z', '2026-11-23T22:00:00Z'].map((time) => new Date(time)),
      dates: ['2026-11-22', '2026-11-23', '2026-11-24'],
      complete: [false, true, false],
      minTemp: [0, 2, 26],
      maxTemp: [1, 25, 27],
      // Precipitation of the hour until midnight belongs to the day that ends then.
      sumPrecip: [3, 24, 1],
      avgCloud: [50, 50, 50],
      maxWind: [2, 50, 54],
    });
  });

  // Issue "Weather and encyclopedia": Days are Finnish, with 23 and 25 hours where clocks change; polar day and night
  test.each([
    ['2026-03-29', '2026-03-28T22:00:00Z', 23],
    ['2026-10-25', '2026-10-24T21:00:00Z', 25],
    ['2026-07-01', '2026-06-30T21:00:00Z', 24],
  ])('%s has as many hours as the clocks say', (date, from, hours) => {
    const days = (count: number) => forecastOf(hourly(from, count, () => [1, 1, 1, 1])).dayForecasts;
    expect(days(hours)).toMatchObject({ dates: [date], times: [new Date(from)], complete: [true] });
    expect(days(hours - 1)).toMatchObject({ dates: [date], complete: [false] });
    expect(days(hours + 1)).toMatchObject({ complete: [true, false], sumPrecip: [hours, null] });
  });

  test('has nulls where no value is known, and else counts the known values', () => {
    const { dayForecasts } = forecastOf(
      hourly('2026-11-22T22:00:00Z', 24, (hour) => [hour === 3 ? -5 : null, null, hour % 2 === 0 ? 10 : 20, null]),
    );
    expect(dayForecasts).toMatchObject({
      minTemp: [-5],
      maxTemp: [-5],
      maxWind: [null],
      sumPrecip: [null],
      avgCloud: [15],
    });
  });
});
