import type { ExpressionSpecification, SymbolLayerSpecification } from 'maplibre-gl';
import { byZoom, detailIs, type Drawing, isPoint, kindIs } from './drawing.ts';
import { lineLabels } from './lineLabels.ts';
import { biggestFirst, type Label, label, mayShow, nameIn, nameOfPlace, REGULAR, SEMIBOLD, SLANTED } from './names.ts';

/** Names of the base map, bottom to top; where they collide, later ones win. */
export function labelLayers(drawing: Drawing): SymbolLayerSpecification[] {
  return [...lineLabels(drawing), ...poiLabels(drawing), ...waterLabels(drawing), ...placeLabels(drawing)];
}

const FERRIES = ['ferry_terminal'] as const;
const LANDMARKS = ['lighthouse', 'windmill', 'tower', 'waterfall', 'cave_entrance', 'aerodrome', 'helipad'] as const;

/** Few: attractions have their own discs, so only what one finds the way by. */
function poiLabels({ palette, language, layer }: Drawing): SymbolLayerSpecification[] {
  const paint = { 'text-color': palette.inkMuted, 'text-halo-color': palette.halo, 'text-halo-width': 1.4 };
  const below = {
    'text-font': REGULAR,
    'text-size': 12,
    'text-anchor': 'top',
    'text-offset': [0, 0.7],
    'text-optional': true,
    'text-max-width': 8,
    'text-padding': 4,
  } satisfies Label['layout'];
  const name = nameIn(language);
  const named: ExpressionSpecification = ['step', ['zoom'], '', 14, ['coalesce', name, '']];
  const terrain = [
    label({
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
    }),
    label({
      id: 'label-peaks',
      from: 'pois',
      minzoom: 11,
      filter: ['all', isPoint, kindIs('peak'), mayShow],
      layout: {
        ...below,
        'icon-image': 'peak',
        'text-field': heightOf(name),
        'text-offset': [0, 0.55],
        'symbol-sort-key': ['-', ['to-number', ['get', 'elevation'], 0]],
      },
      paint: { ...paint, 'text-color': palette.ink },
    }),
  ];
  return [
    ...(layer === 'terrain' ? terrain : []),
    label({
      id: 'label-stops',
      from: 'pois',
      minzoom: 13,
      filter: ['all', isPoint, kindIs('station', 'halt', ...FERRIES)],
      layout: {
        ...below,
        'icon-image': ['match', ['get', 'kind'], 'ferry_terminal', 'ferry_terminal', 'station'],
        'icon-size': byZoom([13, 0.8], [15, 1]),
        'text-field': named,
      },
      paint,
    }),
  ];
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

/** Waters slanted in their own ink, the wider the more spaced. */
function waterLabels({ palette, language }: Drawing): SymbolLayerSpecification[] {
  const paint = { 'text-color': palette.inkWater, 'text-halo-color': palette.water, 'text-halo-width': 1 };
  const layout = {
    'text-field': nameIn(language),
    'text-font': SLANTED,
    'text-letter-spacing': 0.05,
    'text-max-width': 6,
    'text-padding': 8,
  } as const;
  return [
    label({
      id: 'label-lakes',
      from: 'water',
      minzoom: 5,
      filter: ['all', isPoint, kindIs('lake', 'reservoir', 'river', 'water', 'basin', 'canal'), mayShow],
      layout: { ...layout, 'text-size': byZoom([8, 12], [16, 13.5]) },
      paint,
    }),
    label({
      id: 'label-bays',
      from: 'water',
      minzoom: 9,
      filter: ['all', isPoint, kindIs('bay', 'strait', 'fjord'), mayShow],
      layout: { ...layout, 'text-size': byZoom([10, 11.5], [16, 13.5]), 'text-letter-spacing': 0.12 },
      paint,
    }),
    label({
      id: 'label-seas',
      from: 'water',
      filter: ['all', isPoint, kindIs('sea', 'ocean'), mayShow],
      layout: { ...layout, 'text-size': 13, 'text-letter-spacing': 0.14, 'text-max-width': 7 },
      paint,
    }),
  ];
}

const VILLAGES = ['village'] as const;
const HAMLETS = ['hamlet', 'isolated_dwelling', 'locality', 'farm', 'allotments'] as const;

/** Small places give way to larger ones; countries are named only from far away. */
function placeLabels({ palette, language }: Drawing): SymbolLayerSpecification[] {
  const paint = (color: string) => ({
    'text-color': color,
    'text-halo-color': palette.halo,
    'text-halo-width': 1.5,
    'text-halo-blur': 0.5,
  });
  const name = nameIn(language);
  const layout = { 'text-field': name, 'text-font': REGULAR, 'text-max-width': 8, 'text-padding': 5 } as const;
  const isPlace = kindIs('locality');
  const isTown: ExpressionSpecification = ['all', isPlace, ['!', detailIs(...VILLAGES, ...HAMLETS)]];
  const isCity: ExpressionSpecification = ['>=', ['coalesce', ['get', 'population_rank'], 0], 9];
  const town = { from: 'places', maxzoom: 15, paint: paint(palette.ink) } as const;
  const townLayout = {
    ...layout,
    'text-field': nameOfPlace(language),
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
      paint: paint(palette.inkMuted),
    }),
    label({
      id: 'label-hamlets',
      from: 'places',
      minzoom: 12,
      filter: ['all', isPlace, detailIs(...HAMLETS), mayShow],
      layout: { ...layout, 'text-size': 12, 'symbol-sort-key': ['coalesce', ['get', 'min_zoom'], 14] },
      paint: paint(palette.inkMuted),
    }),
    label({
      id: 'label-suburbs',
      from: 'places',
      minzoom: 11,
      maxzoom: 17,
      filter: ['all', kindIs('neighbourhood', 'macrohood'), mayShow],
      layout: {
        ...layout,
        'text-size': ['match', ['get', 'kind_detail'], 'suburb', 12, 11],
        'text-transform': 'uppercase',
        'text-letter-spacing': 0.08,
        'symbol-sort-key': ['match', ['get', 'kind_detail'], 'suburb', 0, 'quarter', 1, 2],
      },
      paint: paint(palette.inkMuted),
    }),
    label({
      id: 'label-villages',
      from: 'places',
      minzoom: 9,
      filter: ['all', isPlace, detailIs(...VILLAGES), mayShow],
      layout: {
        ...layout,
        'text-field': nameOfPlace(language),
        'text-size': byZoom([9, 12], [14, 14]),
        'symbol-sort-key': biggestFirst,
      },
      paint: paint(palette.ink),
    }),
    label({ ...town, id: 'label-towns', filter: ['all', isTown, ['!', isCity], mayShow], layout: townLayout }),
    // Where a city finds no free side it is named all the same, above its middle, where the best of its sights stand.
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
    label({
      id: 'label-countries',
      from: 'places',
      maxzoom: 5.5,
      filter: kindIs('country'),
      layout: {
        ...layout,
        'text-size': 13,
        'text-letter-spacing': 0.16,
        'text-transform': 'uppercase',
        'text-max-width': 7,
      },
      paint: paint(palette.inkMuted),
    }),
  ];
}

/** Towns step aside for attractions rather than vanish. */
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

/** 12 to 14 px (LOOK "Map"), more for cities from close by. */
const townSize: ExpressionSpecification = [
  'interpolate',
  ['linear'],
  ['zoom'],
  5,
  ['step', ['coalesce', ['get', 'population_rank'], 0], 12, 9, 14],
  11,
  ['step', ['coalesce', ['get', 'population_rank'], 0], 13, 5, 14, 7, 17],
];
