import type { LayerSpecification } from 'maplibre-gl';

/**
 * Empty layers that every base style has, so that other layers find their place whatever the base map (`beforeId`):
 * - `shapes`: areas and lines go before it: over land and water, under the names of the base map;
 * - `points`: discs and their labels go before it: over everything of the base map.
 */
export const ANCHORS = { shapes: 'anchor-shapes', points: 'anchor-points' } as const;

export function anchorLayer(id: string): LayerSpecification {
  return { id, type: 'background', layout: { visibility: 'none' } };
}
