import type { ExpressionSpecification, LayerSpecification, LineLayerSpecification } from 'maplibre-gl';
import { byZoom, type Drawing, flag, growing, isLine, isPolygon, kindIs, SOURCE } from './drawing.ts';

const ROADS = { type: 'line', source: SOURCE, 'source-layer': 'roads' } as const;

/** Lines across open land and water: power lines, aerialways, ferries, runways. */
export function openLineLayers(drawing: Drawing): LayerSpecification[] {
  return [
    ...(drawing.layer === 'terrain' ? [powerLines(drawing)] : []),
    aerialways(drawing),
    ferries(drawing),
    runways(drawing),
  ];
}

function powerLines({ palette, strength }: Drawing): LayerSpecification {
  return {
    id: 'power-lines',
    type: 'line',
    source: SOURCE,
    'source-layer': 'power',
    minzoom: 12,
    paint: {
      'line-color': palette.power,
      'line-width': byZoom([12, 0.6], [16, 1.1 * strength]),
      'line-opacity': ['match', ['get', 'kind'], 'minor_line', 0.6, 1],
    },
  };
}

function aerialways({ palette, strength }: Drawing): LayerSpecification {
  return {
    id: 'aerialways',
    ...ROADS,
    minzoom: 12,
    filter: kindIs('aerialway'),
    paint: {
      'line-color': palette.rail,
      'line-width': byZoom([12, 0.8], [16, 1.4 * strength]),
      'line-dasharray': [8, 1.5],
    },
  };
}

function ferries({ palette, strength }: Drawing): LayerSpecification {
  return {
    id: 'ferries',
    ...ROADS,
    minzoom: 8,
    filter: kindIs('ferry'),
    paint: {
      'line-color': palette.ferry,
      'line-width': byZoom([8, 0.7], [12, 0.9 * strength], [16, 1.6 * strength]),
      'line-dasharray': [4, 3],
      'line-opacity': byZoom([8, 0.45], [12, 0.75]),
    },
  };
}

function runways({ palette }: Drawing): LayerSpecification {
  return {
    id: 'runways',
    ...ROADS,
    minzoom: 10,
    filter: kindIs('aeroway'),
    paint: {
      'line-color': palette.roadEdge,
      'line-opacity': 0.6,
      'line-width': growing(
        [10, ['match', ['get', 'kind_detail'], 'runway', 1.5, 0.5]],
        [14, ['match', ['get', 'kind_detail'], 'runway', 12, 3]],
        [18, ['match', ['get', 'kind_detail'], 'runway', 60, 16]],
      ),
    },
  };
}

/** The shape of the ground: cliffs, and contours where an archive has them. */
export function reliefLayers(drawing: Drawing): LayerSpecification[] {
  if (drawing.layer === 'general') return [];
  const { palette, strength } = drawing;
  return [
    {
      id: 'contours',
      type: 'line',
      source: SOURCE,
      'source-layer': 'contours',
      minzoom: 11,
      ...contourLook(drawing, flag('index')),
    },
    {
      id: 'cliffs',
      type: 'line',
      source: SOURCE,
      'source-layer': 'earth',
      minzoom: 13,
      filter: ['all', isLine, kindIs('cliff')],
      paint: {
        'line-color': palette.cliff,
        'line-width': byZoom([13, 1.2], [17, 3 * strength]),
        'line-dasharray': [0.4, 0.5],
      },
    },
  ];
}

/** How contours are drawn, of an archive or of our own heights; `isIndex` selects the lines that have numbers. */
export function contourLook(
  { palette, strength }: Drawing,
  isIndex: ExpressionSpecification,
): Pick<LineLayerSpecification, 'layout' | 'paint'> {
  return {
    layout: { 'line-join': 'round' },
    paint: {
      'line-color': palette.contour,
      'line-width': byZoom([11, ['case', isIndex, 0.7, 0.4]], [15, ['case', isIndex, 1.3 * strength, 0.7 * strength]]),
      'line-opacity': 0.7,
    },
  };
}

export function buildingLayers({ palette }: Drawing): LayerSpecification[] {
  return [
    {
      id: 'buildings',
      type: 'fill',
      source: SOURCE,
      'source-layer': 'buildings',
      minzoom: 13,
      filter: isPolygon,
      paint: {
        'fill-color': palette.building,
        'fill-outline-color': palette.buildingEdge,
        'fill-opacity': byZoom([13, 0.5], [15, 1]),
      },
    },
  ];
}

/** Borders of countries, then of regions and municipalities, finer. */
export function borderLayers({ palette, strength }: Drawing): LayerSpecification[] {
  const shared = {
    type: 'line',
    source: SOURCE,
    'source-layer': 'boundaries',
    layout: { 'line-join': 'round' },
  } as const;
  return [
    {
      id: 'municipal-borders',
      ...shared,
      minzoom: 9,
      filter: kindIs('region', 'county', 'locality'),
      paint: {
        'line-color': palette.border,
        'line-dasharray': [6, 2, 1, 2],
        'line-width': byZoom([9, 0.6], [14, 1.2 * strength]),
        'line-opacity': byZoom([9, 0.5], [12, 0.8]),
      },
    },
    {
      id: 'borders',
      ...shared,
      filter: ['!', kindIs('region', 'county', 'locality')],
      paint: {
        'line-color': palette.border,
        'line-dasharray': [4, 2],
        'line-width': byZoom([3, 0.8 * strength], [10, 2 * strength]),
        'line-opacity': ['case', ['any', ['has', 'between'], ['has', 'kind_detail']], 1, 0.6],
      },
    },
  ];
}
