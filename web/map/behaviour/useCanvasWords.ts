import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect } from 'react';

/** Names the map and says its keys to those who do not see it, in the language of the page also when that changes; a map without keys takes no focus. */
export function useCanvasWords(map: MapLibreMap | null, name: string, keys: string | null): void {
  useEffect(() => {
    const canvas = map?.getCanvas();
    canvas?.setAttribute('aria-label', name);
    if (keys === null) canvas?.setAttribute('tabindex', '-1');
    else canvas?.setAttribute('aria-description', keys);
  }, [map, name, keys]);
}
