/** Deepest zoom of the embedded base map's own geometry; deeper tiles are cut from these. */
export const EMBEDDED_MAX_ZOOM = 10;

/**
 * Last zoom that shows the lakes and rivers of the embedded map: seen closer they would look exact, and are not. Closer
 * views have them where an extract was imported.
 */
export const COARSE_WATERS_MAX_ZOOM = 8;

/**
 * The zoom of the squares by which the end of an extract's data is found, some 10 km at 60° N: a square with data
 * always has a feature. It is one of the zooms at which an import gathers features (`BANDS`).
 */
export const EXTRACT_SQUARE_ZOOM = 11;

/** Zooms of the base tiles that an import makes (docs/base-tiles.md); closer views are drawn from the deepest. */
export const BASE_TILES_MIN_BUILT_ZOOM = 8;
export const BASE_TILES_MAX_ZOOM = 14;

/** What the page knows of the base map's tiles, from any source. */
export interface BaseTilesSource {
  /** Address with `{z}`, `{x}` and `{y}`; of this server, unless the operator named a TileJSON elsewhere. */
  readonly tiles: string;
  readonly maxZoom: number;
  /** HTML of the operator's own source; null: the usual one. */
  readonly attribution: string | null;
  /**
   * Rings around the areas that the tiles have details of; null: not known, for the operator's own tiles.
   */
  readonly outline?: readonly (readonly (readonly [lon: number, lat: number])[])[] | null | undefined;
}

/** Map services that an operator may switch on by name (`BASEMAP_LAYERS`), and the one host of each. */
export const OUTSIDE_LAYERS = {
  eox: 'https://tiles.maps.eox.at',
  openfreemap: 'https://tiles.openfreemap.org',
  osm: 'https://tile.openstreetmap.org',
} as const;

export type OutsideLayer = keyof typeof OUTSIDE_LAYERS;

export function isOutsideLayer(name: unknown): name is OutsideLayer {
  return typeof name === 'string' && Object.hasOwn(OUTSIDE_LAYERS, name);
}

/** The map services outside that the page may ask: those that the operator has chosen, none with `BASEMAP=embedded`. */
export interface OutsideMaps {
  /** The land survey's map pictures: address without a trailing slash, and the operator's key. */
  readonly landSurvey: { readonly url: string; readonly key: string } | null;
  readonly layers: readonly OutsideLayer[];
}

export const NO_OUTSIDE_MAPS: OutsideMaps = { landSurvey: null, layers: [] };

/** The hosts of these services, as origins. */
export function originsOf({ landSurvey, layers }: OutsideMaps): readonly string[] {
  return [...(landSurvey ? [new URL(landSurvey.url).origin] : []), ...layers.map((layer) => OUTSIDE_LAYERS[layer])];
}
