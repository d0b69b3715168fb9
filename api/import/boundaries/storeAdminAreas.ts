import type pg from 'pg';
import { boxText } from '#api/platform/db/geometricText.ts';
import { toMercatorBox } from '#common/geo/mercator.ts';
import type { AdminAreaRecord } from './adminArea.ts';

/**
 * Stores the areas inside the caller's transaction, in place of all stored areas of their levels; a level without any
 * area in the list stays as it is.
 */
export async function storeAdminAreas(client: pg.ClientBase, areas: readonly AdminAreaRecord[]): Promise<void> {
  const levels = [...new Set(areas.map(({ level }) => level))];
  await client.query('DELETE FROM admin_area WHERE level = ANY ($1::admin_level[])', [levels]);
  for (const { code, level, nameFi, nameSv, bbox, geometry } of areas) {
    await client.query(
      `INSERT INTO admin_area (code, level, name_fi, name_sv, bbox, bounds, geometry)
       VALUES ($1, $2, $3, $4, $5, $6::text::box, $7)`,
      [code, level, nameFi, nameSv, bbox, boxText(toMercatorBox(bbox)), JSON.stringify(geometry)],
    );
  }
}

/** All stored areas, by code. */
export async function loadAdminAreas(client: pg.ClientBase | pg.Pool): Promise<AdminAreaRecord[]> {
  const answer = await client.query<AdminAreaRecord>(
    'SELECT code, level, name_fi AS "nameFi", name_sv AS "nameSv", bbox, geometry FROM admin_area ORDER BY code',
  );
  return answer.rows;
}
