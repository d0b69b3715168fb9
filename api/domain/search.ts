import type { Position } from '#common/bounds.ts';
import { stripCaseEnding } from '#common/caseEndings.ts';
import { formatCoordinates, parseCoordinates } from '#common/coordinates.ts';
import { distanceKm } from '#common/distance.ts';
import type { Language } from '#common/languages.ts';
import { SEARCH_MIN, TOP_ITEM_ABOVE_STARS } from '#common/limits.ts';
import { matchOf } from '#common/nameMatch.ts';
import { normalise, words } from '#common/normalise.ts';
import { type Match, MATCHES, starsOf } from '#common/ranking.ts';
import type { Context } from './context.ts';
import { categoriesByName } from './searchCategories.ts';
import { likeness, rank, SIMILARITY_MIN, wordLikeness } from './searchMatch.ts';
import {
  candidates, type PlaceCandidate, type PlaceNameRow, placeNamesByWords, placesByName, placesByPrefix, placesByWords, similarPlaceNameWords, similarWords, type WordPattern,
} from './searchSql.ts';
import type { SearchGroup, SearchInput, SearchRow } from './searchTypes.ts';

/** Candidates fetched before ranking. */
const CANDIDATES = 120;
/** With fewer hits than this the forgiving stages run too. */
const FEW = 3;
/** A word shorter than this is not searched by likeness. */
const FUZZY_MIN = 4;
const SIMILAR_WORDS = 8;
const CATEGORY_ROWS = 3;
const PLACE_NAME_ROWS = 4;
const QUERY_WORDS_MAX = 6;
/** A town of this size is meant before a sight of the same name. */
const LARGE_POPULATION = 2000;
const TWIN_KM = 10;

interface GroupRows {
  readonly group: SearchGroup;
  readonly match: Match;
  readonly rows: readonly SearchRow[];
}

/**
 * Places, place names and categories whose names answer the query, under header rows, the best answered group first
 * (SPEC §5, RULINGS 9). A coordinate inside Finland answers as a position; under 2 characters nothing does.
 */
export async function search(ctx: Pick<Context, 'db' | 'version'>, input: SearchInput): Promise<SearchRow[]> {
  const query = input.query.trim();
  if (query.length < SEARCH_MIN) return [];
  const position = parseCoordinates(query);
  if (position) return [{ type: 'position', name: formatCoordinates(position), position }];
  const norm = normalise(query);
  if (norm.length < SEARCH_MIN) return [];
  const [attractions, placeNames] = await Promise.all([attractionRows(ctx, norm, input), placeNameRows(ctx, norm, input)]);
  const found = [categoryRows(norm), ...(placeNames.isLarge ? [placeNames, attractions] : [attractions, placeNames])].filter((group) => group.rows.length > 0);
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

function categoryRows(norm: string): GroupRows {
  const found = categoriesByName(norm, CATEGORY_ROWS);
  return { group: 'CATEGORIES', match: found[0]?.match ?? 'fuzzy', rows: found.map(({ key }) => ({ type: 'category', key })) };
}

async function attractionRows({ db, version }: Pick<Context, 'db' | 'version'>, norm: string, input: SearchInput): Promise<GroupRows> {
  const ids = await forgiving(norm, {
    byPatterns: (patterns) => placesByWords(db.pool, version, patterns, CANDIDATES),
    byPrefix: (prefix) => placesByPrefix(db.pool, version, prefix, CANDIDATES),
    similar: (word) => similarWords(db.pool, version, word, SIMILAR_WORDS),
  });
  const exact = await placesByName(db.pool, version, norm, CANDIDATES);
  const found = await candidates(db.pool, version, [...new Set([...exact, ...ids])]);
  const ranked = meant(found.map((candidate) => ({ candidate, ...rank(candidate, norm, kmFrom(input.near, [candidate.lon, candidate.lat])) })));
  ranked.sort((a, b) => b.score - a.score || a.candidate.id - b.candidate.id);
  return {
    group: 'ATTRACTIONS',
    match: groupMatch(ranked[0]),
    rows: ranked.slice(0, input.first).map(({ candidate }) => ({ type: 'attraction', id: candidate.id, matchedName: bestName(candidate, norm, input.language) })),
  };
}

/** A place that the whole country knows is meant before the village that it is named after: Koli. */
function groupMatch(best: { readonly match: Match; readonly candidate: PlaceCandidate } | undefined): Match {
  if (best === undefined) return 'fuzzy';
  return best.match === 'prefix' && starsOf(best.candidate.quality) > TOP_ITEM_ABOVE_STARS ? 'exact' : best.match;
}

/** The variant, as it is written, that answers the query best; among equals the one of the visitor's language. */
function bestName({ name, name_sv, name_en, other_names }: PlaceCandidate, query: string, language: Language): string {
  const own = { fi: name, sv: name_sv, en: name_en }[language];
  const variants = [own, name, name_sv, name_en, ...other_names].filter((variant) => variant !== null);
  const order = (variant: string) => {
    const norm = normalise(variant);
    const match = matchOf(norm, query);
    return MATCHES.indexOf(match) + (match === 'fuzzy' ? 1 - likeness(norm, query) : 0);
  };
  return variants.reduce((best, variant) => (order(variant) < order(best) ? variant : best));
}

async function placeNameRows({ db }: Pick<Context, 'db'>, norm: string, input: SearchInput): Promise<GroupRows & { readonly isLarge: boolean }> {
  const found = await forgiving(norm, {
    byPatterns: (patterns) => placeNamesByWords(db.pool, patterns, PLACE_NAME_ROWS * 3),
    byPrefix: (prefix) => placeNamesByWords(db.pool, [{ prefixes: [prefix], words: [] }], PLACE_NAME_ROWS * 3),
    similar: (word) => similarPlaceNameWords(db.pool, word, SIMILAR_WORDS),
  });
  const ranked = meant(found.map((row) => ({ row, ...rankPlaceName(row, norm) })));
  ranked.sort((a, b) => MATCHES.indexOf(a.match) - MATCHES.indexOf(b.match) || b.similarity - a.similarity || b.row.population - a.row.population);
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
  return rows.filter((row, index) => !rows.slice(0, index).some((other) => other.name_fi === row.name_fi && distanceKm([other.lon, other.lat], [row.lon, row.lat]) < TWIN_KM));
}

function nameIn(row: PlaceNameRow, language: Language): string {
  const names = { fi: row.name_fi, sv: row.name_sv, en: row.name_en };
  return names[language] ?? row.name_fi;
}

function kmFrom(near: Position | null, position: Position): number | null {
  return near && distanceKm(near, position);
}

/** Words that no other begins with: what answers "laavut" answers "laavu" beside it, and a word said twice asks for nothing more. */
function withoutRepeats(all: readonly string[]): string[] {
  const distinct = [...new Set(all)];
  return distinct.filter((word) => !distinct.some((other) => other !== word && other.startsWith(word)));
}

interface Stages<T> {
  byPatterns(patterns: readonly WordPattern[]): Promise<readonly T[]>;
  /** Best hits of a query of one word. */
  byPrefix(prefix: string): Promise<readonly T[]>;
  similar(word: string): Promise<readonly string[]>;
}

/**
 * Prefix of every word first; with few hits also the words without a Finnish case ending, then words like them (typos).
 * Words under 3 letters beside longer ones are left to the ranking: half the names have a word that begins so.
 */
async function forgiving<T>(norm: string, stages: Stages<T>): Promise<readonly T[]> {
  const all = withoutRepeats(words(norm)).slice(0, QUERY_WORDS_MAX);
  const [only] = all;
  const long = all.filter((word) => word.length >= 3);
  const used = long.length > 0 ? long : all.slice(0, 1);
  const byPrefix = await (all.length === 1 && only ? stages.byPrefix(only) : stages.byPatterns(used.map((word) => ({ prefixes: [word], words: [] }))));
  if (byPrefix.length >= FEW) return byPrefix;
  const stripped = used.map((word) => ({ prefixes: [word], words: stripCaseEnding(word) }));
  const byStem = stripped.some((pattern) => pattern.words.length > 0) ? await stages.byPatterns(stripped) : byPrefix;
  if (byStem.length >= FEW || !used.some((word) => word.length >= FUZZY_MIN)) return byStem;
  const similar = await Promise.all(
    used.map(async (word) => ({ prefixes: [word], words: word.length >= FUZZY_MIN ? await stages.similar(word) : [] })),
  );
  const byLikeness = await stages.byPatterns(similar);
  return [...byStem, ...byLikeness];
}
