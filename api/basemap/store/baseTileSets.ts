import type { SquareRun } from '#api/basemap/grid/squares.ts';
import type { Queryable } from '#api/platform/db/rows.ts';
import type { Bounds } from '#common/geo/bounds.ts';

/** An extract whose tiles a set shows, as it is stored with the set. */
export interface StoredExtract {
  readonly bounds: Bounds;
  /** Squares within the bounds that hold data; left out: all of them. */
  readonly squares?: readonly SquareRun[];
  /** Digest of the file's bytes and of the rules by which its tiles were made. */
  readonly digest: string;
  /** ISO date; null = unknown. */
  readonly dataDate: string | null;
}

export interface LiveTileSet {
  readonly id: number;
  /** Oldest first. */
  readonly extracts: readonly StoredExtract[];
}

/** The set that visitors see; null while no extract has been imported. Index: data_set_one_live. */
export async function liveTileSet(client: Queryable): Promise<LiveTileSet | null> {
  const answer = await client.query<LiveTileSet>(
    `SELECT s.id, s.extracts FROM data_set d JOIN base_tile_set s ON s.id = d.base_tile_set WHERE d.state = 'LIVE'`,
  );
  return answer.rows[0] ?? null;
}

/**
 * Deletes the tiles that no published set shows: those of failed imports and of versions that were rolled back, all
 * newer than the live set. The caller holds the import lock. It must run before another set begins, which would show
 * them. Index: base_tile_tile_set_idx.
 */
export async function dropUnseenTiles(client: Queryable): Promise<void> {
  await client.query(
    `DELETE FROM base_tile WHERE tile_set > coalesce((SELECT base_tile_set FROM data_set WHERE state = 'LIVE'), 0)`,
  );
  await client.query(
    'DELETE FROM base_tile_set s WHERE NOT EXISTS (SELECT FROM data_set d WHERE d.base_tile_set = s.id)',
  );
}

/**
 * Deletes the tiles that were replaced by others which all held data sets show, and the streets of older sets; takes
 * half a second for a million tiles. The caller holds the import lock. Indexes: base_tile_tile_set_idx, the primary
 * keys.
 */
export async function dropSupersededTiles(client: Queryable): Promise<void> {
  await client.query(
    `WITH served AS (SELECT min(coalesce(base_tile_set, 0)) AS oldest FROM data_set 
       WHERE state IN ('LIVE', 'PREVIOUS', 'HELD'))
     DELETE FROM base_tile o USING served
     WHERE o.tile_set < served.oldest AND EXISTS (
       SELECT FROM base_tile n WHERE n.z = o.z AND n.x = o.x AND n.y = o.y AND n.tile_set > o.tile_set
         AND n.tile_set <= served.oldest)`,
  );
  await client.query(
    `DELETE FROM street WHERE tile_set < (SELECT min(coalesce(base_tile_set, 0)) FROM data_set
       WHERE state IN ('LIVE', 'PREVIOUS', 'HELD'))`,
  );
}
