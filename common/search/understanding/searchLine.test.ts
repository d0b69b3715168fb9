import { describe, expect, test } from 'vitest';
import { normalise, words } from '#common/search/normalise.ts';
import { offeredCategories } from '#common/search/searchCategories.ts';
import type { Candidate, SearchRow } from '#common/search/searchTypes.ts';
import { AREAS } from './areas.ts';
import { type LineSource, searchLine } from './searchLine.ts';
import { vocabularyOf } from './vocabulary.ts';

const CATEGORIES = offeredCategories([
  { key: 'amenity/cafe', weight: 10, fi: 'Kahvila', sv: 'Café', en: 'Café', primary: true },
]);

const NONE = { byWords: async () => [], byPrefix: async () => [], similar: async () => [] };

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

/** A search among these places, where those of `fitting` fit. */
function source(places: readonly string[], fitting: readonly string[], isKnown = true): LineSource {
  const all = places.map((name, id) => named(id, name));
  const fit = all.filter(({ name }) => fitting.includes(name));
  return {
    categories: CATEGORIES,
    vocabulary: vocabularyOf(CATEGORIES, AREAS),
    now: new Date('2026-11-25T10:00:00Z'),
    placeNames: NONE,
    addresses: null,
    places: {
      ...NONE,
      byWords: async (patterns) =>
        all
          .filter(({ name }) =>
            patterns.every(({ prefixes }) =>
              words(normalise(name)).some((word) => prefixes.some((prefix) => word.startsWith(prefix))),
            ),
          )
          .map(({ id }) => id),
      byPrefix: async (prefix) => all.filter(({ name }) => normalise(name).includes(prefix)).map(({ id }) => id),
      byName: async () => [],
      candidates: async (ids) => all.filter(({ id }) => ids.includes(id)),
    },
    boundsOf: async () => [25, 60, 26, 61],
    fitting: async () => (isKnown ? fit : null),
    fittingOf: async () => (isKnown ? new Set(fit.map(({ id }) => id)) : null),
  };
}

async function answered(query: string, of: LineSource): Promise<string[]> {
  return (await searchLine(of, { query, near: null, language: 'sv', first: 20 })).map(shownRow);
}

function shownRow(row: SearchRow): string {
  if (row.type === 'header') return row.header;
  if (row.type === 'attraction') return row.matchedName;
  return row.type === 'understood' ? row.parts.map(({ text }) => text).join('|') : row.type;
}

describe('a line that is understood', () => {
  test('is answered by what was understood and the places that fit', async () => {
    expect(await answered('avoin kahvila Porvoo', source(['Helmi', 'Muru'], ['Helmi']))).toEqual([
      'avoin|kahvila|Porvoo',
      'UNDERSTOOD',
      'Helmi',
    ]);
  });

  test('has for each part the line without it, and names areas in the visitor’s language', async () => {
    const [row] = await searchLine(source([], []), {
      query: 'esteetön kahvila in Porvoo, auki lauantaina',
      near: null,
      language: 'sv',
      first: 20,
    });
    const parts = row?.type === 'understood' ? row.parts : [];
    expect(parts.map(({ without }) => without)).toEqual([
      'kahvila in Porvoo, auki lauantaina',
      'esteetön in Porvoo, auki lauantaina',
      'esteetön kahvila, auki lauantaina',
      'esteetön kahvila in Porvoo',
    ]);
    expect(parts.map(({ meaning }) => meaning)).toContainEqual({ type: 'area', name: 'Borgå' });
    expect(parts.at(-1)?.meaning).toEqual({ type: 'opening', at: new Date('2026-11-28T10:00:00Z') });
  });

  test('has a place whose name begins with the line before the places that fit', async () => {
    expect(await answered('kahvila Porvoo', source(['Kahvila Porvoo', 'Helmi'], ['Helmi']))).toEqual([
      'kahvila|Porvoo',
      'ATTRACTIONS',
      'Kahvila Porvoo',
      'UNDERSTOOD',
      'Helmi',
    ]);
  });

  test('begins with the place of that name where it fits, and lists it once', async () => {
    const both = source(['Helmi', 'Kahvila Porvoo'], ['Helmi', 'Kahvila Porvoo']);
    expect(await answered('kahvila Porvoo', both)).toEqual(['kahvila|Porvoo', 'UNDERSTOOD', 'Kahvila Porvoo', 'Helmi']);
  });

  test('with a name is answered by the places of that name that fit', async () => {
    expect(await answered('avoin kahvila Helmi', source(['Helmi', 'Helmin tori'], ['Helmi']))).toEqual([
      'avoin|kahvila',
      'UNDERSTOOD',
      'Helmi',
    ]);
  });

  test('is only searched as a name where a place has that name', async () => {
    expect(await answered('kahvila Helmi', source(['Helmin kahvila'], []))).toEqual(['ATTRACTIONS', 'Helmin kahvila']);
  });

  test('has no places where it is not known which fit', async () => {
    const unknown = source(['Helmi'], ['Helmi'], false);
    const rows = await searchLine(unknown, { query: 'avoin kahvila', near: null, language: 'fi', first: 20 });
    expect(rows).toMatchObject([{ type: 'understood', isAnswered: false }]);
  });
});
