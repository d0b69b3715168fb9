import type { Pool } from 'pg';
import { notHidden } from '#api/platform/db/hiddenIdentities.ts';
import { rowsOf } from '#api/platform/db/rows.ts';
import type { Bounds } from '#common/geo/bounds.ts';
import type { ChangeKind } from './changesSql.ts';

/** Which changes a feed or a webhook covers; null: no limit. */
export interface ChangeFilter {
  readonly id?: number | null;
  readonly bounds: Bounds | null;
  /** Keys of categories. */
  readonly categories: readonly string[] | null;
}

/** A box of degrees as PostgreSQL reads it. */
function boxOf([west, south, east, north]: Bounds): string {
  return `(${east},${north}),(${west},${south})`;
}

/**
 * Conditions of a filter on `place_change c`: whether the changed place matches it, and whether it matched before where
 * it was elsewhere or another category then. Besides the values of their parameters, which follow `taken` others.
 */
function filterSql({ id = null, bounds, categories }: ChangeFilter, taken: number) {
  const values: unknown[] = [];
  const parameter = (value: unknown) => `$${values.push(value) + taken}`;
  const one = id === null ? [] : [`c.id = ${parameter(id)}::bigint`];
  const box = bounds === null ? null : parameter(boxOf(bounds));
  const keys = categories === null ? null : parameter(categories);
  const matching = (before: string) =>
    [
      ...one,
      ...(box === null ? [] : [`point(c.${before}lon, c.${before}lat) <@ ${box}::box`]),
      ...(keys === null ? [] : [`c.${before}category = ANY(${keys}::text[])`]),
    ].join(' AND ') || 'true';
  return { matches: matching(''), matchedElsewhere: `c.from_lon IS NOT NULL AND ${matching('from_')}`, values };
}

/** How many places were changed in which way. */
export type ChangeCounts = Readonly<Record<Lowercase<ChangeKind>, number>>;

/**
 * Places by the net change of the steps after `from` up to `to`, without hidden ones. One that has moved into what the
 * filter covers is added, one that has left it is gone. Index: place_change pkey.
 */
export async function changeCounts(pool: Pool, filter: ChangeFilter, from: number, to: number): Promise<ChangeCounts> {
  const { matches, matchedElsewhere, values } = filterSql(filter, 2);
  const rows = await rowsOf<ChangeCounts>(
    pool,
    `SELECT count(*) FILTER (WHERE is_in AND NOT was_in) AS added, count(*) FILTER (WHERE is_in AND was_in) AS changed,
       count(*) FILTER (WHERE last = 'MERGED') AS merged,
       count(*) FILTER (WHERE last = 'GONE' OR last <> 'MERGED' AND was_in AND NOT is_in) AS gone
     FROM (
       SELECT (array_agg(was_in ORDER BY step))[1] AS was_in,
         (array_agg(matches AND kind IN ('ADDED', 'CHANGED') ORDER BY step DESC))[1] AS is_in,
         (array_agg(kind ORDER BY step DESC))[1] AS last
       FROM (
         SELECT c.id, c.step, c.kind, ${matches} AS matches,
           CASE WHEN c.from_lon IS NULL THEN c.kind <> 'ADDED' AND ${matches} ELSE ${matchedElsewhere} END AS was_in
         FROM place_change c WHERE c.step > $1 AND c.step <= $2 AND ${notHidden('c.id')}
       ) one WHERE matches OR was_in GROUP BY id
     ) net`,
    [from, to, ...values],
  );
  return rows[0] ?? { added: 0, changed: 0, merged: 0, gone: 0 };
}

/** One change in a feed. */
export interface FeedRow {
  readonly step: number;
  readonly id: number;
  readonly kind: ChangeKind;
  /** It was changed in such a way that the filter matches it no longer. */
  readonly hasLeft: boolean;
  readonly fields: number;
  readonly mergedInto: number | null;
  readonly version: number;
  readonly at: Date;
  /** Its Finnish or local name, or its last one; null of a hidden place. */
  readonly name: string | null;
}

/**
 * The newest changes of a filter. Of a hidden place only a feed by its id has a change: that it is gone. Index:
 * place_change (id, step), (category, step) or (point), those of the time before, change_step, attraction and
 * hidden_identity primary key.
 */
export function feedRows(pool: Pool, filter: ChangeFilter, first: number): Promise<FeedRow[]> {
  const { matches, matchedElsewhere, values } = filterSql(filter, 1);
  const shown = notHidden('c.id');
  const hidden = filter.id === undefined || filter.id === null ? '' : `OR c.kind = 'GONE'`;
  return rowsOf<FeedRow>(
    pool,
    `SELECT c.step, c.id, c.kind, c.kind = 'CHANGED' AND NOT (${matches}) AS "hasLeft", c.fields,
       c.merged_into AS "mergedInto", s.version, s.at, CASE WHEN ${shown} THEN a.name END AS name
     FROM place_change c JOIN change_step s ON s.step = c.step JOIN attraction a ON a.id = c.id
     WHERE (${matches} OR ${matchedElsewhere}) AND (${shown} ${hidden}) ORDER BY c.step DESC, c.id LIMIT $1`,
    [first, ...values],
  );
}
