import type { StyleSpecification } from 'maplibre-gl';
import * as maplibregl from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import { baseStyle } from '#web/map/base/styles/baseStyle.ts';

declare global {
  interface Window {
    idleTime: (style: 'own' | 'bare', tiles: string, maxZoom: number) => Promise<number>;
  }
}

maplibregl.setWorkerUrl(workerUrl);

const GROUND = new Set(['earth', 'water']);

/** Draws a map from nothing and answers the milliseconds until it is idle. */
window.idleTime = (style, tiles, maxZoom) =>
  new Promise((resolve, reject) => {
    const container = document.getElementById('map');
    if (!container) return reject(new Error('The page has no place for the map.'));
    const whole = baseStyle({
      layer: 'terrain',
      theme: 'light',
      contrast: 'normal',
      language: 'fi',
      tiles: { tiles, maxZoom, attribution: null, outline: null },
      origin: location.origin,
    });
    const begin = performance.now();
    const map = new maplibregl.Map({
      container,
      style: style === 'own' ? whole : bare(whole),
      center: [24.945, 60.168],
      zoom: 13,
      fadeDuration: 0,
      attributionControl: false,
    });
    map.once('idle', () => {
      resolve(performance.now() - begin);
      map.remove();
    });
    map.once('error', ({ error }) => reject(error));
  });

/** Land and water without names: what the map was before it was drawn from an extract. */
function bare(style: StyleSpecification): StyleSpecification {
  const isGround = (layer: StyleSpecification['layers'][number]) =>
    layer.type === 'background' ||
    ((layer.type === 'fill' || layer.type === 'line') && GROUND.has(String(layer['source-layer'])));
  const { sprite: _, ...rest } = style;
  return { ...rest, layers: style.layers.filter(isGround) };
}
