import type { Map as MapLibreMap } from 'maplibre-gl';

declare global {
  interface Window {
    taivalMap?: MapLibreMap;
  }
}

const KEY = 'taival.map';

/**
 * Hands the map to the console and the browser tests where the session asks for it (`sessionStorage['taival.map'] =
 * 'exposed'`): what is drawn can be asked only of it.
 */
export function exposeMap(map: MapLibreMap): void {
  try {
    if (sessionStorage.getItem(KEY) === 'exposed') window.taivalMap = map;
  } catch {
    // No storage, no wish.
  }
}
