/** Deepest zoom of the embedded base map's tiles; clients draw closer views from these. */
export const BASE_TILES_MAX_ZOOM = 10;
