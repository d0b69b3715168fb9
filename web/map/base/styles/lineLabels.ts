import type { ExpressionSpecification, SymbolLayerSpecification } from 'maplibre-gl';
import { byZoom, detailIs, type Drawing, flag, isLine, kindIs } from './drawing.ts';
import { type Label, label, nameIn, numbersOfRoad, REGULAR, SEMIBOLD, SLANTED } from './names.ts';

const hasName: ExpressionSpecification = ['has', 'name'];

/** Names along streets, paths, rivers and ferries, and heights along contours; where they collide, later ones win. */
export function lineLabels(drawing: Drawing): SymbolLayerSpecification[] {
  return [
    ...(drawing.layer === 'terrain' ? [contours(drawing)] : []),
    paths(drawing),
    ...waterLines(drawing),
    ...streets(drawing),
    roadNumbers(drawing),
  ];
}

function layoutOf({ language }: Drawing) {
  return {
    'symbol-placement': 'line',
    'text-field': nameIn(language),
    'text-font': REGULAR,
    'text-size': byZoom([14, 11], [18, 13]),
    'text-padding': 6,
    'text-max-angle': 35,
    'symbol-spacing': 320,
  } as const;
}

function paintOf({ palette }: Drawing, color: string, halo = palette.halo): Label['paint'] {
  return { 'text-color': color, 'text-halo-color': halo, 'text-halo-width': 1.4 };
}

function contours(drawing: Drawing): SymbolLayerSpecification {
  return label({
    id: 'label-contours',
    from: 'contours',
    minzoom: 13,
    filter: flag('index'),
    ...contourNumbers(drawing),
  });
}

/** How heights stand along contours, upright. */
export function contourNumbers(drawing: Drawing): Pick<Label, 'layout' | 'paint'> {
  const { palette } = drawing;
  return {
    layout: { ...layoutOf(drawing), 'text-field': ['to-string', ['get', 'elevation']], 'text-size': 11 },
    paint: paintOf(drawing, palette.inkContour, palette.land),
  };
}

function paths(drawing: Drawing): SymbolLayerSpecification {
  const { palette } = drawing;
  return label({
    id: 'label-paths',
    from: 'roads',
    minzoom: 16,
    filter: ['all', hasName, detailIs('path', 'footway', 'cycleway', 'track', 'bridleway', 'steps')],
    layout: { ...layoutOf(drawing), 'text-size': 11 },
    paint: paintOf(drawing, palette.inkPath),
  });
}

function waterLines(drawing: Drawing): SymbolLayerSpecification[] {
  const { palette } = drawing;
  const layout = layoutOf(drawing);
  return [
    label({
      id: 'label-ferries',
      from: 'roads',
      minzoom: 12,
      filter: ['all', hasName, kindIs('ferry')],
      layout: { ...layout, 'text-size': 11, 'text-offset': [0, 0.8], 'symbol-spacing': 600, 'text-max-angle': 25 },
      paint: paintOf(drawing, palette.inkWater, palette.water),
    }),
    label({
      id: 'label-streams',
      from: 'water',
      minzoom: 10,
      filter: ['all', isLine, hasName, ['step', ['zoom'], ['==', ['get', 'kind'], 'river'], 14, true]],
      layout: {
        ...layout,
        'text-font': SLANTED,
        'text-size': byZoom([10, 11], [16, 13]),
        'text-letter-spacing': 0.08,
        'text-offset': [0, 0.7],
        'symbol-spacing': 400,
      },
      paint: paintOf(drawing, palette.inkWater),
    }),
  ];
}

function streets(drawing: Drawing): SymbolLayerSpecification[] {
  const { palette } = drawing;
  const layout = layoutOf(drawing);
  return [
    label({
      id: 'label-streets',
      from: 'roads',
      minzoom: 15,
      filter: ['all', hasName, ['any', kindIs('minor_road'), detailIs('pedestrian', 'tertiary')]],
      layout,
      paint: paintOf(drawing, palette.inkMuted),
    }),
    label({
      id: 'label-roads',
      from: 'roads',
      minzoom: 14,
      filter: ['all', hasName, detailIs('motorway', 'trunk', 'primary', 'secondary')],
      layout: { ...layout, 'text-size': byZoom([14, 11.5], [18, 14]) },
      paint: paintOf(drawing, palette.ink),
    }),
  ];
}

function roadNumbers(drawing: Drawing): SymbolLayerSpecification {
  const { palette } = drawing;
  return label({
    id: 'label-refs',
    from: 'roads',
    minzoom: 9,
    maxzoom: 14,
    filter: [
      'all',
      ['has', 'ref'],
      ['!', flag('is_link')],
      ['step', ['zoom'], detailIs('motorway', 'trunk'), 11, detailIs('motorway', 'trunk', 'primary', 'secondary')],
    ],
    layout: {
      ...layoutOf(drawing),
      'text-field': numbersOfRoad,
      'text-font': SEMIBOLD,
      'text-size': 11,
      'text-rotation-alignment': 'viewport',
      'text-padding': 20,
      'symbol-spacing': 500,
    },
    paint: paintOf(drawing, palette.inkMuted),
  });
}
