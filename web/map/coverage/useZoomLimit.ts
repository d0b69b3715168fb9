import type { MapLibreEvent, Map as MapLibreMap } from 'maplibre-gl';
import { useEffect } from 'react';
import { cameraOf } from '#web/map/behaviour/useCamera.ts';
import { heldBack, maxZoomAt, type Outline } from '#web/map/state/detail.ts';

/** A map that has been still for so long is not being moved by a finger that only pauses. */
const REST_MS = 200;

/**
 * Limits how close the map may come to what its details allow. A gesture ends at the limit; a map that was moved out
 * of the details steps back once it is at rest.
 */
export function useZoomLimit(map: MapLibreMap, outline: Outline): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const limit = () => {
      const { zoom, centre } = cameraOf(map);
      const closest = maxZoomAt(outline, centre);
      if (zoom <= closest && map.getMaxZoom() !== closest) map.setMaxZoom(closest);
    };
    const stepBack = () => {
      const camera = cameraOf(map);
      const { zoom } = heldBack(camera, outline);
      if (zoom < camera.zoom && !map.isMoving()) map.easeTo({ zoom });
    };
    // A flight has its own limit: it may begin outside and end within (`useCamera`).
    const onMove = ({ originalEvent }: MapLibreEvent<unknown>) => {
      clearTimeout(timer);
      if (originalEvent) limit();
    };
    const onEnd = () => {
      limit();
      clearTimeout(timer);
      timer = setTimeout(stepBack, REST_MS);
    };
    map.on('move', onMove);
    map.on('moveend', onEnd);
    onEnd();
    return () => {
      clearTimeout(timer);
      map.off('move', onMove);
      map.off('moveend', onEnd);
      map.setMaxZoom(maxZoomAt(null, [0, 0]));
    };
  }, [map, outline]);
}
