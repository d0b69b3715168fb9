import type { Pool } from 'pg';
import { rowsOf } from '#api/platform/db/rows.ts';
import type { Prisma } from '#api/platform/generated/prisma/client.ts';
import { LOCK_KEYS } from '#api/platform/lockKeys.ts';
import type { ConditionKind, ConditionTexts } from '#common/conditions/condition.ts';
import type { AtWatched } from './reachedWatched.ts';

type Tx = Prisma.TransactionClient;

/** Makes other processes that bring notices up to date wait until the transaction ends. */
export async function lockNotices(tx: Tx): Promise<void> {
  // A look may last longer than a lock is waited for elsewhere.
  await tx.$executeRaw`SET LOCAL lock_timeout = 0`;
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(${LOCK_KEYS.notices}::bigint)`;
}

export interface WatchedRows {
  /** Identities that users watch, each once. */
  readonly ids: readonly number[];
  /** Changes when somebody starts or stops watching. */
  readonly key: string;
}

/** Index: watch (attraction_id). */
export async function watchedRows(pool: Pool): Promise<WatchedRows> {
  const [row] = await rowsOf<WatchedRows>(
    pool,
    `SELECT coalesce(array_agg(DISTINCT attraction_id::float8), '{}') AS ids,
       count(*) || ' ' || coalesce(max(created_at)::text, '') AS key FROM watch`,
    [],
  );
  return row ?? { ids: [], key: '' };
}

/** Both columns of what was found, as parameters. */
function columnsOf(found: readonly AtWatched[]) {
  return {
    places: found.map(({ attractionId }) => attractionId),
    conditions: found.map(({ conditionId }) => conditionId),
  };
}

/**
 * Adds notices for users of what is in force at the places they watch, one for each condition. A condition that had
 * begun before they watched the place, or that they wrote themselves, is marked as sent: they know it. Indexes: watch
 * (attraction_id), watch_notice primary key.
 */
export async function addBegun(tx: Tx, found: readonly AtWatched[], now: Date): Promise<void> {
  const { places, conditions } = columnsOf(found);
  await tx.$executeRaw`
    INSERT INTO watch_notice AS n (user_id, condition_id, attraction_id, begin_told_at)
    SELECT DISTINCT ON (w.user_id, c.id) w.user_id, c.id, w.attraction_id,
      CASE WHEN c.author_id = w.user_id OR greatest(c.valid_from, c.created_at) <= w.created_at
        THEN ${now}::timestamptz END
    FROM unnest(${places}::bigint[], ${conditions}::integer[]) AS found (place, condition)
    JOIN watch w ON w.attraction_id = found.place JOIN condition c ON c.id = found.condition
    ORDER BY w.user_id, c.id, w.created_at
    ON CONFLICT (user_id, condition_id) DO UPDATE SET attraction_id = excluded.attraction_id,
      begin_told_at = CASE WHEN n.end_told_at IS NULL THEN n.begin_told_at END, ended_at = NULL, end_told_at = NULL
    WHERE n.ended_at IS NOT NULL OR n.attraction_id <> excluded.attraction_id`;
}

/**
 * Marks the notices of what is over, so that users are notified of the end. Deletes instead the notices that were not
 * sent in time, those of conditions that no longer reach a place the user watches, and those of good news that has only
 * become old. Indexes: watch_notice primary key, watch (attraction_id).
 */
export async function endOthers(tx: Tx, found: readonly AtWatched[], now: Date): Promise<void> {
  const { places, conditions } = columnsOf(found);
  await tx.$executeRaw`
    WITH past AS (
      SELECT n.user_id, n.condition_id, n.begin_told_at IS NOT NULL AND c.kind NOT IN ('GROOMED', 'WATER')
          AND (c.valid_until <= ${now} OR c.hidden_at IS NOT NULL) AND w.user_id IS NOT NULL AS is_told
      FROM watch_notice n JOIN condition c ON c.id = n.condition_id
      LEFT JOIN watch w ON (w.user_id, w.attraction_id) = (n.user_id, n.attraction_id)
      WHERE n.ended_at IS NULL AND NOT EXISTS (
        SELECT FROM unnest(${places}::bigint[], ${conditions}::integer[]) AS found (place, condition)
        JOIN watch w ON w.attraction_id = found.place
        WHERE found.condition = n.condition_id AND w.user_id = n.user_id)
    ), deleted AS (
      DELETE FROM watch_notice n USING past WHERE (n.user_id, n.condition_id) = (past.user_id, past.condition_id)
        AND past.is_told IS NOT TRUE
    )
    UPDATE watch_notice n SET ended_at = ${now} FROM past
    WHERE (n.user_id, n.condition_id) = (past.user_id, past.condition_id) AND past.is_told`;
}

/**
 * When an outside source sends the same condition again under another name, as a prolonged warning, users are notified
 * neither of the end of the one nor of the beginning of the other. Index: watch_notice_untold_idx.
 */
export async function passOverRenewed(tx: Tx, now: Date): Promise<void> {
  await tx.$executeRaw`
    WITH renewed AS (
      SELECT o.user_id, o.condition_id AS old, n.condition_id AS new
      FROM watch_notice o JOIN condition oc ON oc.id = o.condition_id
      JOIN watch_notice n ON n.user_id = o.user_id AND n.attraction_id = o.attraction_id
      JOIN condition nc ON nc.id = n.condition_id
      WHERE o.ended_at = ${now} AND o.end_told_at IS NULL AND n.begin_told_at IS NULL
        AND oc.is_official AND oc.author_id IS NULL AND oc.organisation IS NULL AND nc.source = oc.source
        AND (nc.kind, nc.severity, nc.code) IS NOT DISTINCT FROM (oc.kind, oc.severity, oc.code)
    ), begun AS (
      UPDATE watch_notice n SET begin_told_at = ${now} FROM renewed
      WHERE (n.user_id, n.condition_id) = (renewed.user_id, renewed.new)
    )
    UPDATE watch_notice n SET end_told_at = ${now} FROM renewed
    WHERE (n.user_id, n.condition_id) = (renewed.user_id, renewed.old)`;
}

/** A notice that has not been sent to its user yet. */
export interface PendingNoticeRow {
  readonly conditionId: number;
  readonly attractionId: number;
  /** The last name of the place. */
  readonly lastName: string;
  readonly isOver: boolean;
  readonly kind: ConditionKind;
  readonly isOfficial: boolean;
  readonly texts: ConditionTexts;
  readonly validUntil: Date | null;
}

const PENDING = 'begin_told_at IS NULL OR (ended_at IS NOT NULL AND end_told_at IS NULL)';

/**
 * The notices that have not been sent to a user yet, in the order in which the conditions began; those that have ended
 * or were hidden in the meantime are left out. Index: watch_notice_untold_idx.
 */
export function pendingNoticeRows(pool: Pool, userId: string, now: Date): Promise<PendingNoticeRow[]> {
  return rowsOf(
    pool,
    `SELECT c.id AS "conditionId", n.attraction_id AS "attractionId", a.name AS "lastName",
       n.ended_at IS NOT NULL AS "isOver", c.kind, c.is_official AS "isOfficial", c.texts, c.valid_until AS "validUntil"
     FROM watch_notice n JOIN condition c ON c.id = n.condition_id JOIN attraction a ON a.id = n.attraction_id
     WHERE n.user_id = $1::uuid AND (${PENDING})
       AND (n.ended_at IS NOT NULL OR (c.hidden_at IS NULL AND (c.valid_until IS NULL OR c.valid_until > $2)))
     ORDER BY c.valid_from, c.id`,
    [userId, now],
  );
}

/** Records that notices have been sent to the user. Index: watch_notice primary key. */
export async function markNotified(
  pool: Pool,
  userId: string,
  sent: readonly Pick<PendingNoticeRow, 'conditionId' | 'isOver'>[],
  now: Date,
): Promise<void> {
  await pool.query(
    `UPDATE watch_notice n SET begin_told_at = coalesce(n.begin_told_at, $4),
       end_told_at = CASE WHEN sent.over THEN $4 ELSE n.end_told_at END
     FROM unnest($2::integer[], $3::boolean[]) AS sent (condition, over)
     WHERE n.user_id = $1::uuid AND n.condition_id = sent.condition`,
    [userId, sent.map(({ conditionId }) => conditionId), sent.map(({ isOver }) => isOver), now],
  );
}

const TO_NOTIFY = `SELECT u.id FROM app_user u WHERE u.blocked_at IS NULL AND u.confirmed_at IS NOT NULL
  AND EXISTS (SELECT FROM watch_notice n WHERE n.user_id = u.id AND (${PENDING}))`;

/** Users with pending notices who get mails of them, and are neither blocked nor unconfirmed. */
export function usersToMail(pool: Pool): Promise<string[]> {
  return idsOf(pool, `${TO_NOTIFY} AND u.watch_mails_off_at IS NULL`);
}

/** Users with pending notices and a browser that shows them, neither blocked nor unconfirmed. */
export function usersToPush(pool: Pool): Promise<string[]> {
  return idsOf(pool, `${TO_NOTIFY} AND EXISTS (SELECT FROM push_device d WHERE d.user_id = u.id)`);
}

async function idsOf(pool: Pool, statement: string): Promise<string[]> {
  return (await rowsOf<{ readonly id: string }>(pool, statement, [])).map(({ id }) => id);
}
