import { describe, expect, test } from 'vitest';
import { runsOf } from '#api/basemap/grid/squares.ts';
import { EXTRACT_SQUARE_ZOOM } from '#common/baseMap.ts';
import type { Bounds } from '#common/geo/bounds.ts';
import { boundsOfTile } from '#common/geo/tileGrid.ts';
import { outlineOf } from './outline.ts';

const HELSINKI: Bounds = [24.892, 60.147, 24.99, 60.178];

/** Rings of the outline, each as its corners. */
function cornersOf(outline: ReturnType<typeof outlineOf>): string[][] {
  return outline.map((ring) => [...new Set(ring.map(([lon, lat]) => `${lon.toFixed(3)},${lat.toFixed(3)}`))]);
}

describe('the outline of the extracts', () => {
  test('is their bounds where nothing is known of their squares', () => {
    const [ring, ...others] = cornersOf(outlineOf([{ bounds: HELSINKI }]));
    expect(others).toEqual([]);
    expect(ring?.toSorted()).toEqual(['24.892,60.147', '24.892,60.178', '24.990,60.147', '24.990,60.178']);
  });

  test('is nothing without an extract', () => {
    expect(outlineOf([])).toEqual([]);
  });

  test('holds only the squares with data, no further than the bounds', () => {
    const [x, y] = [1167, 590];
    const [west, , , north] = boundsOfTile({ z: EXTRACT_SQUARE_ZOOM, x, y });
    const [, south, east] = boundsOfTile({ z: EXTRACT_SQUARE_ZOOM, x: x + 1, y: y + 1 });
    const bounds: Bounds = [west, south, east, north];
    const squares = runsOf([
      { x, y },
      { x, y: y + 1 },
      { x: x + 1, y: y + 1 },
    ]);
    expect(squares).toEqual([
      [y, x, x],
      [y + 1, x, x + 1],
    ]);
    const [ring = []] = cornersOf(outlineOf([{ bounds, squares }]));
    expect(ring).toHaveLength(6);
    expect(ring).not.toContain(`${east.toFixed(3)},${north.toFixed(3)}`);
  });

  test('joins extracts that overlap or touch, and leaves others apart', () => {
    const inside: Bounds = [24.9, 60.15, 24.95, 60.16];
    const across: Bounds = [24.95, 60.16, 25.1, 60.2];
    const beside: Bounds = [24.8, 60.147, 24.892, 60.178];
    const far: Bounds = [27, 62, 27.1, 62.1];
    const rings = cornersOf(outlineOf([HELSINKI, inside, across, beside, far].map((bounds) => ({ bounds }))));
    expect(rings.map((ring) => ring.length).toSorted((a, b) => a - b)).toEqual([4, 8]);
  });
});
