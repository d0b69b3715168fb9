import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Feature, FeatureCollection } from 'geojson';
import GeoJSONVT, { type LegacyFeature } from 'geojson-vt';
import { TILE_BUFFER } from '#api/basemap/grid/baseGrid.ts';
import { EXTENT } from '#api/platform/vectorTile/layerWriter.ts';
import { COARSE_WATERS_MAX_ZOOM, EMBEDDED_MAX_ZOOM } from '#common/baseMap.ts';
import { TILE_PX } from '#common/geo/tileGrid.ts';
import { cutFeatures } from './baseTilesCut.ts';
import { type NamedPoint, readNamedPoints } from './baseTilesNames.ts';

const options = {
  maxZoom: EMBEDDED_MAX_ZOOM,
  indexMaxZoom: 4,
  indexMaxPoints: 0,
  tolerance: 3,
  extent: EXTENT,
  buffer: TILE_BUFFER,
} as const;
const unzip = promisify(gunzip);

/**
 * Features of a tile by layer: `earth`, `water`, `boundaries`, `places`. Tiles below EMBEDDED_MAX_ZOOM are cut from
 * those above them.
 */
export type BaseLayers = (z: number, x: number, y: number) => Record<string, { features: LegacyFeature[] }>;

export const geometryFiles = ['land', 'water', 'borders'] as const;
export const geometryFile = (root: string, name: (typeof geometryFiles)[number]): string =>
  path.join(root, `api/assets/basemap/${name}.geojson.gz`);

/**
 * Indexes the committed base map under `root`: about half a second of work, with pauses in which requests are answered.
 */
export async function loadBaseLayers(root: string): Promise<BaseLayers> {
  const names = await readNamedPoints(root);
  const land = await index(root, 'land');
  const water = await index(root, 'water', withFirstZoom);
  const borders = await index(root, 'borders');
  const waterNames = new GeoJSONVT(asFeatures(names.filter(isWater)), options);
  const places = new GeoJSONVT(asFeatures(names.filter((name) => !isWater(name))), options);
  return (z, x, y) => {
    const from = (tiles: GeoJSONVT) => featuresOf(tiles, z, x, y).filter(isShownAt(z));
    const layers = {
      earth: from(land),
      water: [...from(water), ...from(waterNames)].filter(isWaterShownAt(z)),
      boundaries: from(borders),
      places: from(places),
    };
    return Object.fromEntries(
      Object.entries(layers).flatMap(([name, features]) => (features.length > 0 ? [[name, { features }]] : [])),
    );
  };
}

/** The features of a tile; deep tiles are cut here, because the index would cache every deep tile it ever made. */
function featuresOf(tiles: GeoJSONVT, z: number, x: number, y: number): LegacyFeature[] {
  const deeper = Math.max(0, z - EMBEDDED_MAX_ZOOM);
  const features = tiles.getTile(z - deeper, Math.floor(x / 2 ** deeper), Math.floor(y / 2 ** deeper))?.features ?? [];
  return deeper === 0 ? features : cutFeatures(features, { deeper, x, y, extent: EXTENT, buffer: TILE_BUFFER });
}

async function index(
  root: string,
  name: (typeof geometryFiles)[number],
  prepare = (feature: Feature) => feature,
): Promise<GeoJSONVT> {
  const text = await unzip(await readFile(geometryFile(root, name)));
  await setImmediate();
  const collection: FeatureCollection = JSON.parse(text.toString());
  await setImmediate();
  const tiles = new GeoJSONVT({ ...collection, features: collection.features.map(prepare) }, options);
  await setImmediate();
  return tiles;
}

const isWater = ({ properties: { kind } }: NamedPoint) => kind === 'sea' || kind === 'lake';

function asFeatures(names: readonly NamedPoint[]): FeatureCollection {
  const features = names.map(({ position, properties }) => ({
    type: 'Feature' as const,
    geometry: { type: 'Point' as const, coordinates: [...position] },
    properties: { ...properties },
  }));
  return { type: 'FeatureCollection', features };
}

function isShownAt(z: number): (feature: LegacyFeature) => boolean {
  return ({ tags }) => typeof tags?.['min_zoom'] !== 'number' || tags['min_zoom'] <= z;
}

/** Seas have their names at any zoom, lakes and rivers while they are drawn. */
function isWaterShownAt(z: number): (feature: LegacyFeature) => boolean {
  return ({ tags }) => z <= COARSE_WATERS_MAX_ZOOM || tags?.['kind'] === 'sea';
}

const SMALLEST_LAKE_PX2 = 12;

/** Adds to a lake the zoom from which it covers a dozen pixels; smaller lakes would only be specks. */
function withFirstZoom(lake: Feature): Feature {
  if (lake.geometry.type !== 'Polygon') return lake;
  const worldPx2 = ringArea(lake.geometry.coordinates[0] ?? []) * TILE_PX ** 2;
  const zoom = Math.ceil(Math.log2(SMALLEST_LAKE_PX2 / worldPx2) / 2);
  return { ...lake, properties: { ...lake.properties, min_zoom: Math.min(EMBEDDED_MAX_ZOOM, Math.max(0, zoom)) } };
}

/** Area of a lon/lat ring as a part of the Web Mercator square. */
function ringArea(ring: readonly (readonly number[])[]): number {
  let twice = 0;
  ring.forEach(([x = 0, y = 0], i) => {
    const [px = 0, py = 0] = ring[i === 0 ? ring.length - 1 : i - 1] ?? [];
    twice += (px - x) * (py + y);
  });
  const [, lat = 0] = ring[0] ?? [];
  return Math.abs(twice) / 2 / 360 ** 2 / Math.cos((lat * Math.PI) / 180);
}
