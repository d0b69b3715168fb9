import type { Position } from '#common/geo/bounds.ts';
import { formatCoordinates, parseCoordinates } from '#common/geo/coordinates.ts';
import { distanceKm } from '#common/geo/distance.ts';
import type { Language } from '#common/languages.ts';
import { SEARCH_MIN, TOP_ITEM_ABOVE_STARS } from '#common/limits.ts';
import { type Match, MATCHES, starsOf } from '#common/places/ranking.ts';
import { forgiving, type Names } from './forgiving.ts';
import { matchOf } from './nameMatch.ts';
import { normalise } from './normalise.ts';
import { categoriesByName } from './searchCategories.ts';
import { likeness, rank, SIMILARITY_MIN, wordLikeness } from './searchMatch.ts';
import type { Candidate, OfferedCategory, PlaceNameRow, SearchGroup, SearchInput, SearchRow } from './searchTypes.ts';

const CATEGORY_ROWS = 3;
const PLACE_NAME_ROWS = 4;
/** A town of this size is meant before a sight of the same name. */
const LARGE_POPULATION = 2000;
const TWIN_KM = 10;

export interface SearchSource {
  readonly places: Names<number> & {
    /** Places with exactly this name. */
    byName(norm: string): Promise<readonly number[]>;
    candidates(ids: readonly number[]): Promise<readonly Candidate[]>;
  };
  readonly placeNames: Names<PlaceNameRow>;
  readonly categories: readonly OfferedCategory[];
}

interface GroupRows {
  readonly group: SearchGroup;
  readonly match: Match;
  readonly rows: readonly SearchRow[];
}

/**
 * Places, place names and categories whose names answer the query, under header rows, the best answered group first
 * (SPEC §5, RULINGS 9). A coordinate inside Finland answers as a position; under 2 characters nothing does.
 */
export async function searchIn(source: SearchSource, input: SearchInput): Promise<SearchRow[]> {
  const query = input.query.trim();
  if (query.length < SEARCH_MIN) return [];
  const position = parseCoordinates(query);
  if (position) return [{ type: 'position', name: formatCoordinates(position), position }];
  const norm = normalise(query);
  if (norm.length < SEARCH_MIN) return [];
  const [attractions, placeNames] = await Promise.all([
    attractionRows(source, norm, input),
    placeNameRows(source, norm, input),
  ]);
  const found = [
    categoryRows(source, norm),
    ...(placeNames.isLarge ? [placeNames, attractions] : [attractions, placeNames]),
  ].filter((group) => group.rows.length > 0);
  // Guesses stand only where nothing is meant literally.
  const literal = found.filter((group) => group.match !== 'fuzzy');
  const groups = literal.length > 0 ? literal : found;
  groups.sort((a, b) => MATCHES.indexOf(a.match) - MATCHES.indexOf(b.match));
  return withHeaders(groups, input.first);
}

/** Literal answers alone where there are any, else the guesses that are like enough. */
function meant<T extends { readonly match: Match; readonly similarity: number }>(ranked: readonly T[]): T[] {
  const literal = ranked.filter(({ match }) => match !== 'fuzzy');
  return literal.length > 0 ? literal : ranked.filter(({ similarity }) => similarity >= SIMILARITY_MIN);
}

function withHeaders(groups: readonly GroupRows[], first: number): SearchRow[] {
  const answer: SearchRow[] = [];
  let left = first;
  for (const { group, rows } of groups) {
    const taken = rows.slice(0, left);
    if (taken.length > 0) answer.push({ type: 'header', header: group }, ...taken);
    left -= taken.length;
  }
  return answer;
}

function categoryRows({ categories }: SearchSource, norm: string): GroupRows {
  const found = categoriesByName(categories, norm, CATEGORY_ROWS);
  return {
    group: 'CATEGORIES',
    match: found[0]?.match ?? 'fuzzy',
    rows: found.map(({ key }) => ({ type: 'category', key })),
  };
}

async function attractionRows({ places }: SearchSource, norm: string, input: SearchInput): Promise<GroupRows> {
  const [ids, exact] = await Promise.all([forgiving(norm, places), places.byName(norm)]);
  const found = await places.candidates([...new Set([...exact, ...ids])]);
  const ranked = meant(
    found.map((candidate) => ({
      candidate,
      ...rank(candidate, norm, kmFrom(input.near, [candidate.lon, candidate.lat])),
    })),
  );
  ranked.sort((a, b) => b.score - a.score || a.candidate.id - b.candidate.id);
  return {
    group: 'ATTRACTIONS',
    match: groupMatch(ranked[0]),
    rows: ranked.slice(0, input.first).map(({ candidate }) => ({
      type: 'attraction',
      id: candidate.id,
      matchedName: bestName(candidate, norm, input.language),
    })),
  };
}

/** A place that the whole country knows is meant before the village that it is named after: Koli. */
function groupMatch(best: { readonly match: Match; readonly candidate: Candidate } | undefined): Match {
  if (best === undefined) return 'fuzzy';
  return best.match === 'prefix' && starsOf(best.candidate.quality) > TOP_ITEM_ABOVE_STARS ? 'exact' : best.match;
}

/** The variant, as it is written, that answers the query best; among equals the one of the visitor's language. */
function bestName({ name, name_sv, name_en, other_names }: Candidate, query: string, language: Language): string {
  const own = { fi: name, sv: name_sv, en: name_en }[language];
  const variants = [own, name, name_sv, name_en, ...other_names].filter((variant) => variant !== null);
  const order = (variant: string) => {
    const norm = normalise(variant);
    const match = matchOf(norm, query);
    return MATCHES.indexOf(match) + (match === 'fuzzy' ? 1 - likeness(norm, query) : 0);
  };
  return variants.reduce((best, variant) => (order(variant) < order(best) ? variant : best));
}

async function placeNameRows(
  { placeNames }: SearchSource,
  norm: string,
  input: SearchInput,
): Promise<GroupRows & { readonly isLarge: boolean }> {
  const found = await forgiving(norm, placeNames);
  const ranked = meant(found.map((row) => ({ row, ...rankPlaceName(row, norm) })));
  ranked.sort(
    (a, b) =>
      MATCHES.indexOf(a.match) - MATCHES.indexOf(b.match) ||
      b.similarity - a.similarity ||
      b.row.population - a.row.population,
  );
  return {
    group: 'PLACE_NAMES',
    match: ranked[0]?.match ?? 'fuzzy',
    isLarge: (ranked[0]?.row.population ?? 0) >= LARGE_POPULATION,
    rows: withoutTwins(ranked.map(({ row }) => row))
      .slice(0, PLACE_NAME_ROWS)
      .map((row) => ({
        type: 'placeName',
        id: row.id,
        name: nameIn(row, input.language),
        position: [row.lon, row.lat],
        admin: row.municipality && row.municipality !== row.name_fi ? [row.municipality] : [],
      })),
  };
}

function rankPlaceName(row: PlaceNameRow, query: string): { readonly match: Match; readonly similarity: number } {
  const names = [row.name_fi, row.name_sv, row.name_en, row.name_se].flatMap((name) => (name ? [normalise(name)] : []));
  const match = MATCHES.find((one) => names.some((name) => matchOf(name, query) === one)) ?? 'fuzzy';
  return { match, similarity: match === 'fuzzy' ? Math.max(0, ...names.map((name) => wordLikeness(name, query))) : 1 };
}

/** A settlement and the district of the same name at the same spot are one answer. */
function withoutTwins(rows: readonly PlaceNameRow[]): PlaceNameRow[] {
  return rows.filter(
    (row, index) =>
      !rows
        .slice(0, index)
        .some(
          (other) => other.name_fi === row.name_fi && distanceKm([other.lon, other.lat], [row.lon, row.lat]) < TWIN_KM,
        ),
  );
}

function nameIn(row: PlaceNameRow, language: Language): string {
  const names = { fi: row.name_fi, sv: row.name_sv, en: row.name_en };
  return names[language] ?? row.name_fi;
}

function kmFrom(near: Position | null, position: Position): number | null {
  return near && distanceKm(near, position);
}
