import type { FeatureCollection, Geometry } from 'geojson';
import type { GeoJSONSource, Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useRef } from 'react';
import type { Theme } from '#web/map/state/appearance.ts';
import type { DrawnMap } from '#web/map/state/drawnMap.ts';
import { conditionLayers, conditionPictures, CONDITIONS } from './conditionLayers.ts';
import { CONDITION_LOOKS, type ConditionProperties } from './looks.ts';
import { conditionPicture, SIGN_DENSITY } from './signs.ts';

export type ConditionData = FeatureCollection<Geometry, ConditionProperties>;

/**
 * Draws conditions over the areas and lines of places, under names and discs; again whenever another style has taken
 * the place of the last. Nothing is added to the map while there are none.
 */
export function useConditionLayers({ map, layerOverShapes }: DrawnMap, data: ConditionData, theme: Theme): void {
  const latest = useRef(data);
  useEffect(() => {
    latest.current = data;
    map.getSource<GeoJSONSource>(CONDITIONS)?.setData(data);
  }, [map, data]);
  const looks = CONDITION_LOOKS.filter((look) =>
    data.features.some(({ properties }) => properties.look === look),
  ).join();
  useEffect(() => {
    const shown = new Set(CONDITION_LOOKS.filter((look) => looks.split(',').includes(look)));
    const add = () => {
      const under = layerOverShapes();
      if (shown.size === 0 || under === undefined || map.getSource(CONDITIONS)) return;
      // Each addition is a change of the style, of which this hears at once.
      map.addSource(CONDITIONS, { type: 'geojson', data: latest.current });
      addPictures(map, conditionPictures(theme, shown));
      for (const layer of conditionLayers(theme, shown)) map.addLayer(layer, under);
    };
    map.on('styledata', add);
    add();
    return () => {
      map.off('styledata', add);
      remove(map);
    };
  }, [map, layerOverShapes, theme, looks]);
}

function addPictures(map: MapLibreMap, names: readonly string[]): void {
  for (const name of names) {
    const picture = map.hasImage(name) ? null : conditionPicture(name);
    if (picture !== null) map.addImage(name, picture, { pixelRatio: SIGN_DENSITY });
  }
}

function remove(map: MapLibreMap): void {
  // A map that is being removed has no style any more.
  if (!map.style || !map.getSource(CONDITIONS)) return;
  for (const id of map.getLayersOrder()) if (map.getLayer(id)?.source === CONDITIONS) map.removeLayer(id);
  map.removeSource(CONDITIONS);
}
