import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { LegacyFeature } from 'geojson-vt';
import { LRUCache } from 'lru-cache';
import { type BaseLayers, geometryFile, geometryFiles, loadBaseLayers } from '#api/basemap/embedded/baseTilesLayers.ts';
import { baseNameFiles } from '#api/basemap/embedded/baseTilesNames.ts';
import { LayerWriter, POINTS, type Tags, type TagValue, tileOf } from '#api/platform/vectorTile/layerWriter.ts';
import { flatOf } from '#common/geo/flatLine.ts';
import { isTile, type TileAddress } from '#common/geo/tileGrid.ts';
import { OWN_TILES_MAX_ZOOM } from './baseArchive.ts';

const CACHE_BYTES = 16 * 2 ** 20;
/** Part of the tiles' version: raise it when the same files are cut into other tiles than before. */
const RULES = '2';

const compress = promisify(gzip);

export interface BaseTile {
  /** Gzipped Mapbox Vector Tile. */
  readonly body: Buffer;
  readonly etag: string;
}

export interface BaseTiles {
  /** Short hash of the content; part of the tiles' path, which may therefore be cached for ever. */
  readonly version: string;
  /**
   * A tile of the layers `earth`, `water`, `boundaries`, `places`; null outside z 0–22. The first call waits for the
   * index.
   */
  readonly tile: (z: number, x: number, y: number) => Promise<BaseTile | null>;
  /** Builds the index (half a second) before the first request needs it, for an idle moment after the start. */
  readonly warmUp: () => Promise<void>;
}

/** Opens the embedded base map of the project folder `root`: reads and hashes the files (2 MB), nothing more. */
export async function openBaseTiles(root: string): Promise<BaseTiles> {
  let indexed: Promise<BaseLayers> | undefined;
  const layers = () =>
    (indexed ??= loadBaseLayers(root).catch((error: unknown) => {
      indexed = undefined;
      throw error;
    }));
  const cache = new LRUCache<string, BaseTile, TileAddress>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ body }) => body.byteLength + 200,
    fetchMethod: async (_key, _stale, { context: { z, x, y } }) => encode((await layers())(z, x, y)),
  });
  return {
    version: await contentHash(root),
    tile: async (z, x, y) =>
      isTile({ z, x, y }, 0, OWN_TILES_MAX_ZOOM)
        ? ((await cache.fetch(`${z}/${x}/${y}`, { context: { z, x, y } })) ?? null)
        : null,
    warmUp: async () => {
      await layers();
    },
  };
}

async function encode(layers: ReturnType<BaseLayers>): Promise<BaseTile> {
  return baseTile(
    await compress(tileOf(Object.entries(layers).map(([name, { features }]) => layerOf(name, features)))),
  );
}

function layerOf(name: string, features: readonly LegacyFeature[]): LayerWriter {
  const layer = new LayerWriter(name);
  for (const { type, geometry, tags } of features)
    layer.add(type, type === POINTS ? [flatOf(geometry)] : geometry.map(flatOf), tagsOf(tags));
  return layer;
}

function tagsOf(properties: LegacyFeature['tags']): Tags {
  const tags: Record<string, TagValue> = {};
  for (const [key, value] of Object.entries(properties ?? {}))
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') tags[key] = value;
  return tags;
}

/** A gzipped tile with its tag. */
export function baseTile(body: Buffer): BaseTile {
  return { body, etag: `"${shortHash(body)}"` };
}

async function contentHash(root: string): Promise<string> {
  const files = [...geometryFiles.map((name) => geometryFile(root, name)), ...baseNameFiles(root)];
  const contents = await Promise.all(files.map((file) => readFile(file)));
  return shortHash(RULES, ...contents);
}

function shortHash(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('base64url').slice(0, 12);
}
