import { describe, expect, test } from 'vitest';
import { formatDistance } from '#common/format.ts';
import { lengthKm, measure, type Measuring, type MeasuringEvent } from './measuring.ts';

const after = (...events: MeasuringEvent[]) => events.reduce<Measuring>(measure, null);
const add = (lon: number, lat: number): MeasuringEvent => ({ type: 'add', position: [lon, lat] });
const start: MeasuringEvent = { type: 'toggle' };

// SPEC §2: Map: a distance-measure mode
describe('measuring a distance', () => {
  test('begins without points and adds them in their order', () => {
    expect(after(start)).toEqual([]);
    expect(after(start, add(24, 60), add(25, 60), add(25, 61))).toEqual([
      [24, 60],
      [25, 60],
      [25, 61],
    ]);
  });

  test('removes the last point, removes all points, and ends', () => {
    expect(after(start, add(24, 60), add(25, 60), { type: 'undo' })).toEqual([[24, 60]]);
    expect(after(start, { type: 'undo' })).toEqual([]);
    expect(after(start, add(24, 60), { type: 'clear' })).toEqual([]);
    expect(after(start, add(24, 60), { type: 'end' })).toBeNull();
    expect(after(start, add(24, 60), start)).toBeNull();
  });

  test('adds no point while the mode is off', () => {
    expect(after(add(24, 60))).toBeNull();
  });

  test('gives the length of the whole line along great circles, with a decimal comma', () => {
    expect(lengthKm([])).toBe(0);
    expect(lengthKm([[24, 60]])).toBe(0);
    expect(
      lengthKm([
        [24, 60],
        [24, 61],
        [24, 60],
      ]),
    ).toBeCloseTo(2 * 111.195, 2);
    expect(
      formatDistance(
        lengthKm([
          [24.93, 60.17],
          [24.95, 60.17],
          [24.95, 60.18],
        ]),
      ),
    ).toBe('2,2\u00A0km');
  });
});
