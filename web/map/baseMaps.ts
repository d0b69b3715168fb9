import type { StyleSpecification } from 'maplibre-gl';
import type { BaseMapId } from './baseMapIds.ts';
import { baseStyle, type BaseStyleOptions, type Imagery } from './styles/baseStyle.ts';
import type { BaseLayer } from './styles/palette.ts';

/** Our own map under the pictures, which shows while and where they are missing. */
const LAYERS: Readonly<Record<BaseMapId, BaseLayer>> = { general: 'general', terrain: 'terrain', satellite: 'terrain' };

/** MapLibre style of a base map; without pictures our own. */
export function baseMapStyle(id: BaseMapId, pictures: Imagery | null, options: Omit<BaseStyleOptions, 'layer' | 'imagery'>): StyleSpecification {
  return baseStyle({ ...options, layer: LAYERS[id], imagery: pictures ?? undefined });
}
