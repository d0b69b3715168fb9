import type { Map as MapLibreMap } from 'maplibre-gl';
import { createStore, useStore } from '#web/data/store.ts';

/** The map of the page once its places are drawn, for what is added to it later; null before. */
const drawnMap = createStore<MapLibreMap | null>(null);

export const setDrawnMap = drawnMap.set;

export function useDrawnMap(): MapLibreMap | null {
  return useStore(drawnMap, (map) => map);
}
