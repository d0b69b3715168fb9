import type { Pool } from 'pg';
import { identities } from '#api/domain/places/identitiesSql.ts';
import { VISIBLE } from '#api/domain/places/placesSql.ts';
import { requestRows, rowsOf } from '#api/platform/db/rows.ts';
import { type Image, IMAGE_COLUMNS, IMAGE_JOINS, imageVisibleTo, type ImageViewer } from './imagesSql.ts';

export interface ImagesRequest {
  readonly placeId: number;
  readonly first: number;
  /** The last photo before this page. */
  readonly after: {
    readonly heart: boolean;
    readonly own: boolean;
    readonly created: Date;
    readonly id: number;
  } | null;
}

export interface RequestedImage extends Image {
  readonly request: number;
}

/**
 * For each request the photos of a place and of the identities that were merged into it: marked ones first, then our
 * own, then the newest; one extra row means there is a next page. Rejected photos are shown to nobody here. Indexes:
 * image (attraction_id, heart DESC, own DESC, created_at DESC, id DESC), attraction (merged_into).
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
    requests.map((r) => r.after?.own ?? null),
  ];
  const condition = imageVisibleTo(viewer, values);
  return rowsOf(
    pool,
    `${identities(requests.length)}
     SELECT k.request::int AS request, c.*
     FROM ${requestRows(requests.length, {
       place: '$1::bigint[]',
       first: '$2::int[]',
       heart: '$3::bool[]',
       created: '$4::timestamptz[]',
       id: '$5::int[]',
       own: '$6::bool[]',
     })}
     CROSS JOIN LATERAL (
       SELECT ${IMAGE_COLUMNS} FROM identity JOIN image i ON i.attraction_id = identity.id ${IMAGE_JOINS}
       WHERE identity.place = k.place AND i.state <> 'REJECTED' AND ${condition}
         AND (k.id IS NULL OR (i.heart, i.own, i.created_at, i.id) < (k.heart, k.own, k.created, k.id))
       ORDER BY i.heart DESC, i.own DESC, i.created_at DESC, i.id DESC LIMIT k.first + 1
     ) c
     ORDER BY k.request, c.heart DESC, c.own DESC, c.created DESC, c.id DESC`,
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
  const condition = imageVisibleTo(viewer, values);
  return rowsOf(
    pool,
    `SELECT k.request::int AS request, c.*
     FROM ${requestRows(placeIds.length, { place: '$2::bigint[]' })}
     CROSS JOIN LATERAL (
       SELECT DISTINCT ON (p.quality, p.id) p.quality, ${IMAGE_COLUMNS}
       FROM place_nesting n JOIN place p ON p.version = $1 AND p.id = n.child_id
         JOIN image i ON i.attraction_id = p.id ${IMAGE_JOINS}
       WHERE n.version = $1 AND n.parent_id = k.place AND ${VISIBLE} AND ${condition}
       ORDER BY p.quality DESC, p.id, i.heart DESC, i.own DESC, i.created_at DESC, i.id DESC LIMIT $3
     ) c
     ORDER BY k.request, c.quality DESC`,
    values,
  );
}

/** A place for which one photo is looked for; photos of its children may stand for it. */
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
  const condition = imageVisibleTo(viewer, values);
  return rowsOf(
    pool,
    `${identities(places.length)}
     SELECT k.request::int AS request, ${IMAGE_COLUMNS}
     FROM ${requestRows(places.length, { place: '$1::bigint[]', has_children: '$2::bool[]' })}
     LEFT JOIN LATERAL (
       SELECT i.id FROM identity JOIN image i ON i.attraction_id = identity.id
       WHERE identity.place = k.place AND i.state <> 'REJECTED' AND ${condition}
       ORDER BY i.heart DESC, i.own DESC, i.created_at DESC, i.id DESC LIMIT 1
     ) own ON TRUE
     LEFT JOIN LATERAL (
       SELECT i.id FROM place_nesting n JOIN place p ON p.version = $3 AND p.id = n.child_id
         JOIN image i ON i.attraction_id = p.id
       WHERE own.id IS NULL AND k.has_children AND n.version = $3 AND n.parent_id = k.place AND ${VISIBLE}
         AND ${condition}
       ORDER BY p.quality DESC, p.id, i.heart DESC, i.own DESC, i.created_at DESC, i.id DESC LIMIT 1
     ) child ON TRUE
     JOIN image i ON i.id = COALESCE(own.id, child.id) ${IMAGE_JOINS}`,
    values,
  );
}
