import type { LayerSpecification } from 'maplibre-gl';
import { byZoom, type Drawing, flag, growing, isLine, isPolygon, kindIs, SOURCE } from './drawing.ts';
import type { Palette } from './palette.ts';

const EARTH = { source: SOURCE, 'source-layer': 'earth' } as const;
const WATER = { source: SOURCE, 'source-layer': 'water' } as const;

/**
 * The sea is where no land is. Lines of the coast lie half under the land: their outer half shows, soft from far away,
 * fine from near, and nothing shows where two pieces of land meet.
 */
export function landLayers({ palette, strength }: Drawing): LayerSpecification[] {
  return [
    { id: 'sea', type: 'background', paint: { 'background-color': palette.water } },
    {
      id: 'coast',
      type: 'line',
      ...EARTH,
      maxzoom: 13,
      filter: isPolygon,
      layout: { 'line-join': 'round' },
      paint: {
        'line-color': palette.shallows,
        'line-width': byZoom([5, 2], [9, 10], [13, 12]),
        'line-blur': byZoom([5, 1], [9, 5], [13, 6]),
        'line-opacity': byZoom([11, 1], [13, 0]),
      },
    },
    { ...edge(palette, strength), id: 'coast-edges', ...EARTH, filter: isPolygon },
    {
      id: 'land',
      type: 'fill',
      ...EARTH,
      filter: isPolygon,
      paint: { 'fill-color': ['match', ['coalesce', ['get', 'country'], 'FIN'], 'FIN', palette.land, palette.abroad] },
    },
  ];
}

/** Lakes, wide rivers and, where an archive has it, the sea; then flowing water as lines. */
export function waterLayers({ palette, strength }: Drawing): LayerSpecification[] {
  return [
    { ...edge(palette, strength), id: 'shores', ...WATER, filter: isPolygon },
    {
      id: 'lakes',
      type: 'fill',
      ...WATER,
      filter: isPolygon,
      paint: {
        'fill-color': palette.water,
        // Coarse ones are gone before the zoom at which their shores would look exact.
        'fill-opacity': byZoom([8.4, 1], [9, ['case', flag('coarse'), 0, 1]]),
      },
    },
    streams(palette, strength),
  ];
}

function streams(palette: Palette, strength: number): LayerSpecification {
  return {
    id: 'streams',
    type: 'line',
    ...WATER,
    minzoom: 5,
    filter: ['all', isLine, kindIs('river', 'canal', 'stream', 'ditch', 'drain')],
    layout: { 'line-join': 'round', 'line-cap': 'round' },
    paint: {
      'line-color': palette.shore,
      'line-width': growing(
        [8, ['match', ['get', 'kind'], 'river', 0.6 * strength, 0.3]],
        [
          14,
          [
            'match',
            ['get', 'kind'],
            'river',
            2 * strength,
            'canal',
            1.6 * strength,
            'stream',
            1.1 * strength,
            0.6 * strength,
          ],
        ],
        [18, ['match', ['get', 'kind'], 'river', 8, 'canal', 6, 'stream', 4, 2]],
      ),
      'line-opacity': ['case', ['to-boolean', ['get', 'intermittent']], 0.55, 1],
    },
  };
}

/** To be drawn below the fill whose edge it is. */
function edge(palette: Palette, strength: number) {
  return {
    type: 'line',
    minzoom: 11,
    layout: { 'line-join': 'round' },
    paint: {
      'line-color': palette.shore,
      'line-width': byZoom([11, 0.8 * strength], [14, 2 * strength], [18, 3 * strength]),
    },
  } satisfies Partial<LayerSpecification>;
}
