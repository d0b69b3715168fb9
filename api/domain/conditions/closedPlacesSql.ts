import type { Pool } from 'pg';
import { boxText } from '#api/platform/db/geometricText.ts';
import { rowsOf } from '#api/platform/db/rows.ts';
import type { Bounds } from '#common/geo/bounds.ts';
import { toMercatorBox } from '#common/geo/mercator.ts';
import type { ReachedPlace } from './reach.ts';

/** Places whose box touches one of the boxes. Index: place (bounds) GiST. */
export function placesTouching(pool: Pool, version: number, boxes: readonly Bounds[]): Promise<ReachedPlace[]> {
  return rowsOf(
    pool,
    `SELECT DISTINCT ON (p.id) p.id, p.type, p.lon, p.lat, p.bbox
     FROM unnest($2::text[]) AS touched (box) JOIN place p ON p.bounds && touched.box::box
     WHERE p.version = $1 ORDER BY p.id`,
    [version, boxes.map((bounds) => boxText(toMercatorBox(bounds)))],
  );
}

/** Places that LIPAS says are out of service for now. Index: the one over these alone. */
export async function outOfServiceIds(pool: Pool, version: number): Promise<number[]> {
  const rows = await rowsOf<{ readonly id: number }>(
    pool,
    `SELECT p.id FROM place p
     WHERE p.version = $1 AND p.properties #> '{facts,status}' ? 'out-of-service-temporarily'`,
    [version],
  );
  return rows.map(({ id }) => id);
}
