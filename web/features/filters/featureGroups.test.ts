import { expect, test } from 'vitest';
import { PLACE_FEATURES } from '#common/places/features.ts';
import { FEATURE_GROUPS } from './featureGroups.ts';

test('each feature is in one group', () => {
  expect(FEATURE_GROUPS.flatMap(({ features }) => features).sort()).toEqual([...PLACE_FEATURES].sort());
});
