import { expect, test } from 'vitest';
import { FAMILIES } from './families.ts';
import { FAMILY_COLOURS } from './familyColours.ts';

/** WCAG 2 relative luminance of `#RRGGBB`. */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((c) => (c <= 0.040_45 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

test.each(FAMILIES)('a white glyph on the %s disc has a contrast of at least 4.4', (family) => {
  expect(1.05 / (luminance(FAMILY_COLOURS[family]) + 0.05)).toBeGreaterThanOrEqual(4.4);
});

test('no two families share a colour', () => {
  expect(new Set(Object.values(FAMILY_COLOURS)).size).toBe(FAMILIES.length);
});
