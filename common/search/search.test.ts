import { describe, expect, test } from 'vitest';
import type { Language } from '#common/languages.ts';
import { normalise, words } from './normalise.ts';
import { searchIn } from './search.ts';
import { offeredCategories } from './searchCategories.ts';
import type { Candidate, WordPattern } from './searchTypes.ts';

interface Named {
  readonly fi: string;
  readonly sv?: string;
  readonly en?: string;
  readonly quality?: number;
}

const CATEGORIES = offeredCategories([
  { key: 'tourism/museum', weight: 20, fi: 'Museo', sv: 'Museum', en: 'Museum', primary: true },
  { key: 'amenity/cafe', weight: 10, fi: 'Kahvila', sv: 'Kafé', en: 'Café', primary: true },
]);

/** The rows that answer a query among these places alone, each by what a visitor would read of it. */
async function found(places: readonly Named[], query: string, language: Language = 'fi'): Promise<string[]> {
  const candidates = places.map((place, id): Candidate => {
    const names = [place.fi, place.sv, place.en].flatMap((name) => (name === undefined ? [] : [normalise(name)]));
    return {
      id,
      quality: place.quality ?? 30,
      lon: 25,
      lat: 60,
      names: names.map((norm) => ({ norm, weight: 1 })),
      name: place.fi,
      name_sv: place.sv ?? null,
      name_en: place.en ?? null,
      other_names: [],
    };
  });
  const wordsOf = ({ names }: Candidate) => names.flatMap(({ norm }) => words(norm));
  const fits = (word: string, pattern: WordPattern) =>
    pattern.prefixes.some((prefix) => word.startsWith(prefix)) || pattern.words.includes(word);
  const byWords = async (patterns: readonly WordPattern[]) =>
    candidates
      .filter((one) => patterns.every((pattern) => wordsOf(one).some((word) => fits(word, pattern))))
      .map(({ id }) => id);
  const rows = await searchIn(
    {
      categories: CATEGORIES,
      places: {
        byWords,
        byPrefix: (prefix) => byWords([{ prefixes: [prefix], words: [] }]),
        byName: async (asked) =>
          candidates.filter(({ names }) => names.some(({ norm }) => norm === asked)).map(({ id }) => id),
        // As the triples of letters of the database: what begins alike.
        similar: async (asked) => candidates.flatMap(wordsOf).filter((word) => word.startsWith(asked.slice(0, 3))),
        candidates: async (ids) => candidates.filter(({ id }) => ids.includes(id)),
      },
      addresses: null,
      placeNames: { byWords: async () => [], byPrefix: async () => [], similar: async () => [] },
    },
    { query, near: null, language, first: 20 },
  );
  return rows.flatMap((row) => {
    if (row.type === 'category') return [row.key];
    return row.type === 'attraction' ? [row.matchedName] : [];
  });
}

const CHURCH = { fi: 'Suomenlinnan kirkko', sv: 'Sveaborgs kyrka', en: 'Suomenlinna Church' };
const MUSEUM = { fi: 'Designmuseo', sv: 'Designmuseet', en: 'Museum of Design', quality: 50 };

describe('which name of a place is shown', () => {
  test('after a typo the one of the visitor’s language, if it is similar to the query', async () => {
    expect(await found([CHURCH], 'suomelinna')).toEqual(['Suomenlinnan kirkko']);
    expect(await found([CHURCH], 'suomelinna', 'en')).toEqual(['Suomenlinna Church']);
  });

  test('after a typo in a name of another language that name', async () => {
    expect(await found([CHURCH], 'sveabrogs')).toEqual(['Sveaborgs kyrka']);
  });

  test('of names that match exactly the best', async () => {
    expect(await found([CHURCH], 'sveaborgs')).toEqual(['Sveaborgs kyrka']);
  });
});

describe('the first result is', () => {
  test('a kind of place before a well-known place whose English name begins so', async () => {
    expect((await found([MUSEUM], 'mu'))[0]).toBe('tourism/museum');
  });

  test('a well-known place before a kind of place, when its name begins with the whole word', async () => {
    const kahvila = { fi: 'Kahvilan puisto', quality: 60 };
    expect((await found([kahvila], 'kahvila'))[0]).toBe('amenity/cafe');
    expect((await found([{ fi: 'Kahvikarin majakka', quality: 60 }], 'kahv'))[0]).toBe('amenity/cafe');
  });

  test('a name in a language of Finland before a better place’s English name, unless English is read', async () => {
    const mustio = { fi: 'Mustion linna', sv: 'Svartå slott', quality: 35 };
    const attractions = async (language: Language) =>
      (await found([MUSEUM, mustio], 'mus', language)).filter((row) => !row.includes('/'));
    expect(await attractions('fi')).toEqual(['Mustion linna', 'Museum of Design']);
    expect(await attractions('en')).toEqual(['Museum of Design', 'Mustion linna']);
  });
});

test.each(['kismaa', 'kaisma', 'kiasmma'])('%s finds Kiasma', async (query) => {
  expect(await found([{ fi: 'Kiasma' }, { fi: 'Kiasteri' }], query)).toEqual(['Kiasma']);
});
