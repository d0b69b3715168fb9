import type {
  ExpressionSpecification,
  LayerSpecification,
  RasterSourceSpecification,
  VectorSourceSpecification,
} from 'maplibre-gl';
import type { Bounds } from '#common/geo/bounds.ts';
import type { ElevationTiles } from '#common/relief/elevationTiles.ts';
import type { Drawing } from '#web/map/base/styles/drawing.ts';
import { contourNumbers } from '#web/map/base/styles/lineLabels.ts';
import { contourLook } from '#web/map/base/styles/lines.ts';
import type { Theme } from '#web/map/state/appearance.ts';
import { CONTOURS_LAYER, CONTOURS_MAX_ZOOM, CONTOURS_MIN_ZOOM } from './contours.ts';

/** Sources and layers of the relief. */
export const SHADING = 'relief-shading';
export const CONTOURS = 'relief-contours';
const NUMBERS = 'relief-numbers';

/** CSS pixels of a picture of shading: soft, and a quarter of the tiles that one pixel for each would take. */
const SHADING_PX = 512;

const isIndex: ExpressionSpecification = ['==', ['get', 'level'], 1];

export interface ReliefSources {
  readonly [SHADING]: RasterSourceSpecification;
  readonly [CONTOURS]: VectorSourceSpecification;
}

/** Pictures of shading and tiles of contours, made on this device from tiles of heights (`startRelief.ts`). */
export function reliefSources(
  { minZoom, maxZoom, bounds: [west, south, east, north], attribution }: ElevationTiles,
  theme: Theme,
): ReliefSources {
  const shared = { bounds: [west, south, east, north] satisfies Bounds, attribution };
  return {
    [SHADING]: {
      type: 'raster',
      tiles: [`${SHADING}://${theme}/{z}/{x}/{y}`],
      tileSize: SHADING_PX,
      minzoom: minZoom,
      maxzoom: maxZoom,
      ...shared,
    },
    [CONTOURS]: {
      type: 'vector',
      tiles: [`${CONTOURS}://{z}/{x}/{y}`],
      minzoom: Math.max(minZoom, CONTOURS_MIN_ZOOM),
      maxzoom: CONTOURS_MAX_ZOOM,
      ...shared,
    },
  };
}

/** A layer with the layer of the base map that it lies under. */
export interface ReliefLayer {
  readonly layer: LayerSpecification;
  readonly under: string;
}

/** Shading on the land, under waters and roads; contours over them, and their numbers under all names. */
export function reliefLayers(drawing: Drawing): readonly ReliefLayer[] {
  return [
    {
      under: 'shores',
      layer: {
        id: SHADING,
        type: 'raster',
        source: SHADING,
        paint: { 'raster-fade-duration': 0, 'raster-opacity': ['interpolate', ['linear'], ['zoom'], 13, 1, 16, 0.7] },
      },
    },
    {
      under: 'cliffs',
      layer: {
        id: CONTOURS,
        type: 'line',
        source: CONTOURS,
        'source-layer': CONTOURS_LAYER,
        ...contourLook(drawing, isIndex),
      },
    },
    {
      under: 'label-paths',
      layer: {
        id: NUMBERS,
        type: 'symbol',
        source: CONTOURS,
        'source-layer': CONTOURS_LAYER,
        minzoom: 12,
        filter: isIndex,
        ...contourNumbers(drawing),
      },
    },
  ];
}
