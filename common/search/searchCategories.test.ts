import { describe, expect, test } from 'vitest';
import { allCategories } from '#common/catalogue/catalogue.ts';
import { normalise } from './normalise.ts';
import { categoriesByName, offeredCategories } from './searchCategories.ts';

const offered = offeredCategories(allCategories());

const keys = (query: string): string[] => categoriesByName(offered, normalise(query), 3).map(({ key }) => key);

describe('a category is found', () => {
  test.each([
    ['Museo', 'tourism/museum'],
    ['museum', 'tourism/museum'],
    ['badstr', 'leisure/beach_resort'],
    ['Toalett', 'amenity/toilets'],
    ['domkyrkan', 'building/cathedral'],
  ])('by its name in any language: %s', (query, key) => {
    expect(keys(query)[0]).toBe(key);
  });

  test.each([
    ['vessa', 'amenity/toilets'],
    ['käymälä', 'amenity/toilets'],
    ['livsmedelsbutik', 'shop/supermarket'],
    ['lintutorni', 'leisure/bird_hide'],
    ['hiihtolatu', 'skitrack'],
    ['latu', 'skitrack'],
    ['vaellusreitti', 'route/hiking'],
  ])('by what people say instead: %s', (query, key) => {
    expect(keys(query)).toContain(key);
  });

  test('by its name before another by what people say instead', () => {
    expect(categoriesByName(offered, 'kahvila', 3)[0]).toMatchObject({ key: 'amenity/cafe', match: 'exact' });
    expect(categoriesByName(offered, 'vessa', 3)[0]).toMatchObject({ key: 'amenity/toilets', match: 'prefix' });
  });
});

test.each(['suomenlinna', 'xyzzy', '--'])('%s is no category', (query) => {
  expect(keys(query)).toEqual([]);
});
