import type { Pool } from 'pg';
import type { BaseTiles } from '#api/basemap/serve/baseTiles.ts';
import { BASE_TILES_MIN_BUILT_ZOOM } from '#common/baseMap.ts';
import { type Bounds, expandBounds } from '#common/geo/bounds.ts';
import { type TileAddress, tilesOfZooms } from '#common/geo/tileGrid.ts';
import { TILES_AHEAD_MAX_ZOOM } from '#common/tilesAhead.ts';
import { columnsOfSet, extractsOfSet, tilesOfColumn } from './storedColumnsSql.ts';

export interface BaseTileAhead {
  readonly tile: TileAddress;
  /** Gzipped. */
  readonly body: Buffer;
}

/** How far around the extracts the embedded map is taken along, as a part of their sides on each. */
const SURROUNDINGS = 0.5;

/**
 * The base tiles of a set up to TILES_AHEAD_MAX_ZOOM: all that its imports drew, and at the zooms above those the tiles
 * of the embedded map over the extracts and around them. Of imported tiles one column is in memory at a time.
 */
export async function* baseTilesAhead(
  pool: Pool,
  embedded: Pick<BaseTiles, 'tile'>,
  tileSet: number,
): AsyncGenerator<BaseTileAhead> {
  for (const tile of wideTiles(await extractsOfSet(pool, tileSet))) {
    const found = await embedded.tile(tile.z, tile.x, tile.y);
    if (found !== null) yield { tile, body: found.body };
  }
  for (let z = BASE_TILES_MIN_BUILT_ZOOM; z <= TILES_AHEAD_MAX_ZOOM; z++) {
    for (const x of await columnsOfSet(pool, tileSet, z)) {
      for (const { y, body } of await tilesOfColumn(pool, tileSet, { z, x })) yield { tile: { z, x, y }, body };
    }
  }
}

/** The tiles above the imported ones, each once. */
function wideTiles(extracts: readonly Bounds[]): Iterable<TileAddress> {
  const tiles = new Map<string, TileAddress>();
  for (const bounds of extracts)
    for (const tile of tilesOfZooms(expandBounds(bounds, SURROUNDINGS), { min: 0, max: BASE_TILES_MIN_BUILT_ZOOM - 1 }))
      tiles.set(`${tile.z}/${tile.x}/${tile.y}`, tile);
  return tiles.values();
}
