import { gunzipSync } from 'node:zlib';
import { VectorTile, type VectorTileFeature } from '@mapbox/vector-tile';
import type { Feature } from 'geojson';
import { PbfReader } from 'pbf';
import type { BaseFeature, BuiltTile } from '#api/basemap/baseFeature.ts';
import { tileBox, toGrid, toPosition } from '#api/basemap/grid/baseGrid.ts';
import { shapeOf, type GridFeature } from '#api/basemap/grid/gridShape.ts';
import { EXTENT } from '#api/platform/vectorTile/layerWriter.ts';
import type { Position } from '#common/geo/bounds.ts';
import type { TileAddress } from '#common/geo/tileGrid.ts';

/** A place in a tile by its units, as a position on the earth. */
export function inTile(tile: TileAddress, x: number, y: number): [lon: number, lat: number] {
  const [left, top, right] = tileBox(tile);
  const scale = (right - left) / EXTENT;
  return toPosition([left + x * scale, top + y * scale]);
}

export function tileAt(z: number, position: Position): TileAddress {
  const [x, y] = toGrid(position);
  const side = EXTENT * 2 ** (14 - z);
  return { z, x: Math.floor(x / side), y: Math.floor(y / side) };
}

type Parts = Pick<BaseFeature, 'layer' | 'geometry'> & Partial<BaseFeature>;

export function feature({ properties = { kind: 'test' }, minZoom = 8, rank = 50, ...rest }: Parts): BaseFeature {
  return { properties, minZoom, rank, ...rest };
}

export function gridFeature(parts: Parts): GridFeature {
  const { layer, geometry, ...rest } = feature(parts);
  const shape = shapeOf(geometry);
  if (shape === null || layer === 'coast') throw new Error('A test feature has no shape');
  return { ...rest, layer, shape };
}

export function line(...coordinates: [number, number][]): BaseFeature['geometry'] {
  return { type: 'LineString', coordinates };
}

export function point(position: Position): BaseFeature['geometry'] {
  return { type: 'Point', coordinates: [...position] };
}

export function square(tile: TileAddress, x: number, y: number, size: number): BaseFeature['geometry'] {
  return {
    type: 'Polygon',
    coordinates: [
      [
        inTile(tile, x, y),
        inTile(tile, x, y + size),
        inTile(tile, x + size, y + size),
        inTile(tile, x + size, y),
        inTile(tile, x, y),
      ],
    ],
  };
}

export async function* streamOf<T>(items: readonly T[]): AsyncGenerator<T> {
  yield* items;
}

export function featuresOf(body: Buffer, layer: string): VectorTileFeature[] {
  const found = new VectorTile(new PbfReader(gunzipSync(body))).layers[layer];
  return Array.from({ length: found?.length ?? 0 }, (_, i) => found?.feature(i)).filter((each) => each !== undefined);
}

/** Lines of a layer in tile units. */
export function linesIn(body: Buffer, layer: string): [number, number][][] {
  return featuresOf(body, layer).flatMap((each) =>
    each.loadGeometry().map((part) => part.map(({ x, y }): [number, number] => [x, y])),
  );
}

export function geojsonOf(tile: BuiltTile, layer: string): Feature[] {
  return featuresOf(tile.body, layer).map((each) => each.toGeoJSON(tile.x, tile.y, tile.z));
}
