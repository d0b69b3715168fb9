import { formatCoordinates, parseCoordinates } from '#common/geo/coordinates.ts';
import { SEARCH_MIN } from '#common/limits.ts';
import { MATCHES } from '#common/ranking/ranking.ts';
import { type AddressSource, addressRows } from './addressRows.ts';
import { attractionRows, type PlaceSource } from './attractionRows.ts';
import type { Names } from './forgiving.ts';
import { normalise } from './normalise.ts';
import { placeNameRows } from './placeNameRows.ts';
import { categoriesByName } from './searchCategories.ts';
import type { GroupRows, OfferedCategory, PlaceNameRow, SearchInput, SearchRow } from './searchTypes.ts';

const CATEGORY_ROWS = 3;

export interface SearchSource {
  readonly places: PlaceSource;
  readonly placeNames: Names<PlaceNameRow>;
  /** Null where no streets are known, as without a network. */
  readonly addresses: AddressSource | null;
  readonly categories: readonly OfferedCategory[];
}

/**
 * Places, place names, addresses and categories that answer the query, under header rows, the best answered group first
 * (SPEC §5, RULINGS 9). A coordinate inside Finland answers as a position; under 2 characters nothing does.
 */
export async function searchIn(source: SearchSource, input: SearchInput): Promise<SearchRow[]> {
  const position = parseCoordinates(input.query.trim());
  if (position) return [{ type: 'position', name: formatCoordinates(position), position }];
  return withHeaders(literalOnly(await searchGroups(source, input)), input.first);
}

/** The groups that answer the query by names, the best answered first. */
export async function searchGroups(source: SearchSource, input: SearchInput): Promise<GroupRows[]> {
  const norm = normalise(input.query);
  if (norm.length < SEARCH_MIN) return [];
  const [attractions, placeNames, addresses] = await Promise.all([
    attractionRows(source.places, norm, input),
    placeNameRows(source.placeNames, norm, input),
    source.addresses && addressRows(source.addresses, norm, input),
  ]);
  return [
    categoryRows(source, norm),
    ...(placeNames.isLarge ? [placeNames, attractions] : [attractions, placeNames]),
    ...(addresses === null ? [] : [addresses]),
  ]
    .filter((group) => group.rows.length > 0)
    .sort((a, b) => MATCHES.indexOf(a.match) - MATCHES.indexOf(b.match));
}

/** Guesses stand only where nothing is meant literally. */
export function literalOnly(groups: readonly GroupRows[]): readonly GroupRows[] {
  const literal = groups.filter((group) => group.match !== 'fuzzy');
  return literal.length > 0 ? literal : groups;
}

export function withHeaders(groups: readonly GroupRows[], first: number): SearchRow[] {
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
