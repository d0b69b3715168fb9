// SPEC §2: Weather panel, of places, points and own places; §4 its expand toggle; §9 "Now" up to 6 hours ahead, then
//   days; 6-hour averages and totals; values equal to the service's
import { expect, test } from 'vitest';
import { CHART, chartShape } from './chartShape.ts';

const HOUR = 3_600_000;
const START = Date.parse('2026-11-22T10:00:00Z');
const utcHour = (time: number) => new Date(time).getUTCHours();
const hours = (temp: readonly (number | null)[], precip: readonly (number | null)[] = temp.map(() => 0)) => ({
  times: temp.map((_, at) => START + at * HOUR),
  temp,
  precip,
  windgust: [],
  cloud: [],
});

test('the line goes from the first hour to the last, between the lines of its scale', () => {
  const shape = chartShape(hours([-4, -1, 2]), utcHour);
  expect(shape?.tempTicks.map(({ temp }) => temp)).toEqual([-4, -2, 0, 2]);
  expect(shape?.lines).toEqual([
    `${CHART.left},${CHART.height - CHART.bottom} 182,79 ${CHART.width - CHART.right},${CHART.top}`,
  ]);
});

test('the line has a gap where nothing is forecast, and is left out for too few hours', () => {
  expect(chartShape(hours([1, 2, null, 3, 4, null, 5]), utcHour)?.lines).toHaveLength(2);
  expect(chartShape(hours([1]), utcHour)).toBeNull();
  expect(chartShape(hours([]), utcHour)).toBeNull();
  expect(chartShape(hours([null, null, 3]), utcHour)).toBeNull();
});

test('a temperature that does not change has a scale too', () => {
  expect(chartShape(hours([0, 0, 0]), utcHour)).toMatchObject({ tempTicks: [{ temp: 0 }, { temp: 1 }] });
});

test('bars are as high as the rain of their hour; a little rain has a low bar', () => {
  const shape = chartShape(hours([1, 1, 1, 1], [9, 0.5, null, 1]), utcHour);
  expect(shape?.rainMax).toBe(9);
  const little = chartShape(hours([1, 1, 1, 1], [0, 0.5, null, 1]), utcHour);
  expect([little?.rainMax, little?.bars.length]).toEqual([2, 2]);
  const [half, one] = little?.bars.map(({ height }) => height) ?? [];
  expect(one).toBeCloseTo(2 * (half ?? 0), 0);
});

test('noon and midnight are marked', () => {
  expect(
    chartShape(hours(Array.from({ length: 30 }, (_, at) => at)), utcHour)?.hourTicks.map(({ time }) =>
      new Date(time).toISOString(),
    ),
  ).toEqual(['2026-11-22T12:00:00.000Z', '2026-11-23T00:00:00.000Z', '2026-11-23T12:00:00.000Z']);
});
