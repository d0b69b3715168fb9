import { isOutsideLayer, NO_OUTSIDE_MAPS, type OutsideLayer, type OutsideMaps } from '#common/baseMap.ts';
import type { BaseMapId } from './baseMapIds.ts';
import type { Imagery } from './styles/baseStyle.ts';

interface Source extends Omit<Imagery, 'tilesUrl'> {
  readonly by: 'landSurvey' | OutsideLayer;
  /** Address of the tiles; the land survey's is a path. */
  readonly tiles: string;
}

/** Services that draw each base map in place of our own, the better first; those that the operator has not chosen are skipped. */
const SOURCES: Readonly<Record<BaseMapId, readonly Source[]>> = {
  general: [landSurvey('taustakartta', 'png', true)],
  terrain: [landSurvey('maastokartta', 'png', true)],
  satellite: [
    landSurvey('ortokuva', 'jpg', false),
    {
      by: 'eox',
      tiles: 'https://tiles.maps.eox.at/wmts/1.0.0/s2cloudless_3857/default/g/{z}/{y}/{x}.jpg',
      maxZoom: 14,
      named: false,
      attribution: '<a href="https://s2maps.eu">Sentinel-2 cloudless</a> by EOX IT Services GmbH (contains modified Copernicus Sentinel data 2016 & 2017), CC BY 4.0',
    },
  ],
};

function landSurvey(product: string, format: 'png' | 'jpg', named: boolean): Source {
  return {
    by: 'landSurvey',
    tiles: `/avoin/wmts/1.0.0/${product}/default/WGS84_Pseudo-Mercator/{z}/{y}/{x}.${format}`,
    maxZoom: 16,
    named,
    attribution: '© Maanmittauslaitos, CC BY 4.0',
  };
}

/** The pictures of a base map; null: it is drawn from our own tiles. */
export function picturesOf(id: BaseMapId, maps: OutsideMaps): Imagery | null {
  const source = SOURCES[id].find(({ by }) => (by === 'landSurvey' ? maps.landSurvey !== null : maps.layers.includes(by)));
  if (!source) return null;
  const { by, tiles, ...imagery } = source;
  return { ...imagery, tilesUrl: by === 'landSurvey' && maps.landSurvey ? `${maps.landSurvey.url}${tiles}?api-key=${encodeURIComponent(maps.landSurvey.key)}` : tiles };
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
