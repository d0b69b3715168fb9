import type { LayerSpecification, SourceSpecification, StyleSpecification } from 'maplibre-gl';
import { EMBEDDED_MAX_ZOOM } from '#common/baseMap.ts';
import type { Language } from '#common/languages.ts';
import type { Theme } from '../layers/look.ts';
import { ANCHORS } from './anchors.ts';
import { labelLayers } from './labels.ts';
import { type BaseLayer, type Palette, PALETTES } from './palette.ts';

/** Names the source of land, water and borders, as its licence (ODbL) asks. */
export const BASE_ATTRIBUTION = '<a href="https://www.openstreetmap.org/copyright">© OpenStreetMap contributors</a>, ODbL';

/** Tiles of pictures that cover the drawn land and water where they have loaded. */
export interface Imagery {
  readonly tilesUrl: string;
  readonly maxZoom: number;
  readonly attribution: string;
  /** The pictures bring their own names: those of the base map are left out. */
  readonly named: boolean;
}

export interface BaseStyleOptions {
  readonly theme: Theme;
  readonly language: Language;
  /** Embedded base tiles, with `{z}/{x}/{y}`. */
  readonly tilesUrl: string;
  readonly layer: BaseLayer;
  readonly imagery?: Imagery | undefined;
}

/** MapLibre style of a base map, bottom to top: sea, land, lakes, pictures, borders, `ANCHORS.shapes`, names, `ANCHORS.points`. */
export function baseStyle({ theme, language, tilesUrl, layer, imagery }: BaseStyleOptions): StyleSpecification {
  const palette = PALETTES[layer][theme];
  return {
    version: 8,
    name: `taival-${layer}-${theme}`,
    sources: {
      base: { type: 'vector', tiles: [tilesUrl], minzoom: 0, maxzoom: EMBEDDED_MAX_ZOOM, attribution: BASE_ATTRIBUTION },
      ...(imagery && { imagery: imagerySource(imagery) }),
    },
    layers: [
      ...groundLayers(palette),
      ...(imagery ? [{ id: 'imagery', type: 'raster', source: 'imagery' } satisfies LayerSpecification] : []),
      ...borderLayers(palette),
      anchor(ANCHORS.shapes),
      ...(imagery?.named ? [] : labelLayers(imagery ? PALETTES.terrain.dark : palette, language)),
      anchor(ANCHORS.points),
    ],
  };
}

function imagerySource({ tilesUrl, maxZoom, attribution }: Imagery): SourceSpecification {
  return { type: 'raster', tiles: [tilesUrl], tileSize: 256, maxzoom: maxZoom, attribution };
}

/** Land covers the inner half of the coast's line: only its soft outer half shows, as shallow water. */
function groundLayers(palette: Palette): LayerSpecification[] {
  const earth = { source: 'base', 'source-layer': 'earth' } as const;
  const lakes = { source: 'base', 'source-layer': 'water', filter: ['==', ['geometry-type'], 'Polygon'] } satisfies Partial<LayerSpecification>;
  return [
    { id: 'sea', type: 'background', paint: { 'background-color': palette.water } },
    {
      id: 'coast',
      type: 'line',
      ...earth,
      layout: { 'line-join': 'round' },
      paint: { 'line-color': palette.shallows, 'line-width': ['interpolate', ['linear'], ['zoom'], 5, 2, 9, 12, 13, 28], 'line-blur': ['interpolate', ['linear'], ['zoom'], 5, 1, 9, 5, 13, 12] },
    },
    { id: 'land', type: 'fill', ...earth, paint: { 'fill-color': ['case', ['==', ['get', 'country'], 'FIN'], palette.land, palette.abroad] } },
    { id: 'lakes', type: 'fill', ...lakes, paint: { 'fill-color': palette.water } },
    {
      id: 'shores',
      type: 'line',
      ...lakes,
      minzoom: 8,
      layout: { 'line-join': 'round' },
      paint: { 'line-color': palette.shallows, 'line-width': ['interpolate', ['linear'], ['zoom'], 8, 1, 10, 6, 13, 14], 'line-offset': ['interpolate', ['linear'], ['zoom'], 8, 0.5, 10, 3, 13, 7], 'line-blur': ['interpolate', ['linear'], ['zoom'], 8, 0.5, 10, 3, 13, 8] },
    },
  ];
}

function borderLayers(palette: Palette): LayerSpecification[] {
  return [
    {
      id: 'borders',
      type: 'line',
      source: 'base',
      'source-layer': 'boundaries',
      layout: { 'line-join': 'round' },
      paint: {
        'line-color': palette.border,
        'line-dasharray': [4, 2],
        'line-width': ['interpolate', ['linear'], ['zoom'], 3, 0.8, 10, 2],
        'line-opacity': ['case', ['has', 'between'], 1, 0.6],
      },
    },
  ];
}

function anchor(id: string): LayerSpecification {
  return { id, type: 'background', layout: { visibility: 'none' } };
}
