import { expect, test } from 'vitest';
import { featureBits, featureMasks, hasFeatures, isPlaceFeature, PLACE_FEATURES } from './features.ts';

const lit = featureBits(['lit', 'easy', 'upTo5Km']);

test('every feature has a bit of its own, and all fit a whole number of the database', () => {
  const bits = PLACE_FEATURES.map((feature) => featureBits([feature]));
  expect(new Set(bits).size).toBe(PLACE_FEATURES.length);
  expect(featureBits(PLACE_FEATURES)).toBeLessThan(2 ** 31);
});

test('one of the chosen difficulties, lengths or wheelchair accesses is enough', () => {
  expect(hasFeatures(lit, ['easy', 'hard'])).toBe(true);
  expect(hasFeatures(lit, ['moderate', 'hard'])).toBe(false);
  expect(hasFeatures(lit, ['upTo5Km', 'over20Km'])).toBe(true);
  expect(hasFeatures(featureBits(['wheelchairLimited']), ['wheelchair', 'wheelchairLimited'])).toBe(true);
  expect(hasFeatures(featureBits(['wheelchairLimited']), ['wheelchair'])).toBe(false);
});

test('each other chosen feature is needed', () => {
  expect(hasFeatures(lit, ['lit'])).toBe(true);
  expect(hasFeatures(lit, ['lit', 'dogs'])).toBe(false);
  expect(hasFeatures(featureBits(['lit', 'dogs']), ['dogs', 'lit'])).toBe(true);
});

test('without chosen features every place fits', () => {
  expect(featureMasks([])).toEqual([]);
  expect(hasFeatures(0, [])).toBe(true);
});

test('a feature named twice asks once', () => {
  expect(featureMasks(['lit', 'lit'])).toHaveLength(1);
});

test('only the names of features are features', () => {
  expect(isPlaceFeature('lit')).toBe(true);
  expect(isPlaceFeature('constructor')).toBe(false);
});
