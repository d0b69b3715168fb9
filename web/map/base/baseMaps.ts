import type { StyleSpecification } from 'maplibre-gl';
import type { BaseMapId } from '#web/map/state/baseMapIds.ts';
import type { Imagery } from '#web/map/state/imagery.ts';
import { baseStyle, type BaseStyleOptions } from './styles/baseStyle.ts';
import { outsideStyle } from './styles/outsideStyle.ts';
import type { BaseLayer } from './styles/palette.ts';

/** Our own map under the pictures, which shows while and where they are missing. */
const LAYERS: Readonly<Record<BaseMapId, BaseLayer>> = { general: 'general', terrain: 'terrain', satellite: 'terrain' };

/** MapLibre style of a base map: the service's own where one draws it, else ours, with its pictures or without. */
export function baseMapStyle(
  id: BaseMapId,
  { pictures, drawn }: { readonly pictures: Imagery | null; readonly drawn: StyleSpecification | null },
  options: Omit<BaseStyleOptions, 'layer' | 'imagery'>,
): StyleSpecification {
  if (drawn) return outsideStyle(drawn, options);
  return baseStyle({ ...options, layer: LAYERS[id], imagery: pictures ?? undefined });
}
