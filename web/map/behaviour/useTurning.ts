import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect } from 'react';
import { setBearing } from '#web/navigation/camera.ts';

/**
 * Lets the visitor turn and tilt the map with two fingers, the right button and the keys, or stands it upright. A map
 * that is turned or tilted has `data-turned` on its container, by which a phone shows the compass.
 */
export function useTurning(map: MapLibreMap | null, allowed: boolean): void {
  useEffect(() => {
    if (!map) return undefined;
    const way = allowed ? 'enable' : 'disable';
    map.dragRotate[way]();
    map.touchPitch[way]();
    map.touchZoomRotate[`${way}Rotation`]();
    map.keyboard[`${way}Rotation`]();
    if (!allowed) map.jumpTo({ bearing: 0, pitch: 0 });
    const mark = () => {
      setBearing(map.getBearing());
      map.getContainer().toggleAttribute('data-turned', map.getBearing() !== 0 || map.getPitch() !== 0);
    };
    mark();
    map.on('move', mark);
    return () => {
      map.off('move', mark);
      setBearing(0);
    };
  }, [map, allowed]);
}
