import { describe, expect, test } from 'vitest';
import { allCategories } from './catalogue.ts';
import { categoriesMeant, groupOf, slugOf } from './groups.ts';

describe('the groups of categories', () => {
  test('are those of the catalogue, and so are the slugs', () => {
    for (const { key, group, slug } of allCategories()) expect([groupOf(key), slugOf(key)]).toEqual([group, slug]);
  });

  test('a key that the catalogue does not know is a group of its own', () => {
    expect(groupOf('no/such_thing')).toBe('no/such_thing');
  });

  test('a category that stands for a group means all of it', () => {
    expect(categoriesMeant('shelter/lean_to')).toEqual(['shelter/lean_to', 'lipas/301', 'shelter/basic_hut']);
    expect(categoriesMeant('leisure/firepit')).toContain('amenity/bbq');
    expect(categoriesMeant('route/hiking')).toContain('lipas/4404');
  });

  test('any other category means itself', () => {
    expect(categoriesMeant('amenity/cafe')).toEqual(['amenity/cafe']);
    expect(categoriesMeant('amenity/bbq')).toEqual(['amenity/bbq']);
  });
});
