import type { Context } from '#api/domain/core/context.ts';
import { rowsOf } from '#api/platform/db/rows.ts';
import { VISIBLE } from './placesSql.ts';

type Reading = Pick<Context, 'db' | 'version'>;

export interface ListedPlace {
  readonly id: number;
  /** ISO date of the newest of its sources. */
  readonly sourceDate: string | null;
}

export interface PlaceParts {
  /** When the data set was published; null while there is none. */
  readonly publishedAt: Date | null;
  /** First id of each part of at most `size` places, in the order of ids. */
  readonly starts: readonly number[];
}

/**
 * How the public places are cut into parts of at most `size`. Index: place primary key (version, id), data_set primary
 * key.
 */
export async function placeParts({ db, version }: Reading, size: number): Promise<PlaceParts> {
  const [published, rows] = await Promise.all([
    rowsOf<{ at: Date | null }>(db.pool, 'SELECT published_at AS at FROM data_set WHERE version = $1', [version]),
    rowsOf<{ id: number }>(
      db.pool,
      `SELECT id FROM (SELECT p.id, row_number() OVER (ORDER BY p.id) AS n FROM place p WHERE p.version = $1) numbered
       WHERE n % $2 = 1 OR $2 = 1 ORDER BY id`,
      [version, size],
    ),
  ]);
  return { publishedAt: published[0]?.at ?? null, starts: rows.map(({ id }) => id) };
}

/**
 * The visible places of one part, those from `start` up to `end`, which is the start of the next one. Index: place
 * primary key (version, id).
 */
export function placesOfPart({ db, version }: Reading, start: number, end: number | null): Promise<ListedPlace[]> {
  return rowsOf(
    db.pool,
    `SELECT p.id, p.source_date AS "sourceDate" FROM place p
     WHERE p.version = $1 AND p.id >= $2 AND ($3::bigint IS NULL OR p.id < $3) AND ${VISIBLE} ORDER BY p.id`,
    [version, start, end],
  );
}
