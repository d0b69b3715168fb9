import type { Layer } from '@deck.gl/core';
import { PathLayer, ScatterplotLayer } from '@deck.gl/layers';
import type { Position } from '#common/geo/bounds.ts';
import type { Theme } from '#web/map/state/appearance.ts';
import { CASING, CASING_PX, LINE_PX, OUTLINES } from './look.ts';

export interface MeasureView {
  readonly theme: Theme;
  readonly anchors: { readonly points: string };
  readonly points: readonly Position[];
}

const POINT_PX = 6;

/** The line that is measured, with its points, above everything of the map. */
export function measureLayers({ theme, anchors, points }: MeasureView): Layer[] {
  const { ink, halo } = OUTLINES[theme];
  const path = points.map(([lon, lat]): [number, number] => [lon, lat]);
  const line = {
    data: [path],
    beforeId: anchors.points,
    getPath: (one: typeof path) => one,
    widthUnits: 'pixels',
    jointRounded: true,
    capRounded: true,
  } as const;
  return [
    new PathLayer({ ...line, id: 'measure-casing', getColor: CASING[theme], getWidth: LINE_PX + 2 * CASING_PX }),
    new PathLayer({ ...line, id: 'measure-line', getColor: ink, getWidth: LINE_PX }),
    new ScatterplotLayer<[number, number], { readonly beforeId: string }>({
      id: 'measure-points',
      beforeId: anchors.points,
      data: path,
      getPosition: (position) => position,
      getRadius: POINT_PX,
      radiusUnits: 'pixels',
      getFillColor: halo,
      stroked: true,
      getLineColor: ink,
      getLineWidth: LINE_PX,
      lineWidthUnits: 'pixels',
    }),
  ];
}
