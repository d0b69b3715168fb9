/** Zooms of the tiles of attractions; closer views draw the last ones larger. */
export const ATTRACTION_TILES_MIN_ZOOM = 4;
export const ATTRACTION_TILES_MAX_ZOOM = 14;
