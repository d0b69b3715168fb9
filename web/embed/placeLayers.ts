import type { ExpressionSpecification, FilterSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { ATTRACTION_TILES_MAX_ZOOM, ATTRACTION_TILES_MIN_ZOOM } from '#common/attractionTiles.ts';
import { FAMILY_COLOURS } from '#common/catalogue/familyColours.ts';
import type { EmbeddedMap } from '#common/urls/embeddedMap.ts';
import { ANCHORS } from '#web/map/base/styles/anchors.ts';
import type { Theme } from '#web/map/state/appearance.ts';

const SOURCE = 'places';
const ZOOMS = { minzoom: ATTRACTION_TILES_MIN_ZOOM, maxzoom: ATTRACTION_TILES_MAX_ZOOM };
const CASING: Readonly<Record<Theme, string>> = { light: '#ffffff', dark: '#0f1411' };

/** Layers that can be pressed. */
export const PLACES: readonly string[] = ['places-points', 'places-lines', 'places-areas'];

const colour: ExpressionSpecification = [
  'match',
  ['get', 'family'],
  'nature',
  FAMILY_COLOURS.nature,
  'trail',
  FAMILY_COLOURS.trail,
  'winter',
  FAMILY_COLOURS.winter,
  'water',
  FAMILY_COLOURS.water,
  'culture',
  FAMILY_COLOURS.culture,
  'sight',
  FAMILY_COLOURS.sight,
  'food',
  FAMILY_COLOURS.food,
  'shop',
  FAMILY_COLOURS.shop,
  'cycling',
  FAMILY_COLOURS.cycling,
  FAMILY_COLOURS.service,
];

/** A template of tiles as MapLibre's worker can ask for it. A URL would escape its braces. */
export function absolute(template: string): string {
  return template.startsWith('/') ? window.location.origin + template : template;
}

/** The style with the places: areas and lines under the names of the base map, dots over everything. */
export function placeLayers(style: StyleSpecification, embed: EmbeddedMap, theme: Theme): StyleSpecification {
  if (embed.placeTiles === null) return style;
  const tiles = [absolute(embed.placeTiles)];
  const only: Shared = embed.place === null ? {} : { filter: ['==', ['get', 'id'], embed.place.id] };
  const before = style.layers.findIndex(({ id }) => id === ANCHORS.shapes);
  return {
    ...style,
    sources: { ...style.sources, [SOURCE]: { type: 'vector', tiles, ...ZOOMS } },
    layers: [
      ...style.layers.slice(0, before),
      ...shapes(only, CASING[theme]),
      ...style.layers.slice(before),
      dots(only, CASING[theme]),
    ],
  };
}

interface Shared {
  readonly filter?: FilterSpecification;
}

function shapes(only: Shared, casing: string): LayerSpecification[] {
  const areas = { ...only, source: SOURCE, 'source-layer': 'areas' };
  const lines = { ...only, source: SOURCE, 'source-layer': 'lines' };
  return [
    { ...areas, id: 'places-areas', type: 'fill', paint: { 'fill-color': colour, 'fill-opacity': 0.12 } },
    { ...areas, id: 'places-edges', type: 'line', paint: { 'line-color': colour, 'line-width': 1.5 } },
    { ...lines, id: 'places-casings', type: 'line', paint: { 'line-color': casing, 'line-width': 5 } },
    { ...lines, id: 'places-lines', type: 'line', paint: { 'line-color': colour, 'line-width': 2.5 } },
  ];
}

function dots(only: Shared, casing: string): LayerSpecification {
  return {
    ...only,
    id: 'places-points',
    type: 'circle',
    source: SOURCE,
    'source-layer': 'points',
    paint: {
      'circle-color': colour,
      'circle-radius': ['interpolate', ['linear'], ['zoom'], 6, 4, 12, 7],
      'circle-stroke-color': casing,
      'circle-stroke-width': 2,
    },
  };
}
