type ChangeReason = 'PUBLISH' | 'ROLLBACK' | 'MODERATION' | 'RESTORE';

/**
 * Waits for other transactions that change which places are public, and has them wait until this one ends: the steps of
 * the journal are numbered in the order of their commits, so that a reader who has seen one has seen all before it.
 */
export const LOCK_PUBLIC_PLACES = 'LOCK TABLE hidden_identity IN SHARE ROW EXCLUSIVE MODE';

/** Statement that adds a step of the live data set and answers its number; after LOCK_PUBLIC_PLACES. */
export function addStep(reason: ChangeReason, condition = 'true'): string {
  return `INSERT INTO change_step (version, reason, at)
    SELECT version, '${reason}', greatest(date_trunc('milliseconds', clock_timestamp()),
      (SELECT max(at) FROM change_step) + interval '1 millisecond')
    FROM data_set WHERE state = 'LIVE' AND (${condition}) RETURNING step, version`;
}
