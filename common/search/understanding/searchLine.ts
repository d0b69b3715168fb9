import { parseCoordinates } from '#common/geo/coordinates.ts';
import { SEARCH_MIN } from '#common/limits.ts';
import { isRegion } from '#common/search/areas.ts';
import { NORMALISED_MAX, normalise } from '#common/search/normalise.ts';
import { literalOnly, searchGroups, searchIn, withHeaders } from '#common/search/search.ts';
import { categoriesByName } from '#common/search/searchCategories.ts';
import type { GroupRows, SearchInput, SearchRow } from '#common/search/searchTypes.ts';
import { type Answer, answerTo, answerWithoutName, placeIdsOf } from './lineAnswer.ts';
import type { LineSource } from './lineSource.ts';
import { understand, withoutAsking } from './understand.ts';
import type { UnderstoodLine } from './understood.ts';
import { understoodRow } from './understoodRow.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Places that fit a line; the whole list is a press away. */
const FITTING_ROWS = 5;

/** Each forgiven word is compared with the names of all categories and areas. */
const FORGIVEN_WORDS_MAX = 10;

/**
 * The search by names, and before it what is understood of the line with the places that fit. A place whose name is
 * the line, or begins so, still comes first. A line longer than any name is searched by names alone.
 */
export async function searchLine(source: LineSource, input: SearchInput): Promise<SearchRow[]> {
  const line = input.query.trim();
  const isLine = line.length >= SEARCH_MIN && line.length <= NORMALISED_MAX && parseCoordinates(line) === null;
  const named = isLine ? { ...input, query: withoutAsking(line, source.vocabulary) } : input;
  const understood = isLine ? understand(line, source.vocabulary, isCategory(source, named.query)) : null;
  if (understood === null) return searchIn(source, named);
  return understoodRows(source, input, understood, searchGroups(source, named));
}

async function understoodRows(
  source: LineSource,
  input: SearchInput,
  understood: UnderstoodLine,
  searched: Promise<readonly GroupRows[]>,
): Promise<SearchRow[]> {
  const line = input.query.trim();
  const byNames = async () => withHeaders(literalOnly(await searched), input.first);
  // Most lines with an area are names: "Helsingin tuomiokirkko". They are not searched a second time.
  if (isOfArea(understood) && isAnsweredByName(await searched, understood)) return byNames();
  const [groups, first] = await Promise.all([searched, answerTo(source, understood, input)]);
  if (isName(understood, first) && groups.some(isNamed)) return byNames();
  const isFound = understood.rest === '' || first.rows?.length !== 0;
  if (!isFound && first.town === null && first.namedOnly.length === 0) {
    const vocabulary = forgivingSlips(source.vocabulary);
    const mended = understand(line, vocabulary);
    if (mended !== null && mended.rest !== understood.rest)
      return understoodRows({ ...source, vocabulary }, input, mended, searched);
  }
  // Where no place fits, a fuzzy match of the whole line is the better answer.
  if (isOfArea(understood) && !isFound && groups.length > 0) return byNames();
  const answer = isFound || first.town ? first : await answerWithoutName(source, understood, input, first);
  const row = understoodRow(line, understood, { ...answer, isAnswered: answer.rows !== null }, input, source.now);
  return [
    row,
    ...withHeaders(
      inOrder(groups, { ...answer, isGuess: !answer.isRestMet || isOfAreaAndName(understood) }),
      input.first,
    ),
  ];
}

/** Takes a word that says nothing for the one that it is with one slip of the fingers; only the first few words. */
function forgivingSlips(vocabulary: Vocabulary): Vocabulary {
  const forgiven = new Map<string, ReturnType<Vocabulary['slip']>>();
  function slip(word: string) {
    if (!forgiven.has(word) && forgiven.size < FORGIVEN_WORDS_MAX) forgiven.set(word, vocabulary.slip(word));
    return forgiven.get(word) ?? null;
  }
  return {
    ...vocabulary,
    slip,
    find: (words) => vocabulary.find(words) ?? (words.length === 1 ? slip(words[0] ?? '') : null),
  };
}

function isCategory({ categories }: LineSource, line: string): boolean {
  return categoriesByName(categories, normalise(line), 1).length > 0;
}

/** Whether the line names an area, alone or with a name. */
function isOfArea({ parts }: UnderstoodLine): boolean {
  return parts.every(({ meaning }) => meaning.type === 'area');
}

/** "Helsingin tuomiokirko" may be a name of its own, mistyped. */
function isOfAreaAndName(understood: UnderstoodLine): boolean {
  return understood.rest !== '' && isOfArea(understood);
}

/** A town is a place name; a region is none, or the name of a village: Lappi in Rauma. */
function isAnsweredByName(groups: readonly GroupRows[], { parts, rest }: UnderstoodLine): boolean {
  const literal = groups.filter(({ match }) => match !== 'fuzzy');
  if (rest !== '') return literal.length > 0;
  const isOfRegion = parts.some(({ meaning }) => meaning.type === 'area' && isRegion(meaning.name));
  return !isOfRegion && literal.some(({ group }) => group === 'PLACE_NAMES');
}

/** A category and a name may be the name of one place: "Ravintola Savoy". */
function isName({ parts, rest }: UnderstoodLine, { town }: Answer): boolean {
  return (
    rest !== '' && town === null && parts.every(({ meaning }) => meaning.type === 'category' || meaning.type === 'kind')
  );
}

function isNamed({ group, match }: GroupRows): boolean {
  return match !== 'fuzzy' && (group === 'ATTRACTIONS' || group === 'ADDRESSES');
}

/**
 * Names that begin with the line, the places that fit, then the rest; no place is listed twice. A place that has that
 * name and fits comes first. Places found without a part of the line come after what was found by names, but are never
 * left out, for the page says that they are there; places that bear that part as a name, but do not fit, come last.
 * Where places that fit are a guess and nothing is meant literally, other guesses stand beside them.
 */
function inOrder(
  groups: readonly GroupRows[],
  { rows: found, namedOnly, isRestMet, isGuess }: Answer & { readonly isGuess: boolean },
): readonly GroupRows[] {
  const meant = namedOnly.length > 0 ? groups.filter(({ match }) => match !== 'fuzzy') : groups;
  const named = meant.filter(({ match }) => match === 'exact' || match === 'prefix');
  const others = meant.filter((group) => !named.includes(group));
  const rows = calledSoFirst(found ?? [], named).slice(0, FITTING_ROWS);
  const fitting = asGroup('UNDERSTOOD', rows, isGuess ? 'fuzzy' : 'word');
  const shown = new Set(rows.flatMap(placeIdsOf));
  const isBegun = rows[0] !== undefined && rankIn(named, rows[0]) >= 0;
  const order = isBegun
    ? [...fitting, ...named, ...others]
    : [...named, ...(isRestMet ? [...fitting, ...others] : [...others, ...fitting])];
  const literal = literalOnly(order);
  const kept = order.filter((group) => fitting.includes(group) || literal.includes(group));
  const below = kept.some(({ group }) => group === 'ATTRACTIONS') ? [] : asGroup('ATTRACTIONS', namedOnly, 'word');
  return [...kept, ...below].map((one) =>
    one.group === 'UNDERSTOOD'
      ? one
      : { ...one, rows: one.rows.filter((row) => !placeIdsOf(row).some((id) => shown.has(id))) },
  );
}

function asGroup(group: GroupRows['group'], rows: readonly SearchRow[], match: GroupRows['match']): GroupRows[] {
  return rows.length > 0 ? [{ group, match, rows: rows.slice(0, FITTING_ROWS) }] : [];
}

/** Those that bear the line as a name, in the order of the search by names, before the others. */
function calledSoFirst(fitting: readonly SearchRow[], named: readonly GroupRows[]): readonly SearchRow[] {
  const called = fitting.filter((row) => rankIn(named, row) >= 0);
  return [
    ...called.toSorted((a, b) => rankIn(named, a) - rankIn(named, b)),
    ...fitting.filter((row) => rankIn(named, row) < 0),
  ];
}

/** Where the place stands in the groups; -1 for nowhere. */
function rankIn(groups: readonly GroupRows[], row: SearchRow): number {
  const [id] = placeIdsOf(row);
  return id === undefined ? -1 : groups.flatMap(({ rows }) => rows.flatMap(placeIdsOf)).indexOf(id);
}
