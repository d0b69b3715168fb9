import {
  AttributionControl,
  Map as MapLibreMap,
  type MapGeoJSONFeature,
  type MapMouseEvent,
  NavigationControl,
  setWorkerUrl,
} from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import 'maplibre-gl/dist/maplibre-gl.css';
import './mapControls.css';
import type { EmbeddedMap } from '#common/urls/embeddedMap.ts';
import { BASE_ATTRIBUTION } from '#web/map/base/styles/attribution.ts';
import { baseStyle } from '#web/map/base/styles/baseStyle.ts';
import type { Theme } from '#web/map/state/appearance.ts';
import { markPlace } from './markPlace.ts';
import { openCard } from './placeCard.ts';
import { absolute, PLACES, placeLayers } from './placeLayers.ts';
import { refreshList } from './refreshList.ts';

setWorkerUrl(workerUrl);

const ZOOM = { min: 3.5, max: 19 };
/** Pixels around a finger or pointer in which a place is found. */
const REACH_PX = 8;
/** Height of a map in which the unfolded sources would cover the buttons. */
const LOW_PX = 180;

/** The map of an embed: base map, places as dots, lines and areas; a press on a place shows a card with its link. */
export function drawMap(container: HTMLElement, embed: EmbeddedMap): void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const theme = (): Theme => (embed.theme === 'auto' ? (dark.matches ? 'dark' : 'light') : embed.theme);
  const map = new MapLibreMap({
    container,
    style: styleOf(embed, theme()),
    center: [...embed.centre],
    zoom: embed.zoom,
    minZoom: ZOOM.min,
    maxZoom: ZOOM.max,
    validateStyle: false,
    attributionControl: false,
    // A finger that scrolls the page around it, or a wheel, is not held by the map.
    cooperativeGestures: true,
    dragRotate: false,
    touchPitch: false,
    pitchWithRotate: false,
    locale: wordsOf(embed),
  });
  map.touchZoomRotate.disableRotation();
  map.addControl(new AttributionControl({ compact: true, customAttribution: BASE_ATTRIBUTION }));
  if (container.clientHeight < LOW_PX) foldSources(container);
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right');
  if (embed.theme === 'auto')
    dark.addEventListener('change', () => map.setStyle(styleOf(embed, theme()), { diff: false, validate: false }));
  if (embed.place !== null) markPlace(map, embed.place.position);
  else openPressed(map, embed);
  const { list } = embed;
  if (list !== null) map.on('moveend', () => refreshList(list, map.getZoom(), map.getCenter().toArray()));
}

/** MapLibre unfolds the sources of a map at first. */
function foldSources(container: HTMLElement): void {
  const sources = container.querySelector('.maplibregl-ctrl-attrib');
  sources?.removeAttribute('open');
  sources?.classList.remove('maplibregl-compact-show');
}

function styleOf(embed: EmbeddedMap, theme: Theme) {
  const { language, baseTiles } = embed;
  const style = baseStyle({
    layer: 'terrain',
    theme,
    contrast: 'normal',
    language,
    tiles: { ...baseTiles, tiles: absolute(baseTiles.tiles) },
    origin: window.location.origin,
  });
  return placeLayers(style, embed, theme);
}

/** Shows the card of a place that is pressed, and closes it at a press elsewhere. */
function openPressed(map: MapLibreMap, embed: EmbeddedMap): void {
  const placeAt = ({ point: { x, y } }: MapMouseEvent): MapGeoJSONFeature | undefined =>
    map.queryRenderedFeatures(
      [
        [x - REACH_PX, y - REACH_PX],
        [x + REACH_PX, y + REACH_PX],
      ],
      { layers: PLACES.filter((layer) => map.getLayer(layer) !== undefined) },
    )[0];
  map.on('click', (event) => openCard(map.getContainer(), placeAt(event)?.properties ?? null, embed));
  map.on('mousemove', (event) => {
    map.getCanvas().style.cursor = placeAt(event) === undefined ? '' : 'pointer';
  });
}

/** Texts of MapLibre's own controls. */
function wordsOf({ words }: EmbeddedMap): Record<string, string> {
  return {
    'Map.Title': words.map,
    'NavigationControl.ZoomIn': words.zoomIn,
    'NavigationControl.ZoomOut': words.zoomOut,
    'AttributionControl.ToggleAttribution': words.sources,
    'CooperativeGesturesHandler.WindowsHelpText': words.moveByMouse,
    'CooperativeGesturesHandler.MacHelpText': words.moveOnMac,
    'CooperativeGesturesHandler.MobileHelpText': words.moveByFingers,
  };
}
