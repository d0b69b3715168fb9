import { describe, expect, test } from 'vitest';
import { allCategories } from '#common/catalogue/catalogue.ts';
import { fitsAlways } from '#web/map/state/fit.ts';
import { place } from './placement.ts';
import { shownPlaces, shownTiles } from './shown.ts';
import type { TilePoint } from './tileFeature.ts';

const UNLABELLED = { layerName: 'points', name: '', family: 'culture', icon: '', type: 'POINT', label: 0 } as const;
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

  test('those of all the group that the chosen category stands for are shown', () => {
    const [leanTo, hut] = ['shelter/lean_to', 'shelter/basic_hut'].map((category) => ({ ...PLACE, category }));
    const shownBy = (slug: string) =>
      [leanTo, hut].filter((place) => place && shownPlaces({ by: 'category', slug }, null, fitsAlways)(place));
    expect(shownBy('shelter-lean_to')).toEqual([leanTo, hut]);
    expect(shownBy('shelter-basic_hut')).toEqual([hut]);
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

  test('an open place is shown with its parts, similar places, and the best around it', () => {
    const isShown = shownPlaces({ by: 'all' }, zoo, fitsAlways);
    const itself = { id: 7, kind: 'attraction', category: 'tourism/zoo', stars: 0 };
    const part = { ...toilet, id: 8 };
    const alike = { id: 9, kind: 'attraction', category: 'tourism/viewpoint', stars: 0 };
    const best = { ...PLACE, stars: 4 };
    expect([itself, part, alike, best, toilet, charger, PLACE].filter(isShown)).toEqual([itself, part, alike, best]);
  });

  test('around an open charger other chargers are shown, not all places without a kind', () => {
    const around = { kind: 'none', category: charger.category, parts: [] };
    const isShown = shownPlaces({ by: 'all' }, { attractionId: 3, around }, fitsAlways);
    expect(isShown({ ...charger, id: 4 })).toBe(true);
    expect(isShown({ ...charger, id: 5, category: 'amenity/bench' })).toBe(false);
  });
});

describe('of the places that pass the filters', () => {
  const isLit = ({ features = 0 }) => features === 1;
  const museums = { by: 'kind', kind: 'museum' } as const;

  test('those of the chosen kind are shown', () => {
    const isShown = shownPlaces(museums, null, isLit);
    expect([{ ...PLACE, features: 1 }, PLACE, { ...PLACE, features: 1, kind: 'cafe' }].map(isShown)).toEqual([
      true,
      false,
      false,
    ]);
  });

  /** A tile's square full of places, every third of which is lit and none of those among the best. */
  const points = Array.from({ length: 60 }, (_, i): TilePoint => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [(i % 8) / 8, Math.floor(i / 8) / 8] },
    properties: {
      ...PLACE,
      id: i,
      stars: i % 3 === 0 ? 1 : 4,
      features: i % 3 === 0 ? 1 : 0,
      ...UNLABELLED,
    },
  }));
  const drawn = (isShown: typeof isLit, openId?: number) =>
    place(
      shownTiles([{ index: { x: 10, y: 20, z: 12 }, points }], shownPlaces(museums, null, isShown), openId),
      { zoom: 12 },
      () => '',
      { discPx: () => 8, dotPx: 4, ringPx: 10, labelPx: 13, labelGapPx: 3, widthOf: () => 0 },
    );

  test('as many discs are drawn as a screen may have, although better places do not pass', () => {
    const discs = drawn(isLit).filter(({ isDot }) => !isDot);
    expect(discs.map(({ features }) => features)).toEqual(Array.from({ length: 14 }, () => 1));
    expect(drawn(fitsAlways).filter(({ isDot, features }) => !isDot && features === 1)).toEqual([]);
  });

  test('the open place is drawn even where it does not pass', () => {
    expect(drawn(isLit, 4).map(({ attractionId }) => attractionId)).toContain(4);
    expect(drawn(isLit).map(({ attractionId }) => attractionId)).not.toContain(4);
  });
});
