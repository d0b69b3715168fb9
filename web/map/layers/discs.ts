import type { Layer, PickingInfo } from '@deck.gl/core';
import { IconLayer } from '@deck.gl/layers';
import { type Atlas, DISC_PX, discOf } from './look.ts';
import type { Placement, ShownPlace } from './placement.ts';

export interface DiscView {
  readonly atlas: Atlas;
  /** Layer of the base style that the discs are drawn below. */
  readonly anchors: { readonly points: string };
  readonly placement: Placement;
}

export interface DiscHandlers {
  readonly onHover: (info: PickingInfo<ShownPlace>) => void;
}

/** A layer without any icon would ask WebGL for buffers of no size. */
const NOBODY: ShownPlace = {
  attractionId: 0,
  position: [0, 0],
  family: 'service',
  icon: 'marker-base',
  name: null,
  hasOwnDisc: false,
};

/**
 * The discs that were chosen from the tiles, in one layer for all of them, which makes its program where there are none
 * yet; the best above the others.
 */
export function discLayers({ atlas, anchors, placement }: DiscView, on: DiscHandlers): Layer[] {
  const places = placement.filter(({ hasOwnDisc }) => !hasOwnDisc).reverse();
  return [
    new IconLayer<ShownPlace, { readonly beforeId: string }>({
      id: 'attraction-discs',
      beforeId: anchors.points,
      data: places.length === 0 ? [NOBODY] : places,
      visible: places.length > 0,
      pickable: true,
      iconAtlas: atlas.image,
      iconMapping: atlas.mapping,
      getIcon: discOf,
      getPosition: ({ position: [lon, lat] }) => [lon, lat],
      getSize: DISC_PX,
      sizeUnits: 'pixels',
      onHover: on.onHover,
      parameters: { depthCompare: 'always' },
    }),
  ];
}
