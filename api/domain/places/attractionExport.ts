import type { Context } from '#api/domain/core/context.ts';
import { rowsOf } from '#api/platform/db/rows.ts';
import { servedVersion } from '#api/tiles/tilesSql.ts';
import { type FilterInput, placeFilter } from './placeFilter.ts';
import { PLACE_COLUMNS, type Place } from './places.ts';

export interface ExportedPlace extends Place {
  /** GeoJSON text of a line or area; null for a point. */
  readonly geometry: string | null;
}

/** Rows of one batch; with their geometry some megabytes at most. */
const BATCH = 500;

/**
 * All places of a filter by id, in batches that hold no connection in between. Throws when the data set is dropped on
 * the way, so that a part never passes for the whole. Index: place primary key (version, id) or as `placeFilter`,
 * place_geometry primary key.
 */
export async function* exportPlaces(
  { db, version }: Pick<Context, 'db' | 'version'>,
  input: FilterInput,
): AsyncGenerator<readonly ExportedPlace[]> {
  const filter = placeFilter(version, input);
  if (!filter) return;
  const n = filter.values.length;
  for (let after = -1; ;) {
    const rows = await rowsOf<ExportedPlace>(
      db.pool,
      `SELECT p.*, g.geometry::text AS geometry
       FROM (SELECT ${PLACE_COLUMNS} FROM place p WHERE ${filter.where} AND p.id > $${n + 1} ORDER BY p.id LIMIT $${n + 2}) p
       LEFT JOIN place_geometry g ON g.version = $1 AND g.id = p.id ORDER BY p.id`,
      [...filter.values, after, BATCH],
    );
    if (!(await servedVersion(db.pool, version))) throw new Error(`data set ${version} was dropped during an export`);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = last.id;
  }
}
