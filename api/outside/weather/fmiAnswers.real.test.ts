import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { sharedFile } from '../../../tests/support/product.ts';
import { readCoverage, WeatherRefusal } from './coverage.ts';
import { forecastOf } from './forecast.ts';
import { observationsOf } from './observations.ts';

const FILES = [
  'forecast-harmonie-point',
  'forecast-nan-corner',
  'observation-place',
  'observation-station',
  'observation-cities',
  'error-invalid-lat-lon',
  'error-no-data-available',
  'error-no-locations',
] as const;
const texts = new Map(FILES.map((name) => [name, sharedFile(`fmi/${name}.xml`)]));
const isThere = [...texts.values()].every((file) => file !== null);

function real(name: (typeof FILES)[number]): string {
  return readFileSync(texts.get(name) ?? '', 'utf8');
}

// Real answers of the service lie beside the project or not at all.
describe.skipIf(!isThere)('real answers of the weather service', () => {
  // SPEC §3: Weather: observations, forecasts, dayForecasts, pt; §7 GET `query/weatherAt`
  test('a forecast has the values that stand in it', () => {
    const coverage = readCoverage(real('forecast-harmonie-point'));
    expect([coverage.fields.length, coverage.rows.length, coverage.points]).toEqual([
      21,
      12,
      [{ name: 'Sauoiva', position: [29.74273, 67.58399] }],
    ]);
    const { forecasts, dayForecasts, pt, modelRun } = forecastOf(coverage);
    expect([pt, modelRun]).toEqual([[29.74273, 67.58399], new Date('2022-09-19T09:00:00Z')]);
    expect(forecasts.times[0]).toEqual(new Date('2022-09-19T09:20:00Z'));
    expect(forecasts.temp).toEqual([6.8, 6.8, 6.8, 6.7, 6.7, 6.7, 6.7, 6.7, 6.6, 6.6, 6.6, 6.6]);
    expect(forecasts.windgust).toEqual([6.1, 7, 7.8, 8.6, 9.5, 9.5, 9.5, 9.5, 9.5, 9.5, 9.5, 9.6]);
    expect(forecasts.cloud).toEqual(Array.from({ length: 12 }, () => 100));
    // The amounts are summed up since the run began: 0.04, 0.05, 0.07 …
    expect(forecasts.precip).toEqual([0.04, 0.01, 0.02, 0.02, 0.02, 0.01, 0.02, 0.02, 0.02, 0.01, 0.02, 0.01]);
    expect(dayForecasts).toMatchObject({
      dates: ['2022-09-19'],
      complete: [false],
      minTemp: [6.6],
      maxTemp: [6.8],
      sumPrecip: [0.22],
      avgCloud: [100],
      maxWind: [9.6],
    });
  });

  test('a corner outside the model is all nulls', () => {
    const { forecasts, dayForecasts } = forecastOf(readCoverage(real('forecast-nan-corner')));
    const nothing = Array.from({ length: 12 }, () => null);
    expect(forecasts).toMatchObject({ temp: nothing, precip: nothing, windgust: nothing, cloud: nothing });
    expect(dayForecasts).toMatchObject({
      minTemp: [null],
      maxTemp: [null],
      sumPrecip: [null],
      avgCloud: [null],
      maxWind: [null],
    });
  });

  test.each([
    [
      'observation-place',
      [23.76, 61.5],
      { station: 'Tampere Siilinkari', temp: 26.3, windgust: 3.7, time: '2025-07-15T15:00:00Z' },
    ],
    [
      'observation-station',
      [25.4, 65],
      { station: 'Oulu Vihreäsaari satama', temp: -7.2, windgust: 3.4, time: '2025-03-21T08:30:00Z' },
    ],
  ] as const)('observations have the values that stand in them (%s)', (name, at, { time, ...air }) => {
    expect(observationsOf(readCoverage(real(name)), at)).toMatchObject({
      air: { ...air, time: new Date(time) },
      snow: null,
    });
  });

  test('of all towns, the nearest counts', () => {
    const coverage = readCoverage(real('observation-cities'));
    expect(coverage.points.length).toBeGreaterThan(20);
    for (const { name, position } of coverage.points.slice(0, 20)) {
      const { air } = observationsOf(coverage, position);
      const measured = coverage.rows.some(
        (row) =>
          row.position[0] === position[0] &&
          row.position[1] === position[1] &&
          row.values[coverage.fields.indexOf('t')] !== null,
      );
      if (measured) expect([name, air?.station, air?.distanceKm]).toEqual([name, name, 0]);
    }
  });

  // Issue "Weather and encyclopedia": Columns are read from the answer; what is not a number is nothing; errors are
  //   told by their code
  test.each([
    ['error-invalid-lat-lon', false],
    ['error-no-data-available', true],
    ['error-no-locations', true],
  ] as const)('a refusal is recognised by its code (%s)', (name, isNoData) => {
    expect(() => readCoverage(real(name))).toThrow(
      expect.objectContaining({ name: 'WeatherRefusal', code: 'OperationParsingFailed', isNoData }),
    );
    expect(() => readCoverage(real(name))).toThrow(WeatherRefusal);
  });
});
