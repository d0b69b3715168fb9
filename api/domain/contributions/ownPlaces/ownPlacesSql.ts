import type { LineString, MultiLineString } from 'geojson';
import type { Pool } from 'pg';
import type { OwnListRequest } from '#api/domain/contributions/ownContentSql.ts';
import { rowsOf } from '#api/platform/db/rows.ts';
import type { Prisma } from '#api/platform/generated/prisma/client.ts';
import type { Bounds, Position } from '#common/geo/bounds.ts';

/** A place of one user, which nobody else sees: a point, or an imported track. */
export interface OwnPlace {
  readonly id: number;
  readonly name: string;
  readonly type: 'POINT' | 'PATH';
  /** A track's start. */
  readonly lon: number;
  readonly lat: number;
  readonly bbox: Bounds;
  /** Metres along the great circles of a track; null for points. */
  readonly lengthM: number | null;
  readonly created: Date;
  readonly updated: Date;
}

/** A track as lists and the map draw it: its parts between gaps. */
export type OwnLine = readonly (readonly Position[])[];

/** The user who looks at own places; null is anyone. */
export interface OwnPlaceViewer {
  readonly id: string;
}

const COLUMNS = `o.id, o.name, o.type, o.lon, o.lat, CASE WHEN cardinality(o.bbox) = 4 THEN o.bbox
  ELSE ARRAY[o.lon, o.lat, o.lon, o.lat] END AS bbox,
  o.length_m AS "lengthM", o.created_at AS created, o.updated_at AS updated`;

/**
 * Condition over `own_place o`: its owner sees a place, nobody else does, not even moderators (DESIGN §3). Everything
 * that reads own places goes through it. The parameters it needs are appended to `values`.
 */
function visibleTo(viewer: OwnPlaceViewer | null, values: unknown[]): string {
  if (viewer === null) return 'FALSE';
  values.push(viewer.id);
  return `o.owner_id = $${values.length}::uuid`;
}

/**
 * A page, newest first; one extra row: there is a next page. Index: own_place (owner_id, created_at DESC, id DESC).
 */
export function ownPlaceRows(
  pool: Pool,
  viewer: OwnPlaceViewer | null,
  { first, after }: OwnListRequest,
): Promise<OwnPlace[]> {
  const values: unknown[] = [first + 1, after?.at ?? null, after?.attractionId ?? null];
  const condition = visibleTo(viewer, values);
  return rowsOf(
    pool,
    `SELECT ${COLUMNS} FROM own_place o
     WHERE ${condition} AND ($2::timestamptz IS NULL OR (o.created_at, o.id) < ($2::timestamptz, $3::bigint))
     ORDER BY o.created_at DESC, o.id DESC LIMIT $1`,
    values,
  );
}

/** Index: own_place primary key. */
export function ownPlaceRowsById(
  pool: Pool,
  viewer: OwnPlaceViewer | null,
  ids: readonly number[],
): Promise<OwnPlace[]> {
  const values: unknown[] = [ids];
  const condition = visibleTo(viewer, values);
  return rowsOf(pool, `SELECT ${COLUMNS} FROM own_place o WHERE o.id = ANY($1::bigint[]) AND ${condition}`, values);
}

/** Lines to draw; null for points. Index: own_place primary key. */
export function ownLineRows(
  pool: Pool,
  viewer: OwnPlaceViewer | null,
  ids: readonly number[],
): Promise<{ readonly id: number; readonly line: OwnLine | null }[]> {
  const values: unknown[] = [ids];
  const condition = visibleTo(viewer, values);
  return rowsOf(pool, `SELECT o.id, o.line FROM own_place o WHERE o.id = ANY($1::bigint[]) AND ${condition}`, values);
}

export interface OwnGeometryRow {
  readonly id: number;
  /** Null for points. */
  readonly geometry: LineString | MultiLineString | null;
}

/** Index: own_place primary key. */
export function ownGeometryRows(
  pool: Pool,
  viewer: OwnPlaceViewer | null,
  ids: readonly number[],
): Promise<OwnGeometryRow[]> {
  const values: unknown[] = [ids];
  const condition = visibleTo(viewer, values);
  return rowsOf(
    pool,
    `SELECT o.id, o.geometry FROM own_place o WHERE o.id = ANY($1::bigint[]) AND ${condition}`,
    values,
  );
}

/**
 * Bytes of all tracks of a user, counted as GeoJSON text: compressed in the table, a track that repeats itself takes a
 * hundredth of what it takes in memory. Index: own_place (owner_id, …).
 */
export async function trackBytes(tx: Prisma.TransactionClient, ownerId: string): Promise<number> {
  const [sum] = await tx.$queryRaw<{ bytes: number }[]>`
    SELECT coalesce(sum(octet_length(geometry::text)), 0)::float8 AS bytes FROM own_place
    WHERE owner_id = ${ownerId}::uuid`;
  return sum?.bytes ?? 0;
}
