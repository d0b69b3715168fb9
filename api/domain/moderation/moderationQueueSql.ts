import type { Pool } from 'pg';
import type { CreatedRow } from '#api/domain/core/cursors.ts';
import { likeText } from '#api/domain/core/texts.ts';
import { rowsOf } from '#api/platform/db/rows.ts';
import { namedLike } from './placeNamesSql.ts';

const IMAGE_STATES = ['APPROVED', 'PENDING', 'REJECTED'] as const;
type ImageState = (typeof IMAGE_STATES)[number];

/** Data of a photo that only moderators see. */
export interface ModeratedRow {
  readonly id: number;
  readonly state: ImageState;
  /** Empty unless rejected. */
  readonly reason: string;
  readonly decided: Date | null;
  /** Ids of users; null where the account is gone. */
  readonly decidedBy: string | null;
  readonly uploaderId: string | null;
  readonly created: Date;
  /** How many have reported it in the case that is open. */
  readonly reports: number;
}

export interface QueueFilter {
  /** The data set whose names of places are searched. */
  readonly version: number;
  readonly state: ImageState | null;
  /** Id of the uploader. */
  readonly userId: string | null;
  /** A place with all that was merged into it; null for all. */
  readonly attractionIds: readonly number[] | null;
  /** Uploaded at or after `from`, and before `until`. */
  readonly from: Date | null;
  readonly until: Date | null;
  /** Part of a name of the place or of the name of the uploader, or of the reason, in any case; empty for all. */
  readonly text: string;
}

const COLUMNS = `i.id, i.state::text AS state, i.reason, i.decided_at AS decided, i.decided_by AS "decidedBy",
  i.uploader_id AS "uploaderId", i.created_at AS created,
  (SELECT count(*)::int FROM report r JOIN report_by b ON b.report_id = r.id
    WHERE r.kind = 'IMAGE' AND r.target_id = i.id::text AND r.closed_at IS NULL) AS reports`;

/**
 * Pending photos, the oldest first; all others, the newest first; one extra row means there is a next page. Indexes:
 * image (state, created_at, id), image (created_at, id), image (uploader_id, created_at), image (attraction_id, …),
 * report_open, report_by (report_id, user_id). A text is looked for along the order, among the photos that pass the
 * rest of the filter.
 */
export function queueRows(
  pool: Pool,
  { version, state, userId, attractionIds, from, until, text }: QueueFilter,
  first: number,
  after: CreatedRow | null,
): Promise<ModeratedRow[]> {
  const values: unknown[] = [first + 1];
  const value = (given: unknown) => `$${values.push(given)}`;
  const [order, beyond] = state === 'PENDING' ? ['ASC', '>'] : ['DESC', '<'];
  const conditions = ['TRUE'];
  if (state !== null) conditions.push(`i.state = ${value(state)}::image_state`);
  if (userId !== null) conditions.push(`i.uploader_id = ${value(userId)}::uuid`);
  if (attractionIds !== null) conditions.push(`i.attraction_id = ANY(${value(attractionIds)}::bigint[])`);
  if (from !== null) conditions.push(`i.created_at >= ${value(from)}::timestamptz`);
  if (until !== null) conditions.push(`i.created_at < ${value(until)}::timestamptz`);
  if (after !== null)
    conditions.push(`(i.created_at, i.id) ${beyond} (${value(after.created)}::timestamptz, ${value(after.id)}::int)`);
  if (text !== '') {
    const pattern = value(`%${likeText(text)}%`);
    conditions.push(
      `(${namedLike(value(version), pattern)} OR u.username ILIKE ${pattern} OR i.reason ILIKE ${pattern})`,
    );
  }
  return rowsOf(
    pool,
    `SELECT ${COLUMNS} FROM image i JOIN attraction a ON a.id = i.attraction_id
     LEFT JOIN app_user u ON u.id = i.uploader_id
     WHERE ${conditions.join(' AND ')} ORDER BY i.created_at ${order}, i.id ${order} LIMIT $1`,
    values,
  );
}

/** Index: image primary key. */
export function moderatedRows(pool: Pool, ids: readonly number[]): Promise<ModeratedRow[]> {
  return rowsOf(
    pool,
    `SELECT ${COLUMNS} FROM image i WHERE i.id = ANY($1::int[]) ORDER BY array_position($1::int[], i.id)`,
    [ids],
  );
}

/** Index: image (state, created_at, id). */
export async function pendingCount(pool: Pool): Promise<number> {
  const [row] = await rowsOf<{ readonly count: number }>(
    pool,
    `SELECT count(*)::int AS count FROM image WHERE state = 'PENDING'`,
    [],
  );
  return row?.count ?? 0;
}
