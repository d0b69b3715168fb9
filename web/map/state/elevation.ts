import type { ElevationTiles } from '#common/relief/elevationTiles.ts';
import { createStore, useStore } from '#web/data/store.ts';

/** Where the tiles of heights are; null where there are none, or not yet known. */
const elevation = createStore<ElevationTiles | null>(null);

export const setElevation = elevation.set;

export function useElevation(): ElevationTiles | null {
  return useStore(elevation, (tiles) => tiles);
}
