import type { Map as MapLibreMap } from 'maplibre-gl';
import { CONDITIONS } from './conditionLayers.ts';

/** How far from a line or sign a tap still meets it, pixels. */
const NEAR_PX = 10;

/** Ids of the conditions that are drawn at a point of the map (pixels). */
export function conditionsAt(map: MapLibreMap, x: number, y: number): number[] {
  const layers = map.getLayersOrder().filter((id) => map.getLayer(id)?.source === CONDITIONS);
  if (layers.length === 0) return [];
  const found = map.queryRenderedFeatures(
    [
      [x - NEAR_PX, y - NEAR_PX],
      [x + NEAR_PX, y + NEAR_PX],
    ],
    { layers },
  );
  return [
    ...new Set(found.flatMap(({ properties }) => (typeof properties['id'] === 'number' ? properties['id'] : []))),
  ];
}
