import type { Pool } from 'pg';
import { likeText } from '#api/domain/core/texts.ts';
import { rowsOf } from '#api/platform/db/rows.ts';
import type { RowPage } from './adminLists.ts';
import { namedLike } from './placeNamesSql.ts';

/** A name that moderators gave a place. */
export interface AlternativeName {
  readonly id: number;
  readonly name: string;
  readonly created: Date;
  /** As it was given; may have been merged since. */
  readonly attractionId: number;
  /** The last name known of the place. */
  readonly attractionName: string;
}

interface NamesQuery {
  /** The data set whose names of places are searched. */
  readonly version: number;
  readonly text: string;
  readonly attractionIds: readonly number[] | null;
}

/**
 * Alternative names, the newest first; one extra row means there is a next page. A text is looked for along the order.
 * Indexes: attraction_edit primary key, attraction_edit (attraction_id).
 */
export function nameRows(
  pool: Pool,
  { version, text, attractionIds }: NamesQuery,
  { first, after }: RowPage,
): Promise<AlternativeName[]> {
  const values: unknown[] = [first + 1];
  const value = (given: unknown) => `$${values.push(given)}`;
  const conditions = [`e.kind = 'ALIAS'`];
  if (attractionIds !== null) conditions.push(`e.attraction_id = ANY(${value(attractionIds)}::bigint[])`);
  if (after !== null) conditions.push(`e.id < ${value(after)}::int`);
  if (text !== '') {
    const pattern = value(`%${likeText(text)}%`);
    conditions.push(`(e.text ILIKE ${pattern} OR ${namedLike(value(version), pattern)})`);
  }
  return rowsOf(
    pool,
    `SELECT e.id, coalesce(e.text, '') AS name, e.created_at AS created, e.attraction_id AS "attractionId",
       a.name AS "attractionName"
     FROM attraction_edit e JOIN attraction a ON a.id = e.attraction_id
     WHERE ${conditions.join(' AND ')} ORDER BY e.id DESC LIMIT $1`,
    values,
  );
}
