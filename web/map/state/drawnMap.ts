import type { Map as MapLibreMap } from 'maplibre-gl';
import { createStore, useStore } from '#web/data/store.ts';

/** A map whose places are drawn. */
export interface DrawnMap {
  readonly map: MapLibreMap;
  /** The layer over the areas and lines of places; undefined while the style is not there. */
  readonly layerOverShapes: () => string | undefined;
}

/** The map of the page once its places are drawn, for what is added to it later; null before. */
const drawnMap = createStore<DrawnMap | null>(null);

export const setDrawnMap = drawnMap.set;

export function useDrawnMap(): DrawnMap | null {
  return useStore(drawnMap, (map) => map);
}

/** Answers whether something is drawn at a point of the map (pixels), which the tap then opens. */
type TapTest = (x: number, y: number) => boolean;

let takes: TapTest = () => false;

/** Lets taps that meet no place open what lies under the places. Returns a function that ends it. */
export function takeEmptyTaps(test: TapTest): () => void {
  takes = test;
  return () => {
    if (takes === test) takes = () => false;
  };
}

/** Whether a tap that met no place has opened something else. */
export function isTapTaken(x: number, y: number): boolean {
  return takes(x, y);
}
