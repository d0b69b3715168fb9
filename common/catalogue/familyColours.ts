import type { Family } from './families.ts';

/** Disc colours of LOOK, the same in light and dark; a white glyph stands on them. */
export const FAMILY_COLOURS = {
  nature: '#2F7D4E',
  trail: '#B0430E',
  winter: '#3566A8',
  water: '#1B7FA6',
  culture: '#7A3E97',
  sight: '#9A5B00',
  food: '#B3363A',
  shop: '#6B5B00',
  cycling: '#8A4B1F',
  service: '#55606B',
  own: '#C2185B',
} as const satisfies Record<Family, string>;
