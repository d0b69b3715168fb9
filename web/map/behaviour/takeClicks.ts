import type { Map as MapLibreMap, MapMouseEvent } from 'maplibre-gl';
import type { Position } from '#common/geo/bounds.ts';

/**
 * Calls `onTake` for every click on the map, also on places that deck.gl draws; a double click does not zoom. Returns a
 * function that ends it.
 */
export function takeClicks(map: MapLibreMap, onTake: (position: Position) => void): () => void {
  const onClick = ({ lngLat }: MapMouseEvent) => onTake([lngLat.lng, lngLat.lat]);
  map.on('click', onClick);
  map.doubleClickZoom.disable();
  return () => {
    map.off('click', onClick);
    map.doubleClickZoom.enable();
  };
}
