import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { BaseMap } from '#api/basemap/serve/baseMap.ts';
import type { Elevation } from '#api/elevation/elevation.ts';
import type { Tile, TileRequest } from '#api/tiles/tiles.ts';
import type { BaseTilesSource } from '#common/baseMap.ts';
import { type Bounds, commonBounds } from '#common/geo/bounds.ts';
import { type TileAddress, tilesOf } from '#common/geo/tileGrid.ts';
import { SAVED_ATTRACTION_ZOOMS, SAVED_BASE_ZOOMS, SAVED_MAPS_MAX } from '#common/offline/savedArea.ts';
import { savedZooms } from '#common/offline/savedElevation.ts';
import type { ElevationTiles } from '#common/relief/elevationTiles.ts';
import type { AreaSize } from './savedAreasSql.ts';

/** The tiles that are saved with an area. */
export interface AreaTiles {
  readonly baseMap: Pick<BaseMap, 'source' | 'tile'>;
  readonly attractionTile: (request: TileRequest) => Promise<Tile | null>;
  readonly elevation: Pick<Elevation, 'source' | 'tile'>;
}

/** Characters of a place besides its texts and its geometry, measured. */
const PLACE_CHARACTERS = 1450;
/** Bytes of the two thumbnails of a photo, measured. */
const PHOTO_BYTES = 20_000;
/** Bytes of the two small maps of a place without photos, measured. */
const MAP_BYTES = 7_000;
/** Tiles of one zoom and sort that are weighed; the others are assumed to be like them. */
const WEIGHED = 24;

/** Bytes that the places of an area take in the browser. */
export function bytesOfPlaces({ places, photos, maps, characters }: AreaSize): number {
  return characters + PLACE_CHARACTERS * places + PHOTO_BYTES * photos + MAP_BYTES * Math.min(maps, SAVED_MAPS_MAX);
}

/**
 * Bytes that base and attraction tiles of an area take in the browser, unpacked. Base tiles of other servers count 0.
 */
export async function bytesOfTiles(
  { baseMap, attractionTile }: AreaTiles,
  {
    version,
    baseTiles,
    bounds,
  }: { readonly version: number; readonly baseTiles: BaseTilesSource; readonly bounds: Bounds },
): Promise<number> {
  const [, , , baseVersion = ''] = baseTiles.tiles.split('/');
  const baseZooms = { ...SAVED_BASE_ZOOMS, max: Math.min(SAVED_BASE_ZOOMS.max, baseTiles.maxZoom) };
  const base = baseTiles.tiles.startsWith('/')
    ? await weigh(bounds, baseZooms, (tile) => baseMap.tile({ version: baseVersion, ...tile }))
    : 0;
  const attractions = await weigh(bounds, SAVED_ATTRACTION_ZOOMS, (tile) =>
    attractionTile({ version, view: 'all', ...tile }),
  );
  return base + attractions;
}

/** Bytes that the tiles of heights of an area take in the browser. */
export async function bytesOfHeights(
  elevation: Pick<Elevation, 'tile'>,
  source: ElevationTiles | null,
  bounds: Bounds,
): Promise<number> {
  const covered = source && commonBounds(bounds, source.bounds);
  if (!covered) return 0;
  const [, , , version = ''] = source.tiles.split('/');
  return weigh(covered, savedZooms(source), (tile) => elevation.tile({ version, ...tile }));
}

/** Unpacked bytes of all tiles of the bounds, estimated from a sample of each zoom. */
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

/** Pictures lie in the cache as they come, tiles of vectors unpacked. */
async function unpackedBytes(body: Buffer | undefined): Promise<number> {
  if (body === undefined) return 0;
  return isZipped(body) ? (await unzip(body)).byteLength : body.byteLength;
}

function isZipped(body: Buffer): boolean {
  return body[0] === 0x1f && body[1] === 0x8b;
}
