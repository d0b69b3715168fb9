import type pg from 'pg';
import { isLoss } from '#api/import/records/loss.ts';
import { boxText } from '#api/platform/db/geometricText.ts';
import { ImportInputError } from '#api/platform/reading.ts';
import { toMercatorBox } from '#common/geo/mercator.ts';
import type { AdminAreaRecord } from './adminArea.ts';

/**
 * Stores the areas inside the caller's transaction, in place of all stored areas of their levels; a level without any
 * area in the list stays as it is. Throws ImportInputError where over a fifth of a level's areas would vanish, unless
 * `acceptLoss`.
 */
export async function storeAdminAreas(
  client: pg.ClientBase,
  areas: readonly AdminAreaRecord[],
  acceptLoss = false,
): Promise<void> {
  const levels = [...new Set(areas.map(({ level }) => level))];
  if (!acceptLoss) await refuseLoss(client, areas, levels);
  await client.query('DELETE FROM admin_area WHERE level = ANY ($1::admin_level[])', [levels]);
  for (const { code, level, nameFi, nameSv, bbox, geometry } of areas) {
    await client.query(
      `INSERT INTO admin_area (code, level, name_fi, name_sv, bbox, bounds, geometry)
       VALUES ($1, $2, $3, $4, $5, $6::text::box, $7)`,
      [code, level, nameFi, nameSv, bbox, boxText(toMercatorBox(bbox)), JSON.stringify(geometry)],
    );
  }
}

async function refuseLoss(
  client: pg.ClientBase,
  areas: readonly AdminAreaRecord[],
  levels: readonly AdminAreaRecord['level'][],
): Promise<void> {
  const { rows } = await client.query<{ vanished: number; stored: number }>(
    `SELECT count(*) FILTER (WHERE code <> ALL ($1::text[])) AS vanished, count(*) AS stored
     FROM admin_area WHERE level = ANY ($2::admin_level[]) GROUP BY level`,
    [areas.map(({ code }) => code), levels],
  );
  const loss = rows.find(({ vanished, stored }) => isLoss(vanished, stored));
  if (loss !== undefined)
    throw new ImportInputError(
      `${loss.vanished} of the ${loss.stored} stored boundaries of a level are not in this file: ` +
        'if that is right, import again with --accept-loss.',
    );
}

/** All stored areas, by code. */
export async function loadAdminAreas(client: pg.ClientBase | pg.Pool): Promise<AdminAreaRecord[]> {
  const answer = await client.query<AdminAreaRecord>(
    'SELECT code, level, name_fi AS "nameFi", name_sv AS "nameSv", bbox, geometry FROM admin_area ORDER BY code',
  );
  return answer.rows;
}
