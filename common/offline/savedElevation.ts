import type { ElevationTiles } from '#common/relief/elevationTiles.ts';

/** Zooms of the tiles of heights that an area holds, as far as there are some. */
const SAVED_ELEVATION_ZOOMS = { min: 5, max: 13 } as const;

/** The zooms of tiles of heights that an area holds, of those that there are. */
export function savedZooms({ minZoom, maxZoom }: Pick<ElevationTiles, 'minZoom' | 'maxZoom'>): TileZooms {
  return { min: Math.max(SAVED_ELEVATION_ZOOMS.min, minZoom), max: Math.min(SAVED_ELEVATION_ZOOMS.max, maxZoom) };
}

interface TileZooms {
  readonly min: number;
  readonly max: number;
}
