import type { Position } from 'geojson';
import type { BaseFeature } from '#api/basemap/baseFeature.ts';
import type { Bounds } from '#common/geo/bounds.ts';

/** What reaches into the box. Coastlines are all kept: what is land inside it may follow from a shore outside. */
export async function* withinArea(features: AsyncIterable<BaseFeature>, area: Bounds): AsyncGenerator<BaseFeature> {
  for await (const feature of features) if (feature.layer === 'coast' || reaches(feature.geometry, area)) yield feature;
}

function reaches(geometry: BaseFeature['geometry'], [west, south, east, north]: Bounds): boolean {
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x = 0, y = 0] of positionsOf(geometry)) {
    minX = Math.min(minX, x);
    minY = Math.min(minY, y);
    maxX = Math.max(maxX, x);
    maxY = Math.max(maxY, y);
  }
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
