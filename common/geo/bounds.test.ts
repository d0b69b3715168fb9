// SPEC §9: Query bounds padding 20 %
import { describe, expect, test } from 'vitest';
import {
  centreOf,
  containsPosition,
  expandBounds,
  FINLAND_BOUNDS,
  latOfMercatorY,
  lonOfMercatorX,
  mercatorX,
  mercatorY,
  parseBounds,
} from './bounds.ts';

describe('parseBounds', () => {
  test('reads west, south, east, north', () => {
    expect(parseBounds('24.4,60.9,24.6,61')).toEqual([24.4, 60.9, 24.6, 61]);
    expect(parseBounds('-180, -90, 180, 90')).toEqual([-180, -90, 180, 90]);
  });

  test.each([
    '',
    '1,2,3',
    '1,2,3,4,5',
    '1,2,,4',
    'a,b,c,d',
    '24.6,60.9,24.4,61',
    '24.4,61,24.6,60.9',
    '24.4,60.9,24.4,61',
    '-181,60,24,61',
    '24,60,25,91',
    '24,60,Infinity,61',
    '24,60,NaN,61',
    '24,60,2e1,61',
    '0x1,2,3,4',
    `${'1'.repeat(1e6)},2,3,4`,
  ])('refuses %.40j', (text) => {
    expect(parseBounds(text)).toBeNull();
  });
});

describe('expandBounds', () => {
  test('grows width and height by the fraction around the same centre', () => {
    const grown = expandBounds([20, 60, 30, 65], 0.2);
    expect(grown).toEqual([19, 59.5, 31, 65.5]);
    expect(centreOf(grown)).toEqual([25, 62.5]);
  });

  test('stays in the world', () => {
    expect(expandBounds([-180, -90, 180, 90], 0.2)).toEqual([-180, -90, 180, 90]);
  });
});

test('the edge of a box belongs to it, a step beyond does not', () => {
  expect(containsPosition(FINLAND_BOUNDS, [19.2728, 59.76827])).toBe(true);
  expect(containsPosition(FINLAND_BOUNDS, [19.2727, 60])).toBe(false);
  expect(containsPosition(FINLAND_BOUNDS, [25, 70.0942])).toBe(false);
});

describe('Web Mercator', () => {
  test('matches EPSG:3857 at known points', () => {
    expect(mercatorX(-90)).toBeCloseTo(-10_018_754.171_4, 3);
    expect(mercatorY(45)).toBeCloseTo(5_621_521.486_2, 3);
    expect(mercatorY(60)).toBeCloseTo(8_399_737.889_8, 3);
  });

  test('is undone by its inverse', () => {
    expect(lonOfMercatorX(mercatorX(29.1))).toBeCloseTo(29.1, 10);
    expect(latOfMercatorY(mercatorY(69.9))).toBeCloseTo(69.9, 10);
  });

  test('ends at the edge of the square world', () => {
    expect(mercatorY(90)).toBeCloseTo(20_037_508.34, 2);
    expect(mercatorY(-90)).toBeCloseTo(-20_037_508.34, 2);
  });
});
