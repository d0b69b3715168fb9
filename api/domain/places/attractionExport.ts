import type { Context } from '#api/domain/core/context.ts';
import { publicSets } from '#api/platform/db/publicSets.ts';
import { type ExportedPlace, exportRows } from './attractionsSql.ts';
import { withHours } from './openAt.ts';
import { isBoxFirst, placeDensity } from './placeDensity.ts';
import { type FilterInput, placeFilter } from './placeFilterSql.ts';

/** Rows of one batch; with their geometry some megabytes at most. */
const BATCH = 500;

/**
 * All places of a filter by id, in batches that hold no connection in between. Throws when the data set is dropped on
 * the way, so that a part never passes for the whole.
 */
export async function* exportPlaces(
  { db, version, now }: Pick<Context, 'db' | 'version' | 'now'>,
  input: FilterInput,
): AsyncGenerator<readonly ExportedPlace[]> {
  const { bounds } = input;
  const boxFirst = bounds !== null && isBoxFirst(await placeDensity({ db, version }), bounds, BATCH);
  const filter = placeFilter(version, await withHours({ db, version, now }, input), boxFirst);
  if (!filter) return;
  for (let after = -1; ;) {
    const rows = await exportRows(db.pool, filter, after, BATCH);
    // Not cached: the version may have been dropped just before its rows were read.
    const { servedVersions } = await publicSets(db, Date.now(), 0);
    if (!servedVersions.has(version)) throw new Error(`data set ${version} was dropped during an export`);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = last.id;
  }
}
