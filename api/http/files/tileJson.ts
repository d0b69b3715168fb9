import { ATTRACTION_TILES_MAX_ZOOM, ATTRACTION_TILES_MIN_ZOOM } from '#common/attractionTiles.ts';
import type { BaseTilesSource } from '#common/baseMap.ts';
import { FINLAND_BOUNDS } from '#common/geo/bounds.ts';

/** Layers of the base tiles. */
export const BASE_TILE_LAYERS: readonly string[] =
  'earth water landuse buildings roads power boundaries places pois'.split(' ');

const CREDIT = '<a href="https://www.openstreetmap.org/copyright">© OpenStreetMap contributors</a>';

const TEXT = 'String';
const NUMBER = 'Number';

/** The fields of features in the attraction tiles (api/tiles/tileEncoding.ts). */
const ATTRACTION_FIELDS = {
  id: NUMBER,
  name: TEXT,
  sv: TEXT,
  en: TEXT,
  kind: TEXT,
  category: TEXT,
  family: TEXT,
  icon: TEXT,
  stars: NUMBER,
  type: TEXT,
  label: NUMBER,
  closed: NUMBER,
  features: NUMBER,
  hours: NUMBER,
} as const;

/** TileJSON 3.0.0 of the attraction tiles at `tiles`. */
export function attractionTileJson(tiles: string) {
  return {
    tilejson: '3.0.0',
    name: 'Taival: places',
    description: 'Places of Finland as points, lines and areas.',
    attribution: `${CREDIT}, LIPAS, University of Jyväskylä`,
    scheme: 'xyz',
    tiles: [tiles],
    minzoom: ATTRACTION_TILES_MIN_ZOOM,
    maxzoom: ATTRACTION_TILES_MAX_ZOOM,
    bounds: FINLAND_BOUNDS,
    vector_layers: ['areas', 'lines', 'points'].map((id) => ({ id, fields: ATTRACTION_FIELDS })),
  };
}

/** TileJSON 3.0.0 of the base tiles at `tiles`. */
export function baseTileJson(tiles: string, { maxZoom, attribution }: BaseTilesSource) {
  return {
    tilejson: '3.0.0',
    name: 'Taival: base map',
    attribution: attribution ?? CREDIT,
    scheme: 'xyz',
    tiles: [tiles],
    minzoom: 0,
    maxzoom: maxZoom,
    vector_layers: BASE_TILE_LAYERS.map((id) => ({ id, fields: {} })),
  };
}
