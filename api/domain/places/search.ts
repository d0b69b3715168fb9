import type { Context } from '#api/domain/core/context.ts';
import { allCategories } from '#common/catalogue/catalogue.ts';
import { PLACE_NAME_CANDIDATES, SEARCH_CANDIDATES, SIMILAR_WORDS } from '#common/limits.ts';
import { AREAS } from '#common/search/areas.ts';
import { offeredCategories } from '#common/search/searchCategories.ts';
import type { SearchInput, SearchRow } from '#common/search/searchTypes.ts';
import type { LineSource } from '#common/search/understanding/lineSource.ts';
import { searchLine } from '#common/search/understanding/searchLine.ts';
import { vocabularyOf } from '#common/search/understanding/vocabulary.ts';
import { fittingPlaces } from './searchFitting.ts';
import {
  candidates,
  placeNamesByWords,
  placesByName,
  placesByPrefix,
  placesByWords,
  similarPlaceNameWords,
  similarWords,
} from './searchSql.ts';
import { housesOf, streets } from './streetsSql.ts';

const STREET_CANDIDATES = 50;

const categories = offeredCategories(allCategories());
const vocabulary = vocabularyOf(categories, AREAS);

/** The search of SPEC §5 (common/search/search.ts) over the published places, place names, streets and categories. */
export function search(ctx: Pick<Context, 'db' | 'version' | 'now'>, input: SearchInput): Promise<SearchRow[]> {
  const {
    db: { pool },
    version,
  } = ctx;
  const source: LineSource = {
    ...fittingPlaces(ctx, input.language),
    categories,
    vocabulary,
    places: {
      byWords: (patterns) => placesByWords(pool, version, patterns, SEARCH_CANDIDATES),
      byPrefix: (prefix) => placesByPrefix(pool, version, prefix, SEARCH_CANDIDATES),
      byName: (norm) => placesByName(pool, version, norm, SEARCH_CANDIDATES),
      similar: (word) => similarWords(pool, version, word, SIMILAR_WORDS),
      candidates: (ids) => candidates(pool, version, ids),
    },
    placeNames: {
      byWords: (patterns) => placeNamesByWords(pool, patterns, PLACE_NAME_CANDIDATES),
      byPrefix: (prefix) => placeNamesByWords(pool, [{ prefixes: [prefix], words: [] }], PLACE_NAME_CANDIDATES),
      similar: (word) => similarPlaceNameWords(pool, word, SIMILAR_WORDS),
    },
    addresses: {
      streets: (prefix, names, near) => streets(pool, version, { prefix, names, near }, STREET_CANDIDATES),
      houses: (ids) => housesOf(pool, version, ids),
    },
  };
  return searchLine(source, input);
}
