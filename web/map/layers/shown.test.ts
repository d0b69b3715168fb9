import { describe, expect, test } from 'vitest';
import { allCategories } from '#common/catalogue/catalogue.ts';
import { fitsAlways } from '#web/map/state/fit.ts';
import { shownPlaces } from './shown.ts';

const PLACE = { id: 1, kind: 'museum', category: 'tourism/museum', stars: 0 };

describe('of a tile that holds all places', () => {
  test('those of the chosen kind are shown', () => {
    expect(shownPlaces({ by: 'kind', kind: 'museum' }, null, fitsAlways)(PLACE)).toBe(true);
    expect(shownPlaces({ by: 'kind', kind: 'restaurant' }, null, fitsAlways)({ ...PLACE, stars: 5 })).toBe(false);
  });

  test('those of the chosen category are shown, whichever it is', () => {
    const others = allCategories().filter(
      ({ key, slug }) => !shownPlaces({ by: 'category', slug }, null, fitsAlways)({ ...PLACE, category: key }),
    );
    expect(others).toEqual([]);
    expect(shownPlaces({ by: 'category', slug: 'amenity-cafe' }, null, fitsAlways)(PLACE)).toBe(false);
  });
});

describe('where no kind is chosen', () => {
  const zoo = { attractionId: 7, around: { kind: 'attraction', category: 'tourism/zoo', parts: [8] } };
  const toilet = { id: 2, kind: 'wc', category: 'amenity/toilets', stars: 1 };
  const charger = { id: 3, kind: 'none', category: 'amenity/charging_station', stars: 0 };

  test('the best are shown, and no toilet or charger', () => {
    const isShown = shownPlaces({ by: 'all' }, null, fitsAlways);
    expect(isShown({ ...PLACE, stars: 2 })).toBe(true);
    expect([PLACE, toilet, charger].filter(isShown)).toEqual([]);
  });

  test('an open place is shown with its parts, what is like it, and the best around it', () => {
    const isShown = shownPlaces({ by: 'all' }, zoo, fitsAlways);
    const itself = { id: 7, kind: 'attraction', category: 'tourism/zoo', stars: 0 };
    const part = { ...toilet, id: 8 };
    const alike = { id: 9, kind: 'attraction', category: 'tourism/viewpoint', stars: 0 };
    const best = { ...PLACE, stars: 4 };
    expect([itself, part, alike, best, toilet, charger, PLACE].filter(isShown)).toEqual([itself, part, alike, best]);
  });

  test('around an open charger its likes are shown, not all that has no kind', () => {
    const around = { kind: 'none', category: charger.category, parts: [] };
    const isShown = shownPlaces({ by: 'all' }, { attractionId: 3, around }, fitsAlways);
    expect(isShown({ ...charger, id: 4 })).toBe(true);
    expect(isShown({ ...charger, id: 5, category: 'amenity/bench' })).toBe(false);
  });
});
