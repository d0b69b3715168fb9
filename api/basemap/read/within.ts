import type { Position } from 'geojson';
import type { BaseFeature } from '#api/basemap/baseFeature.ts';
import type { Bounds } from '#common/geo/bounds.ts';
import { boxAround } from '#common/geo/plane.ts';

/** The features that reach into the box. All coastlines pass: a shore outside may decide what is land inside. */
export async function* withinArea(features: AsyncIterable<BaseFeature>, area: Bounds): AsyncGenerator<BaseFeature> {
  for await (const feature of features) if (feature.layer === 'coast' || reaches(feature.geometry, area)) yield feature;
}

function reaches(geometry: BaseFeature['geometry'], [west, south, east, north]: Bounds): boolean {
  const [minX, minY, maxX, maxY] = boxAround([positionsOf(geometry)]);
  return minX <= east && maxX >= west && minY <= north && maxY >= south;
}

function positionsOf(geometry: BaseFeature['geometry']): Position[] {
  switch (geometry.type) {
    case 'Point':
      return [geometry.coordinates];
    case 'MultiPoint':
    case 'LineString':
      return geometry.coordinates;
    case 'MultiLineString':
      return geometry.coordinates.flat();
    case 'Polygon':
      return geometry.coordinates[0] ?? [];
    case 'MultiPolygon':
      return geometry.coordinates.flatMap(([outline]) => outline ?? []);
  }
}
