import type { Layer } from '@deck.gl/core';
import { ScatterplotLayer } from '@deck.gl/layers';
import type { Position } from '#common/geo/bounds.ts';
import type { Theme } from '#web/map/state/appearance.ts';
import { LINE_PX, OUTLINES } from './look.ts';

export interface ProfilePointView {
  readonly theme: Theme;
  readonly anchors: { readonly points: string };
  readonly position: Position;
}

const RADIUS_PX = 8;

/** The point of a route that its profile shows, above everything of the map. */
export function profilePointLayer({ theme, anchors, position }: ProfilePointView): Layer {
  const { ink, halo } = OUTLINES[theme];
  return new ScatterplotLayer<Position, { readonly beforeId: string }>({
    id: 'profile-point',
    beforeId: anchors.points,
    data: [position],
    getPosition: ([lon, lat]) => [lon, lat],
    getRadius: RADIUS_PX,
    radiusUnits: 'pixels',
    getFillColor: ink,
    stroked: true,
    getLineColor: halo,
    getLineWidth: LINE_PX,
    lineWidthUnits: 'pixels',
  });
}
