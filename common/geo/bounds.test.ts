// SPEC §9: Query bounds padding 20 %
import { describe, expect, test } from 'vitest';
import { centreOf, containsPosition, expandBounds, FINLAND_BOUNDS, parseBounds, unionOf } from './bounds.ts';

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

test('the union of boxes is the smallest box with all of them', () => {
  expect(unionOf([[24, 60, 25, 61]])).toEqual([24, 60, 25, 61]);
  expect(
    unionOf([
      [24, 60, 25, 61],
      [22, 60.5, 23, 62],
      [24.5, 59.9, 26, 60],
    ]),
  ).toEqual([22, 59.9, 26, 62]);
});
