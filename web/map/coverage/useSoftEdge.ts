import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect } from 'react';
import type { Contrast, Theme } from '#web/map/state/appearance.ts';
import type { Outline } from '#web/map/state/detail.ts';
import { HAZE, hazeLayers, hazeSource } from './softEdge.ts';

/** The lowest layer of a base style that the haze lies under. */
const UNDER = 'municipal-borders';

/** Draws where the details end; again whenever another style has taken the place of the last. */
export function useSoftEdge(map: MapLibreMap, outline: NonNullable<Outline>, theme: Theme, contrast: Contrast): void {
  useEffect(() => {
    const layers = hazeLayers(theme, contrast);
    const remove = () => {
      for (const { id } of layers) if (map.getLayer(id)) map.removeLayer(id);
      if (map.getSource(HAZE)) map.removeSource(HAZE);
    };
    const add = () => {
      if (outline.length === 0 || map.getSource(HAZE) || !map.getLayer(UNDER)) return;
      map.addSource(HAZE, hazeSource(outline));
      for (const layer of layers) map.addLayer(layer, UNDER);
    };
    map.on('styledata', add);
    add();
    return () => {
      map.off('styledata', add);
      // A map that is being removed has no style any more.
      if (map.style) remove();
    };
  }, [map, outline, theme, contrast]);
}
