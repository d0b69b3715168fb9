import { expect, test } from 'vitest';
import { placeTag } from './placeTags.ts';

test.each([
  ['tourism', 'museum'],
  ['amenity', 'bench;cafe'],
  ['amenity', 'cafe; bar'],
  ['ref:whc', '583'],
])('%s=%s may make a place', (key, value) => {
  expect(placeTag(key)?.(value)).toBe(true);
});

test.each([
  ['highway', 'path'],
  ['building', 'yes'],
  ['amenity', 'bench'],
  ['amenity', 'cafes'],
  ['constructor', 'x'],
])('%s=%s alone never does', (key, value) => {
  expect(placeTag(key)?.(value) ?? false).toBe(false);
});
