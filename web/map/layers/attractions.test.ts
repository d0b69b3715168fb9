import { describe, expect, test } from 'vitest';
import { allCategories } from '#common/catalogue/catalogue.ts';
import { isShown } from './attractions.ts';

const place = { kind: 'museum', category: 'tourism/museum' };

describe('of a tile that holds all places', () => {
  test('all are shown where nothing is chosen', () => {
    expect(isShown(place, { by: 'all' })).toBe(true);
  });

  test('those of the chosen kind are shown', () => {
    expect(isShown(place, { by: 'kind', kind: 'museum' })).toBe(true);
    expect(isShown(place, { by: 'kind', kind: 'restaurant' })).toBe(false);
  });

  test('those of the chosen category are shown, whichever it is', () => {
    const others = allCategories().filter(
      ({ key, slug }) => !isShown({ kind: '', category: key }, { by: 'category', slug }),
    );
    expect(others).toEqual([]);
    expect(isShown(place, { by: 'category', slug: 'amenity-cafe' })).toBe(false);
  });
});
