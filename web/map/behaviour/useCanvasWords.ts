import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect } from 'react';

/**
 * Gives screen readers the name and the keys of the map, also when the language changes; a map without keys takes no
 * focus.
 */
export function useCanvasWords(map: MapLibreMap | null, name: string, keys: string | null): void {
  useEffect(() => {
    const canvas = map?.getCanvas();
    canvas?.setAttribute('aria-label', name);
    if (keys === null) canvas?.setAttribute('tabindex', '-1');
    else canvas?.setAttribute('aria-description', keys);
  }, [map, name, keys]);
}
