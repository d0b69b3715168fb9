import type { Layer, PickingInfo } from '@deck.gl/core';
import { IconLayer } from '@deck.gl/layers';
import type { FavouriteType } from '#common/places/favouriteTypes.ts';
import type { MapFavourite } from '#web/map/state/mapProps.ts';
import { type Atlas, DISC_HOVERED_PX } from './look.ts';
import { iconsOf } from './pictures.ts';
import type { PlacedTile } from './placement.ts';
import { worldTile } from './worldTile.ts';

export interface FavouriteView {
  readonly atlas: Atlas;
  readonly anchors: { readonly points: string };
  readonly favourites: readonly MapFavourite[];
}

export interface FavouriteHandlers {
  readonly onHover: (info: PickingInfo<MapFavourite>) => void;
}

/** Which is drawn above which, and named before which. */
const RANK = { BEST: 4, GOOD: 3, TODO: 2, BAD: 1 } as const satisfies Record<FavouriteType, number>;

/**
 * The user's favourites, all of them, each with the icon of its type (RULINGS 22): a favourite is looked for, whatever
 * stands beside it.
 */
export function favouriteLayers({ atlas, anchors, favourites }: FavouriteView, on: FavouriteHandlers): Layer[] {
  // A layer without any icon would ask WebGL for buffers of no size.
  if (favourites.length === 0) return [];
  return [
    new IconLayer<MapFavourite, { readonly beforeId: string }>({
      id: 'favourites',
      beforeId: anchors.points,
      data: [...favourites].sort((a, b) => RANK[a.type] - RANK[b.type]),
      pickable: true,
      ...iconsOf(atlas),
      getIcon: ({ type }) => `favourite/${type}`,
      getPosition: ({ position: [lon, lat] }) => [lon, lat],
      getSize: DISC_HOVERED_PX,
      sizeUnits: 'pixels',
      onHover: on.onHover,
      parameters: { depthCompare: 'always' },
    }),
  ];
}

/** Favourites for choosing whose names have room. */
export function favouriteTile(favourites: readonly MapFavourite[]): PlacedTile {
  return worldTile(favourites.map((favourite) => ({ ...favourite, stars: RANK[favourite.type] })));
}
