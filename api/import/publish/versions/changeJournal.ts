import type pg from 'pg';
import { addStep, LOCK_PUBLIC_PLACES } from '#api/platform/db/changeSteps.ts';
import { notHidden } from '#api/platform/db/hiddenIdentities.ts';
import { partition } from './versions.ts';

interface Recorded {
  readonly reason: 'PUBLISH' | 'ROLLBACK';
  /** The version whose changes of identities `attraction_undo` holds: the published one, or the one rolled back. */
  readonly undoOf: number;
  /** Whether `version_diff` holds differences; a first version has none. */
  readonly hasDiff: boolean;
}

/**
 * Adds a step with the differences of `version_diff` to the journal, in the transaction that has made another version
 * live, after its identities and before `refreshHiddenIdentities`, which adds what that hides or shows.
 */
export async function recordChanges(client: pg.ClientBase, { reason, undoOf, hasDiff }: Recorded): Promise<void> {
  await client.query(LOCK_PUBLIC_PLACES);
  const added = await client.query<{ step: number; version: number }>(addStep(reason));
  const [row] = added.rows;
  if (row === undefined || !hasDiff) return;
  const { step, version } = row;
  await client.query(
    `INSERT INTO place_change
       (step, id, kind, fields, merged_into, lon, lat, category, from_lon, from_lat, from_category)
     SELECT $1, d.id, (CASE WHEN target.id IS NULL THEN d.kind ELSE 'MERGED' END)::place_change_kind, d.fields,
       target.id, d.lon, d.lat, d.category, d.from_lon, d.from_lat, d.from_category
     FROM version_diff d
     LEFT JOIN attraction a ON d.kind = 'GONE' AND a.id = d.id AND a.state = 'MERGED'
     LEFT JOIN ${partition('place', version)} target ON target.id = a.merged_into AND ${notHidden('target.id')}
     WHERE ${notHidden('d.id')}`,
    [step],
  );
  // Ids that were places before the last publish find another place now, or none any more.
  await client.query(
    `INSERT INTO place_change (step, id, kind, merged_into, lon, lat, category)
     SELECT $1, a.id, (CASE WHEN target.id IS NULL THEN 'GONE' ELSE 'MERGED' END)::place_change_kind, target.id,
       a.lon, a.lat, a.category
     FROM attraction_undo u JOIN attraction a ON a.id = u.id
     LEFT JOIN ${partition('place', version)} target
       ON a.state = 'MERGED' AND target.id = a.merged_into AND ${notHidden('target.id')}
     WHERE u.version = $2 AND u.before ->> 'state' <> 'LIVE' AND a.state <> 'LIVE' AND ${notHidden('a.id')}
     ON CONFLICT (step, id) DO NOTHING`,
    [step, undoOf],
  );
  // Near its commit: readers wait by it for the servers that still answer the version before.
  await client.query(
    `UPDATE change_step SET at = greatest(date_trunc('milliseconds', clock_timestamp()), at) WHERE step = $1`,
    [step],
  );
}
