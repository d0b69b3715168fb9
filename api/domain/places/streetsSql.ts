import type { Pool } from 'pg';
import { rowsOf } from '#api/platform/db/rows.ts';
import type { Position } from '#common/geo/bounds.ts';
import type { Houses, StreetRow } from '#common/search/addressRows.ts';

/** The set whose streets a version shows. Index: the primary key of data_set. */
const SET_OF_VERSION = '(SELECT base_tile_set FROM data_set WHERE version = $1)';

/**
 * Streets whose name begins with `prefix` or is one of `names`, those of `names` first, then the nearest. Normalised
 * names hold letters, digits and spaces only, so a prefix needs no escaping in LIKE. Indexes: street (tile_set, norm_fi
 * | norm_sv text_pattern_ops).
 */
export function streets(
  pool: Pool,
  version: number,
  asked: { readonly prefix: string; readonly names: readonly string[]; readonly near: Position | null },
  limit: number,
): Promise<StreetRow[]> {
  return rowsOf<StreetRow>(
    pool,
    `SELECT id, name_fi, name_sv, municipality_fi, municipality_sv, lon, lat FROM street
     WHERE tile_set = ${SET_OF_VERSION}
       AND (norm_fi LIKE $2 OR norm_sv LIKE $2 OR norm_fi = ANY($3::text[]) OR norm_sv = ANY($3::text[]))
     ORDER BY norm_fi = ANY($3::text[] || $4::text) OR coalesce(norm_sv = ANY($3::text[] || $4::text), false) DESC,
       ((lon - $5::float) / 2) ^ 2 + (lat - $6::float) ^ 2, id
     LIMIT $7`,
    [version, `${asked.prefix}%`, asked.names, asked.prefix, asked.near?.[0] ?? null, asked.near?.[1] ?? null, limit],
  );
}

/** The houses of streets. Index: the primary key. */
export async function housesOf(
  pool: Pool,
  version: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Houses>> {
  const rows = await rowsOf<{ readonly id: number; readonly numbers: string[]; readonly number_points: number[] }>(
    pool,
    `SELECT id, numbers, number_points FROM street WHERE tile_set = ${SET_OF_VERSION} AND id = ANY($2::int[])`,
    [version, ids],
  );
  return new Map(
    rows.map(({ id, numbers, number_points: points }) => [
      id,
      { numbers, positions: numbers.map((_, at) => [(points[2 * at] ?? 0) / 1e6, (points[2 * at + 1] ?? 0) / 1e6]) },
    ]),
  );
}
