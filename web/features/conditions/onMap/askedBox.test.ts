import { describe, expect, test } from 'vitest';
import { type Bounds, containsBounds } from '#common/geo/bounds.ts';
import { askedBox, serves } from './askedBox.ts';

const HELSINKI: Bounds = [24.9, 60.15, 24.98, 60.18];

describe('the box that conditions are asked for', () => {
  test.each([7, 9.6, 12.3, 14, 18])('holds all that the map shows at zoom %s', (zoom) => {
    const box = askedBox(HELSINKI, zoom);
    expect(box && containsBounds(box.bounds, HELSINKI)).toBe(true);
  });

  test('is the same for a map that looks a little aside or closer', () => {
    const aside: Bounds = [24.902, 60.151, 24.979, 60.179];
    expect(askedBox(aside, 11.9)).toEqual(askedBox(HELSINKI, 11.2));
  });

  test('is none from far away', () => {
    expect(askedBox([19, 59, 32, 70], 6.9)).toBeNull();
  });

  test('serves until the map leaves it, or comes so close that lines lack details', () => {
    const box = askedBox(HELSINKI, 12);
    if (box === null) throw new Error('no box');
    expect(serves(box, HELSINKI, 12)).toBe(true);
    expect(serves(box, HELSINKI, 13.9)).toBe(true);
    expect(serves(box, HELSINKI, 14)).toBe(false);
    expect(serves(box, [24.9, 60.15, 25.4, 60.18], 12)).toBe(false);
    const closest = askedBox(HELSINKI, 14);
    expect(closest && serves(closest, HELSINKI, 19)).toBe(true);
  });
});
