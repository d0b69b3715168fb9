import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Database } from '#api/platform/db/database.ts';
import { liveVersion, publicSets, servingVersion } from '#api/platform/db/publicSets.ts';
import { countLookups } from '#api/platform/metrics/registry.ts';
import { archiveKey, attractionArchive } from '#api/platform/pmtiles/archiveNames.ts';
import type { StoredArchives } from '#api/platform/pmtiles/storedArchives.ts';
import { ATTRACTION_TILES_MAX_ZOOM, ATTRACTION_TILES_MIN_ZOOM } from '#common/attractionTiles.ts';
import { categoryOfSlug } from '#common/catalogue/catalogue.ts';
import { categoriesMeant } from '#common/catalogue/groups.ts';
import { isKind } from '#common/catalogue/kinds.ts';
import { isTile, type TileAddress } from '#common/geo/tileGrid.ts';
import { TILES_AHEAD_MAX_ZOOM } from '#common/tilesAhead.ts';
import { EMPTY_TILE, TILE_FEATURES_MAX, tileBody } from './tileBody.ts';
import { tilePlaces, type TileView } from './tilesSql.ts';

const CACHE_BYTES = 64 * 2 ** 20;

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
export function tileView(view: string): TileView | null {
  if (view === 'all') return { by: 'all' };
  if (isKind(view) && view !== 'none') return { by: 'kind', kind: view };
  const category = categoryOfSlug(view);
  return category ? { by: 'category', categories: categoriesMeant(category.key) } : null;
}

const counted = countLookups('tiles');

interface ServedRequest {
  /** Has the version that is asked for. */
  readonly from: Database;
  readonly request: TileRequest;
}

/**
 * The attraction tiles of one process, cached in memory; requests at the same time for one tile share one answer. They
 * come from the version's archive where that is made and can be read, else from the database. Answers null for a
 * version that is not live or previous, a view that does not exist, or a tile outside the pyramid.
 */
export function attractionTiles(
  db: Database,
  archives: StoredArchives,
): (request: TileRequest) => Promise<Tile | null> {
  const tiles = new LRUCache<string, Tile, ServedRequest>({
    maxSize: CACHE_BYTES,
    sizeCalculation: (tile) => tile.body.byteLength + 200,
    fetchMethod: async (_key, _stale, { context: { from, request } }) => {
      const body = (await tileAhead(archives, from, request)) ?? (await makeTile(from, request));
      return body && { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
    },
  });
  // By database: a replica may lag behind, and is not rolled back for that.
  const lastLive = new WeakMap<Database, number>();
  let rollbacks = 0;
  return async (request) => {
    if (!isTile(request, ATTRACTION_TILES_MIN_ZOOM, ATTRACTION_TILES_MAX_ZOOM) || !tileView(request.view)) return null;
    const from = await servingVersion(db, request.version);
    if (from === null) return null;
    // A rollback hides places in the version that is live again: tiles cached before may show them. They are not
    // deleted, since that would end requests that wait for one.
    const live = await liveVersion(from, Date.now());
    if (live < (lastLive.get(from) ?? 0)) rollbacks += 1;
    lastLive.set(from, live);
    const { version, view, z, x, y } = request;
    const key = `${rollbacks}/${version}/${view}/${z}/${x}/${y}`;
    counted(tiles.has(key));
    return (await tiles.fetch(key, { context: { from, request } })) ?? null;
  };
}

/** The tile of the version's archive; null where that is not made, not so deep, or cannot be read. */
async function tileAhead(archives: StoredArchives, db: Database, request: TileRequest): Promise<Buffer | null> {
  if (request.z > TILES_AHEAD_MAX_ZOOM) return null;
  const name = attractionArchive(request.version);
  const views = (await publicSets(db, Date.now())).archives.get(name);
  if (views === undefined) return null;
  // An archive is complete: where it has no file of a view or no tile, no place is shown.
  if (!views.has(request.view)) return EMPTY_TILE;
  const tile = await archives.tile(archiveKey(name, request.view), request);
  return tile === 'absent' ? EMPTY_TILE : tile;
}

/** Makes a tile, uncached. */
async function makeTile(db: Pick<Database, 'pool'>, request: TileRequest): Promise<Buffer | undefined> {
  const view = tileView(request.view);
  return view ? tileBody(request, await tilePlaces(db.pool, request, view, TILE_FEATURES_MAX)) : undefined;
}
