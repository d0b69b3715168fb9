import type { Layer, PickingInfo } from '@deck.gl/core';
import type { Position } from '#common/geo/bounds.ts';
import { ServerError } from '#web/data/requestErrors.ts';
import type { MapHover, MapLocation, MapOwnPlace } from '#web/map/state/mapProps.ts';
import { attractionLayers, type AttractionView } from './attractions.ts';
import { discLayers } from './discs.ts';
import { type FavouriteView, favouriteLayers } from './favourites.ts';
import { locationLayers } from './location.ts';
import { measureLayers } from './measure.ts';
import { ownPlaceLayers } from './ownPlaces.ts';
import type { PlacedTile, Placement } from './placement.ts';
import { type HighlightView, highlightLayers } from './selection.ts';
import type { DrawnShape } from './tileFeature.ts';

/** Everything that deck.gl draws on the map. */
export interface OverlayView extends Omit<AttractionView, 'anchors'>, HighlightView {
  /** Drawn in place of the attractions of the tiles; null: the attractions are drawn. */
  readonly favourites: FavouriteView['favourites'] | null;
  readonly ownPlaces: readonly MapOwnPlace[];
  /** Discs to draw among the loaded attractions; null before the first choice. */
  readonly placement: Placement | null;
  readonly location: MapLocation | null;
  /** Points of the measured line; null while nothing is measured. */
  readonly measured: readonly Position[] | null;
}

export interface OverlayHandlers {
  readonly onHover: (hovered: MapHover | null) => void;
  readonly onTiles: (tiles: readonly PlacedTile[]) => void;
  /** The server no longer has the tiles of the version. */
  readonly onVersionGone: () => void;
}

/** All layers of deck.gl, bottom to top within each anchor. Pure: no map, no WebGL until deck.gl draws. */
export function overlayLayers(view: OverlayView, on: OverlayHandlers): Layer[] {
  const { theme, atlas, anchors, favourites, ownPlaces, location, measured } = view;
  const hoverPlace = { onHover: ({ object }: PickingInfo<MapHover>) => on.onHover(object ?? null) };
  return [
    ...(favourites ? favouriteLayers({ atlas, anchors, favourites }, hoverPlace) : tileLayers(view, on, hoverPlace)),
    ...ownPlaceLayers({ theme, atlas, anchors, ownPlaces }, hoverPlace),
    ...(location ? locationLayers({ theme, anchors, location }) : []),
    ...highlightLayers(view),
    ...(measured ? measureLayers({ theme, anchors, points: measured }) : []),
  ];
}

/** The attractions of the tiles: shapes, and discs where they were chosen. */
function tileLayers(
  view: OverlayView,
  { onHover, onTiles, onVersionGone }: OverlayHandlers,
  hoverPlace: Parameters<typeof discLayers>[1],
): Layer[] {
  const { atlas, anchors, placement, strengthOf } = view;
  return [
    ...attractionLayers(view, {
      onHover: (info) => onHover(hoverOf(info)),
      onTileError: (error) => {
        if (isNotFound(error)) onVersionGone();
      },
      onTiles,
    }),
    ...(placement ? discLayers({ atlas, anchors, placement, strengthOf }, hoverPlace) : []),
  ];
}

function hoverOf({ object, coordinate }: PickingInfo<DrawnShape>): MapHover | null {
  if (!object || !coordinate) return null;
  const { id, family, icon } = object.properties;
  const [lon = 0, lat = 0] = coordinate;
  return { attractionId: id, family, icon, position: [lon, lat] };
}

function isNotFound(error: unknown): boolean {
  return error instanceof ServerError && error.status === 404;
}
