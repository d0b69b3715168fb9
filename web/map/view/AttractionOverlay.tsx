import type { PickingInfo } from '@deck.gl/core';
import { MapLibreOverlay, type MapLibreOverlayProps } from '@deck.gl/maplibre';
import mvtWorkerUrl from '@loaders.gl/mvt/mvt-worker.js?url';
import { use, useEffect, useMemo } from 'react';
import { useControl, useMap } from 'react-map-gl/maplibre';
import { ANCHORS } from '#web/map/base/styles/anchors.ts';
import { watchLongPress } from '#web/map/behaviour/longPress.ts';
import { takeClicks } from '#web/map/behaviour/takeClicks.ts';
import { usePlacement } from '#web/map/behaviour/usePlacement.ts';
import { attractionLayers, tilesUrl } from '#web/map/layers/attractions.ts';
import { discLayers } from '#web/map/layers/discs.ts';
import { favouriteLayers, favouriteTile } from '#web/map/layers/favourites.ts';
import { locationLayers } from '#web/map/layers/location.ts';
import type { Atlas } from '#web/map/layers/look.ts';
import { measureLayers } from '#web/map/layers/measure.ts';
import { ownPlaceLayers, ownPlaceTile } from '#web/map/layers/ownPlaces.ts';
import { highlightLayers } from '#web/map/layers/selection.ts';
import { isTileFeature, type TileFeature } from '#web/map/layers/tileFeature.ts';
import { isMapPlace } from '#web/map/layers/worldTile.ts';
import { OVERLAY_FRAMES } from '#web/map/pace/betweenFrames.ts';
import { DEVICE, type Prepared, prepareDevice } from '#web/map/pace/prepareDevice.ts';
import { useFirstFrameDrawn } from '#web/map/pace/useFirstFrameDrawn.ts';
import darkDiscs from '#web/map/sprites/discs-dark.png';
import discs from '#web/map/sprites/discs.json';
import lightDiscs from '#web/map/sprites/discs.png';
import type { Contrast } from '#web/map/state/appearance.ts';
import type { Theme } from '#web/map/state/appearance.ts';
import type { MapHover, MapViewProps } from '#web/map/state/mapProps.ts';
import { AttractionNames } from './AttractionNames.tsx';

const ATLAS = {
  light: { image: lightDiscs, mapping: discs },
  dark: { image: darkDiscs, mapping: discs },
} as const;

/** A finger is wider than a pointer. */
const PICKING_RADIUS_PX = typeof matchMedia !== 'undefined' && matchMedia('(pointer: coarse)').matches ? 14 : 6;

type Props = Pick<
  MapViewProps,
  | 'language'
  | 'view'
  | 'favourites'
  | 'ownPlaces'
  | 'selection'
  | 'point'
  | 'hovered'
  | 'location'
  | 'onHover'
  | 'onOpen'
  | 'measured'
  | 'onMeasure'
  | 'placing'
  | 'onEmptyTap'
  | 'onPoint'
  | 'dataSetVersion'
  | 'onVersionGone'
> & {
  readonly theme: Theme;
  readonly contrast: Contrast;
};

/** The attraction layers, drawn by deck.gl into the map that this stands in, once it can do so at once. */
export function AttractionOverlay(props: Props) {
  const { current } = useMap();
  const gl = current?.getCanvas().getContext('webgl2');
  return <PreparedOverlay {...props} prepared={gl ? use(prepareDevice(gl, ATLAS[props.theme].image)) : null} />;
}

function PreparedOverlay({
  prepared,
  language,
  view,
  favourites,
  ownPlaces,
  selection,
  point,
  hovered,
  location,
  onHover,
  onOpen,
  measured,
  onMeasure,
  placing,
  onEmptyTap,
  onPoint,
  dataSetVersion,
  onVersionGone,
  theme,
  contrast,
}: Props & { readonly prepared: Prepared | null }) {
  const atlas = useMemo(() => sharedAtlas(ATLAS[theme], prepared), [theme, prepared]);
  const overlay = useControl<MapLibreOverlay>(
    () => new MapLibreOverlay({ interleaved: true, deviceProps: DEVICE, ...OVERLAY_FRAMES }),
  );
  const { placement, onTiles } = usePlacement(
    language,
    tilesUrl(dataSetVersion, view),
    useMemo(() => favourites && [favouriteTile(favourites)], [favourites]),
    useMemo(() => ownPlaceTile(ownPlaces), [ownPlaces]),
  );
  const calm = useFirstFrameDrawn();
  /** Takes every click. */
  const onTake = measured === null ? (placing ? onPoint : null) : onMeasure;
  const isTaking = onTake !== null;
  const layers = useMemo(
    () => [
      ...(favourites
        ? favouriteLayers({ atlas, anchors: ANCHORS, favourites }, { onHover: ({ object }) => onHover(object ?? null) })
        : attractionLayers(
            { theme, filter: view, dataSetVersion, anchors: ANCHORS, workerUrl: mvtWorkerUrl },
            {
              onHover: (info) => onHover(hoverOf(info)),
              onTileError: (error) => {
                if (isNotFound(error)) onVersionGone();
              },
              onTiles,
            },
          )),
      ...(favourites || !placement || !(calm || placement.length > 0)
        ? []
        : discLayers({ atlas, anchors: ANCHORS, placement }, { onHover: ({ object }) => onHover(object ?? null) })),
      ...ownPlaceLayers(
        { theme, atlas, anchors: ANCHORS, ownPlaces },
        { onHover: ({ object }) => onHover(object ?? null) },
      ),
      ...(location ? locationLayers({ theme, anchors: ANCHORS, location }) : []),
      ...highlightLayers({ theme, atlas, anchors: ANCHORS, selection, hovered, point }),
      ...(measured ? measureLayers({ theme, anchors: ANCHORS, points: measured }) : []),
    ],
    [
      theme,
      atlas,
      view,
      favourites,
      ownPlaces,
      dataSetVersion,
      placement,
      calm,
      onTiles,
      selection,
      hovered,
      point,
      location,
      measured,
      onHover,
      onVersionGone,
    ],
  );
  const props = useMemo<MapLibreOverlayProps>(
    () => ({
      layers,
      pickingRadius: PICKING_RADIUS_PX,
      getCursor: ({ isHovering, isDragging }) =>
        isDragging ? 'grabbing' : isTaking ? 'crosshair' : isHovering ? 'pointer' : 'grab',
      onClick: (info: PickingInfo) => {
        if (isTaking) return;
        const feature: unknown = info.object;
        if (isTileFeature(feature)) onOpen(feature.properties.id);
        else if (isMapPlace(feature)) onOpen(feature.attractionId);
        else onEmptyTap();
      },
    }),
    [layers, isTaking, onOpen, onEmptyTap],
  );
  useEffect(() => overlay.setProps(props), [overlay, props]);
  const { current } = useMap();
  useEffect(() => {
    if (!current) return undefined;
    return onTake === null ? watchLongPress(current.getMap(), onPoint) : takeClicks(current.getMap(), onTake);
  }, [current, onTake, onPoint]);
  return placement && <AttractionNames placement={placement} theme={theme} contrast={contrast} />;
}

/** The atlas as all layers share it, where it is the one that was prepared. */
function sharedAtlas(atlas: Atlas, prepared: Prepared | null): Atlas {
  return prepared?.texture && prepared.url === atlas.image ? { ...atlas, image: prepared.texture } : atlas;
}

function hoverOf({ object, coordinate }: PickingInfo<TileFeature>): MapHover | null {
  if (!object || !coordinate) return null;
  const { id, family, icon } = object.properties;
  const [lon = 0, lat = 0] = object.geometry.type === 'Point' ? object.geometry.coordinates : coordinate;
  return { attractionId: id, family, icon, position: [lon, lat] };
}

/** loaders.gl tells the status of a refused request in its message only. */
function isNotFound(error: unknown): boolean {
  return error instanceof Error && error.message.includes('404');
}
