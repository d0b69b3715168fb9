import { describe, expect, test } from 'vitest';
import type { Bounds } from '#common/geo/bounds.ts';
import { coveredCategories } from './coverage.ts';
import { reachesFurtherOutside } from './edges.ts';

describe('covered categories', () => {
  test('are those of the keys and type codes', () => {
    expect(coveredCategories(['tourism/museum', '4404', '301'])).toEqual([
      'tourism/museum',
      'shelter/lean_to',
      'lipas/4404',
    ]);
  });

  test('that several types share are covered by all of them only', () => {
    expect(coveredCategories(['113'])).toEqual([]);
    expect(coveredCategories(['113', '201'])).toEqual(['leisure/fishing']);
  });
});

describe('a stored record', () => {
  const covered: Bounds = [24, 60, 25, 61];

  test.each<[string, Bounds, Bounds, boolean]>([
    ['cut at the eastern edge', [24.5, 60.5, 26, 60.6], [24.5, 60.5, 25, 60.6], true],
    ['cut at the northern edge', [24.5, 60.5, 24.6, 62], [24.5, 60.5, 24.6, 61], true],
    ['cut beyond the edge, where a member ended', [23, 60.5, 24.6, 60.6], [23.5, 60.5, 24.6, 60.6], true],
    ['that comes whole', [24.5, 60.5, 26, 60.6], [24.5, 60.5, 26, 60.6], false],
    ['that grew', [24.5, 60.5, 26, 60.6], [24.5, 60.5, 27, 60.7], false],
    ['shortened within the covered area', [24.5, 60.5, 24.9, 60.6], [24.5, 60.5, 24.7, 60.6], false],
    ['outside, shortened on its covered side', [24.5, 60.5, 26, 60.6], [24.7, 60.5, 26, 60.6], false],
  ])('%s', (_, stored, next, further) => {
    expect(reachesFurtherOutside(stored, next, covered)).toBe(further);
  });
});
