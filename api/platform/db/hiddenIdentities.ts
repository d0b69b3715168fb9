/** Runs one statement in the transaction that changes an edit or a merge. */
type Run = (statement: string) => Promise<unknown>;

/**
 * All identities that are one place with an identity that a moderator hid: up the merges from it, then down from each.
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
  )
  INSERT INTO hidden_identity (id) SELECT id FROM member ON CONFLICT (id) DO NOTHING`;

/**
 * Brings the table of hidden identities up to date, at the end of a transaction that hides or restores a place, merges
 * identities or takes merges back. Two such transactions wait for each other here: the later one sees the other's
 * changes.
 */
export async function refreshHiddenIdentities(run: Run): Promise<void> {
  await run('LOCK TABLE hidden_identity IN SHARE ROW EXCLUSIVE MODE');
  await run(DERIVE);
}

/** Condition of a statement: no moderator hid the place of the identity in `column`. Index: hidden_identity (id). */
export function notHidden(column: string): string {
  return `NOT EXISTS (SELECT 1 FROM hidden_identity hidden WHERE hidden.id = ${column})`;
}
