import { describe, expect, test } from 'vitest';
import { observationsOf } from './observations.ts';

const HERE = [25, 61] as const;
const [NEAR, FAR] = [
  [25.02, 61],
  [25.2, 61],
] as const;
const POINTS = [
  { name: 'Lähilä', position: NEAR },
  { name: 'Kaukola', position: FAR },
];
const row = (position: readonly [number, number], time: number, ...values: (number | null)[]) => ({
  position,
  time,
  values,
});

describe('observations', () => {
  test('are each the latest of the nearest station that measures it', () => {
    const rows = [
      row(NEAR, 0, null, -3, 4),
      row(NEAR, 10, null, -4, 5),
      row(NEAR, 20, null, null, 6),
      row(FAR, 10, 23, -1, 1),
      row(FAR, 20, 24, -1, 1),
      row(FAR, 30, null, -1, 1),
    ];
    expect(
      observationsOf({ fields: ['snow_aws', 't2m', 'wg_10min'], rows, points: POINTS, analysisTime: null }, HERE),
    ).toEqual({
      snow: { station: 'Kaukola', distanceKm: 10.8, time: new Date(20), depthCm: 24 },
      air: { station: 'Lähilä', distanceKm: 1.1, time: new Date(10), temp: -4, windgust: 5 },
    });
  });

  // SPEC §3: Weather: observations, forecasts, dayForecasts, pt; §7 GET `query/weatherAt`
  test('of -1 mean no snow, by the code of the stations', () => {
    const rows = [row(NEAR, 0, -1), row(FAR, 0, 12)];
    expect(observationsOf({ fields: ['snow_aws'], rows, points: POINTS, analysisTime: null }, HERE)).toMatchObject({
      snow: { station: 'Lähilä', depthCm: 0 },
      air: null,
    });
  });

  test('are null where no station measures them', () => {
    expect(
      observationsOf(
        { fields: ['snow_aws', 't2m'], rows: [row(NEAR, 0, null, null)], points: POINTS, analysisTime: null },
        HERE,
      ),
    ).toEqual({ snow: null, air: null });
    expect(observationsOf({ fields: [], rows: [], points: [], analysisTime: null }, HERE)).toEqual({
      snow: null,
      air: null,
    });
  });
});
