/** Deepest zoom of the embedded base map's tiles; clients draw closer views from these. */
export const BASE_TILES_MAX_ZOOM = 10;

/** Where the land survey's map pictures come from: the one outside host of the map, and only where the operator has a key to it. */
export const LAND_SURVEY_ORIGIN = 'https://avoin-karttakuva.maanmittauslaitos.fi';
