import { classifyRings, VectorTile, type VectorTileFeature } from '@mapbox/vector-tile';
import type { Geometry } from 'geojson';
import { PbfReader } from 'pbf';
import { ServerError } from '#web/data/requestErrors.ts';
import type { Ask } from '#web/data/tiles/tilesFrom.ts';
import { isTileFeature, type TileFeature, type TileProperties } from './tileFeature.ts';

type LayerName = TileProperties['layerName'];

/**
 * Fetches a tile and reads the features of some of its layers, as `tileFeatures` gives them. Throws ServerError for an
 * answer without a tile.
 */
export async function readTile(
  ask: Ask,
  path: string,
  { layers, signal }: { readonly layers: readonly LayerName[]; readonly signal: AbortSignal | undefined },
): Promise<TileFeature[]> {
  const answer = await ask(path, signal ? { signal } : {});
  if (!answer.ok) throw new ServerError(answer.status, `${path} was answered ${answer.status}`);
  return tileFeatures(await answer.arrayBuffer(), layers);
}

/**
 * The features of some layers of an attraction tile, in the order of `names`, each with the name of its layer. Their
 * coordinates are shares of the tile's side (0–1) from its north-west corner.
 */
export function tileFeatures(tile: ArrayBuffer, names: readonly LayerName[]): TileFeature[] {
  const { layers } = new VectorTile(new PbfReader(tile));
  return names.flatMap((layerName) => {
    const layer = layers[layerName];
    return Array.from({ length: layer?.length ?? 0 }, (_, at) => layer?.feature(at)).flatMap((feature) => {
      const read = feature && {
        type: 'Feature',
        geometry: geometryOf(feature),
        properties: { ...feature.properties, layerName },
      };
      return isTileFeature(read) ? [read] : [];
    });
  });
}

/** Lines and areas always as such of several parts. */
function geometryOf(feature: VectorTileFeature): Geometry {
  const parts = feature.loadGeometry();
  const placed = (part: (typeof parts)[number]) => part.map(({ x, y }) => [x / feature.extent, y / feature.extent]);
  switch (feature.type) {
    case 3:
      return { type: 'MultiPolygon', coordinates: classifyRings(parts).map((rings) => rings.map(placed)) };
    case 2:
      return { type: 'MultiLineString', coordinates: parts.map(placed) };
    default:
      return { type: 'Point', coordinates: parts.flatMap(placed)[0] ?? [] };
  }
}
