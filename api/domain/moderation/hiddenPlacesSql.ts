import type { Pool } from 'pg';
import { likeText } from '#api/domain/core/texts.ts';
import { refreshHiddenIdentities } from '#api/platform/db/hiddenIdentities.ts';
import { rowsOf } from '#api/platform/db/rows.ts';
import type { Prisma } from '#api/platform/generated/prisma/client.ts';
import type { RowPage } from './adminLists.ts';
import { namedLike } from './placeNamesSql.ts';

/** A place that a moderator hid. */
export interface HiddenPlace {
  readonly id: number;
  /** The identity that was hidden; may have been merged since. */
  readonly attractionId: number;
  /** The last name known of the place. */
  readonly attractionName: string;
  /** Why, for moderators alone. */
  readonly reason: string;
  readonly hidden: Date;
  /** Name of the moderator; null: the account is gone, or the log says nothing of it. */
  readonly hiddenBy: string | null;
}

interface HiddenQuery {
  /** The data set whose names of places are searched. */
  readonly version: number;
  /** Id of the edit that hid it. */
  readonly id?: number;
  readonly attractionIds?: readonly number[] | null;
  readonly text?: string;
}

/**
 * Hidden places, the last one hidden first; one extra row means there is a next page. A text is looked for along the
 * order. Indexes: attraction_edit primary key, attraction_edit_hidden_once, moderation_act (target_kind, target_id, …).
 */
export function hiddenRows(
  pool: Pool,
  { version, id, attractionIds = null, text = '' }: HiddenQuery,
  { first, after }: RowPage,
): Promise<HiddenPlace[]> {
  const values: unknown[] = [first + 1];
  const value = (given: unknown) => `$${values.push(given)}`;
  const conditions = [`e.kind = 'HIDDEN'`];
  if (id !== undefined) conditions.push(`e.id = ${value(id)}::int`);
  if (attractionIds !== null) conditions.push(`e.attraction_id = ANY(${value(attractionIds)}::bigint[])`);
  if (after !== null) conditions.push(`e.id < ${value(after)}::int`);
  if (text !== '') conditions.push(namedLike(value(version), value(`%${likeText(text)}%`)));
  return rowsOf(
    pool,
    `SELECT e.id, e.attraction_id AS "attractionId", a.name AS "attractionName", coalesce(e.text, '') AS reason,
       e.created_at AS hidden,
       (SELECT u.username FROM moderation_act m LEFT JOIN app_user u ON u.id = m.actor_id
        WHERE m.target_kind = 'ATTRACTION' AND m.target_id = e.attraction_id::text AND m.action = 'HIDE_ATTRACTION'
        ORDER BY m.created_at DESC, m.id DESC LIMIT 1) AS "hiddenBy"
     FROM attraction_edit e JOIN attraction a ON a.id = e.attraction_id
     WHERE ${conditions.join(' AND ')} ORDER BY e.id DESC LIMIT $1`,
    values,
  );
}

/** Brings the hidden identities up to date with the edits of a transaction. */
export function refreshHidden(tx: Prisma.TransactionClient): Promise<void> {
  return refreshHiddenIdentities((statement) => tx.$executeRawUnsafe(statement));
}
