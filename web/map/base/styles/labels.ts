import type { SymbolLayerSpecification } from 'maplibre-gl';
import type { Drawing } from './drawing.ts';
import { lineLabels } from './lineLabels.ts';
import { placeLabels } from './placeLabels.ts';
import { poiLabels } from './poiLabels.ts';
import { waterLabels } from './waterLabels.ts';

/** Names of the base map, bottom to top; where they collide, later ones win. */
export function labelLayers(drawing: Drawing): SymbolLayerSpecification[] {
  return [...lineLabels(drawing), ...poiLabels(drawing), ...waterLabels(drawing), ...placeLabels(drawing)];
}
