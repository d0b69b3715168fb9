import type { StyleSpecification } from 'maplibre-gl';
import * as maplibregl from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import 'maplibre-gl/dist/maplibre-gl.css';
import { type CSSProperties, lazy, Suspense, useMemo, useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { AttributionControl, Map, NavigationControl } from 'react-map-gl/maplibre';
import { baseMapStyle } from '#web/map/base/baseMaps.ts';
import { IMAGERY } from '#web/map/base/styles/baseStyle.ts';
import { exposeMap } from '#web/map/behaviour/exposeMap.ts';
import { cameraOf, useCamera, visibleBounds } from '#web/map/behaviour/useCamera.ts';
import { useCanvasWords } from '#web/map/behaviour/useCanvasWords.ts';
import { useLabelFont } from '#web/map/behaviour/useLabelFont.ts';
import { useContrast, useTheme } from '#web/map/behaviour/useLook.ts';
import { useTurning } from '#web/map/behaviour/useTurning.ts';
import { PatientMap } from '#web/map/pace/PatientMap.ts';
import { useDrawingDone } from '#web/map/pace/useDrawingDone.ts';
import type { Contrast, Theme } from '#web/map/state/appearance.ts';
import { heldBack, MAX_ZOOM } from '#web/map/state/detail.ts';
import type { MapViewProps } from '#web/map/state/mapProps.ts';
import { useTurningAllowed } from '#web/map/state/turning.ts';
import { PicturesWatch } from './PicturesWatch.tsx';
import styles from './MapView.module.css';

maplibregl.setWorkerUrl(workerUrl);
// As everywhere but in WebKit. There a second worker, started at the same time, fails where the service worker answers
// for its script offline, and half of the tiles would never be drawn.
maplibregl.setWorkerCount(1);

const mapLib = { ...maplibregl, Map: PatientMap };

// deck.gl is as large as the map itself: the base map is there before it.
const AttractionOverlay = lazy(() =>
  import('./AttractionOverlay.tsx').then((module) => ({ default: module.AttractionOverlay })),
);

const MIN_ZOOM = 3.5;

/**
 * Lines of deck.gl need smoothing where single pixels can be seen; where they cannot, it only takes time and battery.
 */
const SMOOTHED = window.devicePixelRatio < 1.5;

/** Nothing moves the map. */
const STILL = {
  dragPan: false,
  scrollZoom: false,
  boxZoom: false,
  doubleClickZoom: false,
  touchZoomRotate: false,
  keyboard: false,
} as const;

/** Properties of every map; `useTurning` allows what is off here. */
const FIXED = {
  minZoom: MIN_ZOOM,
  maxZoom: MAX_ZOOM,
  dragRotate: false,
  touchPitch: false,
  attributionControl: false,
  canvasContextAttributes: { antialias: SMOOTHED },
} as const;

/**
 * The map: base layer, attractions, selection; it reports where it looks. Fills its parent. Only where `mapCanBeDrawn`.
 */
export function MapView({ still = false, camera, onCameraChange, padding, ...props }: MapViewProps) {
  const intl = useIntl();
  const look = { theme: useTheme(), contrast: useContrast() };
  const [map, setMap] = useState<maplibregl.Map | null>(null);
  const [idle, setIdle] = useState(false);
  const canOverlay = useOverlayTime(map, idle);
  const outline = (!props.outside && props.baseTiles.outline) || null;
  const [start] = useState(() => heldBack(camera, outline));
  useCamera(map, camera, padding, outline);
  const turning = useTurned(map, still);
  const report = (target: maplibregl.Map) => onCameraChange(cameraOf(target), visibleBounds(target, padding));
  return (
    <div className={styles.map} style={insets(padding)} data-drawn={map !== null}>
      <Map
        mapLib={mapLib}
        mapStyle={useMapStyle(props, look)}
        initialViewState={{ longitude: start.centre[0], latitude: start.centre[1], zoom: start.zoom, padding }}
        {...FIXED}
        {...(still ? STILL : {})}
        // Our own style is checked by its tests; here that would take as long as drawing it.
        validateStyle={props.drawn !== null}
        locale={mapWords(intl)}
        onLoad={({ target }) => {
          exposeMap(target);
          setMap(target);
          report(target);
        }}
        onIdle={() => setIdle(true)}
        onMoveEnd={({ target }) => report(target)}
      >
        <SourceWatches {...props} />
        <MapFurniture still={still} turning={turning} />
        {canOverlay && (
          <Suspense fallback={null}>
            <AttractionOverlay {...props} {...look} {...{ still, padding, outline }} />
          </Suspense>
        )}
      </Map>
    </div>
  );
}

interface Look {
  readonly theme: Theme;
  readonly contrast: Contrast;
}

/** The style of the base map; a new object only when something of it changes. */
function useMapStyle(
  {
    language,
    baseMap,
    pictures,
    drawn,
    baseTiles,
  }: Pick<MapViewProps, 'language' | 'baseMap' | 'pictures' | 'drawn' | 'baseTiles'>,
  { theme, contrast }: Look,
): StyleSpecification {
  return useMemo(
    () =>
      baseMapStyle(
        baseMap,
        { pictures, drawn },
        { theme, contrast, language, tiles: baseTiles, origin: window.location.origin },
      ),
    [baseMap, pictures, drawn, baseTiles, theme, contrast, language],
  );
}

/**
 * True once the attractions can be drawn: the font of their names is loaded, and the first picture of the base map has
 * been drawn.
 */
function useOverlayTime(map: maplibregl.Map | null, idle: boolean): boolean {
  const fontReady = useLabelFont();
  const drawingDone = useDrawingDone(idle ? map : null);
  return fontReady && (import.meta.env.VITE_WITHOUT === 'quietOverlay' ? map !== null : drawingDone);
}

/**
 * Whether the map may be turned and tilted, which it then can; a screen reader is given its name and the keys that move
 * it.
 */
function useTurned(map: maplibregl.Map | null, still: boolean): boolean {
  const intl = useIntl();
  const turning = useTurningAllowed() && !still;
  useTurning(map, turning);
  const keys = turning ? 'map.keysTurning' : 'map.keys';
  useCanvasWords(map, intl.formatMessage({ id: 'map.title' }), still ? null : intl.formatMessage({ id: keys }));
  return turning;
}

/** Texts of MapLibre's own controls in the language of the page. */
function mapWords(intl: IntlShape): Record<string, string> {
  return {
    'Map.Title': intl.formatMessage({ id: 'map.title' }),
    'NavigationControl.ZoomIn': intl.formatMessage({ id: 'map.zoomIn' }),
    'NavigationControl.ResetBearing': intl.formatMessage({ id: 'map.north' }),
    'NavigationControl.ZoomOut': intl.formatMessage({ id: 'map.zoomOut' }),
    'AttributionControl.ToggleAttribution': intl.formatMessage({ id: 'map.attribution' }),
  };
}

/** Watches the outside services that draw the base map. */
function SourceWatches({
  pictures,
  drawn,
  onPicturesSilent: onSilent,
}: Pick<MapViewProps, 'pictures' | 'drawn' | 'onPicturesSilent'>) {
  return (
    <>
      {pictures && <PicturesWatch key={pictures.tilesUrl} source={IMAGERY} onSilent={onSilent} />}
      {drawn &&
        Object.keys(drawn.sources).map((source) => <PicturesWatch key={source} source={source} onSilent={onSilent} />)}
    </>
  );
}

/** MapLibre's own controls: sources of the map, and on a map that can be moved the zoom and the compass. */
function MapFurniture({ still, turning }: { readonly still: boolean; readonly turning: boolean }) {
  return (
    <>
      <AttributionControl position="bottom-right" compact />
      {!still && <NavigationControl key={`${turning}`} position="bottom-right" showCompass={turning} visualizePitch />}
    </>
  );
}

/** Space that MapLibre's controls leave to the panels and bars of the page. */
function insets({ bottom, left, right }: MapViewProps['padding']): CSSProperties & Record<`--${string}`, string> {
  return { '--map-inset-bottom': `${bottom}px`, '--map-inset-left': `${left}px`, '--map-inset-right': `${right}px` };
}
