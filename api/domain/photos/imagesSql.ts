import type { Pool } from 'pg';
import type { Viewer } from '#api/domain/core/call.ts';
import type { PhotoCredit } from '#api/outside/commons/commonsAnswers.ts';
import { notHidden } from '#api/platform/db/hiddenIdentities.ts';
import { rowsOf } from '#api/platform/db/rows.ts';

/** A photo as people see it. */
export interface Image {
  readonly id: number;
  /** The identity that it was uploaded to, which is part of the path of its files. */
  readonly attractionId: number;
  readonly filename: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** The moderators' cover mark. */
  readonly heart: boolean;
  /** Uploaded here, not found at Wikimedia Commons. */
  readonly own: boolean;
  /** Author and terms of a photo that is not our own. */
  readonly credit: PhotoCredit | null;
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
  /** Last name and category of the identity. */
  readonly lastName: string;
  readonly lastCategory: string;
}

export type ImageState = 'PENDING' | 'APPROVED' | 'REJECTED';

/** The user who sees photos; null stands for anyone. */
export interface ImageViewer {
  readonly userId: string;
  readonly isAdmin: boolean;
}

/** The viewer of a session. */
export function imageViewer(viewer: Pick<Viewer, 'id' | 'role'> | null): ImageViewer | null {
  return viewer === null ? null : { userId: viewer.id, isAdmin: viewer.role === 'ADMIN' };
}

/** Columns of `image i` and of what `IMAGE_JOINS` joins, under the names of `Image`. */
export const IMAGE_COLUMNS = `i.id, i.attraction_id AS "attractionId", i.filename, i.width, i.height, i.heart, i.own,
  i.blur,
  CASE WHEN credit.image_id IS NOT NULL THEN json_build_object('author', credit.author, 'licence', credit.licence,
    'licenceUrl', credit.licence_url, 'pageUrl', credit.page_url) END AS credit,
  i.created_at AS created,
  i.updated_at AS updated, u.username, u.profile_image AS "profileImage", i.state, i.reason,
    i.uploader_id AS "uploaderId", a.name AS "lastName",
  a.category AS "lastCategory"`;

export const IMAGE_JOINS = `JOIN attraction a ON a.id = i.attraction_id LEFT JOIN app_user u ON u.id = i.uploader_id
  LEFT JOIN image_credit credit ON credit.image_id = i.id`;

const APPROVED = `i.state = 'APPROVED' AND ${notHidden('i.attraction_id')}`;

/**
 * Condition over `image i`: anyone sees approved photos of places that are not hidden, uploaders also their own,
 * moderators all. The parameters it needs are appended to `values`.
 */
export function imageVisibleTo(viewer: ImageViewer | null, values: unknown[]): string {
  if (viewer === null) return `(${APPROVED})`;
  if (viewer.isAdmin) return 'TRUE';
  values.push(viewer.userId);
  return `(${APPROVED} OR i.uploader_id = $${values.length}::uuid)`;
}

/** Index: image primary key. */
export function imageRowsById(pool: Pool, viewer: ImageViewer | null, ids: readonly number[]): Promise<Image[]> {
  const values: unknown[] = [ids];
  const condition = imageVisibleTo(viewer, values);
  return rowsOf(
    pool,
    `SELECT ${IMAGE_COLUMNS} FROM image i ${IMAGE_JOINS} WHERE i.id = ANY($1::int[]) AND ${condition}`,
    values,
  );
}

/** The last photo before a page. */
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
 * Photos of an uploader that the viewer may see, newest first; one extra row means there is a next page. Index:
 * image (uploader_id, created_at).
 */
export function uploadedRows(
  pool: Pool,
  viewer: ImageViewer | null,
  { uploaderId, state, first, after }: UploadedRequest,
): Promise<Image[]> {
  const values: unknown[] = [uploaderId, first + 1];
  const conditions = ['i.uploader_id = $1::uuid', imageVisibleTo(viewer, values)];
  if (state !== null) conditions.push(`i.state = $${values.push(state)}::image_state`);
  if (after !== null)
    conditions.push(
      `(i.created_at, i.id) < ($${values.push(after.created)}::timestamptz, $${values.push(after.id)}::int)`,
    );
  return rowsOf(
    pool,
    `SELECT ${IMAGE_COLUMNS} FROM image i ${IMAGE_JOINS} WHERE ${conditions.join(' AND ')}
     ORDER BY i.created_at DESC, i.id DESC LIMIT $2`,
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
  const condition = imageVisibleTo(viewer, values);
  const rows = await rowsOf(
    pool,
    `SELECT 1 FROM image i WHERE i.filename = $1 AND i.attraction_id = $2 AND ${condition}`,
    values,
  );
  return rows.length > 0;
}
