import type { Pool } from 'pg';
import { requestRows, rowsOf } from '#api/platform/db/rows.ts';
import { IMAGE_COLUMNS, IMAGE_JOINS, imageVisibleTo } from './imagesSql.ts';
import type { RequestedImage } from './placeImagesSql.ts';

/**
 * For each condition the first photos of its report that everybody may see, oldest first. Index: image (condition_id).
 */
export function conditionImageRows(
  pool: Pool,
  conditionIds: readonly number[],
  first: number,
): Promise<RequestedImage[]> {
  const values: unknown[] = [conditionIds, first];
  const condition = imageVisibleTo(null, values);
  return rowsOf(
    pool,
    `SELECT k.request::int AS request, c.*
     FROM ${requestRows(conditionIds.length, { condition: '$1::int[]' })}
     CROSS JOIN LATERAL (
       SELECT ${IMAGE_COLUMNS} FROM image i ${IMAGE_JOINS} WHERE i.condition_id = k.condition AND ${condition}
       ORDER BY i.created_at, i.id LIMIT $2
     ) c
     ORDER BY k.request, c.created, c.id`,
    values,
  );
}
