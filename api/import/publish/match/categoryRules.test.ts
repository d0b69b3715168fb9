import { describe, expect, test } from 'vitest';
import { categoryRules, isCategory, NAMED_CATEGORIES } from './categoryRules.ts';

test.each(NAMED_CATEGORIES)('%s is in the catalogue', (key) => {
  expect(isCategory(key)).toBe(true);
});

describe('rules of a category', () => {
  test('give beaches of different sources one meaning, and a lean-to and a fireplace different ones', () => {
    expect(categoryRules('lipas/3220').meaning).toBe(categoryRules('natural/beach').meaning);
    expect(categoryRules('shelter/lean_to').meaning).not.toBe(categoryRules('leisure/firepit').meaning);
    expect(categoryRules('leisure/nature_reserve').meaning).toBe(categoryRules('boundary/national_park').meaning);
  });

  test('put places into national parks and along hiking routes', () => {
    expect(categoryRules('boundary/national_park')).toMatchObject({
      isInsideParent: true,
      isAlongChild: false,
      kind: 'hiking',
    });
    expect(categoryRules('lipas/4405')).toMatchObject({ isAlongParent: true, isInsideParent: false });
    expect(categoryRules('amenity/cafe')).toMatchObject({ isAlongChild: true, isService: true });
    expect(categoryRules('shop/supermarket')).toMatchObject({ isAlongChild: false });
    expect(categoryRules('historic/monument')).toMatchObject({ isAlongChild: true });
  });

  test('of an unknown category are none', () => {
    expect(isCategory('no/such')).toBe(false);
    expect(categoryRules('no/such')).toMatchObject({ kind: 'none', weight: 0 });
  });
});
