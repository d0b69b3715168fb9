import { describe, expect, test } from 'vitest';
import type { Position } from '#common/geo/bounds.ts';
import { distanceKm } from '#common/geo/distance.ts';
import { pointAt, sampleLine } from './lineSamples.ts';
import { profileOf } from './profile.ts';
import { travelMinutes } from './travelTime.ts';

/** Length of a degree of latitude in metres. */
const DEGREE_M = distanceKm([25, 60], [25, 61]) * 1000;
const north = (metres: number): Position => [25, 60 + metres / DEGREE_M];
const LEVEL = { stepM: 25, breaks: [] };

/** Numbers from −1 to 1 that are the same in every run. */
function noise(count: number): number[] {
  let seed = 7;
  return Array.from({ length: count }, () => {
    seed = (seed * 1103515245 + 12345) % 2 ** 31;
    return seed / 2 ** 30 - 1;
  });
}

const hill = (count: number, topM: number) =>
  Array.from({ length: count }, (_, i) => 100 + topM * Math.sin((Math.PI * i) / (count - 1)));

describe('samples of a line', () => {
  test('lie about every 25 m from its start to its end', () => {
    const samples = sampleLine([[north(0), north(312), north(1010)]]);
    expect(samples?.points).toHaveLength(41);
    expect(samples?.stepM).toBeCloseTo(25.25, 2);
    expect(samples?.points[0]).toEqual(north(0));
    expect(samples?.points[40]?.[1]).toBeCloseTo(north(1010)[1], 7);
    expect(samples?.points[4]?.[1]).toBeCloseTo(north(101)[1], 7);
  });

  test('have a break where the line has one', () => {
    const samples = sampleLine([
      [north(0), north(100)],
      [north(500), north(600)],
    ]);
    expect(samples?.points).toHaveLength(9);
    expect(samples?.breaks).toEqual([5]);
    expect(samples?.points[5]?.[1]).toBeCloseTo(north(525)[1], 7);
  });

  test('have the heights of the line’s points', () => {
    const [lon, lat] = north(0);
    const [, end] = north(100);
    expect(
      sampleLine([
        [
          [lon, lat, 20],
          [lon, end, 60],
        ],
      ])?.givenM.map(Number),
    ).toEqual([20, 30, 40, 50, 60].map((height) => expect.closeTo(height, 5)));
    expect(sampleLine([[north(0), north(50)]])?.givenM).toEqual([null, null, null]);
  });

  test('are null for a line without length', () => {
    expect(sampleLine([])).toBeNull();
    expect(sampleLine([[north(0), north(0)]])).toBeNull();
  });

  test('give the point at a distance', () => {
    const samples = sampleLine([[north(0), north(1000)]]);
    expect(samples && pointAt(samples, 337)?.[1]).toBeCloseTo(north(337)[1], 7);
    expect(samples && pointAt(samples, 5000)?.[1]).toBeCloseTo(north(1000)[1], 7);
  });
});

describe('ascent', () => {
  test('of level ground with noise of a metre is nothing', () => {
    const profile = profileOf(
      LEVEL,
      noise(2000).map((by) => 80 + by),
    );
    expect(profile).toMatchObject({ ascentM: 0, descentM: 0 });
  });

  test.each([21, 41, 201])('of a hill of 50 m on %d samples is 50 m', (count) => {
    const by = noise(count);
    const profile = profileOf(
      LEVEL,
      hill(count, 50).map((height, i) => height + (by[i] ?? 0)),
    );
    expect(Math.abs((profile?.ascentM ?? 0) - 50)).toBeLessThan(2.5);
    expect(Math.abs((profile?.descentM ?? 0) - 50)).toBeLessThan(2.5);
  });

  test('of a slope with waves lower than 3 m is the height of the slope', () => {
    const heights = Array.from({ length: 400 }, (_, i) => i * 0.5 + Math.sin(i / 3));
    expect(Math.abs((profileOf(LEVEL, heights)?.ascentM ?? 0) - 199.5)).toBeLessThan(2);
  });

  test('of several hills is their sum, as is the descent', () => {
    const heights = [...hill(81, 20), ...hill(81, 30), ...hill(81, 10)];
    expect(profileOf(LEVEL, heights)?.ascentM).toBeCloseTo(60, 0);
    expect(profileOf(LEVEL, heights)?.descentM).toBeCloseTo(60, 0);
  });

  test('does not count the way between two parts', () => {
    const heights = [...Array<number>(20).fill(100), ...Array<number>(20).fill(180)];
    expect(profileOf({ stepM: 25, breaks: [20] }, heights)?.ascentM).toBe(0);
    expect(profileOf({ stepM: 25, breaks: [20] }, heights)?.steepest?.percent).toBe(0);
  });
});

describe('a profile', () => {
  test('has the highest and the lowest place and the steepest 100 m', () => {
    const heights = [...Array<number>(20).fill(10), 15, 20, 25, 30, ...Array<number>(20).fill(30)];
    const profile = profileOf(LEVEL, heights);
    expect(profile).toMatchObject({ highestM: 30, lowestM: 10, steepest: { fromM: 475 } });
    expect(profile?.steepest?.percent).toBeGreaterThanOrEqual(17);
    expect(profile?.steepest?.percent).toBeLessThanOrEqual(20);
  });

  test('bridges gaps, and there is none where a fifth of the heights is missing', () => {
    const heights = [0, null, 20, 30, 40, 50, 60, 70, 80, null];
    expect(profileOf(LEVEL, heights)?.heightsM.slice(0, 3)).toEqual([0, 10, 20]);
    expect(profileOf(LEVEL, heights)?.ascentM).toBeCloseTo(80, 5);
    expect(profileOf(LEVEL, [null, ...heights.slice(1)])).toBeNull();
    expect(profileOf(LEVEL, [null, null])).toBeNull();
  });
});

describe('the time that a route takes', () => {
  const level = profileOf(LEVEL, Array<number>(401).fill(50));
  const up = profileOf(
    LEVEL,
    Array.from({ length: 401 }, (_, i) => i * 2.5),
  );
  const minutes = (profile: typeof up, travel: 'walk' | 'ski' | 'cycle') =>
    Math.round(profile === null ? NaN : travelMinutes(profile, travel));

  test('on 10 km of level ground is two hours on foot, one on skis, and less by bicycle', () => {
    expect(minutes(level, 'walk')).toBe(119);
    expect(minutes(level, 'ski')).toBe(60);
    expect(minutes(level, 'cycle')).toBeGreaterThan(25);
    expect(minutes(level, 'cycle')).toBeLessThan(45);
  });

  test('is longer uphill by the rule of each', () => {
    expect(minutes(up, 'walk')).toBe(169);
    expect(minutes(up, 'ski')).toBe(120);
    expect(minutes(up, 'cycle')).toBeGreaterThan(90);
    expect(minutes(up, 'cycle')).toBeLessThan(180);
  });
});
