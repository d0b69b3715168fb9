import type { Layer } from '@deck.gl/core';
import type { MapMouseEvent } from 'maplibre-gl';
import { useEffect, useMemo } from 'react';
import { useMap } from 'react-map-gl/maplibre';
import { nearestSample } from '#common/relief/nearestSample.ts';
import { ANCHORS } from '#web/map/base/styles/anchors.ts';
import { profilePointLayer } from '#web/map/layers/profilePoint.ts';
import type { Theme } from '#web/map/state/appearance.ts';
import { type ProfilePoint, setProfilePoint, useProfiledRoute, useProfilePoint } from '#web/map/state/profilePoint.ts';

/** How far from the route the pointer, or a tap, still means a point of it. */
const NEAR_PX = 20;

/** The layers with the point of the profile above them; the map moves that point, too. */
export function useProfileOnMap(layers: Layer[], theme: Theme): Layer[] {
  usePointing();
  const position = useProfilePoint()?.position;
  return useMemo(
    () => (position === undefined ? layers : [...layers, profilePointLayer({ theme, anchors: ANCHORS, position })]),
    [layers, theme, position],
  );
}

/** A pointer on the route whose profile is on the page, or a tap on it, moves the point of the profile. */
function usePointing(): void {
  const { current } = useMap();
  const route = useProfiledRoute();
  useEffect(() => {
    if (!current || route === null) return undefined;
    const map = current.getMap();
    let isShown = false;
    const show = (point: ProfilePoint | null) => {
      if (point !== null || isShown) setProfilePoint(point);
      isShown = point !== null;
    };
    const onPoint = ({ point: { x, y }, lngLat }: MapMouseEvent) => {
      const nearM = lngLat.distanceTo(map.unproject([x + NEAR_PX, y]));
      const found = nearestSample(route, [lngLat.lng, lngLat.lat], nearM);
      const position = found === null ? undefined : route.points[found];
      show(found === null || position === undefined ? null : { distanceM: found * route.stepM, position });
    };
    const onLeave = () => show(null);
    map.on('mousemove', onPoint);
    map.on('click', onPoint);
    map.on('mouseout', onLeave);
    return () => {
      map.off('mousemove', onPoint);
      map.off('click', onPoint);
      map.off('mouseout', onLeave);
    };
  }, [current, route]);
}
