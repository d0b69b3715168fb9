import type { Layer, PickingInfo } from '@deck.gl/core';
import { IconLayer, PathLayer } from '@deck.gl/layers';
import type { Position } from '#common/geo/bounds.ts';
import type { Theme } from '#web/map/state/appearance.ts';
import type { MapHover, MapOwnPlace } from '#web/map/state/mapProps.ts';
import { type Atlas, CASING, CASING_PX, DISC_PX, discOf, LINE_PX, lineColour } from './look.ts';
import { iconsOf } from './pictures.ts';
import type { PlacedTile } from './placement.ts';
import { worldTile } from './worldTile.ts';

export interface OwnPlaceView {
  readonly theme: Theme;
  readonly atlas: Atlas;
  readonly anchors: { readonly shapes: string; readonly points: string };
  readonly ownPlaces: readonly MapOwnPlace[];
}

export interface OwnPlaceHandlers {
  readonly onHover: (info: PickingInfo<MapHover>) => void;
}

/** The part of a track between two gaps. */
interface TrackPart extends MapHover {
  readonly path: [number, number][];
}

/** Rank of own places among names: above all attractions, which have five stars at most. */
const STARS = 6;

interface AnchorProps {
  readonly beforeId: string;
}

/** The user's own places, all of them: a disc for each, and the lines of tracks. */
export function ownPlaceLayers({ theme, atlas, anchors, ownPlaces }: OwnPlaceView, on: OwnPlaceHandlers): Layer[] {
  // A layer without any icon would ask WebGL for buffers of no size.
  if (ownPlaces.length === 0) return [];
  return [
    ...trackLayers({ theme, anchors, ownPlaces }, on),
    new IconLayer<MapOwnPlace, AnchorProps>({
      id: 'own-discs',
      beforeId: anchors.points,
      data: ownPlaces,
      pickable: true,
      ...iconsOf(atlas),
      getIcon: discOf,
      getPosition: ({ position: [lon, lat] }) => [lon, lat],
      getSize: DISC_PX,
      sizeUnits: 'pixels',
      onHover: on.onHover,
      parameters: { depthCompare: 'always' },
    }),
  ];
}

function trackLayers({ theme, anchors, ownPlaces }: Omit<OwnPlaceView, 'atlas'>, on: OwnPlaceHandlers): Layer[] {
  const parts = ownPlaces.flatMap(partsOf);
  if (parts.length === 0) return [];
  const lines = {
    data: parts,
    beforeId: anchors.shapes,
    getPath: ({ path }: TrackPart) => path,
    widthUnits: 'pixels',
    jointRounded: true,
    capRounded: true,
    updateTriggers: { getColor: theme },
  } as const;
  return [
    new PathLayer<TrackPart, AnchorProps>({
      ...lines,
      id: 'own-casings',
      getColor: CASING[theme],
      getWidth: LINE_PX + 2 * CASING_PX,
    }),
    new PathLayer<TrackPart, AnchorProps>({
      ...lines,
      id: 'own-lines',
      pickable: true,
      getColor: lineColour('own', theme),
      getWidth: LINE_PX,
      onHover: on.onHover,
    }),
  ];
}

/** Own places for choosing whose names have room. */
export function ownPlaceTile(ownPlaces: readonly MapOwnPlace[]): PlacedTile {
  return worldTile(ownPlaces.map((place) => ({ ...place, stars: STARS })));
}

function partsOf({ attractionId, position, family, icon, line }: MapOwnPlace): TrackPart[] {
  return (line ?? []).map((part) => ({ attractionId, position, family, icon, path: part.map(lonLat) }));
}

function lonLat([lon, lat]: Position): [number, number] {
  return [lon, lat];
}
