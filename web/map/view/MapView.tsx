import * as maplibregl from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import 'maplibre-gl/dist/maplibre-gl.css';
import { type CSSProperties, lazy, Suspense, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { AttributionControl, Map, NavigationControl, ScaleControl } from 'react-map-gl/maplibre';
import { baseMapStyle } from '#web/map/base/baseMaps.ts';
import { IMAGERY } from '#web/map/base/styles/baseStyle.ts';
import { exposeMap } from '#web/map/behaviour/exposeMap.ts';
import { cameraOf, useCamera, visibleBounds } from '#web/map/behaviour/useCamera.ts';
import { useCanvasWords } from '#web/map/behaviour/useCanvasWords.ts';
import { useLabelFont } from '#web/map/behaviour/useLabelFont.ts';
import { useContrast, useTheme } from '#web/map/behaviour/useLook.ts';
import { PatientMap } from '#web/map/pace/PatientMap.ts';
import { useDrawingDone } from '#web/map/pace/useDrawingDone.ts';
import type { MapViewProps } from '#web/map/state/mapProps.ts';
import { PicturesWatch } from './PicturesWatch.tsx';
import styles from './MapView.module.css';

maplibregl.setWorkerUrl(workerUrl);

const mapLib = { ...maplibregl, Map: PatientMap };

// deck.gl is as large as the map itself: the base map is there before it.
const AttractionOverlay = lazy(() =>
  import('./AttractionOverlay.tsx').then((module) => ({ default: module.AttractionOverlay })),
);

const MIN_ZOOM = 3.5;
const MAX_ZOOM = 19;

/** Lines of deck.gl need smoothing where single pixels can be seen; where they cannot, it only takes time and battery. */
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

/** The map: base layer, attractions, selection; it tells the page where it looks. Fills its parent. Only where `mapCanBeDrawn`. */
export function MapView({
  still = false,
  language,
  camera,
  onCameraChange,
  padding,
  baseMap,
  pictures,
  drawn,
  onPicturesSilent,
  baseTiles,
  ...attractions
}: MapViewProps) {
  const intl = useIntl();
  const theme = useTheme();
  const [map, setMap] = useState<maplibregl.Map | null>(null);
  const [idle, setIdle] = useState(false);
  const drawingDone = useDrawingDone(idle ? map : null);
  const canOverlay = import.meta.env.VITE_WITHOUT === 'quietOverlay' ? map !== null : drawingDone;
  const [start] = useState(camera);
  const contrast = useContrast();
  const style = useMemo(
    () =>
      baseMapStyle(
        baseMap,
        { pictures, drawn },
        { theme, contrast, language, tiles: baseTiles, origin: window.location.origin },
      ),
    [baseMap, pictures, drawn, baseTiles, theme, contrast, language],
  );
  const fontReady = useLabelFont();
  useCamera(map, camera, padding);
  useCanvasWords(map, intl.formatMessage({ id: 'map.title' }), still ? null : intl.formatMessage({ id: 'map.keys' }));
  const tell = (target: maplibregl.Map) => onCameraChange(cameraOf(target), visibleBounds(target, padding));
  return (
    <div className={styles.map} style={insets(padding)}>
      <Map
        mapLib={mapLib}
        mapStyle={style}
        initialViewState={{ longitude: start.centre[0], latitude: start.centre[1], zoom: start.zoom, padding }}
        minZoom={MIN_ZOOM}
        maxZoom={MAX_ZOOM}
        {...(still ? STILL : {})}
        dragRotate={false}
        touchPitch={false}
        pitchWithRotate={false}
        maxPitch={0}
        attributionControl={false}
        // Our own style is checked by its tests; here that would take as long as drawing it.
        validateStyle={drawn !== null}
        canvasContextAttributes={{ antialias: SMOOTHED }}
        locale={{
          'Map.Title': intl.formatMessage({ id: 'map.title' }),
          'NavigationControl.ZoomIn': intl.formatMessage({ id: 'map.zoomIn' }),
          'NavigationControl.ZoomOut': intl.formatMessage({ id: 'map.zoomOut' }),
          'AttributionControl.ToggleAttribution': intl.formatMessage({ id: 'map.attribution' }),
        }}
        onLoad={({ target }) => {
          target.touchZoomRotate.disableRotation();
          target.keyboard.disableRotation();
          exposeMap(target);
          setMap(target);
          tell(target);
        }}
        onIdle={() => setIdle(true)}
        onMoveEnd={({ target }) => tell(target)}
      >
        {pictures && <PicturesWatch key={pictures.tilesUrl} source={IMAGERY} onSilent={onPicturesSilent} />}
        {drawn &&
          Object.keys(drawn.sources).map((source) => (
            <PicturesWatch key={source} source={source} onSilent={onPicturesSilent} />
          ))}
        <AttributionControl position="bottom-right" compact />
        {!still && <ScaleControl position="bottom-left" unit="metric" maxWidth={120} />}
        {!still && <NavigationControl position="bottom-right" showCompass={false} />}
        {canOverlay && fontReady && (
          <Suspense fallback={null}>
            <AttractionOverlay {...attractions} language={language} theme={theme} contrast={contrast} />
          </Suspense>
        )}
      </Map>
    </div>
  );
}

/** Room that the controls leave to the furniture of the page. */
function insets({ bottom, left, right }: MapViewProps['padding']): CSSProperties & Record<`--${string}`, string> {
  return { '--map-inset-bottom': `${bottom}px`, '--map-inset-left': `${left}px`, '--map-inset-right': `${right}px` };
}
