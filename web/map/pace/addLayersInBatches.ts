import type { LayerSpecification, Map as MapLibreMap } from 'maplibre-gl';

/** Longest time that one task adds layers; its last layer may make it half as long again on a phone. */
const BATCH_MS = 12;

/**
 * Adds layers to the style of a map, unchecked, in tasks of `BATCH_MS`: all at once they block a slow phone for a
 * quarter of a second. Ends early when `signal` is aborted.
 */
export async function addLayersInBatches(
  { style }: MapLibreMap,
  layers: readonly LayerSpecification[],
  signal: AbortSignal,
): Promise<void> {
  let end = 0;
  for (const layer of layers) {
    if (performance.now() >= end) {
      await new Promise((resolve) => setTimeout(resolve));
      end = performance.now() + BATCH_MS;
    }
    if (signal.aborted) return;
    style.addLayer(layer, undefined, { validate: false });
  }
}
