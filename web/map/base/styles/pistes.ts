import type { ExpressionSpecification, LayerSpecification, LineLayerSpecification } from 'maplibre-gl';
import { detailIs, type Drawing, flag, growing, SOURCE } from './drawing.ts';

const isSkied: ExpressionSpecification = ['any', detailIs('piste'), ['has', 'piste']];

/** Ski tracks: solid blue in a white casing (LOOK), also on paths that are ski tracks in winter. */
export function pisteLayers({ palette, layer, strength }: Drawing): LayerSpecification[] {
  if (layer === 'general') return [];
  const shared = {
    type: 'line',
    source: SOURCE,
    'source-layer': 'roads',
    minzoom: 12,
    filter: ['all', ['!', flag('is_tunnel')], isSkied],
    layout: { 'line-join': 'round', 'line-cap': 'round' },
  } satisfies Partial<LineLayerSpecification>;
  return [
    {
      id: 'piste-edges',
      ...shared,
      paint: { 'line-color': palette.pathEdge, 'line-width': growing([12, 3], [14, 5 * strength], [18, 9]) },
    },
    {
      id: 'pistes',
      ...shared,
      paint: {
        'line-color': palette.piste,
        'line-width': growing([12, 1.2 * strength], [14, 2 * strength], [18, 4]),
        'line-opacity': 0.75,
      },
    },
  ];
}
