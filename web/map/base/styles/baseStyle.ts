import type { LayerSpecification, SourceSpecification, StyleSpecification } from 'maplibre-gl';
import type { BaseTilesSource } from '#common/baseMap.ts';
import type { Language } from '#common/languages.ts';
import { type Theme, type Contrast } from '#web/map/state/appearance.ts';
import type { Imagery } from '#web/map/state/imagery.ts';
import { ANCHORS, anchorLayer } from './anchors.ts';
import { BASE_ATTRIBUTION } from './attribution.ts';
import { coverLayers, protectedLayers, pavedLayers } from './cover.ts';
import { type Drawing, SOURCE } from './drawing.ts';
import { labelLayers } from './labels.ts';
import { borderLayers, buildingLayers, openLineLayers, reliefLayers } from './lines.ts';
import { type BaseLayer } from './palette.ts';
import { paletteOf } from './paletteOf.ts';
import { pathBridgeLayers, pathLayers } from './paths.ts';
import { railLayers } from './rails.ts';
import { roadLayers } from './roads.ts';
import { landLayers, waterLayers } from './water.ts';

/** How much wider lines are where the visitor asked for contrast. */
const STRENGTH: Readonly<Record<Contrast, number>> = { normal: 1, more: 1.4 };

/** Source of the pictures in the style. */
export const IMAGERY = 'imagery';

export interface BaseStyleOptions {
  readonly layer: BaseLayer;
  readonly theme: Theme;
  readonly contrast: Contrast;
  readonly language: Language;
  /** Tiles as docs/base-tiles.md describes them. */
  readonly tiles: BaseTilesSource;
  /** Where the sprite lies: MapLibre wants its whole address. */
  readonly origin: string;
  readonly imagery?: Imagery | undefined;
}

/**
 * MapLibre style of a base map, bottom to top: sea, land and what covers it, lakes, lines from the ground up, borders,
 * `ANCHORS.shapes`, names, `ANCHORS.points`. Pictures lie on land and water and leave only borders and names.
 */
export function baseStyle({
  layer,
  theme,
  contrast,
  language,
  tiles,
  origin,
  imagery,
}: BaseStyleOptions): StyleSpecification {
  const drawing = drawingOf({ layer, theme, contrast, language });
  const onPictures: Drawing = { ...drawing, palette: paletteOf('terrain', 'dark', contrast), layer: 'general' };
  return {
    version: 8,
    name: `taival-${layer}-${theme}`,
    sprite: `${origin}/static/map/${theme}`,
    sources: {
      [SOURCE]: tilesSource(tiles),
      ...(imagery && { [IMAGERY]: imagerySource(imagery) }),
    },
    layers: [
      ...landLayers(drawing),
      ...(imagery ? pictureLayers(drawing) : groundLayers(drawing)),
      ...borderLayers(drawing),
      anchorLayer(ANCHORS.shapes),
      ...(imagery?.named ? [] : labelLayers(imagery ? onPictures : drawing)),
      anchorLayer(ANCHORS.points),
    ],
  };
}

/** What the layers of a base map are drawn by. */
export function drawingOf({
  layer,
  theme,
  contrast,
  language,
}: Pick<BaseStyleOptions, 'layer' | 'theme' | 'contrast' | 'language'>): Drawing {
  return { palette: paletteOf(layer, theme, contrast), layer, language, strength: STRENGTH[contrast] };
}

function tilesSource({ tiles, maxZoom, attribution }: BaseTilesSource): SourceSpecification {
  return { type: 'vector', tiles: [tiles], minzoom: 0, maxzoom: maxZoom, attribution: attribution ?? BASE_ATTRIBUTION };
}

function imagerySource({ tilesUrl, maxZoom, attribution }: Imagery): SourceSpecification {
  return { type: 'raster', tiles: [tilesUrl], tileSize: 256, maxzoom: maxZoom, attribution };
}

function pictureLayers(drawing: Drawing): LayerSpecification[] {
  return [...waterLayers(drawing), { id: 'imagery', type: 'raster', source: IMAGERY }];
}

/** Everything between the land and the borders. */
function groundLayers(drawing: Drawing): LayerSpecification[] {
  return [
    ...coverLayers(drawing),
    ...waterLayers(drawing),
    ...pavedLayers(drawing),
    ...protectedLayers(drawing),
    ...reliefLayers(drawing),
    ...roadLayers(drawing, 'tunnel'),
    ...openLineLayers(drawing),
    ...buildingLayers(drawing),
    ...pathLayers(drawing),
    ...roadLayers(drawing, 'ground'),
    ...railLayers(drawing),
    ...roadLayers(drawing, 'bridge'),
    ...pathBridgeLayers(drawing),
  ];
}
