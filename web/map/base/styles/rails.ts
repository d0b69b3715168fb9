import type { ExpressionSpecification, LayerSpecification, LineLayerSpecification } from 'maplibre-gl';
import { byZoom, detailIs, type Drawing, flag, growing, SOURCE } from './drawing.ts';

const ROADS = { type: 'line', source: SOURCE, 'source-layer': 'roads' } as const;
const TRAINS = ['rail', 'light_rail', 'narrow_gauge', 'preserved', 'funicular', 'monorail'] as const;
const onGround: ExpressionSpecification = ['!', flag('is_tunnel')];

/** Railways with their sleepers, trams as fine lines; under ground only the metro, faintly. */
export function railLayers(drawing: Drawing): LayerSpecification[] {
  return [tunnels(drawing), trams(drawing), ...trains(drawing)];
}

function tunnels({ palette }: Drawing): LayerSpecification {
  return {
    id: 'rail-tunnels',
    ...ROADS,
    minzoom: 13,
    filter: ['all', ['==', ['get', 'kind'], 'rail'], flag('is_tunnel'), ['!', detailIs('tram')]],
    paint: {
      'line-color': palette.rail,
      'line-width': growing([13, 0.8], [18, 2]),
      'line-dasharray': [3, 3],
      'line-opacity': 0.35,
    },
  };
}

function trams({ palette, strength }: Drawing): LayerSpecification {
  return {
    id: 'trams',
    ...ROADS,
    minzoom: 13,
    filter: ['all', onGround, detailIs('tram')],
    paint: {
      'line-color': palette.tram,
      'line-width': growing([13, 0.5], [16, 1.1 * strength], [18, 1.8]),
      'line-opacity': byZoom([13, 0.5], [15, 0.9]),
    },
  };
}

function trains({ palette, strength }: Drawing): LayerSpecification[] {
  const shared = {
    ...ROADS,
    filter: ['all', onGround, ['any', detailIs(...TRAINS), detailIs('subway')]],
  } satisfies Partial<LineLayerSpecification>;
  return [
    {
      id: 'rails',
      ...shared,
      minzoom: 8,
      paint: {
        'line-color': palette.rail,
        'line-width': growing([8, 0.5], [12, 0.8 * strength], [14, strength], [18, 2.4]),
      },
    },
    {
      id: 'sleepers',
      ...shared,
      minzoom: 13,
      paint: {
        'line-color': palette.rail,
        'line-width': growing([13, 2.4], [14, 3.4], [18, 9]),
        'line-opacity': byZoom([13, 0.5], [15, 1]),
        'line-dasharray': [0.25, 2.5],
      },
    },
  ];
}
