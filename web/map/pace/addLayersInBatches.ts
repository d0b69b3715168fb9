import type { LayerSpecification, Map as MapLibreMap } from 'maplibre-gl';
import { shortTasks } from './shortTasks.ts';

/**
 * Adds layers to the style of a map, unchecked, in short tasks: all at once they block a slow phone for a quarter of a
 * second. Ends early when `signal` is aborted.
 */
export async function addLayersInBatches(
  { style }: MapLibreMap,
  layers: readonly LayerSpecification[],
  signal: AbortSignal,
): Promise<void> {
  const turn = shortTasks();
  for (const layer of layers) {
    await turn();
    if (signal.aborted) return;
    style.addLayer(layer, undefined, { validate: false });
  }
}
