import type { FeatureCollection, Point } from 'geojson';
import type { Placement } from './placement.ts';

/** A point for each disc, with its name where that is written. */
export function nameFeatures(shown: Placement): FeatureCollection<Point, { readonly name?: string }> {
  return {
    type: 'FeatureCollection',
    features: shown.map(({ position: [lon, lat], name }) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [lon, lat] },
      properties: name === null ? {} : { name },
    })),
  };
}
