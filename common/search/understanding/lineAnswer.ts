import { type Bounds, centreOf, FINLAND_BOUNDS, type Position, unionOf } from '#common/geo/bounds.ts';
import { SEARCH_MIN } from '#common/limits.ts';
import { attractionRows } from '#common/search/attractionRows.ts';
import { stripCaseEnding } from '#common/search/caseEndings.ts';
import { normalise } from '#common/search/normalise.ts';
import { placeNameRows } from '#common/search/placeNameRows.ts';
import type { GroupRows, SearchInput, SearchRow } from '#common/search/searchTypes.ts';
import { type LineFilter, lineFilter } from './lineFilter.ts';
import type { LineSource } from './lineSource.ts';
import type { UnderstoodLine } from './understood.ts';
import type { Spot } from './understoodRow.ts';

/** Half the sides in degrees of the box around a town, and around the visitor where the line names no area. */
const TOWN_BOX = { lon: 0.2, lat: 0.1 };
const NEAR_BOX = { lon: 0.9, lat: 0.45 };

export interface Answer {
  readonly town: Spot | null;
  readonly bounds: Bounds | null;
  /** Null where it is not known which fit. */
  readonly rows: readonly SearchRow[] | null;
  /** Places that bear the rest of the line as a name, where none of them fits. */
  readonly namedOnly: readonly SearchRow[];
  /** Whether the first of them has exactly that name, or is well known and called so first. */
  readonly isNameExact: boolean;
  /** False where the rows are found without the rest of the line, which no place that fits bears. */
  readonly isRestMet: boolean;
}

/** The places that fit; where a rest of the line names no town, those of them that bear it. */
export async function answerTo(source: LineSource, understood: UnderstoodLine, input: SearchInput): Promise<Answer> {
  const where = await whereOf(source, understood);
  const town = where.filter.area === null ? await townOf(source, understood, input) : null;
  const answer = { town, bounds: boxOf(where, town), namedOnly: [], isNameExact: false, isRestMet: true };
  if (understood.rest === '' || town !== null)
    return { ...answer, rows: await fittingRows(source, where, understood, town, input) };
  const group = await attractionRows(source.places, normalise(understood.rest), among(input, understood));
  const named = literalRows(group);
  const fitting = await source.fittingOf(named.flatMap(placeIdsOf), where.filter);
  const rows = fitting && named.filter((row) => placeIdsOf(row).some((id) => fitting.has(id)));
  return { ...answer, rows, namedOnly: rows?.length === 0 ? named : [], isNameExact: group.match === 'exact' };
}

/**
 * Where no place that bears the rest of the line fits: what fits near the place that the rest names, or else what fits
 * without the rest. Where nothing but a time or an area is asked of a place, that place alone is meant.
 */
export async function answerWithoutName(
  source: LineSource,
  understood: UnderstoodLine,
  input: SearchInput,
  answer: Answer,
): Promise<Answer> {
  const where = await whereOf(source, understood);
  const { kind, category, features } = where.filter;
  const isOfPlaces = kind !== null || category !== null || features.length > 0;
  if (!isOfPlaces && answer.namedOnly.length > 0) return answer;
  const town = isOfPlaces ? await spotOf(source, understood, input, answer) : null;
  const rows = await fittingRows(source, where, understood, town, input);
  return { ...answer, town, bounds: boxOf(where, town), rows, isRestMet: town !== null || rows?.length === 0 };
}

interface Where {
  readonly filter: LineFilter;
  readonly bounds: Bounds | null;
  /** The middle of an area that places need not lie in. */
  readonly middle: Position | null;
}

/** "Near Helsinki" is not in Helsinki alone. */
async function whereOf(source: LineSource, understood: UnderstoodLine): Promise<Where> {
  const filter = lineFilter(understood, source.now);
  const bounds = filter.area === null ? null : await source.boundsOf(filter.area);
  if (bounds === null || understood.nearness !== 'near') return { filter, bounds, middle: null };
  const middle = centreOf(bounds);
  return { filter: { ...filter, area: null }, bounds: unionOf([bounds, centredBox(middle, NEAR_BOX)]), middle };
}

function boxOf({ bounds }: Where, town: Spot | null): Bounds | null {
  return town ? centredBox(town.position, TOWN_BOX) : bounds;
}

/** The best, or the nearest where that is asked for; a village is small: there the nearest are meant. */
async function fittingRows(
  source: LineSource,
  where: Where,
  { nearness }: UnderstoodLine,
  town: Spot | null,
  { near }: SearchInput,
): Promise<readonly SearchRow[] | null> {
  const anywhere = near === null || where.filter.area !== null ? FINLAND_BOUNDS : centredBox(near, NEAR_BOX);
  const from = town?.position ?? where.middle;
  const isNearest = from !== null || (nearness !== null && near !== null);
  const places = await source.fitting({
    ...where.filter,
    bounds: boxOf(where, town) ?? anywhere,
    near: from ?? near,
    sort: isNearest ? 'nearest' : 'best',
  });
  return places && places.map(({ id, name }) => ({ type: 'attraction', id, matchedName: name }) as const);
}

function among(input: SearchInput, { rest }: UnderstoodLine): SearchInput {
  return { ...input, query: rest };
}

/** Fuzzy matches are left out. */
function literalRows({ match, rows }: GroupRows): readonly SearchRow[] {
  return match === 'fuzzy' ? [] : rows;
}

/** Ids of a place row; empty for other rows. */
export function placeIdsOf(row: SearchRow): readonly number[] {
  return row.type === 'attraction' ? [row.id] : [];
}

/** The town or village that the rest of the line is the name of, inflected or not. */
async function townOf(source: LineSource, { rest }: UnderstoodLine, input: SearchInput): Promise<Spot | null> {
  const norm = normalise(rest);
  if (norm.length < SEARCH_MIN) return null;
  const {
    match,
    rows: [row],
  } = await placeNameRows(source.placeNames, norm, input);
  if (row?.type !== 'placeName') return null;
  return match === 'exact' || stripCaseEnding(norm).includes(normalise(row.name)) ? row : null;
}

/** The place, as an island or a park, that the rest of the line names exactly, inflected or not. */
async function spotOf(
  { places }: LineSource,
  understood: UnderstoodLine,
  input: SearchInput,
  { namedOnly, isNameExact }: Answer,
): Promise<Spot | null> {
  const found = isNameExact ? namedOnly[0] : await basicNamed(places, understood, input);
  if (found?.type !== 'attraction') return null;
  const [place] = await places.candidates([found.id]);
  return place ? { name: found.matchedName, position: [place.lon, place.lat] } : null;
}

/** The place that has the basic form of an inflected name; words like it are not looked for again. */
async function basicNamed(
  places: LineSource['places'],
  understood: UnderstoodLine,
  input: SearchInput,
): Promise<SearchRow | undefined> {
  const [form] = stripCaseEnding(normalise(understood.rest));
  if (form === undefined) return undefined;
  const literal = { ...places, similar: async () => [] };
  const { match, rows } = await attractionRows(literal, form, among(input, understood));
  return match === 'exact' ? rows[0] : undefined;
}

function centredBox([lon, lat]: Position, half: { readonly lon: number; readonly lat: number }): Bounds {
  return [lon - half.lon, lat - half.lat, lon + half.lon, lat + half.lat];
}
