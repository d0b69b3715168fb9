import type { SymbolLayerSpecification } from 'maplibre-gl';
import { byZoom, type Drawing, isPoint, kindIs } from './drawing.ts';
import { label, mayShow, nameIn, SLANTED } from './names.ts';

/** Names of waters: slanted, in their own ink, letters spaced more the wider the water is. */
export function waterLabels({ palette, language }: Drawing): SymbolLayerSpecification[] {
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
