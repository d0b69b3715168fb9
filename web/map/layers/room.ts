import type { FeatureCollection, Point } from 'geojson';
import type { TakenRoom } from './placement.ts';

/** A point for each disc, and one with its width for each name. */
export function roomFeatures(room: readonly TakenRoom[]): FeatureCollection<Point, { readonly labelPx?: number }> {
  return {
    type: 'FeatureCollection',
    features: room.flatMap(({ position: [lon, lat], labelPx }) => {
      const geometry: Point = { type: 'Point', coordinates: [lon, lat] };
      const disc = { type: 'Feature' as const, geometry, properties: {} };
      return labelPx === null ? [disc] : [disc, { type: 'Feature' as const, geometry, properties: { labelPx } }];
    }),
  };
}
