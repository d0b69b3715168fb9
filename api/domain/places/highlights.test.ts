import { expect, test } from 'vitest';
import { highlightsOf } from './highlights.ts';

test('routes of any category are trails; other places are nature sites or sights by their category', () => {
  const counts = [
    { category: 'leisure/nature_reserve', isRoute: false, count: 5 },
    { category: 'leisure/nature_reserve', isRoute: true, count: 1 },
    { category: 'tourism/viewpoint', isRoute: false, count: 7 },
    { category: 'route/hiking', isRoute: true, count: 11 },
    { category: 'amenity/cafe', isRoute: false, count: 100 },
  ];
  expect(highlightsOf(counts)).toEqual({ natureSites: 5, trails: 12, sights: 7 });
});
