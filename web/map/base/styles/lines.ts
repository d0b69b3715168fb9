import type { ExpressionSpecification, LayerSpecification, LineLayerSpecification } from 'maplibre-gl';
import { byZoom, detailIs, type Drawing, flag, growing, isLine, isPolygon, kindIs, SOURCE } from './drawing.ts';

const ROADS = { type: 'line', source: SOURCE, 'source-layer': 'roads' } as const;
const TRAINS = ['rail', 'light_rail', 'narrow_gauge', 'preserved', 'funicular', 'monorail'] as const;

/** Railways with their sleepers, trams as fine lines; under ground only the metro, faintly. */
export function railLayers({ palette, strength }: Drawing): LayerSpecification[] {
  const onGround: ExpressionSpecification = ['!', flag('is_tunnel')];
  const trains = {
    ...ROADS,
    filter: ['all', onGround, ['any', detailIs(...TRAINS), detailIs('subway')]],
  } satisfies Partial<LineLayerSpecification>;
  return [
    {
      id: 'rail-tunnels',
      ...ROADS,
      minzoom: 13,
      filter: ['all', ['==', ['get', 'kind'], 'rail'], flag('is_tunnel'), ['!', detailIs('tram')]],
      paint: {
        'line-color': palette.rail,
        'line-width': growing([13, 0.8], [18, 2]),
        'line-dasharray': [3, 3],
        'line-opacity': 0.35,
      },
    },
    {
      id: 'trams',
      ...ROADS,
      minzoom: 13,
      filter: ['all', onGround, detailIs('tram')],
      paint: {
        'line-color': palette.tram,
        'line-width': growing([13, 0.5], [16, 1.1 * strength], [18, 1.8]),
        'line-opacity': byZoom([13, 0.5], [15, 0.9]),
      },
    },
    {
      id: 'rails',
      ...trains,
      minzoom: 8,
      paint: {
        'line-color': palette.rail,
        'line-width': growing([8, 0.5], [12, 0.8 * strength], [14, strength], [18, 2.4]),
      },
    },
    {
      id: 'sleepers',
      ...trains,
      minzoom: 13,
      paint: {
        'line-color': palette.rail,
        'line-width': growing([13, 2.4], [14, 3.4], [18, 9]),
        'line-opacity': byZoom([13, 0.5], [15, 1]),
        'line-dasharray': [0.25, 2.5],
      },
    },
  ];
}

/** What crosses the open land and water. */
export function openLineLayers({ palette, layer, strength }: Drawing): LayerSpecification[] {
  const terrain: LayerSpecification[] = [
    {
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
    },
  ];
  return [
    ...(layer === 'terrain' ? terrain : []),
    {
      id: 'aerialways',
      ...ROADS,
      minzoom: 12,
      filter: kindIs('aerialway'),
      paint: {
        'line-color': palette.rail,
        'line-width': byZoom([12, 0.8], [16, 1.4 * strength]),
        'line-dasharray': [8, 1.5],
      },
    },
    {
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
    },
    {
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
    },
  ];
}

/** The shape of the ground: cliffs, and contours where an archive has them. */
export function reliefLayers({ palette, layer, strength }: Drawing): LayerSpecification[] {
  if (layer === 'general') return [];
  return [
    {
      id: 'contours',
      type: 'line',
      source: SOURCE,
      'source-layer': 'contours',
      minzoom: 11,
      layout: { 'line-join': 'round' },
      paint: {
        'line-color': palette.contour,
        'line-width': byZoom(
          [11, ['case', flag('index'), 0.7, 0.4]],
          [15, ['case', flag('index'), 1.3 * strength, 0.7 * strength]],
        ),
        'line-opacity': 0.7,
      },
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
