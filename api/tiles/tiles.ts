import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Database } from '#api/platform/db/database.ts';
import { servingVersion } from '#api/platform/db/publicSets.ts';
import { categoryOfSlug } from '#common/catalogue/catalogue.ts';
import { isKind } from '#common/catalogue/kinds.ts';
import { isTile, type TileAddress } from '#common/geo/tileGrid.ts';
import { TILE_MAX_ZOOM, TILE_MIN_ZOOM } from './tileBands.ts';
import { encodeTile } from './tileEncoding.ts';
import { tilePlaces, type TileView } from './tilesSql.ts';

/** Limits of DESIGN §4. */
const TILE_FEATURES_MAX = 2000;
const TILE_BYTES_MAX = 50_000;
const CACHE_BYTES = 64 * 2 ** 20;

const gzipped = promisify(gzip);

export interface TileRequest extends TileAddress {
  readonly version: number;
  /** `all`, a kind, or a category slug. */
  readonly view: string;
}

export interface Tile {
  /** Gzipped Mapbox Vector Tile. */
  readonly body: Buffer;
  readonly etag: string;
}

/** The view that a name stands for; null for a name of no view. */
function tileView(view: string): TileView | null {
  if (view === 'all') return { by: 'all' };
  if (isKind(view) && view !== 'none') return { by: 'kind', kind: view };
  const category = categoryOfSlug(view);
  return category ? { by: 'category', category: category.key } : null;
}

interface ServedRequest {
  /** Has the version that is asked for. */
  readonly from: Database;
  readonly request: TileRequest;
}

/**
 * The attraction tiles of one process, cached in memory; requests at the same time for one tile share one answer.
 * Answers null for a version that is not live or previous, a view that does not exist, or a tile outside the pyramid.
 */
export function attractionTiles(db: Database): (request: TileRequest) => Promise<Tile | null> {
  const tiles = new LRUCache<string, Tile, ServedRequest>({
    maxSize: CACHE_BYTES,
    sizeCalculation: (tile) => tile.body.byteLength + 200,
    fetchMethod: (_key, _stale, { context: { from, request } }) => makeTile(from, request),
  });
  return async (request) => {
    if (!isTile(request, TILE_MIN_ZOOM, TILE_MAX_ZOOM) || !tileView(request.view)) return null;
    const from = await servingVersion(db, request.version);
    if (from === null) return null;
    const { version, view, z, x, y } = request;
    return (await tiles.fetch(`${version}/${view}/${z}/${x}/${y}`, { context: { from, request } })) ?? null;
  };
}

/** Makes a tile, uncached; the places of the worst quality are left out when it is too large. */
async function makeTile(db: Pick<Database, 'pool'>, request: TileRequest): Promise<Tile | undefined> {
  const view = tileView(request.view);
  if (!view) return undefined;
  const places = await tilePlaces(db.pool, request, view, TILE_FEATURES_MAX);
  let count = places.length;
  for (;;) {
    const body = await gzipped(encodeTile(request, places.slice(0, count)));
    if (body.byteLength <= TILE_BYTES_MAX)
      return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
    count = Math.floor(count * Math.min(0.9, TILE_BYTES_MAX / body.byteLength));
  }
}
