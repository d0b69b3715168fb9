import type { Pool } from 'pg';
import type { Viewer } from '#api/domain/core/call.ts';
import type { CreatedRow } from '#api/domain/core/cursors.ts';
import { likeText } from '#api/domain/core/texts.ts';
import type { Profile } from '#api/domain/people/profiles.ts';
import { identities } from '#api/domain/places/identitiesSql.ts';
import { notHidden } from '#api/platform/db/hiddenIdentities.ts';
import { requestRows, rowsOf } from '#api/platform/db/rows.ts';

/** A comment as it is shown. */
export interface Comment {
  readonly id: number;
  /** The identity it was written to; one that was merged since is read at the place that took it in. */
  readonly attractionId: number;
  /** Last name and category of that identity. */
  readonly lastName: string;
  readonly lastCategory: string;
  readonly text: string;
  readonly created: Date;
  readonly updated: Date;
  /** Null: the account is gone. */
  readonly authorId: string | null;
  /** The public profile of the author; null where the account is gone or closed. */
  readonly author: Profile | null;
}

/** The user who looks at comments; null is anyone. */
export type CommentViewer = Pick<Viewer, 'id' | 'role'>;

export interface CommentsRequest {
  readonly placeId: number;
  readonly first: number;
  readonly after: CreatedRow | null;
}

const COLUMNS = `c.id, c.attraction_id AS "attractionId", c.text, c.created_at AS created, c.updated_at AS updated,
  c.author_id AS "authorId",
  u.username, u.description, u.profile_image AS "profileImage", u.created_at AS since, a.name AS "lastName",
    a.category AS "lastCategory"`;

/** Only the profile of somebody who has one is shown (`visibleUsers` of profiles.ts). */
const JOINED = `JOIN attraction a ON a.id = c.attraction_id
  LEFT JOIN app_user u ON u.id = c.author_id AND u.confirmed_at IS NOT NULL AND u.blocked_at IS NULL`;

/** Its place is not hidden. */
const SHOWN = notHidden('c.attraction_id');

/**
 * Condition over `comment c`: anyone sees those of places that are not hidden, authors also their own, admins
 * everything. The parameters it needs are appended to `values`.
 */
function visibleTo(viewer: CommentViewer | null, values: unknown[]): string {
  if (viewer === null) return SHOWN;
  if (viewer.role === 'ADMIN') return 'TRUE';
  values.push(viewer.id);
  return `(c.author_id = $${values.length}::uuid OR ${SHOWN})`;
}

interface CommentRow extends Omit<Comment, 'author'> {
  readonly username: string | null;
  readonly description: string | null;
  readonly profileImage: string | null;
  readonly since: Date | null;
}

function toComment({ username, description, profileImage, since, ...rest }: CommentRow): Comment {
  const { authorId } = rest;
  const author =
    authorId === null || username === null || since === null
      ? null
      : { id: authorId, username, description: description ?? '', profileImage, created: since };
  return { ...rest, author };
}

/**
 * For each request the comments of a place and of the identities that were merged into it, newest first; one extra row
 * means there is a next page. From each identity at most one page is read. Indexes: comment (attraction_id,
 * created_at DESC, id DESC), attraction (merged_into).
 */
export async function commentRows(
  pool: Pool,
  viewer: CommentViewer | null,
  requests: readonly CommentsRequest[],
): Promise<Comment[][]> {
  const values: unknown[] = [
    requests.map((r) => r.placeId),
    requests.map((r) => r.first),
    requests.map((r) => r.after?.created ?? null),
    requests.map((r) => r.after?.id ?? null),
  ];
  const condition = visibleTo(viewer, values);
  const rows = await rowsOf<CommentRow & { readonly request: number }>(
    pool,
    `${identities(requests.length)}
     SELECT k.request::int AS request, page.*
     FROM ${requestRows(requests.length, {
       place: '$1::bigint[]',
       first: '$2::int[]',
       created: '$3::timestamptz[]',
       id: '$4::int[]',
     })}
     CROSS JOIN LATERAL (
       SELECT ${COLUMNS} FROM identity CROSS JOIN LATERAL (
         SELECT c.* FROM comment c
         WHERE c.attraction_id = identity.id AND ${condition}
           AND (c.created_at, c.id) < (coalesce(k.created, 'infinity'), coalesce(k.id, 0))
         ORDER BY c.created_at DESC, c.id DESC LIMIT k.first + 1
       ) c ${JOINED}
       WHERE identity.place = k.place
       ORDER BY c.created_at DESC, c.id DESC LIMIT k.first + 1
     ) page
     ORDER BY k.request, page.created DESC, page.id DESC`,
    values,
  );
  return requests.map((_, at) =>
    rows.filter(({ request }) => request === at + 1).map(({ request: _request, ...row }) => toComment(row)),
  );
}

/** Index: comment primary key. */
export async function commentRowsById(
  pool: Pool,
  viewer: CommentViewer | null,
  ids: readonly number[],
): Promise<Comment[]> {
  const values: unknown[] = [ids];
  const condition = visibleTo(viewer, values);
  const rows = await rowsOf<CommentRow>(
    pool,
    `SELECT ${COLUMNS} FROM comment c ${JOINED} WHERE c.id = ANY($1::int[]) AND ${condition}`,
    values,
  );
  return rows.map(toComment);
}

export interface CommentsFilter {
  readonly authorId: string | null;
  /** A place with all that was merged into it; null for all. */
  readonly attractionIds: readonly number[] | null;
  /** Written at or after `from`, and before `until`. */
  readonly from: Date | null;
  readonly until: Date | null;
  /** Part of the comment, in any case, looked for along the order; empty for all. */
  readonly text: string;
}

type LatestRequest = Partial<CommentsFilter> & Pick<CommentsRequest, 'first' | 'after'>;

/**
 * Comments on all places, newest first; one extra row means there is a next page. Indexes: comment (author_id,
 * created_at DESC, id DESC), comment (attraction_id, created_at DESC, id DESC), comment (created_at DESC, id DESC).
 */
export async function latestRows(
  pool: Pool,
  viewer: CommentViewer | null,
  { authorId = null, attractionIds = null, from = null, until = null, text = '', first, after }: LatestRequest,
): Promise<Comment[]> {
  const values: unknown[] = [first + 1];
  const value = (given: unknown) => `$${values.push(given)}`;
  const conditions = [visibleTo(viewer, values)];
  if (authorId !== null) conditions.push(`c.author_id = ${value(authorId)}::uuid`);
  if (attractionIds !== null) conditions.push(`c.attraction_id = ANY(${value(attractionIds)}::bigint[])`);
  if (from !== null) conditions.push(`c.created_at >= ${value(from)}::timestamptz`);
  if (until !== null) conditions.push(`c.created_at < ${value(until)}::timestamptz`);
  if (text !== '') conditions.push(`c.text ILIKE ${value(`%${likeText(text)}%`)}`);
  if (after !== null)
    conditions.push(`(c.created_at, c.id) < (${value(after.created)}::timestamptz, ${value(after.id)}::int)`);
  const rows = await rowsOf<CommentRow>(
    pool,
    `SELECT ${COLUMNS} FROM comment c ${JOINED} WHERE ${conditions.join(' AND ')} ORDER BY c.created_at DESC, c.id DESC
     LIMIT $1`,
    values,
  );
  return rows.map(toComment);
}
