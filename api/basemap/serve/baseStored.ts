import type { Database } from '#api/platform/db/database.ts';

export interface TileAddress {
  readonly z: number;
  readonly x: number;
  readonly y: number;
}

/**
 * The gzipped tile that readers of a set see: the tile of the newest set up to it that has one. Null where no import
 * drew anything. Index: the primary key of base_tile.
 */
export async function storedTile(
  { pool }: Pick<Database, 'pool'>,
  tileSet: number,
  { z, x, y }: TileAddress,
): Promise<Buffer | null> {
  const answer = await pool.query<{ body: Buffer }>(
    'SELECT body FROM base_tile WHERE z = $1 AND x = $2 AND y = $3 AND tile_set <= $4 ORDER BY tile_set DESC LIMIT 1',
    [z, x, y, tileSet],
  );
  const body = answer.rows[0]?.body;
  return body === undefined || body.length === 0 ? null : body;
}
