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

/** The discs that were chosen from the tiles, in one layer for all of them; the best above the others. */
export function discLayers({ atlas, anchors, placement }: DiscView, on: DiscHandlers): Layer[] {
  const places = placement.filter(({ hasOwnDisc }) => !hasOwnDisc).reverse();
  // A layer without any icon would ask WebGL for buffers of no size.
  if (places.length === 0) return [];
  return [
    new IconLayer<ShownPlace, { readonly beforeId: string }>({
      id: 'attraction-discs',
      beforeId: anchors.points,
      data: places,
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
