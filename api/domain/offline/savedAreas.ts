import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { BaseMap } from '#api/basemap/serve/baseMap.ts';
import type { Context } from '#api/domain/core/context.ts';
import { InvalidInputError, NotFoundError } from '#api/domain/core/errors.ts';
import { placesById } from '#api/domain/places/attractions.ts';
import { dataSources } from '#api/domain/places/sources.ts';
import { isServedVersion, publicSets } from '#api/platform/db/publicSets.ts';
import type { Tile, TileRequest } from '#api/tiles/tiles.ts';
import { allCategories } from '#common/catalogue/catalogue.ts';
import type { Bounds } from '#common/geo/bounds.ts';
import { type TileAddress, boundsOfTile, tilesOf } from '#common/geo/tileGrid.ts';
import {
  mayBeSaved,
  SAVED_ATTRACTION_ZOOMS,
  SAVED_BASE_ZOOMS,
  SAVED_CELL_ZOOM,
  SAVED_IDS_MAX,
  type SavedCell,
  type SavedPlace,
  type SavedPlan,
} from '#common/offline/savedArea.ts';
import { areaSize, placeNamesIn, placesIn, reachingInto } from './savedAreasSql.ts';
import { wholePlaces } from './savedPlaces.ts';

type Reading = Pick<Context, 'db'>;

/**
 * The places of a cell of a version that is live or was before. Throws NotFoundError for any other version, and for
 * what is no cell.
 */
export async function savedCell({ db }: Reading, version: number, cell: TileAddress): Promise<SavedCell> {
  const isCell =
    cell.z === SAVED_CELL_ZOOM &&
    [cell.x, cell.y].every((n) => Number.isInteger(n) && n >= 0 && n < 2 ** SAVED_CELL_ZOOM);
  if (!isCell || !(await isServedVersion(db, version))) throw new NotFoundError('notFound');
  const bounds = boundsOfTile(cell);
  const [places, reaching, placeNames] = await Promise.all([
    placesIn(db.pool, version, bounds),
    reachingInto(db.pool, version, bounds),
    placeNamesIn(db.pool, bounds),
  ]);
  return { places: await wholePlaces({ db, version }, places), reaching, placeNames };
}

/**
 * Places by id, those that there are. Throws NotFoundError for a version that is not served, InvalidInputError('ids'):
 * `tooLong`.
 */
export async function savedById({ db }: Reading, version: number, ids: readonly number[]): Promise<SavedPlace[]> {
  if (ids.length > SAVED_IDS_MAX) throw new InvalidInputError('ids', 'tooLong');
  if (!(await isServedVersion(db, version))) throw new NotFoundError('notFound');
  const places = await placesById({ db, version }, ids);
  return wholePlaces(
    { db, version },
    ids.flatMap((id) => places.get(id) ?? []),
  );
}

export interface Weighing {
  readonly baseMap: Pick<BaseMap, 'source' | 'tile'>;
  readonly attractionTile: (request: TileRequest) => Promise<Tile | null>;
}

/**
 * Characters of a place besides its texts and its geometry, and bytes of the two thumbnails of a photo: as measured.
 */
const PLACE_CHARACTERS = 1450;
const PHOTO_BYTES = 20_000;
/** Tiles of one zoom and sort that are weighed; the others are taken to be like them. */
const WEIGHED = 24;

/**
 * What saving an area will take. Throws InvalidInputError('bounds'): `outOfRange` where its sides are too long;
 * NotFoundError while nothing is published.
 */
export async function savedPlan(
  ctx: Context,
  bounds: Bounds,
  { baseMap, attractionTile }: Weighing,
): Promise<SavedPlan> {
  if (!mayBeSaved(bounds)) throw new InvalidInputError('bounds', 'outOfRange');
  const { version, baseTileSet } = await publicSets(ctx.db, ctx.now.getTime());
  if (version === 0) throw new NotFoundError('no data set has been published');
  const [baseTiles, sources, size] = await Promise.all([
    baseMap.source(baseTileSet),
    dataSources({ db: ctx.db, version }),
    areaSize(ctx.db.pool, version, bounds),
  ]);
  const base = baseTiles.tiles.startsWith('/')
    ? (tile: TileAddress) => baseMap.tile({ version: baseTiles.tiles.split('/')[3] ?? '', ...tile })
    : null;
  const baseBytes =
    base === null
      ? 0
      : await weigh(bounds, { ...SAVED_BASE_ZOOMS, max: Math.min(SAVED_BASE_ZOOMS.max, baseTiles.maxZoom) }, base);
  const attractionBytes = await weigh(bounds, SAVED_ATTRACTION_ZOOMS, (tile) =>
    attractionTile({ version, view: 'all', ...tile }),
  );
  return {
    version,
    baseTiles,
    categories: allCategories(),
    sources: sources.map(({ key, name, url, licence, licenceUrl, dataDate }) => ({
      key,
      name,
      url,
      licence,
      licenceUrl,
      dataDate,
    })),
    places: size.places,
    photos: size.photos,
    bytes: Math.round(
      baseBytes + attractionBytes + size.characters + PLACE_CHARACTERS * size.places + PHOTO_BYTES * size.photos,
    ),
  };
}

/** Bytes of all tiles of the bounds once they are unpacked, from a sample of each zoom. */
async function weigh(
  bounds: Bounds,
  { min, max }: { readonly min: number; readonly max: number },
  tileOf: (tile: TileAddress) => Promise<{ readonly body: Buffer } | null>,
): Promise<number> {
  let bytes = 0;
  for (let z = min; z <= max; z++) {
    const tiles = tilesOf(bounds, z);
    const step = Math.max(1, tiles.length / WEIGHED);
    const sample = Array.from(
      { length: Math.min(WEIGHED, tiles.length) },
      (_, at) => tiles[Math.floor((at + 0.5) * step)],
    ).flatMap((tile) => tile ?? []);
    const weights = await Promise.all(sample.map(async (tile) => unpackedBytes((await tileOf(tile))?.body)));
    bytes += (weights.reduce((sum, one) => sum + one, 0) / Math.max(1, sample.length)) * tiles.length;
  }
  return bytes;
}

const unzip = promisify(gunzip);

async function unpackedBytes(body: Buffer | undefined): Promise<number> {
  return body === undefined ? 0 : (await unzip(body)).byteLength;
}
