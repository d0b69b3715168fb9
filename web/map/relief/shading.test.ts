import { describe, expect, test } from 'vitest';
import { shadingOf } from './shading.ts';

const SIDE = 16;

/** Opacity and brightness of the colour in the middle of a tile whose heights are given by column and row. */
function middleOf(height: (column: number, row: number) => number, theme: 'light' | 'dark' = 'light', zoom = 13) {
  const heights = Float32Array.from({ length: SIDE * SIDE }, (_, at) => height(at % SIDE, Math.floor(at / SIDE)));
  const pixels = shadingOf({ side: SIDE, heights, pixelM: 10, zoom }, theme);
  const at = 4 * (SIDE / 2) * (SIDE + 1);
  return { opacity: pixels[at + 3] ?? 0, bright: (pixels[at] ?? 0) > 128 };
}

describe.each(['light', 'dark'] as const)('shading in the %s theme', (theme) => {
  test('leaves level ground and what has no height clear', () => {
    expect(middleOf(() => 210, theme).opacity).toBe(0);
    expect(middleOf(() => NaN, theme).opacity).toBe(0);
  });

  test('lights slopes to the north-west and darkens those to the south-east, the steeper the more', () => {
    const facingNorthWest = middleOf((column, row) => (column + row) * 3, theme);
    const facingSouthEast = middleOf((column, row) => -(column + row) * 3, theme);
    expect(facingNorthWest).toMatchObject({ bright: true });
    expect(facingSouthEast).toMatchObject({ bright: false });
    expect(facingNorthWest.opacity).toBeGreaterThan(10);
    expect(middleOf((column, row) => -(column + row) * 6, theme).opacity).toBeGreaterThan(facingSouthEast.opacity);
  });

  test('draws the same slope steeper from far away', () => {
    const slope = (column: number, row: number) => -(column + row);
    expect(middleOf(slope, theme, 8).opacity).toBeGreaterThan(middleOf(slope, theme, 13).opacity);
  });
});

test('the ground ends without an edge where heights end', () => {
  const heights = Float32Array.from({ length: SIDE * SIDE }, (_, at) => (at % SIDE < SIDE / 2 ? 200 : NaN));
  const pixels = shadingOf({ side: SIDE, heights, pixelM: 10, zoom: 13 }, 'light');
  expect(pixels.every((value, at) => at % 4 !== 3 || value === 0)).toBe(true);
});
