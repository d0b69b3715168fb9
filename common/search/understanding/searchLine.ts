import { type Bounds, FINLAND_BOUNDS, type Position } from '#common/geo/bounds.ts';
import { parseCoordinates } from '#common/geo/coordinates.ts';
import { SEARCH_MIN } from '#common/limits.ts';
import { attractionRows } from '#common/search/attractionRows.ts';
import { stripCaseEnding } from '#common/search/caseEndings.ts';
import { normalise } from '#common/search/normalise.ts';
import { placeNameRows } from '#common/search/placeNameRows.ts';
import { literalOnly, searchGroups, searchIn, type SearchSource, withHeaders } from '#common/search/search.ts';
import { categoriesByName } from '#common/search/searchCategories.ts';
import type { GroupRows, SearchInput, SearchRow } from '#common/search/searchTypes.ts';
import { type LineBox, type LineFilter, lineFilter } from './lineFilter.ts';
import { understand } from './understand.ts';
import type { UnderstoodLine } from './understood.ts';
import { type Town, understoodRow } from './understoodRow.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Places that fit a line; the whole list is a press away. */
const FITTING_ROWS = 5;
/** Half the sides in degrees of the box around a town, and around the visitor where the line names no area. */
const TOWN_BOX = { lon: 0.2, lat: 0.1 };
const NEAR_BOX = { lon: 0.9, lat: 0.45 };

interface NamedPlace {
  readonly id: number;
  /** As its card shows it. */
  readonly name: string;
}

export interface LineSource extends SearchSource {
  readonly vocabulary: Vocabulary;
  readonly now: Date;
  /** Null where the boundary of the area is not known. */
  boundsOf(area: readonly string[]): Promise<Bounds | null>;
  /** The places of the box that fit, the best first, or else the nearest; null where it is not known which fit. */
  fitting(filter: LineFilter & LineBox): Promise<readonly NamedPlace[] | null>;
  /** Those of the places that fit; null as `fitting`. */
  fittingOf(ids: readonly number[], filter: LineFilter): Promise<ReadonlySet<number> | null>;
}

interface Answer {
  readonly town: Town | null;
  readonly bounds: Bounds | null;
  /** Null where it is not known which fit. */
  readonly rows: readonly SearchRow[] | null;
}

/**
 * The search by names, and before it what is understood of the line with the places that fit. A place whose name is
 * the line, or begins so, still comes first.
 */
export async function searchLine(source: LineSource, input: SearchInput): Promise<SearchRow[]> {
  const line = input.query.trim();
  const isLine = line.length >= SEARCH_MIN && parseCoordinates(line) === null;
  const understood = isLine ? understand(line, source.vocabulary, isCategory(source, line)) : null;
  if (understood === null) return searchIn(source, input);
  const [groups, answer] = await Promise.all([searchGroups(source, input), answerTo(source, understood, input)]);
  if (isName(understood, answer) && groups.some(isNamed)) return withHeaders(literalOnly(groups), input.first);
  const row = understoodRow(line, understood, { ...answer, isAnswered: answer.rows !== null }, input, source.now);
  return [row, ...withHeaders(inOrder(groups, answer.rows ?? []), input.first)];
}

function isCategory({ categories }: LineSource, line: string): boolean {
  return categoriesByName(categories, normalise(line), 1).length > 0;
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

async function answerTo(source: LineSource, understood: UnderstoodLine, input: SearchInput): Promise<Answer> {
  const filter = lineFilter(understood, source.now);
  const town = filter.area === null ? await townOf(source, understood, input) : null;
  const bounds = town
    ? boxAround(town.position, TOWN_BOX)
    : filter.area === null
      ? null
      : await source.boundsOf(filter.area);
  if (understood.rest !== '' && town === null)
    return { town, bounds, rows: await namedRows(source, filter, { ...input, query: understood.rest }) };
  const places = await source.fitting({ ...filter, ...boxOf(filter, town, bounds, input.near) });
  const rows = places?.map(({ id, name }) => ({ type: 'attraction', id, matchedName: name }) as const);
  return { town, bounds, rows: rows ?? null };
}

/** A village is small: there the nearest are meant, elsewhere the best. */
function boxOf({ area }: LineFilter, town: Town | null, bounds: Bounds | null, near: Position | null): LineBox {
  const anywhere = near === null || area !== null ? FINLAND_BOUNDS : boxAround(near, NEAR_BOX);
  return { bounds: bounds ?? anywhere, near: town?.position ?? near, sort: town ? 'nearest' : 'best' };
}

/** Places that bear the rest of the line as a name, and fit. */
async function namedRows(
  source: LineSource,
  filter: LineFilter,
  input: SearchInput,
): Promise<readonly SearchRow[] | null> {
  const { match, rows } = await attractionRows(source.places, normalise(input.query), input);
  if (match === 'fuzzy') return [];
  const fitting = await source.fittingOf(
    rows.flatMap((row) => (row.type === 'attraction' ? row.id : [])),
    filter,
  );
  return fitting && rows.filter((row) => row.type === 'attraction' && fitting.has(row.id));
}

/** The town or village that the rest of the line is the name of, inflected or not. */
async function townOf(source: LineSource, { rest }: UnderstoodLine, input: SearchInput): Promise<Town | null> {
  const norm = normalise(rest);
  if (norm.length < SEARCH_MIN) return null;
  const {
    match,
    rows: [row],
  } = await placeNameRows(source.placeNames, norm, input);
  if (row?.type !== 'placeName') return null;
  return match === 'exact' || stripCaseEnding(norm).includes(normalise(row.name)) ? row : null;
}

function boxAround([lon, lat]: Position, half: { readonly lon: number; readonly lat: number }): Bounds {
  return [lon - half.lon, lat - half.lat, lon + half.lon, lat + half.lat];
}

/**
 * Names that begin with the line, the places that fit, then the rest; no place is listed twice. A place that has that
 * name and fits comes first.
 */
function inOrder(groups: readonly GroupRows[], fitting: readonly SearchRow[]): readonly GroupRows[] {
  const named = groups.filter(({ match }) => match === 'exact' || match === 'prefix');
  const others = groups.filter((group) => !named.includes(group));
  const namedIds = new Set(named.flatMap(({ rows }) => rows.flatMap(idOf)));
  const isCalledSo = (row: SearchRow) => idOf(row).some((id) => namedIds.has(id));
  const rows = [...fitting.filter(isCalledSo), ...fitting.filter((row) => !isCalledSo(row))].slice(0, FITTING_ROWS);
  const understood: GroupRows[] = rows.length > 0 ? [{ group: 'UNDERSTOOD', match: 'word', rows }] : [];
  const shown = new Set(rows.flatMap(idOf));
  const withoutShown = ({ rows: all, ...group }: GroupRows) => ({
    ...group,
    rows: all.filter((row) => idOf(row).every((id) => !shown.has(id))),
  });
  const [before, after] = rows.some(isCalledSo) ? [[], named] : [named, []];
  return literalOnly([...before.map(withoutShown), ...understood, ...[...after, ...others].map(withoutShown)]);
}

/** None for what is no place. */
function idOf(row: SearchRow): readonly number[] {
  return row.type === 'attraction' ? [row.id] : [];
}
