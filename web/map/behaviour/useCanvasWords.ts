import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect } from 'react';

/** Names the map and says its keys to those who do not see it, in the language of the page also when that changes. */
export function useCanvasWords(map: MapLibreMap | null, name: string, keys: string): void {
  useEffect(() => {
    const canvas = map?.getCanvas();
    canvas?.setAttribute('aria-label', name);
    canvas?.setAttribute('aria-description', keys);
  }, [map, name, keys]);
}
