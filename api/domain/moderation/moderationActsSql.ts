import type { Pool } from 'pg';
import type { CreatedRow } from '#api/domain/core/cursors.ts';
import { rowsOf } from '#api/platform/db/rows.ts';
import type { Action, ActTarget } from './records/moderationLog.ts';

export interface ActRow {
  readonly id: number;
  readonly action: string;
  readonly targetKind: string;
  readonly targetId: string;
  readonly detail: unknown;
  readonly created: Date;
  /** Name of the moderator; null: the account is gone. */
  readonly actor: string | null;
  /** The place that it is about; of a photo, as long as that is there. */
  readonly attractionId: number | null;
  /** The last name known of that place. */
  readonly attractionName: string | null;
  /** The user it is about, or the author of the photo, comment or condition. */
  readonly userId: string | null;
}

export interface ActsQuery {
  readonly actorId: string | null;
  readonly action: Action | null;
  readonly targetKind: ActTarget | null;
  /** As the log stores it: the id of a row, an attraction or a user. */
  readonly targetId: string | null;
  /** The user it is about. */
  readonly userId: string | null;
  /** The place that it is about, with all that was merged into it; null for all. */
  readonly attractionIds: readonly number[] | null;
  /** Acts at or after `from`, and before `until`. */
  readonly from: Date | null;
  readonly until: Date | null;
}

/** Acts with the place and the user they are about. An act about a case is about the reported thing. */
const ABOUT = `
  SELECT m.*, u.username AS actor,
    CASE WHEN m.target_kind = 'ATTRACTION' THEN m.target_id::bigint
      ELSE COALESCE(i.attraction_id, c.attraction_id, d.place_id, (m.detail->>'attractionId')::bigint)
      END AS about_attraction,
    CASE WHEN m.target_kind = 'USER' THEN m.target_id::uuid WHEN r.kind = 'PROFILE' THEN r.target_id::uuid
      ELSE COALESCE(i.uploader_id, c.author_id, d.author_id) END AS about_user
  FROM moderation_act m
  LEFT JOIN app_user u ON u.id = m.actor_id
  LEFT JOIN report r ON r.id = CASE WHEN m.target_kind = 'REPORT' THEN m.target_id::int END
  LEFT JOIN image i ON i.id = CASE WHEN m.target_kind = 'IMAGE' THEN m.target_id::int
    WHEN r.kind = 'IMAGE' THEN r.target_id::int END
  LEFT JOIN comment c ON c.id = CASE WHEN m.target_kind = 'COMMENT' THEN m.target_id::int
    WHEN r.kind = 'COMMENT' THEN r.target_id::int END
  LEFT JOIN condition d ON d.id = CASE WHEN m.target_kind = 'CONDITION' THEN m.target_id::int
    WHEN r.kind = 'CONDITION' THEN r.target_id::int END`;

/**
 * The log, newest first; one extra row means there is a next page. Indexes: moderation_act (created_at, id), also by
 * actor and by target, and the primary keys of the things they are about. Acts about a user or a place are looked for
 * along the order.
 */
export function actRows(
  pool: Pool,
  { actorId, action, targetKind, targetId, userId, attractionIds, from, until }: ActsQuery,
  first: number,
  after: CreatedRow | null,
): Promise<ActRow[]> {
  const values: unknown[] = [first + 1];
  const value = (given: unknown) => `$${values.push(given)}`;
  const conditions = ['TRUE'];
  if (actorId !== null) conditions.push(`actor_id = ${value(actorId)}::uuid`);
  if (action !== null) conditions.push(`action = ${value(action)}`);
  if (targetKind !== null) conditions.push(`target_kind = ${value(targetKind)}`);
  if (targetId !== null) conditions.push(`target_id = ${value(targetId)}`);
  if (userId !== null) conditions.push(`about_user = ${value(userId)}::uuid`);
  if (attractionIds !== null) conditions.push(`about_attraction = ANY(${value(attractionIds)}::bigint[])`);
  if (from !== null) conditions.push(`created_at >= ${value(from)}::timestamptz`);
  if (until !== null) conditions.push(`created_at < ${value(until)}::timestamptz`);
  if (after !== null)
    conditions.push(`(created_at, id) < (${value(after.created)}::timestamptz, ${value(after.id)}::int)`);
  return rowsOf(
    pool,
    `SELECT id, action, target_kind AS "targetKind", target_id AS "targetId", detail, created_at AS created, actor,
       about_attraction AS "attractionId",
       (SELECT a.name FROM attraction a WHERE a.id = about_attraction) AS "attractionName", about_user AS "userId"
     FROM (${ABOUT}) act WHERE ${conditions.join(' AND ')} ORDER BY created_at DESC, id DESC LIMIT $1`,
    values,
  );
}

/** The last act of each sort about each of the targets. Index: moderation_act (target_kind, target_id, …). */
export function lastActs(
  pool: Pool,
  targets: readonly Pick<ActRow, 'targetKind' | 'targetId'>[],
): Promise<Pick<ActRow, 'id' | 'action' | 'targetKind' | 'targetId'>[]> {
  return rowsOf(
    pool,
    `SELECT max(m.id) AS id, m.action, m.target_kind AS "targetKind", m.target_id AS "targetId"
     FROM (SELECT DISTINCT kind, id FROM unnest($1::text[], $2::text[]) AS asked (kind, id)) target
     JOIN moderation_act m ON m.target_kind = target.kind AND m.target_id = target.id
     GROUP BY m.action, m.target_kind, m.target_id`,
    [targets.map(({ targetKind }) => targetKind), targets.map(({ targetId }) => targetId)],
  );
}
