import type { ClientBase } from 'pg';
import type { ElevationModel } from '#api/platform/db/published.ts';
import type { Queryable } from '#api/platform/db/rows.ts';
import { transactionOn } from '#api/platform/db/transaction.ts';

/** The model that is served; null where none was imported. Index: elevation_model_one_live. */
export async function liveModel(
  client: Queryable,
): Promise<{ readonly version: string; readonly bytes: number } | null> {
  const { rows } = await client.query<{ version: string; bytes: number }>(
    'SELECT version, bytes::float8 AS bytes FROM elevation_model WHERE replaced_at IS NULL',
  );
  return rows[0] ?? null;
}

/** Whether the places that are live were published since the live model was made. Index: data_set_one_live. */
export async function isPublished(client: Queryable): Promise<boolean> {
  const { rows } = await client.query<{ published: boolean | null }>(
    `SELECT (SELECT published_at FROM data_set WHERE state = 'LIVE')
          > (SELECT made_at FROM elevation_model WHERE replaced_at IS NULL) AS published`,
  );
  return rows[0]?.published === true;
}

export interface ModelRow extends Omit<ElevationModel, 'isLive'> {
  readonly sheets: number;
  readonly tiles: number;
  readonly bytes: number;
}

/**
 * Makes a model whose archive is whole the live one, by one statement at a time within a transaction: the model before
 * it is replaced in the same moment. Indexes: elevation_model_one_live, elevation_model_pkey.
 */
export async function recordModel(client: Pick<ClientBase, 'query'>, model: ModelRow): Promise<void> {
  const { version, minZoom, maxZoom, tilePx, bounds, tiles, bytes, sheets, attribution } = model;
  await transactionOn(client, async () => {
    await client.query('UPDATE elevation_model SET replaced_at = now() WHERE replaced_at IS NULL');
    await client.query(
      `INSERT INTO elevation_model
         (version, min_zoom, max_zoom, tile_px, bounds, tile_count, bytes, sheet_count, attribution)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
       ON CONFLICT (version) DO UPDATE SET replaced_at = NULL, made_at = now(), sheet_count = excluded.sheet_count`,
      [version, minZoom, maxZoom, tilePx, bounds, tiles, bytes, sheets, attribution],
    );
  });
}

/** Deletes models that were replaced so long ago that no open page shows them; answers the versions that are left. */
export async function dropReplacedModels(client: Queryable): Promise<readonly string[]> {
  await client.query(`DELETE FROM elevation_model WHERE replaced_at < now() - interval '1 day'`);
  const { rows } = await client.query<{ version: string }>('SELECT version FROM elevation_model');
  return rows.map(({ version }) => version);
}
