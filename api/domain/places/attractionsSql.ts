import type { Pool } from 'pg';
import { oneOf, requestRows, rowsOf } from '#api/platform/db/rows.ts';
import type { Position } from '#common/geo/bounds.ts';
import { toMercator } from '#common/geo/mercator.ts';
import { identities } from './identitiesSql.ts';
import type { PlaceFilter } from './placeFilterSql.ts';
import type { Place, PlaceRelation } from './places.ts';
import { PLACE_COLUMNS, VISIBLE } from './placesSql.ts';

/** Index: place primary key (version, id). */
export function placeRows(pool: Pool, version: number, ids: readonly number[]): Promise<Place[]> {
  return rowsOf(
    pool,
    `SELECT ${PLACE_COLUMNS} FROM place p
      WHERE p.version = $1 AND p.id ${oneOf(ids.length, '$2::bigint[]')} AND ${VISIBLE}`,
    [version, ids],
  );
}

export interface IdentityRow {
  /** The id that was asked for. */
  readonly asked: number;
  readonly lastName: string;
  readonly state: 'LIVE' | 'GONE' | 'MERGED';
  /** Moderators have hidden it. */
  readonly hidden: boolean;
  /** Ids it was merged into, one after another. */
  readonly targets: readonly number[];
}

/** Longest chain of merges that is followed; a circle ends here too. */
const MERGES_MAX = 16;

/**
 * Public identities with the chain of their merges. Index: attraction primary key, hidden_identity (id).
 */
export function identityRows(pool: Pool, ids: readonly number[]): Promise<IdentityRow[]> {
  return rowsOf(
    pool,
    `WITH RECURSIVE chain AS (
       SELECT id AS asked, id, merged_into, 0 AS step FROM attraction WHERE id = ANY($1::bigint[]) AND owner_id IS NULL
       UNION ALL
       SELECT chain.asked, target.id, target.merged_into, step + 1
       FROM chain JOIN attraction target ON target.id = chain.merged_into WHERE step < ${MERGES_MAX}
     )
     SELECT a.id AS asked, a.name AS "lastName", a.state,
       EXISTS (SELECT 1 FROM hidden_identity h WHERE h.id = a.id) AS hidden,
       ARRAY(SELECT chain.id FROM chain WHERE chain.asked = a.id AND step > 0 ORDER BY step) AS targets
     FROM attraction a WHERE a.id IN (SELECT asked FROM chain)`,
    [ids],
  );
}

export interface ChildRow extends Place {
  readonly request: number;
  readonly relation: PlaceRelation;
  readonly metresAlong: number | null;
}

export interface ChildrenRequest {
  readonly parentId: number;
  readonly skip: number;
  readonly first: number;
}

/**
 * For each request the children in their order: along a route by metres, in an area by quality; one extra row means
 * there is a next page. Index: place_nesting primary key (version, parent_id, child_id), place primary key.
 */
export function childRows(pool: Pool, version: number, requests: readonly ChildrenRequest[]): Promise<ChildRow[]> {
  return rowsOf(
    pool,
    `SELECT k.request::int AS request, c.*
     FROM ${requestRows(requests.length, { parent: '$2::bigint[]', skip: '$3::int[]', first: '$4::int[]' })}
     CROSS JOIN LATERAL (
       SELECT n.relation, n.metres_along AS "metresAlong", ${PLACE_COLUMNS},
         row_number() OVER (ORDER BY n.relation, n.metres_along, p.quality DESC, p.id) AS rank
       FROM place_nesting n JOIN place p ON p.version = $1 AND p.id = n.child_id
       WHERE n.version = $1 AND n.parent_id = k.parent AND ${VISIBLE}
       ORDER BY rank OFFSET k.skip LIMIT k.first + 1
     ) c
     ORDER BY k.request, c.rank`,
    [version, requests.map((r) => r.parentId), requests.map((r) => r.skip), requests.map((r) => r.first)],
  );
}

export interface NearbyRow extends Place {
  readonly request: number;
}

export interface NearbyRequest {
  readonly id: number;
  readonly position: Position;
  readonly candidates: number;
}

/**
 * For each request the places next to it on the Mercator plane, without itself and what lies in it. Index: place
 * (point) GiST.
 */
export function nearbyRows(pool: Pool, version: number, requests: readonly NearbyRequest[]): Promise<NearbyRow[]> {
  const points = requests.map(({ position }) => toMercator(position));
  return rowsOf(
    pool,
    `SELECT k.request::int AS request, c.*
     FROM ${requestRows(requests.length, {
       id: '$2::bigint[]',
       x: '$3::float8[]',
       y: '$4::float8[]',
       candidates: '$5::int[]',
     })}
     CROSS JOIN LATERAL (
       SELECT ${PLACE_COLUMNS} FROM place p
       WHERE p.version = $1 AND p.id <> k.id AND p.parent_id IS DISTINCT FROM k.id AND ${VISIBLE}
       ORDER BY p.point <-> point(k.x, k.y) LIMIT k.candidates
     ) c`,
    [
      version,
      requests.map((r) => r.id),
      points.map(([x]) => x),
      points.map(([, y]) => y),
      requests.map((r) => r.candidates),
    ],
  );
}

export interface GeometryRow {
  readonly id: number;
  /** GeoJSON text, passed on as it is. */
  readonly geometry: string;
}

/** Index: place_geometry primary key (version, id). */
export function geometryRows(pool: Pool, version: number, ids: readonly number[]): Promise<GeometryRow[]> {
  return rowsOf(
    pool,
    `SELECT id, geometry::text AS geometry FROM place_geometry
     WHERE version = $1 AND id ${oneOf(ids.length, '$2::bigint[]')}`,
    [version, ids],
  );
}

export interface AliasRow {
  readonly id: number;
  readonly text: string;
}

/**
 * Each name once, also those given to places that were merged into these. Indexes: attraction_edit (attraction_id),
 * `identities`.
 */
export function aliasRows(pool: Pool, ids: readonly number[]): Promise<AliasRow[]> {
  return rowsOf(
    pool,
    `${identities(ids.length)} SELECT i.place AS id, e.text FROM identity i JOIN attraction_edit e
       ON e.attraction_id = i.id WHERE e.kind = 'ALIAS' AND e.text IS NOT NULL
       GROUP BY i.place, e.text ORDER BY min(e.id)`,
    [ids],
  );
}

export interface ExportedPlace extends Place {
  /** GeoJSON text of a line or area; null for a point. */
  readonly geometry: string | null;
}

/**
 * The next places of a filter in the order of ids, at most `limit`, those after the id `after`. Index: place primary
 * key (version, id) or as `placeFilter`; place_geometry primary key.
 */
export function exportRows(
  pool: Pool,
  { from, where, values }: PlaceFilter,
  after: number,
  limit: number,
): Promise<ExportedPlace[]> {
  const n = values.length;
  return rowsOf(
    pool,
    `SELECT p.*, g.geometry::text AS geometry
     FROM (SELECT ${PLACE_COLUMNS} FROM ${from} WHERE ${where} AND ${VISIBLE} AND p.id > $${n + 1}
       ORDER BY p.id LIMIT $${n + 2}) p
     LEFT JOIN place_geometry g ON g.version = $1 AND g.id = p.id ORDER BY p.id`,
    [...values, after, limit],
  );
}
