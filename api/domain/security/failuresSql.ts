import type { CallContext } from '#api/domain/core/call.ts';
import { HOUR_MS } from '#common/time.ts';

/**
 * Counts an event that strangers can cause without end: one row for each account, sort and hour. A login with an
 * address that has no account is counted too (null), so that it is answered as late. Index: security_event_hourly.
 */
export async function countFailure(
  { db, caller, now }: Pick<CallContext, 'db' | 'caller' | 'now'>,
  kind: 'LOGIN_FAILED' | 'SECOND_FACTOR_FAILED',
  userId: string | null,
): Promise<void> {
  const hour = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS);
  await db.pool.query(
    `INSERT INTO security_event AS e (user_id, kind, agent, hour, created_at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (user_id, kind, hour) WHERE hour IS NOT NULL
     DO UPDATE SET times = e.times + 1, agent = excluded.agent, created_at = excluded.created_at`,
    [userId, kind, caller.agent, hour, now],
  );
}
