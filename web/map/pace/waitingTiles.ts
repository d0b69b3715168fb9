import type { Map as MapLibreMap } from 'maplibre-gl';

/** What a map's frames are asked for by. */
export type Repainted = Pick<MapLibreMap, 'triggerRepaint'>;

/** How many tiles wait for their layers, for maps that have some. */
const waiting = new WeakMap<Repainted, number>();

/** Whether tiles of a map wait for their layers. */
export function hasTilesWaiting(map: Repainted): boolean {
  return (waiting.get(map) ?? 0) > 0;
}

/** Counts a tile that begins to wait (1), or that waits no longer (-1). */
export function countWaiting(map: Repainted, by: 1 | -1): void {
  waiting.set(map, (waiting.get(map) ?? 0) + by);
}
