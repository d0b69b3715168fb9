import { describe, expect, test } from 'vitest';
import type { Position } from '#common/geo/bounds.ts';
import { heldBack, maxZoomAt } from '#web/map/state/detail.ts';
import { isWithoutDetail } from './withoutDetail.ts';

const TOWN: readonly Position[] = [
  [24.89, 60.15],
  [24.99, 60.15],
  [24.99, 60.18],
  [24.89, 60.18],
  [24.89, 60.15],
];
const OUTLINE = [TOWN];
const IN_TOWN: Position = [24.94, 60.16];
const IN_LAPLAND: Position = [27.03, 68.9];

describe('how close the map may come', () => {
  test('is up to 12 where the base map has no details, and not held back where it has', () => {
    expect(maxZoomAt(OUTLINE, IN_TOWN)).toBe(19);
    expect(maxZoomAt(OUTLINE, IN_LAPLAND)).toBe(12);
    expect(maxZoomAt([], IN_TOWN)).toBe(12);
  });

  test('is not held back on tiles of which nothing is known', () => {
    expect(maxZoomAt(null, IN_LAPLAND)).toBe(19);
    expect(heldBack({ zoom: 16, centre: IN_LAPLAND }, null).zoom).toBe(16);
  });

  test('holds a shared link back, and moves no camera that is far enough', () => {
    expect(heldBack({ zoom: 16, centre: IN_LAPLAND }, OUTLINE)).toEqual({ zoom: 12, centre: IN_LAPLAND });
    expect(heldBack({ zoom: 16, centre: IN_TOWN }, OUTLINE).zoom).toBe(16);
    expect(heldBack({ zoom: 8, centre: IN_LAPLAND }, OUTLINE).zoom).toBe(8);
  });
});

describe('the notice that there is no detailed map', () => {
  const around = ([lon, lat]: Position) => [lon - 0.01, lat - 0.01, lon + 0.01, lat + 0.01] as const;

  test('is shown from zoom 9 on where the screen shows no detail at all', () => {
    expect(isWithoutDetail(OUTLINE, { zoom: 9, bounds: around(IN_LAPLAND) })).toBe(true);
    expect(isWithoutDetail(OUTLINE, { zoom: 8.9, bounds: around(IN_LAPLAND) })).toBe(false);
    expect(isWithoutDetail([], { zoom: 11, bounds: around(IN_TOWN) })).toBe(true);
    expect(isWithoutDetail(null, { zoom: 11, bounds: around(IN_LAPLAND) })).toBe(false);
  });

  test('is not shown where any of it is in sight', () => {
    expect(isWithoutDetail(OUTLINE, { zoom: 15, bounds: around(IN_TOWN) })).toBe(false);
    expect(isWithoutDetail(OUTLINE, { zoom: 9, bounds: [24, 59, 26, 61] })).toBe(false);
    expect(isWithoutDetail(OUTLINE, { zoom: 12, bounds: [24.985, 60.1, 25.2, 60.3] })).toBe(false);
    expect(isWithoutDetail(OUTLINE, { zoom: 12, bounds: [24.995, 60.1, 25.2, 60.3] })).toBe(true);
  });
});
