/** Deepest zoom of the embedded base map's own geometry; deeper tiles are cut from these. */
export const EMBEDDED_MAX_ZOOM = 10;

/** Zooms of the base tiles that an import makes (docs/base-tiles.md); closer views are drawn from the deepest. */
export const BASE_TILES_MIN_BUILT_ZOOM = 8;
export const BASE_TILES_MAX_ZOOM = 14;

/** What the page is told of the base map's tiles, wherever they come from. */
export interface BaseTilesSource {
  /** Address with `{z}`, `{x}` and `{y}`; of this server, unless the operator named a TileJSON elsewhere. */
  readonly tiles: string;
  readonly maxZoom: number;
  /** HTML of the operator's own source; null: the usual one. */
  readonly attribution: string | null;
}

/** Where the land survey's map pictures come from: the one outside host of the map, and only where the operator has a key to it. */
export const LAND_SURVEY_ORIGIN = 'https://avoin-karttakuva.maanmittauslaitos.fi';
