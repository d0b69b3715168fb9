import type { Bounds } from '#common/geo/bounds.ts';
import type { SavedCell, SavedPlace, SavedPlan } from '#common/offline/savedArea.ts';
import type { SavedConditions } from '#common/offline/savedConditions.ts';
import { inParallel } from '#web/data/inParallel.ts';
import { lightOf } from './data.ts';
import { type Fetching, fetchFile } from './fetchFile.ts';
import { forecasts } from './forecasts.ts';
import { type Load, openLoad, type Progress } from './load.ts';
import {
  cellPaths,
  conditionsPath,
  elevationFiles,
  pictureFiles,
  placePaths,
  tileFiles,
  type WantedFile,
} from './plan.ts';
import type { SavedArea, SavedFinds } from './savedDatabase.ts';
import { isOutOfRoom, NewVersionError, NoRoomError } from './savedErrors.ts';

export interface WantedArea {
  readonly name: string;
  readonly bounds: Bounds;
  /**
   * The place for which the area is saved, which brings its children too; null where the visitor chose an area of the
   * map.
   */
  readonly placeId: number | null;
  /** The server's plan of the area, where it has been fetched already. */
  readonly plan?: SavedPlan;
}

/** An area that has been fetched completely, and is still to be stored. */
export interface FetchedArea {
  readonly area: Omit<SavedArea, 'id'>;
  readonly finds: SavedFinds;
  readonly places: readonly SavedPlace[];
  readonly terms: SavedPlan;
  /** Tiles and pictures, which lie in the staging cache. */
  readonly files: readonly WantedFile[];
}

/** Requests that are sent at once. */
const AT_ONCE = 6;
/** An update begins again when a newer data set appears meanwhile, so many times in all. */
const VERSIONS_TRIED = 2;

/** Asks the server what saving the bounds takes: version, size, numbers of places and photos. Throws as `fetchFile`. */
export async function fetchPlan(bounds: Bounds, fetching: Fetching): Promise<SavedPlan> {
  const plan: SavedPlan = await (await fetchFile(`/saved/plan?bounds=${bounds.join()}`, fetching)).json();
  return plan;
}

/**
 * Fetches everything that an area holds into the staging cache. Files that an interrupted attempt has staged are not
 * fetched again. Throws NoRoomError, ConnectionError, ServerError, NewVersionError, and the reason of an abort.
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
      return await fetchByPlan(wanted, plan, fetching, onProgress);
    } catch (error) {
      if (isOutOfRoom(error)) throw new NoRoomError('no room', { cause: error });
      if (!(error instanceof NewVersionError) || tried >= VERSIONS_TRIED) throw error;
    }
  }
}

/** Throws NoRoomError where the browser says that it has less room than `bytes`. */
async function requireRoom(bytes: number): Promise<void> {
  const { quota, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
  if (quota !== undefined && quota - usage < bytes) throw new NoRoomError(`${quota - usage} bytes are left`);
}

async function fetchByPlan(
  { name, bounds, placeId }: WantedArea,
  plan: SavedPlan,
  fetching: Fetching,
  onProgress: (progress: Progress) => void,
): Promise<FetchedArea> {
  const { version } = plan;
  const tiles = tileFiles(bounds, version, plan.baseTiles);
  const paths = cellPaths(bounds, version);
  const load = await openLoad(fetching, paths.length + tiles.length, onProgress);
  const { cells, places } = await fetchPlaces(load, paths, version, placeId);
  const pictures = [...elevationFiles(bounds, plan.elevation), ...pictureFiles(places, version)];
  load.expect(pictures.length);
  await inParallel(tiles, AT_ONCE, async ({ from }) => {
    await load.bytesOf(from);
    load.count();
  });
  const found = await fetchExisting(load, pictures);
  const conditions = await fetchConditions(load, conditionsPath(bounds, version));
  const weather = await forecasts(bounds, fetching.signal);
  const placeIds = places.map(({ id }) => id);
  return {
    area: {
      name,
      bounds,
      placeId,
      version,
      bytes: load.bytes(),
      savedAt: Date.now(),
      placeIds,
      thumbs: found.map(({ to }) => to),
    },
    finds: { ...findsOf(places, cells), weather, conditions },
    places,
    terms: plan,
    files: [...tiles, ...found],
  };
}

function findsOf(
  places: readonly SavedPlace[],
  cells: readonly SavedCell[],
): Pick<SavedFinds, 'lights' | 'placeNames'> {
  return { lights: places.map(lightOf), placeNames: cells.flatMap(({ placeNames }) => placeNames) };
}

/** Null where they cannot be fetched: an area is worth saving without them. Then no fire is said to be allowed. */
function fetchConditions(load: Load, path: string): Promise<SavedConditions | null> {
  return load.json<SavedConditions>(path).catch(() => null);
}

/** Places of the cells, places from outside that reach into them, and the place of the area with its children. */
async function fetchPlaces(load: Load, paths: readonly string[], version: number, placeId: number | null) {
  const cells: SavedCell[] = [];
  await inParallel(paths, AT_ONCE, async (path) => {
    cells.push(await load.json<SavedCell>(path));
    load.count();
  });
  const byId = new Map(cells.flatMap(({ places }) => places.map((place) => [place.id, place] as const)));
  const addMissing = async (ids: readonly number[]) => {
    const missing = [...new Set(ids)].filter((id) => !byId.has(id));
    await inParallel(placePaths(missing, version), AT_ONCE, async (path) =>
      (await load.json<readonly SavedPlace[]>(path)).forEach((place) => byId.set(place.id, place)),
    );
  };
  await addMissing([...cells.flatMap(({ reaching }) => reaching), ...(placeId === null ? [] : [placeId])]);
  if (placeId !== null) await addMissing(byId.get(placeId)?.children?.edges.map(({ id }) => id) ?? []);
  return { cells, places: [...byId.values()] };
}

/**
 * Stages files, and answers those that exist: a photo may have been withdrawn meanwhile, a tile may have no heights.
 */
async function fetchExisting(load: Load, files: readonly WantedFile[]): Promise<readonly WantedFile[]> {
  const found: WantedFile[] = [];
  await inParallel(files, AT_ONCE, async (file) => {
    try {
      if ((await load.bytesOf(file.from)) > 0) found.push(file);
    } catch (error) {
      if (!(error instanceof NewVersionError)) throw error;
    }
    load.count();
  });
  return found;
}
