import type { LayerSpecification, Map as MapLibreMap } from 'maplibre-gl';

/** How long a task adds layers; on a phone the last one of it may take half as long again. */
const TURN_MS = 12;

/**
 * Adds layers to the style of a map, unchecked, as many at a time as a short task can: all at once they hold a slow phone for a quarter of a
 * second. Ends early where `signal` is aborted.
 */
export async function addLayersInTurns(
  { style }: MapLibreMap,
  layers: readonly LayerSpecification[],
  signal: AbortSignal,
): Promise<void> {
  let end = 0;
  for (const layer of layers) {
    if (performance.now() >= end) {
      await new Promise((resolve) => setTimeout(resolve));
      end = performance.now() + TURN_MS;
    }
    if (signal.aborted) return;
    style.addLayer(layer, undefined, { validate: false });
  }
}
