import { describe, expect, test } from 'vitest';
import { PALETTES } from './palette.ts';

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const c = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return c <= 0.040_45 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

const palettes = Object.entries(PALETTES).flatMap(([layer, themes]) => Object.entries(themes).map(([theme, palette]) => [`${layer}, ${theme}`, palette] as const));

describe.each(palettes)('the palette (%s)', (_, palette) => {
  test.each(['land', 'abroad', 'water', 'halo'] as const)('has names that can be read on %s', (ground) => {
    expect(contrast(palette.ink, palette[ground])).toBeGreaterThanOrEqual(4.5);
  });

  test('has names of countries and waters that can be read where they stand', () => {
    expect(contrast(palette.inkMuted, palette.abroad)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(palette.inkWater, palette.water)).toBeGreaterThanOrEqual(4.5);
  });

  test('tells land from water, and shows borders on both sides', () => {
    expect(contrast(palette.land, palette.water)).toBeGreaterThanOrEqual(1.25);
    expect(contrast(palette.abroad, palette.water)).toBeGreaterThanOrEqual(1.15);
    expect(contrast(palette.border, palette.land)).toBeGreaterThanOrEqual(1.5);
    expect(contrast(palette.border, palette.abroad)).toBeGreaterThanOrEqual(1.5);
  });
});
