import type { CallContext } from '#api/domain/core/call.ts';
import { rowsOf } from '#api/platform/db/rows.ts';

/** Numbers of a user's contributions, and the time of the last visit. */
export interface UserActivity {
  readonly commentCount: number;
  /** Photos in any state. */
  readonly imageCount: number;
  readonly approvedImageCount: number;
  readonly rejectedImageCount: number;
  /** Null: no session of theirs is left. */
  readonly lastSeen: Date | null;
}

const NOTHING: UserActivity = {
  commentCount: 0,
  imageCount: 0,
  approvedImageCount: 0,
  rejectedImageCount: 0,
  lastSeen: null,
};

/** For moderators' lists. Indexes: comment (author_id, …), image (uploader_id, …), session (user_id). */
export async function activityOf({ db }: Pick<CallContext, 'db'>, userIds: readonly string[]): Promise<UserActivity[]> {
  const rows = await rowsOf<UserActivity & { readonly id: string }>(
    db.pool,
    `SELECT u.id,
       (SELECT count(*)::int FROM comment WHERE author_id = u.id) AS "commentCount",
       i.*,
       (SELECT max(last_seen_at) FROM session WHERE user_id = u.id) AS "lastSeen"
     FROM unnest($1::uuid[]) AS u (id)
       CROSS JOIN LATERAL (
         SELECT count(*)::int AS "imageCount", count(*) FILTER (WHERE state = 'APPROVED')::int AS "approvedImageCount",
           count(*) FILTER (WHERE state = 'REJECTED')::int AS "rejectedImageCount"
         FROM image WHERE uploader_id = u.id) AS i`,
    [userIds],
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return userIds.map((id) => byId.get(id) ?? NOTHING);
}
