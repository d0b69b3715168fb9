import type { Layer } from '@deck.gl/core';
import { ScatterplotLayer } from '@deck.gl/layers';
import type { Theme } from '#web/map/state/appearance.ts';
import type { MapLocation } from '#web/map/state/mapProps.ts';
import { OUTLINES, type Rgba } from './look.ts';

export interface LocationView {
  readonly theme: Theme;
  readonly anchors: { readonly shapes: string; readonly points: string };
  readonly location: MapLocation;
}

const DOT_PX = 8;
const ACCURACY_ALPHA = 36;
const HERE: Readonly<Record<Theme, Rgba>> = { light: [29, 98, 165, 255], dark: [143, 191, 240, 255] };

/**
 * Where the visitor is: a circle as wide as the position is uncertain, and a dot; hollow when there was no news for a
 * while.
 */
export function locationLayers({ theme, anchors, location }: LocationView): Layer[] {
  const [red, green, blue] = HERE[theme];
  const { halo } = OUTLINES[theme];
  const shared = {
    data: [location],
    getPosition: ({ position: [lon, lat] }: MapLocation): [number, number] => [lon, lat],
    stroked: true,
    lineWidthUnits: 'pixels',
  } as const;
  return [
    new ScatterplotLayer<MapLocation, { readonly beforeId: string }>({
      ...shared,
      id: 'location-accuracy',
      beforeId: anchors.shapes,
      radiusUnits: 'meters',
      getRadius: ({ accuracyM }) => accuracyM,
      getFillColor: [red, green, blue, ACCURACY_ALPHA],
      getLineColor: [red, green, blue, 3 * ACCURACY_ALPHA],
      getLineWidth: 1,
    }),
    new ScatterplotLayer<MapLocation, { readonly beforeId: string }>({
      ...shared,
      id: 'location-dot',
      beforeId: anchors.points,
      radiusUnits: 'pixels',
      getRadius: DOT_PX,
      getFillColor: location.stale ? halo : HERE[theme],
      getLineColor: location.stale ? HERE[theme] : halo,
      getLineWidth: 3,
    }),
  ];
}
