import type { ExpressionSpecification, SymbolLayerSpecification } from 'maplibre-gl';
import { byZoom, detailIs, type Drawing, isPoint, kindIs } from './drawing.ts';
import { biggestFirst, type Label, label, mayShow, nameIn, nameOfPlace, REGULAR, SEMIBOLD } from './names.ts';

const VILLAGES = ['village'] as const;
const HAMLETS = ['hamlet', 'isolated_dwelling', 'locality', 'farm', 'allotments'] as const;

const isPlace = kindIs('locality');
const isTown: ExpressionSpecification = ['all', isPlace, ['!', detailIs(...VILLAGES, ...HAMLETS)]];
const isCity: ExpressionSpecification = ['>=', ['coalesce', ['get', 'population_rank'], 0], 9];

/** Where the name of a town may stand: it steps aside for attractions rather than vanish. */
const DODGING = [
  'center',
  'bottom',
  'right',
  'left',
  'top',
  'bottom-right',
  'bottom-left',
  'top-right',
  'top-left',
] satisfies NonNullable<Label['layout']['text-variable-anchor']>;

/** Size of a town's name in pixels: 12 to 14 (LOOK "Map"), more for cities from close by. */
const townSize: ExpressionSpecification = [
  'interpolate',
  ['linear'],
  ['zoom'],
  5,
  ['step', ['coalesce', ['get', 'population_rank'], 0], 12, 9, 14],
  11,
  ['step', ['coalesce', ['get', 'population_rank'], 0], 13, 5, 14, 7, 17],
];

/** Names of settlements and islands. Small places give way to larger ones; countries are named only from far away. */
export function placeLabels(drawing: Drawing): SymbolLayerSpecification[] {
  return [...smallPlaces(drawing), suburbs(drawing), villages(drawing), ...towns(drawing), countries(drawing)];
}

function paintOf({ palette }: Drawing, color: string): Label['paint'] {
  return { 'text-color': color, 'text-halo-color': palette.halo, 'text-halo-width': 1.5, 'text-halo-blur': 0.5 };
}

function layoutOf({ language }: Drawing) {
  return { 'text-field': nameIn(language), 'text-font': REGULAR, 'text-max-width': 8, 'text-padding': 5 } as const;
}

function smallPlaces(drawing: Drawing): SymbolLayerSpecification[] {
  const layout = layoutOf(drawing);
  const paint = paintOf(drawing, drawing.palette.inkMuted);
  return [
    label({
      id: 'label-islands',
      from: 'earth',
      minzoom: 9,
      filter: ['all', isPoint, kindIs('island', 'islet', 'archipelago'), mayShow],
      layout: {
        ...layout,
        'text-size': ['match', ['get', 'kind'], 'islet', 11, 'archipelago', 13, 12.5],
        'text-letter-spacing': 0.03,
        'symbol-sort-key': ['coalesce', ['get', 'min_zoom'], 14],
      },
      paint,
    }),
    label({
      id: 'label-hamlets',
      from: 'places',
      minzoom: 12,
      filter: ['all', isPlace, detailIs(...HAMLETS), mayShow],
      layout: { ...layout, 'text-size': 12, 'symbol-sort-key': ['coalesce', ['get', 'min_zoom'], 14] },
      paint,
    }),
  ];
}

function suburbs(drawing: Drawing): SymbolLayerSpecification {
  return label({
    id: 'label-suburbs',
    from: 'places',
    minzoom: 9,
    maxzoom: 17,
    filter: ['all', kindIs('neighbourhood', 'macrohood', 'municipality'), mayShow],
    layout: {
      ...layoutOf(drawing),
      'text-size': ['match', ['get', 'kind_detail'], 'suburb', 12, 11],
      'text-transform': 'uppercase',
      'text-letter-spacing': 0.08,
      'symbol-sort-key': ['match', ['get', 'kind_detail'], 'suburb', 0, 'quarter', 1, 2],
    },
    paint: paintOf(drawing, drawing.palette.inkMuted),
  });
}

function villages(drawing: Drawing): SymbolLayerSpecification {
  return label({
    id: 'label-villages',
    from: 'places',
    minzoom: 9,
    filter: ['all', isPlace, detailIs(...VILLAGES), mayShow],
    layout: {
      ...layoutOf(drawing),
      'text-field': nameOfPlace(drawing.language),
      'text-size': byZoom([9, 12], [14, 14]),
      'symbol-sort-key': biggestFirst,
    },
    paint: paintOf(drawing, drawing.palette.ink),
  });
}

function towns(drawing: Drawing): SymbolLayerSpecification[] {
  const town = { from: 'places', maxzoom: 15, paint: paintOf(drawing, drawing.palette.ink) } as const;
  const townLayout = {
    ...layoutOf(drawing),
    'text-field': nameOfPlace(drawing.language),
    'text-font': SEMIBOLD,
    'text-size': townSize,
    'text-padding': 3,
    'text-line-height': 1.1,
    'text-variable-anchor': DODGING,
    'text-radial-offset': 1.4,
    'text-justify': 'auto',
    'symbol-sort-key': biggestFirst,
  } satisfies Label['layout'];
  return [
    label({ ...town, id: 'label-towns', filter: ['all', isTown, ['!', isCity], mayShow], layout: townLayout }),
    // A city without a free side is named all the same, above its middle, where the best of its sights stand.
    label({
      ...town,
      id: 'label-cities',
      maxzoom: 14,
      filter: ['all', isTown, isCity, mayShow],
      layout: {
        ...townLayout,
        'text-variable-anchor': ['bottom', ...DODGING],
        'text-overlap': ['step', ['zoom'], 'never', 8, 'cooperative'],
      },
    }),
  ];
}

function countries(drawing: Drawing): SymbolLayerSpecification {
  return label({
    id: 'label-countries',
    from: 'places',
    maxzoom: 5.5,
    filter: kindIs('country'),
    layout: {
      ...layoutOf(drawing),
      'text-size': 13,
      'text-letter-spacing': 0.16,
      'text-transform': 'uppercase',
      'text-max-width': 7,
    },
    paint: paintOf(drawing, drawing.palette.inkMuted),
  });
}
