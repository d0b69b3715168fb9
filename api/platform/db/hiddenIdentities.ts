import { addStep, LOCK_PUBLIC_PLACES } from './changeSteps.ts';

/** Runs one statement in the transaction that changes an edit or a merge. */
type Run = (statement: string) => Promise<unknown>;

/**
 * All identities that are one place with an identity that a moderator hid: up the merges from it, then down from each.
 * Identities hidden or shown by this that are a place of the live data set, or merged into one, go into the journal.
 * Index: attraction_edit_hidden_once, attraction primary key, attraction (merged_into).
 */
const DERIVE = `
  WITH RECURSIVE hider AS (
    SELECT attraction_id AS id FROM attraction_edit WHERE kind = 'HIDDEN'
    UNION
    SELECT a.merged_into FROM hider JOIN attraction a ON a.id = hider.id
      WHERE a.state = 'MERGED' AND a.merged_into IS NOT NULL
  ), member AS (
    SELECT id FROM hider
    UNION
    SELECT a.id FROM member JOIN attraction a ON a.merged_into = member.id WHERE a.state = 'MERGED'
  ), gone AS (
    DELETE FROM hidden_identity h WHERE NOT EXISTS (SELECT 1 FROM member WHERE member.id = h.id)
    RETURNING h.id
  ), fresh AS (
    INSERT INTO hidden_identity (id) SELECT id FROM member ON CONFLICT (id) DO NOTHING RETURNING id
  ), turned AS (
    SELECT a.id, a.lon, a.lat, a.category, p.id AS place, x.is_hidden
    FROM (SELECT id, true AS is_hidden FROM fresh UNION ALL SELECT id, false FROM gone) x
    JOIN attraction a ON a.id = x.id
    JOIN place p ON p.version = (SELECT version FROM data_set WHERE state = 'LIVE')
      AND p.id = CASE a.state WHEN 'MERGED' THEN a.merged_into ELSE a.id END
  ), step AS (${addStep('MODERATION', 'EXISTS (SELECT FROM turned)')})
  INSERT INTO place_change (step, id, kind, merged_into, lon, lat, category)
  SELECT step, id, (CASE WHEN is_hidden THEN 'GONE' WHEN id = place THEN 'ADDED' ELSE 'MERGED' END)::place_change_kind,
    CASE WHEN NOT is_hidden AND id <> place THEN place END, lon, lat, category
  FROM turned, step`;

/**
 * Brings the table of hidden identities up to date, at the end of a transaction that hides or restores a place, merges
 * identities or takes merges back. Two such transactions wait for each other here: the later one sees the other's
 * changes.
 */
export async function refreshHiddenIdentities(run: Run): Promise<void> {
  await run(LOCK_PUBLIC_PLACES);
  await run(DERIVE);
}

/** Condition of a statement: no moderator hid the place of the identity in `column`. Index: hidden_identity (id). */
export function notHidden(column: string): string {
  return `NOT EXISTS (SELECT 1 FROM hidden_identity hidden WHERE hidden.id = ${column})`;
}
