import type { Pool } from 'pg';
import type { Viewer } from '#api/domain/core/call.ts';
import { IDENTITIES } from '#api/domain/places/identitiesSql.ts';
import { VISIBLE } from '#api/domain/places/placesSql.ts';
import { rowsOf } from '#api/platform/db/rows.ts';

/** A photo as people see it. */
export interface Image {
  readonly id: number;
  /** The identity it was given to, which its files are filed under. */
  readonly attractionId: number;
  readonly filename: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** The moderators' cover mark. */
  readonly heart: boolean;
  /** A WebP of a few pixels in base64; empty without one. */
  readonly blur: string;
  readonly created: Date;
  readonly updated: Date;
  /** Null: the account is gone. */
  readonly username: string | null;
  /** Name of the uploader's picture. */
  readonly profileImage: string | null;
  readonly state: ImageState;
  /** Why it was rejected, for its uploader and moderators; else empty. */
  readonly reason: string;
  /** Never shown; null: the account is gone. */
  readonly uploaderId: string | null;
  /** What the identity was called last, and of which category. */
  readonly lastName: string;
  readonly lastCategory: string;
}

export type ImageState = 'PENDING' | 'APPROVED' | 'REJECTED';

/** Who looks at photos; null is anyone. */
export interface ImageViewer {
  readonly userId: string;
  readonly isAdmin: boolean;
}

/** Who looks by a session. */
export function imageViewer(viewer: Pick<Viewer, 'id' | 'role'> | null): ImageViewer | null {
  return viewer === null ? null : { userId: viewer.id, isAdmin: viewer.role === 'ADMIN' };
}

const COLUMNS = `i.id, i.attraction_id AS "attractionId", i.filename, i.width, i.height, i.heart, i.blur, i.created_at AS created,
  i.updated_at AS updated, u.username, u.profile_image AS "profileImage", i.state, i.reason, i.uploader_id AS "uploaderId", a.name AS "lastName",
  a.category AS "lastCategory"`;

const JOINED = 'JOIN attraction a ON a.id = i.attraction_id LEFT JOIN app_user u ON u.id = i.uploader_id';

const APPROVED = `i.state = 'APPROVED' AND NOT EXISTS (SELECT 1 FROM attraction_edit h WHERE h.attraction_id = i.attraction_id AND h.kind = 'HIDDEN')`;

/**
 * Condition over `image i`: anyone sees what is approved at places that are not hidden, uploaders also their own,
 * moderators everything. The parameters it needs are appended to `values`.
 */
function visibleTo(viewer: ImageViewer | null, values: unknown[]): string {
  if (viewer === null) return `(${APPROVED})`;
  if (viewer.isAdmin) return 'TRUE';
  values.push(viewer.userId);
  return `(${APPROVED} OR i.uploader_id = $${values.length}::uuid)`;
}

export interface ImagesRequest {
  readonly placeId: number;
  readonly first: number;
  /** The last one before this page. */
  readonly after: { readonly heart: boolean; readonly created: Date; readonly id: number } | null;
}

export interface RequestedImage extends Image {
  readonly request: number;
}

/**
 * For each request the photos of a place and of the identities that were merged into it: marked ones first, then the
 * newest; one more than asked tells of a next page. What was rejected is no photo of the place, to nobody. Indexes:
 * image (attraction_id, heart DESC, created_at DESC, id DESC), attraction (merged_into).
 */
export function imageRows(
  pool: Pool,
  viewer: ImageViewer | null,
  requests: readonly ImagesRequest[],
): Promise<RequestedImage[]> {
  const values: unknown[] = [
    requests.map((r) => r.placeId),
    requests.map((r) => r.first),
    requests.map((r) => r.after?.heart ?? null),
    requests.map((r) => r.after?.created ?? null),
    requests.map((r) => r.after?.id ?? null),
  ];
  const condition = visibleTo(viewer, values);
  return rowsOf(
    pool,
    `${IDENTITIES}
     SELECT k.request::int AS request, c.*
     FROM unnest($1::bigint[], $2::int[], $3::bool[], $4::timestamptz[], $5::int[]) WITH ORDINALITY AS k (place, first, heart, created, id, request)
     CROSS JOIN LATERAL (
       SELECT ${COLUMNS} FROM identity JOIN image i ON i.attraction_id = identity.id ${JOINED}
       WHERE identity.place = k.place AND i.state <> 'REJECTED' AND ${condition} AND (k.id IS NULL OR (i.heart, i.created_at, i.id) < (k.heart, k.created, k.id))
       ORDER BY i.heart DESC, i.created_at DESC, i.id DESC LIMIT k.first + 1
     ) c
     ORDER BY k.request, c.heart DESC, c.created DESC, c.id DESC`,
    values,
  );
}

/**
 * For each place the first photo of the best of its children that have one. Indexes: place_nesting and place primary
 * keys, image (attraction_id, …).
 */
export function sampleRows(
  pool: Pool,
  version: number,
  viewer: ImageViewer | null,
  placeIds: readonly number[],
  first: number,
): Promise<RequestedImage[]> {
  const values: unknown[] = [version, placeIds, first];
  const condition = visibleTo(viewer, values);
  return rowsOf(
    pool,
    `SELECT k.request::int AS request, c.*
     FROM unnest($2::bigint[]) WITH ORDINALITY AS k (place, request)
     CROSS JOIN LATERAL (
       SELECT DISTINCT ON (p.quality, p.id) p.quality, ${COLUMNS}
       FROM place_nesting n JOIN place p ON p.version = $1 AND p.id = n.child_id JOIN image i ON i.attraction_id = p.id ${JOINED}
       WHERE n.version = $1 AND n.parent_id = k.place AND ${VISIBLE} AND ${condition}
       ORDER BY p.quality DESC, p.id, i.heart DESC, i.created_at DESC, i.id DESC LIMIT $3
     ) c
     ORDER BY k.request, c.quality DESC`,
    values,
  );
}

/** What tells whether a place has children that photos may stand for. */
export interface CardPlace {
  readonly id: number;
  readonly childCount: number;
}

/**
 * For each place its first photo; of one without, but with children, that of the best child that has one. Indexes: as
 * `imageRows` and `sampleRows`.
 */
export function cardRows(
  pool: Pool,
  version: number,
  viewer: ImageViewer | null,
  places: readonly CardPlace[],
): Promise<RequestedImage[]> {
  const values: unknown[] = [places.map(({ id }) => id), places.map(({ childCount }) => childCount > 0), version];
  const condition = visibleTo(viewer, values);
  return rowsOf(
    pool,
    `${IDENTITIES}
     SELECT k.request::int AS request, ${COLUMNS}
     FROM unnest($1::bigint[], $2::bool[]) WITH ORDINALITY AS k (place, has_children, request)
     LEFT JOIN LATERAL (
       SELECT i.id FROM identity JOIN image i ON i.attraction_id = identity.id
       WHERE identity.place = k.place AND i.state <> 'REJECTED' AND ${condition}
       ORDER BY i.heart DESC, i.created_at DESC, i.id DESC LIMIT 1
     ) own ON TRUE
     LEFT JOIN LATERAL (
       SELECT i.id FROM place_nesting n JOIN place p ON p.version = $3 AND p.id = n.child_id JOIN image i ON i.attraction_id = p.id
       WHERE own.id IS NULL AND k.has_children AND n.version = $3 AND n.parent_id = k.place AND ${VISIBLE} AND ${condition}
       ORDER BY p.quality DESC, p.id, i.heart DESC, i.created_at DESC, i.id DESC LIMIT 1
     ) child ON TRUE
     JOIN image i ON i.id = COALESCE(own.id, child.id) ${JOINED}`,
    values,
  );
}

/** Index: image primary key. */
export function imageRowsById(pool: Pool, viewer: ImageViewer | null, ids: readonly number[]): Promise<Image[]> {
  const values: unknown[] = [ids];
  const condition = visibleTo(viewer, values);
  return rowsOf(pool, `SELECT ${COLUMNS} FROM image i ${JOINED} WHERE i.id = ANY($1::int[]) AND ${condition}`, values);
}

/** The last one before a page. */
interface ImagePlace {
  readonly created: Date;
  readonly id: number;
}

export interface UploadedRequest {
  readonly uploaderId: string;
  /** Null: in any. */
  readonly state: ImageState | null;
  readonly first: number;
  readonly after: ImagePlace | null;
}

/**
 * What an uploader has given that the viewer may see, newest first; one more than asked tells of a next page. Index:
 * image (uploader_id, created_at).
 */
export function uploadedRows(
  pool: Pool,
  viewer: ImageViewer | null,
  { uploaderId, state, first, after }: UploadedRequest,
): Promise<Image[]> {
  const values: unknown[] = [uploaderId, first + 1];
  const conditions = ['i.uploader_id = $1::uuid', visibleTo(viewer, values)];
  if (state !== null) conditions.push(`i.state = $${values.push(state)}::image_state`);
  if (after !== null)
    conditions.push(
      `(i.created_at, i.id) < ($${values.push(after.created)}::timestamptz, $${values.push(after.id)}::int)`,
    );
  return rowsOf(
    pool,
    `SELECT ${COLUMNS} FROM image i ${JOINED} WHERE ${conditions.join(' AND ')} ORDER BY i.created_at DESC, i.id DESC LIMIT $2`,
    values,
  );
}

/** Whether the viewer may have the files of that name. Index: image (filename). */
export async function isImageVisible(
  pool: Pool,
  viewer: ImageViewer | null,
  attractionId: number,
  filename: string,
): Promise<boolean> {
  const values: unknown[] = [filename, attractionId];
  const condition = visibleTo(viewer, values);
  const rows = await rowsOf(
    pool,
    `SELECT 1 FROM image i WHERE i.filename = $1 AND i.attraction_id = $2 AND ${condition}`,
    values,
  );
  return rows.length > 0;
}
