import type { Layer, PickingInfo } from '@deck.gl/core';
import { MapLibreOverlay, type MapLibreOverlayProps } from '@deck.gl/maplibre';
import { Suspense, use, useEffect, useMemo } from 'react';
import { ScaleControl, useControl, useMap } from 'react-map-gl/maplibre';
import { ANCHORS } from '#web/map/base/styles/anchors.ts';
import { useMapClicks } from '#web/map/behaviour/useMapClicks.ts';
import { usePlacement } from '#web/map/behaviour/usePlacement.ts';
import { useProfileOnMap } from '#web/map/behaviour/useProfileOnMap.ts';
import { useShareDrawnMap } from '#web/map/behaviour/useShareDrawnMap.ts';
import { DetailLimits } from '#web/map/coverage/DetailLimits.tsx';
import { tilesUrl, type TileTurns } from '#web/map/layers/attractions.ts';
import { favouriteTile } from '#web/map/layers/favourites.ts';
import type { Atlas } from '#web/map/layers/look.ts';
import { type OverlayHandlers, overlayLayers } from '#web/map/layers/overlay.ts';
import { ownPlaceTile } from '#web/map/layers/ownPlaces.ts';
import type { Placement } from '#web/map/layers/placement.ts';
import { type PlaceTest, shownPlaces } from '#web/map/layers/shown.ts';
import { isDrawnShape } from '#web/map/layers/tileFeature.ts';
import { isMapPlace } from '#web/map/layers/worldTile.ts';
import { overlayFrames, wakeFrames } from '#web/map/pace/betweenFrames.ts';
import { DEVICE, type Prepared, prepareDevice } from '#web/map/pace/prepareDevice.ts';
import { tileTurns } from '#web/map/pace/tileTurns.ts';
import darkDiscs from '#web/map/sprites/discs-dark.png';
import discs from '#web/map/sprites/discs.json';
import lightDiscs from '#web/map/sprites/discs.png';
import type { Contrast, Theme } from '#web/map/state/appearance.ts';
import type { Outline } from '#web/map/state/detail.ts';
import { isTapTaken } from '#web/map/state/drawnMap.ts';
import { ALL_FIT, type Fit } from '#web/map/state/fit.ts';
import type { MapViewProps } from '#web/map/state/mapProps.ts';
import { AttractionNames } from './AttractionNames.tsx';
import { RouteArrows } from './RouteArrows.tsx';

const ATLAS = {
  light: { image: lightDiscs, mapping: discs },
  dark: { image: darkDiscs, mapping: discs },
} as const;

/** How far from a place a click still meets it, pixels: a finger is wider than a pointer. */
const PICKING_RADIUS_PX = typeof matchMedia !== 'undefined' && matchMedia('(pointer: coarse)').matches ? 14 : 6;

type Props = Pick<
  MapViewProps,
  | 'language'
  | 'view'
  | 'fit'
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
  | 'askTile'
  | 'onVersionGone'
  | 'padding'
  | 'still'
> & {
  /** Where the base map has details. */
  readonly outline: Outline;
  readonly theme: Theme;
  readonly contrast: Contrast;
};

/**
 * The attraction layers, drawn by deck.gl into the map around this component, once its device and icons are prepared;
 * the scale; and where the map has no details, what says so.
 */
export function AttractionOverlay(props: Props) {
  const { current } = useMap();
  const gl = current?.getCanvas().getContext('webgl2');
  return (
    <>
      <PreparedOverlay {...props} prepared={gl ? use(prepareDevice(gl, ATLAS[props.theme].image)) : null} />
      {!props.still && <ScaleControl position="bottom-left" unit="metric" maxWidth={120} />}
      {current && props.outline && (
        <Suspense fallback={null}>
          <DetailLimits {...props} map={current.getMap()} outline={props.outline} />
        </Suspense>
      )}
    </>
  );
}

function PreparedOverlay({ prepared, ...props }: Props & { readonly prepared: Prepared | null }) {
  const { language, view, fit = ALL_FIT, favourites, ownPlaces, measured, dataSetVersion, theme, contrast } = props;
  const open = view.by === 'all' ? props.selection : null;
  const overlay = useControl<MapLibreOverlay>(
    ({ map }) => new MapLibreOverlay({ interleaved: true, deviceProps: DEVICE, ...overlayFrames(map.getMap()) }),
  );
  const map = useMap().current?.getMap();
  const turns = useMemo(() => map && tileTurns(map), [map]);
  const isShown = useMemo(() => shownPlaces(view, open, fit.isDrawn), [view, open, fit.isDrawn]);
  const { placement, onTiles } = usePlacement(
    language,
    tilesUrl(dataSetVersion, view),
    useMemo(() => favourites && [favouriteTile(favourites)], [favourites]),
    useMemo(() => ownPlaceTile(ownPlaces), [ownPlaces]),
    isShown,
    props.selection,
  );
  const drawn = useLayers(props, { prepared, placement, onTiles, isShown, turns, strengthOf: fit.strengthOf });
  const layers = useProfileOnMap(drawn, theme);
  const onTake = measured === null ? (props.placing ? props.onPoint : null) : props.onMeasure;
  const overlayProps = useOverlayProps(layers, onTake !== null, props);
  useEffect(() => {
    overlay.setProps(overlayProps);
    if (map) wakeFrames(map);
  }, [overlay, overlayProps, map]);
  useMapClicks(onTake, props.onPoint);
  useShareDrawnMap(placement !== null && !props.still);
  return (
    <>
      {props.selection?.geometry && <RouteArrows geometry={props.selection.geometry} theme={theme} />}
      {placement && <AttractionNames placement={placement} theme={theme} contrast={contrast} />}
    </>
  );
}

interface Loaded {
  readonly prepared: Prepared | null;
  readonly placement: Placement | null;
  readonly onTiles: OverlayHandlers['onTiles'];
  readonly isShown: PlaceTest;
  readonly turns: TileTurns | undefined;
  readonly strengthOf: Fit['strengthOf'];
}

/** The layers; new ones only when something changes that they are drawn from. */
function useLayers(
  {
    theme,
    view,
    dataSetVersion,
    askTile,
    favourites,
    ownPlaces,
    selection,
    hovered,
    point,
    location,
    measured,
    ...on
  }: Props,
  { prepared, placement, onTiles, isShown, turns, strengthOf }: Loaded,
): Layer[] {
  const atlas = useMemo(() => sharedAtlas(ATLAS[theme], prepared), [theme, prepared]);
  const { onHover, onVersionGone } = on;
  const attractions = useMemo(
    () => ({ theme, atlas, filter: view, isShown, strengthOf, dataSetVersion, anchors: ANCHORS, askTile, turns }),
    [theme, atlas, view, isShown, strengthOf, dataSetVersion, askTile, turns],
  );
  const places = useMemo(
    () => ({ favourites, ownPlaces, placement, selection, hovered, point, location, measured }),
    [favourites, ownPlaces, placement, selection, hovered, point, location, measured],
  );
  return useMemo(
    () => overlayLayers({ ...attractions, ...places }, { onHover, onTiles, onVersionGone }),
    [attractions, places, onHover, onTiles, onVersionGone],
  );
}

/**
 * Properties of the overlay: its layers, the cursor, and what a click on a place or on empty map does unless each click
 * sets a point (`isTaking`).
 */
function useOverlayProps(
  layers: Layer[],
  isTaking: boolean,
  { onOpen, onEmptyTap }: Pick<Props, 'onOpen' | 'onEmptyTap'>,
): MapLibreOverlayProps {
  return useMemo(
    () => ({
      layers,
      pickingRadius: PICKING_RADIUS_PX,
      getCursor: ({ isHovering, isDragging }) =>
        isDragging ? 'grabbing' : isTaking ? 'crosshair' : isHovering ? 'pointer' : 'grab',
      onClick: (info: PickingInfo) => {
        if (isTaking) return;
        const drawn: unknown = info.object;
        if (isDrawnShape(drawn)) onOpen(drawn.properties.id);
        else if (isMapPlace(drawn)) onOpen(drawn.attractionId);
        else if (!isTapTaken(info.x, info.y)) onEmptyTap();
      },
    }),
    [layers, isTaking, onOpen, onEmptyTap],
  );
}

/** The atlas as a texture that all layers share, where the prepared texture is of this atlas; else its address. */
function sharedAtlas(atlas: Atlas, prepared: Prepared | null): Atlas {
  return prepared?.texture && prepared.url === atlas.image ? { ...atlas, image: prepared.texture } : atlas;
}
