import type { Pool } from 'pg';
import { notHidden } from '#api/platform/db/hiddenIdentities.ts';
import { rowsOf } from '#api/platform/db/rows.ts';
import type { Bounds } from '#common/geo/bounds.ts';

type ChangeKind = 'ADDED' | 'CHANGED' | 'MERGED' | 'GONE';

/** A moment of the journal: the data set that was live, since when, and why. */
export interface StepRow {
  readonly step: number;
  readonly version: number;
  readonly at: Date;
  readonly reason: 'BEGIN' | 'PUBLISH' | 'ROLLBACK' | 'MODERATION' | 'RESTORE';
}

const STEP = 'step, version, at, reason';

/**
 * After a commit, processes go on answering the previous version for a second (api/platform/db/publicSets.ts). A copy
 * that reads its changed places from them would miss the change, so a step is announced only after that second.
 */
const SETTLED = "at <= clock_timestamp() - interval '3 seconds'";

/** The newest step that all servers answer; null where there is none. Index: change_step primary key. */
export async function newestStep(pool: Pool): Promise<StepRow | null> {
  const rows = await rowsOf<StepRow>(
    pool,
    `SELECT ${STEP} FROM change_step WHERE ${SETTLED} ORDER BY step DESC LIMIT 1`,
    [],
  );
  return rows[0] ?? null;
}

/** Index: change_step primary key. */
export async function stepByNumber(pool: Pool, step: number): Promise<StepRow | null> {
  return (await rowsOf<StepRow>(pool, `SELECT ${STEP} FROM change_step WHERE step = $1`, [step]))[0] ?? null;
}

/**
 * The step that made a version live for the first time; null where the journal has none. Index: change_step (version).
 */
export async function stepOfVersion(pool: Pool, version: number): Promise<StepRow | null> {
  const rows = await rowsOf<StepRow>(
    pool,
    `SELECT ${STEP} FROM change_step WHERE version = $1 AND reason IN ('BEGIN', 'PUBLISH') ORDER BY step LIMIT 1`,
    [version],
  );
  return rows[0] ?? null;
}

/** The highest version that ever went live; 0 before the first. Index: change_step (version). */
export async function newestVersion(pool: Pool): Promise<number> {
  const rows = await rowsOf<{ version: number | null }>(pool, 'SELECT max(version) AS version FROM change_step', []);
  return rows[0]?.version ?? 0;
}

/** The last step at or before a time; null where the journal begins later. Index: change_step (at). */
export async function stepAt(pool: Pool, time: Date): Promise<StepRow | null> {
  const rows = await rowsOf<StepRow>(pool, `SELECT ${STEP} FROM change_step WHERE at <= $1 ORDER BY at DESC LIMIT 1`, [
    time,
  ]);
  return rows[0] ?? null;
}

/**
 * Whether a backup was restored between a step and the next one. The database is as it was at that step then, and
 * what came after it until the restore is lost. Index: change_step primary key.
 */
export async function isRestoredAfter(pool: Pool, step: number): Promise<boolean> {
  const rows = await rowsOf<Pick<StepRow, 'reason'>>(
    pool,
    'SELECT reason FROM change_step WHERE step > $1 ORDER BY step LIMIT 1',
    [step],
  );
  return rows[0]?.reason === 'RESTORE';
}

/** The net change of one place by several steps. */
export interface ChangeRow {
  readonly id: number;
  /** The kind of change by the first step, and by the last. */
  readonly first: ChangeKind;
  readonly last: ChangeKind;
  /** It was gone for a while: any of its fields may be different now. */
  readonly returned: boolean;
  readonly fields: number;
  readonly mergedInto: number | null;
  readonly isHidden: boolean;
  /** Of the last of them. */
  readonly version: number;
  readonly at: Date;
}

/** By id, from the one after `after` on. Index: place_change primary key; change_step, hidden_identity primary key. */
export function changeRows(
  pool: Pool,
  { from, to, after, first }: { from: number; to: number; after: number; first: number },
): Promise<ChangeRow[]> {
  return rowsOf<ChangeRow>(
    pool,
    `SELECT c.id, c.first, c.last, c.returned, c.fields, c.into AS "mergedInto", NOT ${notHidden('c.id')} AS "isHidden",
       s.version, s.at
     FROM (
       SELECT id, (array_agg(kind ORDER BY step))[1] AS first, (array_agg(kind ORDER BY step DESC))[1] AS last,
         bool_or(kind <> 'CHANGED') AS returned, bit_or(fields) AS fields,
         (array_agg(merged_into ORDER BY step DESC))[1] AS into, max(step) AS step
       FROM place_change WHERE step > $1 AND step <= $2 AND id > $3 GROUP BY id ORDER BY id LIMIT $4
     ) c JOIN change_step s ON s.step = c.step ORDER BY c.id`,
    [from, to, after, first],
  );
}

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

/** The condition of a filter on `place_change c`, and the values of its parameters, which follow `taken` others. */
function filterSql({ id = null, bounds, categories }: ChangeFilter, taken: number) {
  const values: unknown[] = [];
  const parameter = (value: unknown) => `$${values.push(value) + taken}`;
  const parts = [
    ...(id === null ? [] : [`c.id = ${parameter(id)}::bigint`]),
    ...(bounds === null ? [] : [`point(c.lon, c.lat) <@ ${parameter(boxOf(bounds))}::box`]),
    ...(categories === null ? [] : [`c.category = ANY(${parameter(categories)}::text[])`]),
  ];
  return { condition: parts.length === 0 ? 'true' : parts.join(' AND '), values };
}

/** How many places were changed in which way. */
export type ChangeCounts = Readonly<Record<Lowercase<ChangeKind>, number>>;

/** Places by the net change of the steps after `from` up to `to`, without hidden ones. Index: place_change pkey. */
export async function changeCounts(pool: Pool, filter: ChangeFilter, from: number, to: number): Promise<ChangeCounts> {
  const { condition, values } = filterSql(filter, 2);
  const rows = await rowsOf<ChangeCounts>(
    pool,
    `SELECT count(*) FILTER (WHERE is_shown AND first = 'ADDED') AS added,
       count(*) FILTER (WHERE is_shown AND first <> 'ADDED') AS changed,
       count(*) FILTER (WHERE last = 'MERGED') AS merged, count(*) FILTER (WHERE last = 'GONE') AS gone
     FROM (
       SELECT first, last, last IN ('ADDED', 'CHANGED') AS is_shown FROM (
         SELECT (array_agg(kind ORDER BY step))[1] AS first, (array_agg(kind ORDER BY step DESC))[1] AS last
         FROM place_change c WHERE step > $1 AND step <= $2 AND ${condition} AND ${notHidden('c.id')} GROUP BY id
       ) net
     ) shown`,
    [from, to, ...values],
  );
  return rows[0] ?? { added: 0, changed: 0, merged: 0, gone: 0 };
}

/** The newest publish, rollback or restore that all servers answer; null: none. Index: change_step primary key. */
export async function newestPublish(pool: Pool): Promise<StepRow | null> {
  const rows = await rowsOf<StepRow>(
    pool,
    `SELECT ${STEP} FROM change_step WHERE ${SETTLED} AND reason <> 'MODERATION' ORDER BY step DESC LIMIT 1`,
    [],
  );
  return rows[0] ?? null;
}

/** One change in a feed. */
export interface FeedRow {
  readonly step: number;
  readonly id: number;
  readonly kind: ChangeKind;
  readonly fields: number;
  readonly mergedInto: number | null;
  readonly version: number;
  readonly at: Date;
  /** Its Finnish or local name, or its last one; null of a hidden place. */
  readonly name: string | null;
}

/**
 * The newest changes of a filter. Of a hidden place only a feed by its id has a change: that it is gone. Index:
 * place_change (id, step), (category, step) or (point), change_step, attraction and hidden_identity primary key.
 */
export function feedRows(pool: Pool, filter: ChangeFilter, first: number): Promise<FeedRow[]> {
  const { condition, values } = filterSql(filter, 1);
  const shown = notHidden('c.id');
  const hidden = filter.id === undefined || filter.id === null ? '' : `OR c.kind = 'GONE'`;
  return rowsOf<FeedRow>(
    pool,
    `SELECT c.step, c.id, c.kind, c.fields, c.merged_into AS "mergedInto", s.version, s.at,
       CASE WHEN ${shown} THEN a.name END AS name
     FROM place_change c JOIN change_step s ON s.step = c.step JOIN attraction a ON a.id = c.id
     WHERE ${condition} AND (${shown} ${hidden}) ORDER BY c.step DESC, c.id LIMIT $1`,
    [first, ...values],
  );
}
