import { type Clocks, oneClock } from '#common/conditions/validity.ts';
import { isBounds } from '#common/geo/bounds.ts';
import { distanceKm } from '#common/geo/distance.ts';
import { DEFAULT_LANGUAGE, isLanguage } from '#common/languages.ts';
import { savedZooms } from '#common/offline/savedElevation.ts';
import { countFeatures, isPlaceFeature, type PlaceFeature } from '#common/places/features.ts';
import { isListSort } from '#common/ranking/listSort.ts';
import { HOUR_MS } from '#common/time.ts';
import { closedIn } from './closedPlaces.ts';
import { conditionsIn } from './conditionsIn.ts';
import { NotSavedError, type SavedData } from './data.ts';
import { type Arguments, type LocalObject, plain, recordedAnswer } from './execute.ts';
import { featuresIn, findLists } from './find.ts';
import { findNames } from './findNames.ts';
import { attractionObjects, categoryObject, isPosition } from './objects.ts';
import { searchObjects } from './searchObjects.ts';

/** The server's default number of search rows. */
const SEARCH_ROWS = 20;
/** A saved forecast is used for positions at most this far away. */
const WEATHER_MAX_KM = 30;

/** The schema's `Query` object over saved data. Its fields throw NotSavedError where the data does not cover them. */
export function rootObject(data: SavedData): LocalObject {
  return {
    typename: 'Query',
    isNode: false,
    fields: {
      closedAttractions: ({ at }) => [...closedIn(data, ...clocksAt(at))],
      attraction: ({ id }) => savedAttraction(data, id),
      conditions: ({ bounds }) => savedConditions(data, bounds),
      attractionLists: (args) => lists(data, args),
      category: ({ slug, key }) => {
        const found = data.terms.categories.find((one) => one.slug === slug || one.key === key);
        return found ? categoryObject(data, found.key) : null;
      },
      filterCounts: (args) => counts(data, args),
      dataSet: () => {
        const { version, baseTiles } = data.terms;
        return plain('DataSet', { id: btoa(`DataSet:${version}`), version, baseTiles: plain('BaseTiles', baseTiles) });
      },
      elevation: () => savedElevation(data),
      search: (args) => search(data, args),
      weatherAt: ({ position }) => weather(data, position),
    },
  };
}

/** Tiles of heights, of the zooms that areas hold. */
function savedElevation({ terms: { elevation } }: SavedData): LocalObject | null {
  if (!elevation) return null;
  return plain('ElevationTiles', {
    ...elevation,
    maxZoom: savedZooms(elevation).max,
  });
}

async function savedAttraction(data: SavedData, id: unknown): Promise<LocalObject> {
  const [found] = typeof id === 'number' ? await attractionObjects(data, [id]) : [];
  if (found === undefined) throw new NotSavedError();
  return found;
}

async function savedConditions(data: SavedData, bounds: unknown): Promise<LocalObject[]> {
  if (!isBounds(bounds)) throw new NotSavedError();
  return conditionsIn(data, bounds);
}

async function lists(data: SavedData, { bounds, kind, category, near, filter, sort }: Arguments): Promise<LocalObject> {
  if (!isBounds(bounds) || asksForOpening(filter)) throw new NotSavedError();
  const { best, closest, raises } = await findLists(data, {
    bounds,
    kind: textOf(kind),
    category: textOf(category),
    near: isPosition(near) ? near : null,
    features: featuresOf(filter),
    ids: idsOf(filter),
    without: hidesClosed(filter) ? closedIn(data) : undefined,
    sort: isListSort(sort) ? sort : 'best',
  });
  return plain('AttractionLists', {
    best: await attractionObjects(data, best),
    closest: await attractionObjects(data, closest),
    raised: best.flatMap((id) => {
      const raise = raises.get(id);
      return raise === undefined ? [] : [plain('RaisedAttraction', { attractionId: id, ...raise })];
    }),
  });
}

function counts(data: SavedData, { bounds, kind, category, filter }: Arguments): LocalObject {
  if (!isBounds(bounds) || asksForOpening(filter)) throw new NotSavedError();
  const asked = { bounds, kind: textOf(kind), category: textOf(category), ids: idsOf(filter) };
  const counted = (without: ReadonlySet<number> | undefined) =>
    countFeatures(
      featuresIn(data, { ...asked, without }).map((one) => ({ features: one, count: 1 })),
      featuresOf(filter),
    );
  const [all, open] = [counted(undefined), counted(closedIn(data))];
  const { total, features } = hidesClosed(filter) ? open : all;
  return plain('FilterCounts', {
    total,
    open: 0,
    closed: 0,
    unknown: total,
    leftOut: all.total - open.total,
    features: features.map((one) => plain('FeatureCount', one)),
  });
}

/** Opening hours are read on the server (docs/decisions/0008): it is not known which saved places are open. */
function asksForOpening(filter: unknown): boolean {
  return typeof filter === 'object' && filter !== null && 'opening' in filter && filter.opening !== null;
}

function hidesClosed(filter: unknown): boolean {
  return typeof filter === 'object' && filter !== null && 'hideClosed' in filter && filter.hideClosed === true;
}

/** A moment that was asked for; nothing for the present, which the clocks give. */
function clocksAt(at: unknown): [] | [Clocks] {
  return typeof at === 'string' ? [oneClock(Date.parse(at))] : [];
}

function featuresOf(filter: unknown): PlaceFeature[] {
  const named = typeof filter === 'object' && filter !== null && 'features' in filter ? filter.features : null;
  return Array.isArray(named) ? named.filter(isPlaceFeature) : [];
}

function idsOf(filter: unknown): ReadonlySet<number> | undefined {
  const named = typeof filter === 'object' && filter !== null && 'ids' in filter ? filter.ids : null;
  return Array.isArray(named) ? new Set(named.filter((id) => typeof id === 'number')) : undefined;
}

async function search(data: SavedData, { query, near, language, first }: Arguments): Promise<LocalObject[]> {
  const rows = await findNames(data, {
    query: textOf(query) ?? '',
    near: isPosition(near) ? near : null,
    language: isLanguage(language) ? language : DEFAULT_LANGUAGE,
    first: typeof first === 'number' ? first : SEARCH_ROWS,
  });
  return searchObjects(data, rows);
}

/** Forecasts of one saved area were made within this time. */
const TOGETHER_MS = HOUR_MS;

/** The nearest of the latest saved forecasts around a position, marked as stale. */
function weather(data: SavedData, position: unknown): unknown {
  if (!isPosition(position)) throw new NotSavedError();
  const around = data.weather
    .map(({ position: at, told: answer }) => ({ answer, fetched: fetchedOf(answer), km: distanceKm(at, position) }))
    .filter(({ km }) => km <= WEATHER_MAX_KM);
  const latest = Math.max(...around.map(({ fetched }) => fetched));
  const [nearest] = around.filter(({ fetched }) => fetched >= latest - TOGETHER_MS).sort((a, b) => a.km - b.km);
  if (nearest === undefined || typeof nearest.answer !== 'object') throw new NotSavedError();
  return recordedAnswer({ ...nearest.answer, isStale: true });
}

function fetchedOf(answer: unknown): number {
  const hasTime =
    typeof answer === 'object' && answer !== null && 'fetched' in answer && typeof answer.fetched === 'string';
  return hasTime ? Date.parse(String(answer.fetched)) : 0;
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
