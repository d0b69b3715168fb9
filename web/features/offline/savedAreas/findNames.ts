import { boundsOf, type Bounds } from '#common/geo/bounds.ts';
import type { Language } from '#common/languages.ts';
import { PLACE_NAME_CANDIDATES, SEARCH_CANDIDATES, SIMILAR_WORDS } from '#common/limits.ts';
import { bestFirst } from '#common/ranking/placeOrder.ts';
import { AREAS } from '#common/search/areas.ts';
import type { Names } from '#common/search/forgiving.ts';
import { normalise, words } from '#common/search/normalise.ts';
import { offeredCategories } from '#common/search/searchCategories.ts';
import { likeness } from '#common/search/searchMatch.ts';
import type { PlaceNameRow, SearchInput, SearchRow, WordPattern } from '#common/search/searchTypes.ts';
import type { LineSource } from '#common/search/understanding/lineSource.ts';
import { searchLine } from '#common/search/understanding/searchLine.ts';
import { vocabularyOf } from '#common/search/understanding/vocabulary.ts';
import { NotSavedError, type SavedData } from './data.ts';
import { findLists, fittingLights } from './find.ts';

/** PostgreSQL's default threshold of word similarity (pg_trgm). */
const SIMILAR_MIN = 0.3;

/** Runs the search of SPEC §5 on the saved areas, by the server's rules. */
export function findNames(data: SavedData, input: SearchInput): Promise<SearchRow[]> {
  const places = bestFirst(data.lights);
  const byId = new Map(places.map((light) => [light.id, light]));
  const placeNames = [...data.placeNames].sort((a, b) => b.population - a.population || a.id - b.id);
  const categories = offeredCategories(data.terms.categories);
  return searchLine(
    {
      ...fittingSaved(data, input.language),
      categories,
      vocabulary: vocabularyOf(categories, AREAS),
      places: {
        ...named(
          places,
          ({ names }) => names.map(({ norm }) => norm),
          ({ id }) => id,
          SEARCH_CANDIDATES,
        ),
        byName: async (asked) =>
          places.filter(({ names }) => names.some(({ norm }) => norm === asked)).map(({ id }) => id),
        candidates: async (ids) => ids.flatMap((id) => byId.get(id) ?? []),
      },
      placeNames: named(placeNames, namesOf, (row) => row, PLACE_NAME_CANDIDATES),
      addresses: null,
    },
    input,
  );
}

/**
 * The saved places that fit a line. Opening hours are read on the server (docs/decisions/0008): of saved places it is
 * not known which are open.
 */
function fittingSaved(
  data: SavedData,
  language: Language,
): Pick<LineSource, 'boundsOf' | 'fitting' | 'fittingOf' | 'now'> {
  return {
    now: new Date(),
    boundsOf: async (area) => savedBounds(data, area),
    async fitting({ openAt, ...asked }) {
      if (openAt !== null) return null;
      const ids = await listed(data, asked);
      const whole = await data.places(ids);
      return ids.map((id) => ({ id, name: whole.get(id)?.title[language] ?? '' }));
    },
    async fittingOf(ids, { openAt, ...asked }) {
      if (openAt !== null) return null;
      const fitting = new Set(fittingLights(data, asked).map(({ id }) => id));
      return new Set(ids.filter((id) => fitting.has(id)));
    },
  };
}

/** Nothing where no saved area touches the box. */
async function listed(
  data: SavedData,
  asked: Omit<Parameters<LineSource['fitting']>[0], 'openAt'>,
): Promise<readonly number[]> {
  try {
    const { best, closest } = await findLists(data, asked);
    return [...best, ...closest];
  } catch (error) {
    if (error instanceof NotSavedError) return [];
    throw error;
  }
}

/** Of the saved places of the area: its boundary is not saved. */
function savedBounds({ lights }: SavedData, area: readonly string[]): Bounds | null {
  const positions = lights
    .filter(({ adminFi = [] }) => adminFi.some((name) => area.includes(name)))
    .map(({ lon, lat }) => [lon, lat] as const);
  return positions.length === 0 ? null : boundsOf(positions);
}

function namesOf({ name_fi, name_sv, name_en, name_se }: PlaceNameRow): string[] {
  return [name_fi, name_sv, name_en, name_se].flatMap((name) => (name ? [normalise(name)] : []));
}

/** The search's word index over rows that are sorted by importance; each query answers at most `limit` rows. */
function named<Row, T>(
  rows: readonly Row[],
  normsOf: (row: Row) => readonly string[],
  found: (row: Row) => T,
  limit: number,
): Names<T> {
  const worded = rows.map((row) => ({ row, own: [...new Set(normsOf(row).flatMap(words))] }));
  const byWords = async (patterns: readonly WordPattern[]) =>
    worded
      .filter(({ own }) => patterns.length > 0 && patterns.every((pattern) => own.some((word) => fits(word, pattern))))
      .slice(0, limit)
      .map(({ row }) => found(row));
  return {
    byWords,
    byPrefix: (prefix) => byWords([{ prefixes: [prefix], words: [] }]),
    similar: async (word) => {
      const like = [...new Set(worded.flatMap(({ own }) => own))]
        .map((one) => ({ one, alike: likeness(one, word) }))
        .filter(({ alike }) => alike >= SIMILAR_MIN);
      return like
        .sort((a, b) => b.alike - a.alike || (a.one < b.one ? -1 : 1))
        .slice(0, SIMILAR_WORDS)
        .map(({ one }) => one);
    },
  };
}

function fits(word: string, { prefixes, words: whole }: WordPattern): boolean {
  return prefixes.some((prefix) => word.startsWith(prefix)) || whole.includes(word);
}
