import {
  isOutsideLayer,
  NO_OUTSIDE_MAPS,
  OUTSIDE_LAYERS,
  type OutsideLayer,
  type OutsideMaps,
} from '#common/baseMap.ts';
import type { Theme } from '#web/map/state/appearance.ts';
import type { BaseMapId } from '#web/map/state/baseMapIds.ts';
import type { Imagery } from '#web/map/state/imagery.ts';
import { BASE_ATTRIBUTION } from './styles/attribution.ts';

/** Tiles of pictures. `tiles` is their address; the land survey's is a path. */
interface PictureSource extends Omit<Imagery, 'tilesUrl'> {
  readonly by: 'landSurvey' | OutsideLayer;
  readonly tiles: string;
}

/** A vector map drawn by a style of its own, one for each look of the page. */
interface StyleSource {
  readonly by: OutsideLayer;
  readonly styles: Readonly<Record<Theme, string>>;
}

type Source = PictureSource | StyleSource;

/**
 * Services that draw each base map in place of our own, the better first; those that the operator has not chosen are
 * skipped.
 */
const SOURCES: Readonly<Record<BaseMapId, readonly Source[]>> = {
  general: [
    landSurvey('taustakartta', 'png', true),
    {
      by: 'openfreemap',
      styles: {
        light: `${OUTSIDE_LAYERS.openfreemap}/styles/liberty`,
        dark: `${OUTSIDE_LAYERS.openfreemap}/styles/dark`,
      },
    },
    {
      by: 'osm',
      tiles: `${OUTSIDE_LAYERS.osm}/{z}/{x}/{y}.png`,
      maxZoom: 19,
      named: true,
      attribution: BASE_ATTRIBUTION,
    },
  ],
  terrain: [landSurvey('maastokartta', 'png', true)],
  satellite: [
    landSurvey('ortokuva', 'jpg', false),
    {
      by: 'eox',
      tiles: `${OUTSIDE_LAYERS.eox}/wmts/1.0.0/s2cloudless_3857/default/g/{z}/{y}/{x}.jpg`,
      maxZoom: 14,
      named: false,
      attribution:
        '<a href="https://s2maps.eu">Sentinel-2 cloudless</a> by EOX IT Services GmbH ' +
        '(contains modified Copernicus Sentinel data 2016 & 2017), CC BY 4.0',
    },
  ],
};

function landSurvey(product: string, format: 'png' | 'jpg', named: boolean): PictureSource {
  return {
    by: 'landSurvey',
    tiles: `/avoin/wmts/1.0.0/${product}/default/WGS84_Pseudo-Mercator/{z}/{y}/{x}.${format}`,
    maxZoom: 16,
    named,
    attribution: '© Maanmittauslaitos, CC BY 4.0',
  };
}

function sourceOf(id: BaseMapId, maps: OutsideMaps): Source | undefined {
  return SOURCES[id].find(({ by }) => (by === 'landSurvey' ? maps.landSurvey !== null : maps.layers.includes(by)));
}

/** The pictures of a base map; null: it is drawn from vector tiles. */
export function picturesOf(id: BaseMapId, maps: OutsideMaps): Imagery | null {
  const source = sourceOf(id, maps);
  if (!source || 'styles' in source) return null;
  const { by, tiles, ...imagery } = source;
  return {
    ...imagery,
    tilesUrl:
      by === 'landSurvey' && maps.landSurvey
        ? `${maps.landSurvey.url}${tiles}?api-key=${encodeURIComponent(maps.landSurvey.key)}`
        : tiles,
  };
}

/** Addresses of the styles by which a service draws a base map itself; null: none does. */
export function stylesOf(id: BaseMapId, maps: OutsideMaps): Readonly<Record<Theme, string>> | null {
  const source = sourceOf(id, maps);
  return source && 'styles' in source ? source.styles : null;
}

/** Whether this server can show a base map: satellite is nothing without pictures. */
export function canShow(id: BaseMapId, maps: OutsideMaps): boolean {
  return id !== 'satellite' || picturesOf(id, maps) !== null;
}

/** Reads `basemap` of the boot data; anything unexpected means that there is only our own map. */
export function parseOutsideMaps(value: unknown): OutsideMaps {
  if (typeof value !== 'object' || value === null) return NO_OUTSIDE_MAPS;
  const layers: unknown = 'layers' in value ? value.layers : null;
  return {
    landSurvey: 'landSurvey' in value ? parseLandSurvey(value.landSurvey) : null,
    layers: Array.isArray(layers) ? layers.filter(isOutsideLayer) : [],
  };
}

function parseLandSurvey(value: unknown): OutsideMaps['landSurvey'] {
  if (typeof value !== 'object' || value === null || !('url' in value) || !('key' in value)) return null;
  const { url, key } = value;
  return typeof url === 'string' && typeof key === 'string' && url !== '' && key !== '' ? { url, key } : null;
}
