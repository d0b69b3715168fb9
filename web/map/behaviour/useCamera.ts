import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useRef } from 'react';
import type { Bounds } from '#common/geo/bounds.ts';
import { type Camera, type Padding, sameCamera, samePadding } from '#common/geo/camera.ts';
import { heldBack, MAX_ZOOM, type Outline } from '#web/map/state/detail.ts';

export function cameraOf(map: MapLibreMap): Camera {
  const { lng, lat } = map.getCenter();
  return { zoom: map.getZoom(), centre: [lng, lat] };
}

/** Bounds around the part of the map that the padding leaves free, also where it is turned or tilted. */
export function visibleBounds(map: MapLibreMap, padding: Padding): Bounds {
  const { clientWidth, clientHeight } = map.getContainer();
  const right = Math.max(clientWidth - padding.right, padding.left + 1);
  const bottom = Math.max(clientHeight - padding.bottom, padding.top + 1);
  const corners = [padding.left, right].flatMap((x) => [bottom, padding.top].map((y) => map.unproject([x, y])));
  const lons = corners.map(({ lng }) => lng);
  const lats = corners.map(({ lat }) => lat);
  return [Math.min(...lons), Math.min(...lats), Math.max(...lons), Math.max(...lats)];
}

/**
 * Moves the map when the page asks for another camera, no closer than the details of the base map (`outline`) allow,
 * and changes its padding; a map that has that camera already stays.
 */
export function useCamera(map: MapLibreMap | null, camera: Camera, padding: Padding, outline: Outline): void {
  const asked = useRef(camera);
  useEffect(() => {
    if (!map) return;
    const isNew = asked.current !== camera;
    asked.current = camera;
    const { centre, zoom } = heldBack(camera, outline);
    if (isNew && !sameCamera(cameraOf(map), { centre, zoom })) {
      // Where the map stands now may hold it back more than where it goes.
      map.setMaxZoom(MAX_ZOOM);
      map.flyTo({ center: [...centre], zoom, padding, maxDuration: 1500 });
    }
    // Setting the padding ends a movement in flight, even where it is the same.
    else if (!samePadding(map.getPadding(), padding)) map.setPadding(padding);
  }, [map, camera, padding, outline]);
}
