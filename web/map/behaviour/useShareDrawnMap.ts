import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect } from 'react';
import { useMap } from 'react-map-gl/maplibre';
import { ANCHORS } from '#web/map/base/styles/anchors.ts';
import { setDrawnMap } from '#web/map/state/drawnMap.ts';

/** Hands the map around this component to what is added to it once places are drawn. */
export function useShareDrawnMap(isDrawn: boolean): void {
  const { current } = useMap();
  useEffect(() => {
    if (!isDrawn || !current) return undefined;
    const map = current.getMap();
    setDrawnMap({ map, layerOverShapes: () => layerOver(map, ANCHORS.shapes) });
    return () => setDrawnMap(null);
  }, [isDrawn, current]);
}

function layerOver(map: MapLibreMap, id: string): string | undefined {
  const layers = map.getLayersOrder();
  const at = layers.indexOf(id);
  return at === -1 ? undefined : layers[at + 1];
}
