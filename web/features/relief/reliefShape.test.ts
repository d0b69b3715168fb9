import { describe, expect, test } from 'vitest';
import { CHART, reliefShape } from './reliefShape.ts';

const relief = (heightsM: readonly number[], stepM = 25, breaks: readonly number[] = []) => ({
  profile: { stepM, heightsM, breaks },
  highestM: Math.max(...heightsM),
  lowestM: Math.min(...heightsM),
});

describe('the drawing of a profile', () => {
  test('spans the route, and its scale holds all heights in whole steps', () => {
    const { xOf, yOf, heightTicks, kmTicks } = reliefShape(relief([212, 250, 358, 300], 1000));
    expect([xOf(0), xOf(3000)]).toEqual([CHART.left, CHART.width - CHART.right]);
    expect(heightTicks.map(({ heightM }) => heightM)).toEqual([200, 250, 300, 350, 400]);
    expect(kmTicks.map(({ km }) => km)).toEqual([0, 0.5, 1, 1.5, 2, 2.5, 3]);
    expect(yOf(400)).toBe(CHART.top);
  });

  test('shows level ground as level', () => {
    const { heightTicks, yOf } = reliefShape(relief([10, 11, 10, 12]));
    expect((heightTicks.at(-1)?.heightM ?? 0) - (heightTicks[0]?.heightM ?? 0)).toBeGreaterThanOrEqual(30);
    expect(Math.abs(yOf(12) - yOf(10))).toBeLessThan(10);
  });

  test('breaks off where the route does', () => {
    const { lines, grounds } = reliefShape(relief([10, 20, 90, 80], 25, [2]));
    expect(lines).toHaveLength(2);
    expect(grounds[1]).toMatch(/Z$/);
  });

  test('finds the distance at a place of it, within the route', () => {
    const { distanceAt, xOf } = reliefShape(relief([10, 20, 30]));
    expect(distanceAt(xOf(20))).toBeCloseTo(20, 0);
    expect([distanceAt(-5), distanceAt(9999)]).toEqual([0, 50]);
  });
});
