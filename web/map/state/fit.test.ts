import { describe, expect, test } from 'vitest';
import { featureBits, hasFeatures, PLACE_FEATURES } from '#common/places/features.ts';
import { fitsFilters } from './fit.ts';

describe('a place of the tiles fits', () => {
  test('when it has what was chosen, by the rules of lists', () => {
    const chosen = [['dogs'], ['dogs', 'free'], ['easy', 'hard'], ['wheelchair', 'wheelchairLimited', 'lit']] as const;
    const places = Array.from({ length: 2 ** PLACE_FEATURES.length / 7 }, (_, i) => i * 7);
    for (const features of chosen) {
      const fits = fitsFilters(features, null);
      expect(places.filter((bits) => fits({ features: bits }) !== hasFeatures(bits, features))).toEqual([]);
    }
  });

  test('only when something is known of it', () => {
    expect(fitsFilters(['dogs'], null)({})).toBe(false);
    expect(fitsFilters([], null)({})).toBe(true);
  });

  test('when its hours are among the open ones; without hours it is never open', () => {
    const fits = fitsFilters([], new Set([3, 8]));
    expect([{ hours: 3 }, { hours: 4 }, {}].map(fits)).toEqual([true, false, false]);
  });

  test('when it is not among the closed ones', () => {
    const fits = fitsFilters([], null, null, new Set([7]));
    expect([{ id: 7 }, { id: 8 }].map(fits)).toEqual([false, true]);
  });

  test('when both hold', () => {
    const fits = fitsFilters(['lit'], new Set([3]));
    const lit = featureBits(['lit', 'dogs']);
    expect([{ features: lit, hours: 3 }, { features: lit }, { hours: 3 }].map(fits)).toEqual([true, false, false]);
  });
});
