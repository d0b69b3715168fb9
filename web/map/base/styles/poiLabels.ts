import type { ExpressionSpecification, SymbolLayerSpecification } from 'maplibre-gl';
import { byZoom, type Drawing, isPoint, kindIs } from './drawing.ts';
import { type Label, label, mayShow, nameIn, REGULAR } from './names.ts';

const LANDMARKS = ['lighthouse', 'windmill', 'tower', 'waterfall', 'cave_entrance', 'aerodrome', 'helipad'] as const;

/** Name below the sign. */
const BELOW = {
  'text-font': REGULAR,
  'text-size': 12,
  'text-anchor': 'top',
  'text-offset': [0, 0.7],
  'text-optional': true,
  'text-max-width': 8,
  'text-padding': 4,
} satisfies Label['layout'];

/** Few signs by which people find their way: landmarks, peaks, stops. Attractions have discs of their own. */
export function poiLabels(drawing: Drawing): SymbolLayerSpecification[] {
  const { palette, language, layer } = drawing;
  const paint = { 'text-color': palette.inkMuted, 'text-halo-color': palette.halo, 'text-halo-width': 1.4 };
  return [
    ...(layer === 'terrain' ? [LANDMARK_SIGNS, peaks(drawing)] : []),
    label({
      id: 'label-stops',
      from: 'pois',
      minzoom: 13,
      filter: ['all', isPoint, kindIs('station', 'halt', 'ferry_terminal')],
      layout: {
        ...BELOW,
        'icon-image': ['match', ['get', 'kind'], 'ferry_terminal', 'ferry_terminal', 'station'],
        'icon-size': byZoom([13, 0.8], [15, 1]),
        'text-field': ['step', ['zoom'], '', 14, ['coalesce', nameIn(language), '']],
      },
      paint,
    }),
  ];
}

const LANDMARK_SIGNS = label({
  id: 'label-landmarks',
  from: 'pois',
  minzoom: 13,
  filter: ['all', isPoint, kindIs(...LANDMARKS)],
  layout: {
    'icon-image': ['get', 'kind'],
    'icon-padding': 6,
    'symbol-sort-key': ['coalesce', ['get', 'min_zoom'], 14],
  },
  paint: { 'icon-opacity': 0.85 },
});

function peaks({ palette, language }: Drawing): SymbolLayerSpecification {
  return label({
    id: 'label-peaks',
    from: 'pois',
    minzoom: 11,
    filter: ['all', isPoint, kindIs('peak'), mayShow],
    layout: {
      ...BELOW,
      'icon-image': 'peak',
      'text-field': heightOf(nameIn(language)),
      'text-offset': [0, 0.55],
      'symbol-sort-key': ['-', ['to-number', ['get', 'elevation'], 0]],
    },
    paint: { 'text-color': palette.ink, 'text-halo-color': palette.halo, 'text-halo-width': 1.4 },
  });
}

/** Name and height of a peak in metres, whichever is known. */
function heightOf(name: ExpressionSpecification): ExpressionSpecification {
  const metres: ExpressionSpecification = [
    'concat',
    ['to-string', ['round', ['to-number', ['get', 'elevation'], 0]]],
    ' m',
  ];
  return [
    'case',
    ['!', ['has', 'elevation']],
    ['coalesce', name, ''],
    ['has', 'name'],
    ['concat', name, '\n', metres],
    metres,
  ];
}
