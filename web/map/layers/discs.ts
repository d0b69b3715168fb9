import type { Layer, PickingInfo } from '@deck.gl/core';
import { IconLayer } from '@deck.gl/layers';
import type { Fit, Offers } from '#web/map/state/fit.ts';
import { type Atlas, CLOSED_MARK_PX, discOf, dotOf, type Rgba } from './look.ts';
import { iconsOf } from './pictures.ts';
import type { Placement, ShownPlace } from './placement.ts';

export interface DiscView {
  readonly atlas: Atlas;
  /** Layer of the base style that the discs are drawn below. */
  readonly anchors: { readonly points: string };
  readonly placement: Placement;
  readonly strengthOf: Fit['strengthOf'];
}

export interface DiscHandlers {
  readonly onHover: (info: PickingInfo<ShownPlace>) => void;
}

/** From the middle of a disc to the middle of its mark, at the upper right, pixels. */
const MARK_OFFSET = [9, -9] as const;

/**
 * The discs that were chosen from the tiles, in one layer for all of them; the best above the others, dots below all.
 * A place that is closed for now has a mark on its disc. No disc, no layer: it would ask WebGL for buffers of no size.
 */
export function discLayers({ atlas, anchors, placement, strengthOf }: DiscView, on: DiscHandlers): Layer[] {
  const getColor = (place: Offers): Rgba => [0, 0, 0, 255 * strengthOf(place)];
  const places = placement.filter(({ hasOwnDisc }) => !hasOwnDisc).reverse();
  if (places.length === 0) return [];
  return [
    new IconLayer<ShownPlace, { readonly beforeId: string }>({
      id: 'attraction-discs',
      beforeId: anchors.points,
      data: places,
      pickable: true,
      ...iconsOf(atlas),
      getIcon: (place) => (place.isDot ? dotOf(place) : discOf(place)),
      getPosition: ({ position: [lon, lat] }) => [lon, lat],
      getColor,
      getSize: ({ sizePx }) => sizePx,
      sizeUnits: 'pixels',
      onHover: on.onHover,
      parameters: { depthCompare: 'always' },
    }),
    ...closedMarks({ atlas, anchors, placement: places }, getColor),
  ];
}

function closedMarks(
  { atlas, anchors, placement }: Omit<DiscView, 'strengthOf'>,
  getColor: (place: Offers) => Rgba,
): Layer[] {
  const closed = placement.filter(({ isClosed, isDot }) => isClosed && !isDot);
  if (closed.length === 0) return [];
  return [
    new IconLayer<ShownPlace, { readonly beforeId: string }>({
      id: 'closed-marks',
      beforeId: anchors.points,
      data: closed,
      ...iconsOf(atlas),
      getIcon: () => 'mark/closed',
      getPosition: ({ position: [lon, lat] }) => [lon, lat],
      getColor,
      getPixelOffset: [...MARK_OFFSET],
      getSize: CLOSED_MARK_PX,
      sizeUnits: 'pixels',
      parameters: { depthCompare: 'always' },
    }),
  ];
}
