import type { Bounds, Position } from '#common/geo/bounds.ts';
import { centreOf, containsPosition, FINLAND_BOUNDS } from '#common/geo/bounds.ts';
import { inParallel } from '#common/inParallel.ts';
import { type SavedCell, type SavedPlace, type SavedPlan, sidesKm } from '#common/offline/savedArea.ts';
import weatherQuery from '#web/__generated__/WeatherPanelQuery.graphql.ts';
import { askNetwork, isAnswer } from '#web/data/relay/network.ts';
import { lightOf, type SavedWeather } from './data.ts';
import { type Fetching, fetchFile } from './fetching.ts';
import { cellPaths, placePaths, thumbPaths, tileFiles, type WantedFile } from './plan.ts';
import type { SavedArea, SavedFinds } from './savedDatabase.ts';
import { isOutOfRoom, NewVersionError, NoRoomError } from './savedErrors.ts';
import { staged, STAGING_CACHE } from './staging.ts';

export interface WantedArea {
  readonly name: string;
  readonly bounds: Bounds;
  /** A place that is saved as itself, with all that lies in it or along it. */
  readonly placeId: number | null;
  /** As it was asked for before; else it is asked for. */
  readonly plan?: SavedPlan;
}

export interface Progress {
  readonly done: number;
  readonly total: number;
}

/** An area that has been fetched whole, not yet kept. */
export interface FetchedArea {
  readonly area: Omit<SavedArea, 'id'>;
  readonly finds: SavedFinds;
  readonly places: readonly SavedPlace[];
  readonly terms: SavedPlan;
  /** Tiles and thumbnails that wait to be kept. */
  readonly files: readonly WantedFile[];
}

const AT_ONCE = 6;
/** One forecast for each square of such a side. */
const FORECAST_KM = 40;
/** An update may begin again because a newer data set appeared. */
const VERSIONS_TRIED = 2;

export async function fetchPlan(bounds: Bounds, fetching: Fetching): Promise<SavedPlan> {
  const plan: SavedPlan = await (await fetchFile(`/saved/plan?bounds=${bounds.join()}`, fetching)).json();
  return plan;
}

/**
 * Fetches all that an area holds into the staging cache, `AT_ONCE` at a time; what an interrupted attempt left is not fetched again. Throws
 * NoRoomError, ConnectionError, ServerError, NewVersionError, and what aborts.
 */
export async function fetchArea(
  { plan: known, ...wanted }: WantedArea,
  fetching: Fetching,
  onProgress: (progress: Progress) => void,
): Promise<FetchedArea> {
  for (let tried = 1; ; tried++) {
    try {
      const plan = (tried === 1 ? known : undefined) ?? (await fetchPlan(wanted.bounds, fetching));
      await requireRoom(plan.bytes);
      return await fetchOf(wanted, plan, fetching, onProgress);
    } catch (error) {
      if (isOutOfRoom(error)) throw new NoRoomError('no room', { cause: error });
      if (!(error instanceof NewVersionError) || tried >= VERSIONS_TRIED) throw error;
    }
  }
}

/** Asked before anything is fetched, where the browser tells. */
async function requireRoom(bytes: number): Promise<void> {
  const { quota, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
  if (quota !== undefined && quota - usage < bytes) throw new NoRoomError(`${quota - usage} bytes are left`);
}

async function fetchOf(
  { name, bounds, placeId }: WantedArea,
  plan: SavedPlan,
  fetching: Fetching,
  onProgress: (progress: Progress) => void,
): Promise<FetchedArea> {
  const staging = await caches.open(STAGING_CACHE);
  const { version } = plan;
  const tiles = tileFiles(bounds, version, plan.baseTiles);
  const cellsWanted = cellPaths(bounds, version);
  const count = counter(cellsWanted.length + tiles.length, onProgress);
  let bytes = 0;
  const read = async <T>(path: string): Promise<T> => {
    const text = await (await staged(staging, path, fetching)).text();
    bytes += text.length;
    const body: T = JSON.parse(text);
    return body;
  };

  const cells: SavedCell[] = [];
  await inParallel(cellsWanted, AT_ONCE, async (path) => count(cells.push(await read<SavedCell>(path))));
  const byId = new Map(cells.flatMap(({ places }) => places.map((place) => [place.id, place] as const)));
  const more = async (ids: readonly number[]) => {
    const missing = [...new Set(ids)].filter((id) => !byId.has(id));
    await inParallel(placePaths(missing, version), AT_ONCE, async (path) =>
      (await read<readonly SavedPlace[]>(path)).forEach((place) => byId.set(place.id, place)),
    );
  };
  await more([...cells.flatMap(({ reaching }) => reaching), ...(placeId === null ? [] : [placeId])]);
  if (placeId !== null) await more(byId.get(placeId)?.children?.edges.map(({ id }) => id) ?? []);

  const places = [...byId.values()];
  const thumbs = [...new Set(places.flatMap(thumbPaths))];
  count.more(thumbs.length);
  await inParallel(tiles, AT_ONCE, async ({ from }) => {
    const { byteLength } = await (await staged(staging, from, fetching)).arrayBuffer();
    bytes += byteLength;
    count();
  });
  const kept: string[] = [];
  await inParallel(thumbs, AT_ONCE, async (path) => {
    const size = await thumbBytes(staging, path, fetching);
    if (size > 0) kept.push(path);
    bytes += size;
    count();
  });
  const weather = await forecasts(bounds, fetching.signal);
  return {
    area: { name, bounds, placeId, version, bytes, savedAt: Date.now(), placeIds: [...byId.keys()], thumbs: kept },
    finds: { lights: places.map(lightOf), placeNames: cells.flatMap(({ placeNames }) => placeNames), weather },
    places,
    terms: plan,
    files: [...tiles, ...kept.map((path) => ({ from: path, to: path }))],
  };
}

/** A photo that has been taken back meanwhile is left out. */
async function thumbBytes(staging: Cache, path: string, fetching: Fetching): Promise<number> {
  try {
    return (await (await staged(staging, path, fetching)).arrayBuffer()).byteLength;
  } catch (error) {
    if (error instanceof NewVersionError) return 0;
    throw error;
  }
}

/** The weather can be done without: a service outside tells it. */
async function forecasts(bounds: Bounds, signal: AbortSignal): Promise<SavedWeather[]> {
  const told = await Promise.all(
    forecastPositions(bounds).map(async (position) => {
      const answer: unknown = await askNetwork({
        documentId: weatherQuery.params.id ?? '',
        variables: { position },
        signal,
      }).catch(() => null);
      const weather = isAnswer(answer) ? answer.data['weatherAt'] : null;
      return isWeather(weather) ? [{ position, told: weather }] : [];
    }),
  );
  signal.throwIfAborted();
  return told.flat();
}

function isWeather(value: unknown): boolean {
  return typeof value === 'object' && value !== null && '__typename' in value && value.__typename === 'Weather';
}

/** The middles of squares of `FORECAST_KM`, as rough as the page asks. */
export function forecastPositions(bounds: Bounds): Position[] {
  const [west, south, east, north] = bounds;
  const [columns, rows] = sidesKm(bounds).map((km) => Math.max(1, Math.ceil(km / FORECAST_KM)));
  const [dx, dy] = [(east - west) / (columns ?? 1), (north - south) / (rows ?? 1)];
  return Array.from({ length: (columns ?? 1) * (rows ?? 1) }, (_, at) => {
    const [x, y] = [at % (columns ?? 1), Math.floor(at / (columns ?? 1))];
    const [lon, lat] = centreOf([west + x * dx, south + y * dy, west + (x + 1) * dx, south + (y + 1) * dy]);
    return [Number(lon.toFixed(2)), Number(lat.toFixed(2))] as const;
  }).filter((position) => containsPosition(FINLAND_BOUNDS, position));
}

interface Counter {
  (_one?: unknown): void;
  more(files: number): void;
}

function counter(files: number, onProgress: (progress: Progress) => void): Counter {
  let [done, total] = [0, files];
  onProgress({ done, total });
  return Object.assign(() => onProgress({ done: ++done, total }), { more: (added: number) => void (total += added) });
}
