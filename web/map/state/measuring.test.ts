import { describe, expect, test } from 'vitest';
import { measure, type Measuring, type MeasuringEvent } from './measuring.ts';

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
});
