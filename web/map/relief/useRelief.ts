import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect } from 'react';
import type { Language } from '#common/languages.ts';
import type { ElevationTiles } from '#common/relief/elevationTiles.ts';
import { drawingOf } from '#web/map/base/styles/baseStyle.ts';
import type { Contrast, Theme } from '#web/map/state/appearance.ts';
import { reliefLayers, reliefSources } from './reliefLayers.ts';
import { startRelief } from './startRelief.ts';

/** Layers of the terrain map that draw the contours of an archive, where it has some: ours take their place. */
const OF_ARCHIVES = ['contours', 'label-contours'] as const;

interface Look {
  readonly theme: Theme;
  readonly contrast: Contrast;
  readonly language: Language;
}

/** Draws the relief into our own terrain map; again whenever another style has taken the place of the last. */
export function useRelief(map: MapLibreMap, source: ElevationTiles, { theme, contrast, language }: Look): void {
  useEffect(() => {
    startRelief(source);
    const layers = reliefLayers(drawingOf({ layer: 'terrain', theme, contrast, language }));
    const sources = Object.entries(reliefSources(source, theme));
    const showArchives = (shown: boolean) => {
      for (const id of OF_ARCHIVES)
        if (map.getLayer(id)) map.setLayoutProperty(id, 'visibility', shown ? 'visible' : 'none');
    };
    const add = () => {
      if (layers.some(({ layer, under }) => map.getLayer(layer.id) || !map.getLayer(under))) return;
      for (const [id, one] of sources) map.addSource(id, one);
      for (const { layer, under } of layers) map.addLayer(layer, under);
      showArchives(false);
    };
    const remove = () => {
      // A map that is being removed has no style any more.
      if (!map.style) return;
      for (const { layer } of layers) if (map.getLayer(layer.id)) map.removeLayer(layer.id);
      for (const [id] of sources) if (map.getSource(id)) map.removeSource(id);
      showArchives(true);
    };
    // With a network there may be heights that a saved area does not have.
    const drawAnew = () => {
      remove();
      add();
    };
    map.on('styledata', add);
    window.addEventListener('online', drawAnew);
    add();
    return () => {
      map.off('styledata', add);
      window.removeEventListener('online', drawAnew);
      remove();
    };
  }, [map, source, theme, contrast, language]);
}
