import type { Pool } from 'pg';
import { rowsOf } from '#api/platform/db/rows.ts';
import type { Bounds } from '#common/geo/bounds.ts';
import type { TileAddress } from '#common/geo/tileGrid.ts';

/** Bounds of the extracts whose tiles a set shows. Index: the primary key of base_tile_set. */
export async function extractsOfSet(pool: Pool, tileSet: number): Promise<Bounds[]> {
  const rows = await rowsOf<{ readonly extracts: readonly { readonly bounds: Bounds }[] }>(
    pool,
    'SELECT extracts FROM base_tile_set WHERE id = $1',
    [tileSet],
  );
  return rows.flatMap(({ extracts }) => extracts.map(({ bounds }) => bounds));
}

/** The columns of a zoom that may have tiles. Index: the primary key of base_tile. */
export async function columnsOfSet(pool: Pool, tileSet: number, z: number): Promise<number[]> {
  const rows = await rowsOf<{ readonly x: number }>(
    pool,
    'SELECT DISTINCT x FROM base_tile WHERE z = $1 AND tile_set <= $2 ORDER BY x',
    [z, tileSet],
  );
  return rows.map(({ x }) => x);
}

/**
 * The gzipped tiles of a column that readers of a set see: of each the newest up to the set, unless that is empty.
 * Index: the primary key of base_tile.
 */
export async function tilesOfColumn(
  pool: Pool,
  tileSet: number,
  { z, x }: Pick<TileAddress, 'z' | 'x'>,
): Promise<readonly { readonly y: number; readonly body: Buffer }[]> {
  const rows = await rowsOf<{ readonly y: number; readonly body: Buffer }>(
    pool,
    `SELECT DISTINCT ON (y) y, body FROM base_tile WHERE z = $1 AND x = $2 AND tile_set <= $3
     ORDER BY y, tile_set DESC`,
    [z, x, tileSet],
  );
  return rows.filter(({ body }) => body.length > 0);
}
