import type { Bounds } from '#common/geo/bounds.ts';
import { distanceKm } from '#common/geo/distance.ts';
import { DEFAULT_LANGUAGE, isLanguage } from '#common/languages.ts';
import { NotSavedError, type SavedData } from './data.ts';
import { again, type Arguments, type LocalObject, plain } from './execute.ts';
import { findLists, findNames } from './find.ts';
import { attractionObjects, categoryObject, isPosition, searchObjects } from './objects.ts';

/** Rows of a search, as the server answers by default. */
const SEARCH_ROWS = 20;
/** A forecast tells of places so far away at the most. */
const WEATHER_KM = 30;

/** The schema's `Query` over what is saved. Its fields throw NotSavedError for what is not. */
export function rootObject(data: SavedData): LocalObject {
  return {
    typename: 'Query',
    isNode: false,
    fields: {
      attraction: ({ id }) => savedAttraction(data, id),
      attractionLists: (args) => lists(data, args),
      category: ({ slug, key }) => {
        const found = data.terms.categories.find((one) => one.slug === slug || one.key === key);
        return found ? categoryObject(data, found.key) : null;
      },
      dataSet: () => {
        const { version, baseTiles } = data.terms;
        return plain('DataSet', { id: btoa(`DataSet:${version}`), version, baseTiles: plain('BaseTiles', baseTiles) });
      },
      search: (args) => search(data, args),
      weatherAt: ({ position }) => weather(data, position),
    },
  };
}

async function savedAttraction(data: SavedData, id: unknown): Promise<LocalObject> {
  const [found] = typeof id === 'number' ? await attractionObjects(data, [id]) : [];
  if (found === undefined) throw new NotSavedError();
  return found;
}

async function lists(data: SavedData, { bounds, kind, category, near }: Arguments): Promise<LocalObject> {
  if (!isBounds(bounds)) throw new NotSavedError();
  const { best, closest } = await findLists(data, {
    bounds,
    kind: textOf(kind),
    category: textOf(category),
    near: isPosition(near) ? near : null,
  });
  return plain('AttractionLists', {
    best: await attractionObjects(data, best),
    closest: await attractionObjects(data, closest),
  });
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

/** The last forecast of somewhere near, which is old by now. */
function weather(data: SavedData, position: unknown): unknown {
  if (!isPosition(position)) throw new NotSavedError();
  const [nearest] = data.weather
    .map((one) => ({ one, km: distanceKm(one.position, position) }))
    .filter(({ km }) => km <= WEATHER_KM)
    .sort((a, b) => a.km - b.km);
  if (nearest === undefined || typeof nearest.one.told !== 'object') throw new NotSavedError();
  return again({ ...nearest.one.told, isStale: true });
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function isBounds(value: unknown): value is Bounds {
  return Array.isArray(value) && value.length === 4 && value.every((n) => typeof n === 'number');
}
