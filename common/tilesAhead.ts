/**
 * The last zoom of the tiles that are made when a version is published; deeper ones are made when they are asked for.
 */
export const TILES_AHEAD_MAX_ZOOM = 12;
