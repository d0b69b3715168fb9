import type { Context } from '#api/domain/core/context.ts';
import { InvalidInputError, NotFoundError } from '#api/domain/core/errors.ts';
import { placesById } from '#api/domain/places/attractions.ts';
import { dataSources } from '#api/domain/places/sources.ts';
import { publicSets, servingVersion } from '#api/platform/db/publicSets.ts';
import { allCategories } from '#common/catalogue/catalogue.ts';
import type { Bounds } from '#common/geo/bounds.ts';
import { boundsOfTile, fromTileGrid, type TileAddress, tileRange } from '#common/geo/tileGrid.ts';
import {
  mayBeSaved,
  SAVED_CELL_ZOOM,
  SAVED_IDS_MAX,
  type SavedCell,
  type SavedPlace,
  type SavedPlan,
} from '#common/offline/savedArea.ts';
import { type AreaTiles, bytesOfHeights, bytesOfPlaces, bytesOfTiles } from './savedAreaBytes.ts';
import { areaSize, placeNamesIn, placesIn, reachingInto } from './savedAreasSql.ts';
import { wholePlaces } from './savedPlaces.ts';

type Reading = Pick<Context, 'db'>;

/**
 * The places of a cell in a served version. Throws NotFoundError for a version that is not served, and for a tile that
 * is no cell.
 */
export async function savedCell(ctx: Reading, version: number, cell: TileAddress): Promise<SavedCell> {
  const isCell =
    cell.z === SAVED_CELL_ZOOM &&
    [cell.x, cell.y].every((n) => Number.isInteger(n) && n >= 0 && n < 2 ** SAVED_CELL_ZOOM);
  const db = isCell ? await servingVersion(ctx.db, version) : null;
  if (db === null) throw new NotFoundError('notFound');
  const bounds = boundsOfTile(cell);
  const [places, reaching, placeNames] = await Promise.all([
    placesIn(db.pool, version, bounds),
    reachingInto(db.pool, version, bounds),
    placeNamesIn(db.pool, bounds),
  ]);
  return { places: await wholePlaces({ db, version }, places), reaching, placeNames };
}

/**
 * Places by id, without ids of no place. Throws NotFoundError for a version that is not served,
 * InvalidInputError('ids'): `tooLong`.
 */
export async function savedById(ctx: Reading, version: number, ids: readonly number[]): Promise<SavedPlace[]> {
  if (ids.length > SAVED_IDS_MAX) throw new InvalidInputError('ids', 'tooLong');
  const db = await servingVersion(ctx.db, version);
  if (db === null) throw new NotFoundError('notFound');
  const places = await placesById({ db, version }, ids);
  return wholePlaces(
    { db, version },
    ids.flatMap((id) => places.get(id) ?? []),
  );
}

/** The bounds of the cells of an area: its places are saved by whole cells. */
function cellBounds(bounds: Bounds): Bounds {
  const { west, east, north, south } = tileRange(bounds, SAVED_CELL_ZOOM);
  const [left, top] = fromTileGrid([west, north], SAVED_CELL_ZOOM);
  const [right, bottom] = fromTileGrid([east + 1, south + 1], SAVED_CELL_ZOOM);
  return [left, bottom, right, top];
}

/**
 * The plan of saving an area: its version, its base tiles, and how much it takes. Throws InvalidInputError('bounds'):
 * `outOfRange` where its sides are too long; NotFoundError while nothing is published.
 */
export async function savedPlan(ctx: Context, bounds: Bounds, tiles: AreaTiles): Promise<SavedPlan> {
  if (!mayBeSaved(bounds)) throw new InvalidInputError('bounds', 'outOfRange');
  const { version, baseTileSet } = await publicSets(ctx.db, ctx.now.getTime());
  if (version === 0) throw new NotFoundError('no data set has been published');
  const [baseTiles, elevation, sources, size] = await Promise.all([
    tiles.baseMap.source(baseTileSet),
    tiles.elevation.source(),
    dataSources({ db: ctx.db, version }),
    areaSize(ctx.db.pool, version, cellBounds(bounds)),
  ]);
  const tileBytes =
    (await bytesOfTiles(tiles, { version, baseTiles, bounds })) +
    (await bytesOfHeights(tiles.elevation, elevation, bounds));
  return {
    version,
    baseTiles,
    elevation,
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
    bytes: Math.round(tileBytes + bytesOfPlaces(size)),
  };
}
