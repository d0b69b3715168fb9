import type pg from 'pg';
import type { BuiltTile } from '#api/basemap/baseFeature.ts';
import { runsOf } from '#api/basemap/grid/squares.ts';
import { copyInto } from '#api/platform/db/copy.ts';
import { BASE_TILES_MAX_ZOOM, BASE_TILES_MIN_BUILT_ZOOM, EXTRACT_SQUARE_ZOOM } from '#common/baseMap.ts';
import { type Bounds, containsBounds } from '#common/geo/bounds.ts';
import { tileRange } from '#common/geo/tileGrid.ts';
import { type LiveTileSet, liveTileSet, type StoredExtract } from './baseTileSets.ts';
import { holdsTile, touchesTile } from './storeRanges.ts';

/** The counts of one set, without the tiles that it shows of the sets before it. */
export interface StoredTiles {
  readonly tileSet: number;
  readonly tiles: number;
  readonly bytes: number;
  readonly largestBytes: number;
}

/** A tile at the edge of an extract: `newer` inside its bounds, `older` outside. Both, and the answer, are gzipped. */
export type MergeTiles = (
  older: Buffer,
  newer: Buffer,
  tile: Pick<BuiltTile, 'z' | 'x' | 'y'>,
  bounds: Bounds,
) => Buffer | Promise<Buffer>;

/** Bytes of tiles that are written to the database at a time. */
const BATCH_BYTES = 4 * 2 ** 20;

const TILE_COLUMNS = 'base_tile (z, x, y, tile_set, body)';

/**
 * Stores the tiles that `build` makes as a set that is not public until a data set names it. Where a tile touches an
 * extract that stays, the older tile is merged into it; where the new extract draws nothing, as beyond the border that
 * it was cut along, the older tile stays. `client` holds the import lock; tiles that a failure leaves are deleted by
 * `dropUnseenTiles`.
 */
export async function storeBaseTiles(
  client: pg.ClientBase,
  extract: StoredExtract,
  build: (onTile: (tile: BuiltTile) => Promise<void>) => Promise<unknown>,
  merge: MergeTiles,
): Promise<StoredTiles> {
  const live = await liveTileSet(client);
  const others = (live?.extracts ?? []).filter(({ bounds }) => !containsBounds(extract.bounds, bounds));
  const tileSet = await startSet(client, [...others, extract]);
  const total = { tiles: 0, bytes: 0, largestBytes: 0 };
  let batch: BuiltTile[] = [];
  let batchBytes = 0;
  const squares: Pick<BuiltTile, 'x' | 'y'>[] = [];

  const flush = async () => {
    const full = batch;
    batch = [];
    batchBytes = 0;
    const tiles = await merged(client, full, { live, others, bounds: extract.bounds, merge });
    await copyInto(
      client,
      TILE_COLUMNS,
      tiles.map(({ z, x, y, body }) => [z, x, y, tileSet, body]),
    );
    for (const { body } of tiles) total.largestBytes = Math.max(total.largestBytes, body.length);
    total.tiles += tiles.length;
    total.bytes += tiles.reduce((sum, { body }) => sum + body.length, 0);
  };
  await build(async (tile) => {
    batch.push(tile);
    batchBytes += tile.body.length;
    if (tile.z === EXTRACT_SQUARE_ZOOM && tile.bare !== true) squares.push({ x: tile.x, y: tile.y });
    if (batchBytes >= BATCH_BYTES) await flush();
  });
  await flush();
  if (live !== null) await emptyTheRest(client, tileSet, extract.bounds, others);
  await recordTotals(client, { tileSet, ...total }, [...others, { ...extract, squares: runsOf(squares) }]);
  await client.query('ANALYZE base_tile');
  return { tileSet, ...total };
}

async function recordTotals(
  client: pg.ClientBase,
  { tileSet, tiles, bytes, largestBytes }: StoredTiles,
  extracts: readonly StoredExtract[],
): Promise<void> {
  await client.query(
    'UPDATE base_tile_set SET tile_count = $2, bytes = $3, largest_bytes = $4, extracts = $5 WHERE id = $1',
    [tileSet, tiles, bytes, largestBytes, JSON.stringify(extracts)],
  );
}

async function startSet(client: pg.ClientBase, extracts: readonly StoredExtract[]): Promise<number> {
  const answer = await client.query<{ id: number }>('INSERT INTO base_tile_set (extracts) VALUES ($1) RETURNING id', [
    JSON.stringify(extracts),
  ]);
  const id = answer.rows[0]?.id;
  if (id === undefined) throw new Error('the database gave no number for the base tiles');
  return id;
}

interface Merging {
  readonly live: LiveTileSet | null;
  readonly others: readonly StoredExtract[];
  readonly bounds: Bounds;
  readonly merge: MergeTiles;
}

/** The tiles to write: a bare tile is left out where an extract that stays has a tile. */
async function merged(
  client: pg.ClientBase,
  tiles: readonly BuiltTile[],
  { live, others, bounds, merge }: Merging,
): Promise<BuiltTile[]> {
  const shared =
    live === null
      ? []
      : tiles.filter(
          (tile) =>
            (tile.bare === true || !holdsTile(bounds, tile)) && others.some((other) => touchesTile(other.bounds, tile)),
        );
  const older =
    live === null || shared.length === 0 ? new Map<string, Buffer>() : await tilesOf(client, live.id, shared);
  const results: BuiltTile[] = [];
  for (const tile of tiles) {
    const below = older.get(nameOf(tile));
    if (below === undefined) results.push(tile);
    else if (!holdsTile(bounds, tile)) results.push({ ...tile, body: await merge(below, tile.body, tile, bounds) });
  }
  return results;
}

const nameOf = ({ z, x, y }: Pick<BuiltTile, 'z' | 'x' | 'y'>): string => `${z}/${x}/${y}`;

/** The tiles that readers of a set see. Index: the primary key. */
async function tilesOf(
  client: pg.ClientBase,
  tileSet: number,
  tiles: readonly BuiltTile[],
): Promise<Map<string, Buffer>> {
  const answer = await client.query<BuiltTile>(
    `SELECT w.z, w.x, w.y, t.body FROM unnest($1::smallint[], $2::int[], $3::int[]) AS w (z, x, y) CROSS JOIN LATERAL (
       SELECT body FROM base_tile WHERE z = w.z AND x = w.x AND y = w.y AND tile_set <= $4 ORDER BY tile_set DESC
         LIMIT 1) t
     WHERE t.body <> ''`,
    [tiles.map(({ z }) => z), tiles.map(({ x }) => x), tiles.map(({ y }) => y), tileSet],
  );
  return new Map(answer.rows.map((tile) => [nameOf(tile), tile.body]));
}

/**
 * Hides the tiles of earlier extracts that the new one replaces where it has none, by empty tiles. Tiles that an
 * extract that stays touches are left. Index: the primary key.
 */
async function emptyTheRest(
  client: pg.ClientBase,
  tileSet: number,
  bounds: Bounds,
  others: readonly StoredExtract[],
): Promise<void> {
  for (let z = BASE_TILES_MIN_BUILT_ZOOM; z <= BASE_TILES_MAX_ZOOM; z++) {
    const within = (range: Bounds): string => {
      const { west, east, north, south } = tileRange(range, z);
      return `x BETWEEN ${west} AND ${east} AND y BETWEEN ${north} AND ${south}`;
    };
    await client.query(
      `INSERT INTO ${TILE_COLUMNS} SELECT z, x, y, $1, '' FROM (
         SELECT DISTINCT ON (z, x, y) z, x, y, tile_set, octet_length(body) AS bytes FROM base_tile
         WHERE z = ${z} AND ${within(bounds)} ${others.map((other) => `AND NOT (${within(other.bounds)})`).join(' ')}
         ORDER BY z, x, y, tile_set DESC) newest
       WHERE tile_set < $1 AND bytes > 0`,
      [tileSet],
    );
  }
}
