import type { ExpressionSpecification, GeoJSONSourceSpecification, LayerSpecification } from 'maplibre-gl';
import type { Contrast, Theme } from '#web/map/state/appearance.ts';
import type { Outline } from '#web/map/state/detail.ts';

/** Source of the haze. */
export const HAZE = 'haze';

/** Between land and water: it calms both. */
const COLOURS: Readonly<Record<Theme, string>> = { light: '#EDEFEA', dark: '#1E2622' };

/** How dense the haze is around the details; with more contrast only its edge shows. */
const DENSITY: Readonly<Record<Contrast, number>> = { normal: 0.55, more: 0.2 };

/** Bands in which the haze thins out inside the outline, and the width of one from far and near, pixels. */
const BANDS = 5;
const [FAR_PX, NEAR_PX] = [3, 12];

const WORLD = [
  [-180, -85],
  [180, -85],
  [180, 85],
  [-180, 85],
  [-180, -85],
];

/** The world with the areas of details as holes, and their rings as lines, the details on the left. */
export function hazeSource(outline: NonNullable<Outline>): GeoJSONSourceSpecification {
  const rings = outline.map((ring) => ring.map(([lon, lat]) => [lon, lat]));
  return {
    type: 'geojson',
    tolerance: 0,
    data: {
      type: 'GeometryCollection',
      geometries: [
        { type: 'Polygon', coordinates: [WORLD, ...rings] },
        { type: 'MultiLineString', coordinates: rings },
      ],
    },
  };
}

/**
 * Layers that let the details of the base map end softly: a haze over what lies around them, which thins out inside
 * their outline. It lies on lines and areas of the base map, under borders and names.
 */
export function hazeLayers(theme: Theme, contrast: Contrast): LayerSpecification[] {
  const [colour, density] = [COLOURS[theme], DENSITY[contrast]];
  const shared = { source: HAZE, minzoom: 8 } as const;
  return [
    {
      id: 'haze',
      type: 'fill',
      ...shared,
      filter: ['==', ['geometry-type'], 'Polygon'],
      paint: { 'fill-color': colour, 'fill-opacity': from8(density), 'fill-antialias': false },
    },
    ...Array.from({ length: BANDS }, (_, band): LayerSpecification => ({
      id: `haze-${band}`,
      type: 'line',
      ...shared,
      filter: ['==', ['geometry-type'], 'LineString'],
      paint: {
        'line-color': colour,
        'line-opacity': from8(density * (1 - (band + 0.5) / BANDS)),
        'line-width': pixels(1),
        'line-offset': pixels(-(band + 0.5)),
      },
    })),
  ];
}

/** An opacity that grows from nothing, so that the country as a whole has no haze. */
function from8(opacity: number): ExpressionSpecification {
  return ['interpolate', ['linear'], ['zoom'], 8, 0, 9.5, opacity];
}

/** So many widths of a band. */
function pixels(bands: number): ExpressionSpecification {
  return ['interpolate', ['linear'], ['zoom'], 9, FAR_PX * bands, 13, NEAR_PX * bands];
}
