import type { StyleSpecification } from 'maplibre-gl';
import { LAND_SURVEY_ORIGIN } from '#common/baseMap.ts';
import { BASE_MAP_IDS, type BaseMapId, DEFAULT_BASE_MAP } from './baseMapIds.ts';
import { baseStyle, type BaseStyleOptions, type Imagery } from './styles/baseStyle.ts';
import type { BaseLayer } from './styles/palette.ts';

/** What the server says of base maps (`basemap` of the boot data); `BASEMAP=embedded` sends no key. */
export interface BaseMapConfig {
  readonly landSurveyKey: string | null;
}

interface BaseMap {
  /** The embedded map under it, which shows while and where pictures are missing. */
  readonly layer: BaseLayer;
  /** The land survey's pictures over it, where the operator has a key. */
  readonly survey: { readonly product: string; readonly format: 'png' | 'jpg'; readonly maxZoom: number; readonly named: boolean } | null;
  /** Nothing without those pictures: left out, not disabled, where there is no key. */
  readonly needsKey: boolean;
}

export const BASE_MAPS: Readonly<Record<BaseMapId, BaseMap>> = {
  general: { layer: 'general', survey: null, needsKey: false },
  terrain: { layer: 'terrain', survey: { product: 'maastokartta', format: 'png', maxZoom: 16, named: true }, needsKey: false },
  satellite: { layer: 'terrain', survey: { product: 'ortokuva', format: 'jpg', maxZoom: 16, named: false }, needsKey: true },
};

/** The base maps that this server can show. */
export function available({ landSurveyKey }: BaseMapConfig): readonly BaseMapId[] {
  return BASE_MAP_IDS.filter((id) => landSurveyKey !== null || !BASE_MAPS[id].needsKey);
}

/** Reads `basemap` of the boot data; anything unexpected means that there is only the embedded map. */
export function parseBaseMapConfig(value: unknown): BaseMapConfig {
  const key: unknown = typeof value === 'object' && value !== null && 'landSurveyKey' in value ? value.landSurveyKey : null;
  return { landSurveyKey: typeof key === 'string' && key !== '' ? key : null };
}

/** MapLibre style of a base map; one that is not available is drawn as the default. */
export function baseMapStyle(id: BaseMapId, config: BaseMapConfig, options: Omit<BaseStyleOptions, 'layer' | 'imagery'>): StyleSpecification {
  const { layer, survey } = BASE_MAPS[available(config).includes(id) ? id : DEFAULT_BASE_MAP];
  return baseStyle({ ...options, layer, imagery: imageryOf(survey, config) });
}

function imageryOf(survey: BaseMap['survey'], { landSurveyKey }: BaseMapConfig): Imagery | undefined {
  if (!survey || landSurveyKey === null) return undefined;
  const { product, format, maxZoom, named } = survey;
  return {
    tilesUrl: `${LAND_SURVEY_ORIGIN}/avoin/wmts/1.0.0/${product}/default/WGS84_Pseudo-Mercator/{z}/{y}/{x}.${format}?api-key=${encodeURIComponent(landSurveyKey)}`,
    maxZoom,
    named,
    attribution: '© Maanmittauslaitos, CC BY 4.0',
  };
}
