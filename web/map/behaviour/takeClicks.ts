import type { Map as MapLibreMap, MapMouseEvent } from 'maplibre-gl';
import type { Position } from '#common/geo/bounds.ts';

/** Tells of every click on the map itself, however busy deck.gl is with what lies there; two quick ones do not zoom. Returns what ends it. */
export function takeClicks(map: MapLibreMap, onTake: (position: Position) => void): () => void {
  const onClick = ({ lngLat }: MapMouseEvent) => onTake([lngLat.lng, lngLat.lat]);
  map.on('click', onClick);
  map.doubleClickZoom.disable();
  return () => {
    map.off('click', onClick);
    map.doubleClickZoom.enable();
  };
}
