import { AREAS } from '#common/search/areas.ts';
import { normalise, words } from '#common/search/normalise.ts';
import { offeredCategories } from '#common/search/searchCategories.ts';
import type { Candidate, PlaceNameRow } from '#common/search/searchTypes.ts';
import type { LineSource } from '#common/search/understanding/lineSource.ts';
import { vocabularyOf } from '#common/search/understanding/vocabulary.ts';

const CATEGORIES = offeredCategories([
  { key: 'amenity/cafe', weight: 10, fi: 'Kahvila', sv: 'Café', en: 'Café', primary: true },
]);

export const NONE = { byWords: async () => [], byPrefix: async () => [], similar: async () => [] };

function named(id: number, name: string): Candidate {
  const norm = normalise(name);
  return {
    id,
    quality: 30,
    lon: 25,
    lat: 60,
    names: [{ norm, weight: 1 }],
    name,
    name_sv: null,
    name_en: null,
    other_names: [],
  };
}

/** A town, as place names have it. */
export const town = (id: number, name_fi: string, municipality: string): PlaceNameRow => ({
  id,
  name_fi,
  name_sv: null,
  name_en: null,
  name_se: null,
  municipality,
  population: 5000,
  lon: 25,
  lat: 60,
});
const TOWNS = [town(1, 'Porvoo', 'Porvoo'), town(2, 'Lappi', 'Rauma')];

/** A search among these places, where those of `fitting` fit. */
export function source(places: readonly string[], fitting: readonly string[], isKnown = true): LineSource {
  const all = places.map((name, id) => named(id, name));
  const fit = all.filter(({ name }) => fitting.includes(name));
  return {
    categories: CATEGORIES,
    vocabulary: vocabularyOf(CATEGORIES, AREAS),
    now: new Date('2026-11-25T10:00:00Z'),
    placeNames: {
      ...NONE,
      byPrefix: async (prefix) => TOWNS.filter(({ name_fi }) => normalise(name_fi).startsWith(prefix)),
    },
    addresses: null,
    places: {
      ...NONE,
      byWords: async (patterns) =>
        all
          .filter(({ name }) =>
            patterns.every(({ prefixes, words: whole }) =>
              words(normalise(name)).some(
                (word) => whole.includes(word) || prefixes.some((prefix) => word.startsWith(prefix)),
              ),
            ),
          )
          .map(({ id }) => id),
      byPrefix: async (prefix) => all.filter(({ name }) => normalise(name).includes(prefix)).map(({ id }) => id),
      byName: async (norm) => all.filter(({ name }) => normalise(name) === norm).map(({ id }) => id),
      candidates: async (ids) => all.filter(({ id }) => ids.includes(id)),
    },
    boundsOf: async () => [25, 60, 26, 61],
    fitting: async () => (isKnown ? fit : null),
    fittingOf: async () => (isKnown ? new Set(fit.map(({ id }) => id)) : null),
  };
}
