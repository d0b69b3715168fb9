import type pg from 'pg';
import { type Bounds, mercatorX, mercatorY } from '#common/geo/bounds.ts';
import type { AdminAreaRecord } from './adminArea.ts';

/** Replaces the levels that occur in `areas` by them, inside the caller's transaction; the other level stays. */
export async function storeAdminAreas(client: pg.ClientBase, areas: readonly AdminAreaRecord[]): Promise<void> {
  const levels = [...new Set(areas.map(({ level }) => level))];
  await client.query('DELETE FROM admin_area WHERE level = ANY ($1::admin_level[])', [levels]);
  for (const { code, level, nameFi, nameSv, bbox, geometry } of areas) {
    await client.query(
      'INSERT INTO admin_area (code, level, name_fi, name_sv, bbox, bounds, geometry) VALUES ($1, $2, $3, $4, $5, $6::text::box, $7)',
      [code, level, nameFi, nameSv, bbox, mercatorBox(bbox), JSON.stringify(geometry)],
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

/** PostgreSQL `box` in Web Mercator metres. */
function mercatorBox([west, south, east, north]: Bounds): string {
  return `((${mercatorX(west)},${mercatorY(south)}),(${mercatorX(east)},${mercatorY(north)}))`;
}
