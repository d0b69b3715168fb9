import type { Geometry } from 'geojson';
import type { SymbolLayerSpecification } from 'maplibre-gl';
import { Layer, Source } from 'react-map-gl/maplibre';
import { ANCHORS } from '#web/map/base/styles/anchors.ts';
import { SEMIBOLD } from '#web/map/base/styles/names.ts';
import { OUTLINES, type Rgba } from '#web/map/layers/look.ts';
import type { Theme } from '#web/map/state/appearance.ts';

function arrowLayer(theme: Theme): Omit<SymbolLayerSpecification, 'id' | 'source'> {
  const { ink, halo } = OUTLINES[theme];
  return {
    type: 'symbol',
    layout: {
      'symbol-placement': 'line',
      'symbol-spacing': 90,
      'text-field': '›',
      'text-font': SEMIBOLD,
      'text-size': 22,
      'text-keep-upright': false,
      'text-overlap': 'always',
      'text-ignore-placement': true,
    },
    paint: { 'text-color': css(ink), 'text-halo-color': css(halo), 'text-halo-width': 1.5 },
  };
}

/** Which way the open route leads, as its profile and its file of the track do; an area or a point leads nowhere. */
export function RouteArrows({ geometry, theme }: { readonly geometry: Geometry; readonly theme: Theme }) {
  if (geometry.type !== 'LineString' && geometry.type !== 'MultiLineString') return null;
  return (
    <Source id="route-arrows" type="geojson" data={geometry}>
      <Layer id="route-arrows" beforeId={ANCHORS.points} {...arrowLayer(theme)} />
    </Source>
  );
}

function css([red, green, blue]: Rgba): string {
  return `rgb(${red}, ${green}, ${blue})`;
}
