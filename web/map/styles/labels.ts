import type { ExpressionSpecification, SymbolLayerSpecification } from 'maplibre-gl';
import type { Language } from '#common/languages.ts';
import type { Palette } from './palette.ts';

// The style has no glyph files: MapLibre draws labels with the page's own fonts and waits until they are there. It reads the
// weight from the first family's name alone, so a family that need not exist says it.
const family = ['Atkinson Hyperlegible Next Variable', 'system-ui', 'sans-serif'];
const REGULAR = family;
const SEMIBOLD = ['Atkinson Hyperlegible Next SemiBold', ...family];

const SOURCE = 'base';
const biggestFirst: ExpressionSpecification = ['-', ['coalesce', ['get', 'population_rank'], 0]];

/** Names of the base map: waters, towns, countries; later ones win where they collide. */
export function labelLayers(palette: Palette, language: Language): SymbolLayerSpecification[] {
  const name: ExpressionSpecification = ['coalesce', ['get', `name:${language}`], ['get', 'name']];
  const paint = (color: string) => ({ 'text-color': color, 'text-halo-color': palette.halo, 'text-halo-width': 1.5, 'text-halo-blur': 0.5 });
  const onWater = { 'text-color': palette.inkWater, 'text-halo-color': palette.water, 'text-halo-width': 1 };
  return [
    label('label-lakes', 'water', 'lake', { 'text-field': name, 'text-font': REGULAR, 'text-size': 12, 'text-max-width': 6 }, onWater),
    label('label-seas', 'water', 'sea', { 'text-field': name, 'text-font': REGULAR, 'text-size': 13, 'text-letter-spacing': 0.12, 'text-max-width': 7 }, onWater),
    label(
      'label-towns',
      'places',
      'locality',
      { 'text-field': name, 'text-font': SEMIBOLD, 'text-size': townSize, 'text-max-width': 8, 'text-padding': 6, 'symbol-sort-key': biggestFirst },
      paint(palette.ink),
    ),
    {
      ...label(
        'label-countries',
        'places',
        'country',
        { 'text-field': name, 'text-font': REGULAR, 'text-size': 13, 'text-letter-spacing': 0.16, 'text-transform': 'uppercase', 'text-max-width': 7 },
        paint(palette.inkMuted),
      ),
      maxzoom: 5.5,
    },
  ];
}

/** 12 to 14 px (LOOK "Map"), a little more for cities from close by. */
const townSize: ExpressionSpecification = [
  'interpolate', ['linear'], ['zoom'],
  5, ['step', ['get', 'population_rank'], 12, 9, 14],
  11, ['step', ['get', 'population_rank'], 13, 5, 14, 7, 16],
];

function label(
  id: string,
  layer: string,
  kind: string,
  layout: SymbolLayerSpecification['layout'],
  paint: SymbolLayerSpecification['paint'],
): SymbolLayerSpecification {
  return { id, type: 'symbol', source: SOURCE, 'source-layer': layer, filter: ['all', ['==', ['geometry-type'], 'Point'], ['==', ['get', 'kind'], kind]], layout, paint };
}
