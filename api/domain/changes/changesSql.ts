import type { Pool } from 'pg';
import { notHidden } from '#api/platform/db/hiddenIdentities.ts';
import { rowsOf } from '#api/platform/db/rows.ts';

export type ChangeKind = 'ADDED' | 'CHANGED' | 'MERGED' | 'GONE';

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

/** The newest publish, rollback or restore that all servers answer; null: none. Index: change_step primary key. */
export async function newestPublish(pool: Pool): Promise<StepRow | null> {
  const rows = await rowsOf<StepRow>(
    pool,
    `SELECT ${STEP} FROM change_step WHERE ${SETTLED} AND reason <> 'MODERATION' ORDER BY step DESC LIMIT 1`,
    [],
  );
  return rows[0] ?? null;
}
