import type { Pool } from 'pg';
import { rowsOf } from '#api/platform/db/rows.ts';
import { LAND_SURVEY_HEIGHTS } from '#common/relief/landSurvey.ts';
import { VISIBLE } from './placesSql.ts';

/** Places of one category in a version; routes (places drawn as a line) are counted apart. */
export interface CategoryCount {
  readonly category: string;
  readonly isRoute: boolean;
  readonly count: number;
}

/** Of places that are shown. No index: reads the partition of the version from end to end. */
export function categoryCounts(pool: Pool, version: number): Promise<CategoryCount[]> {
  return rowsOf(
    pool,
    `SELECT category, type = 'PATH' AS "isRoute", count(*) AS count FROM place p WHERE version = $1 AND ${VISIBLE}
     GROUP BY 1, 2`,
    [version],
  );
}

/** Stored records of one source, with its last import. */
export interface SourceRow {
  readonly source: string;
  readonly records: number;
  /** ISO date of the data itself. */
  readonly dataDate: string | null;
  readonly importedAt: Date | null;
}

/**
 * Index: source_record primary key (source, ref), read whole; import_run primary key; there are some hundred
 * conditions.
 */
export function sourceRows(pool: Pool): Promise<SourceRow[]> {
  return rowsOf(
    pool,
    `SELECT c.source, c.records, run.data_date AS "dataDate", run.finished_at AS "importedAt"
     FROM (SELECT source, count(*) AS records FROM source_record GROUP BY source
           UNION ALL SELECT 'municipalities', count(*) FROM admin_area
           UNION ALL SELECT 'places', count(*) FROM place_name
           UNION ALL SELECT 'elevation', tile_count FROM elevation_model
             WHERE replaced_at IS NULL AND attribution = '${LAND_SURVEY_HEIGHTS}'
           UNION ALL SELECT source, count(*) FROM condition GROUP BY source
           UNION ALL SELECT 'wikipedia', count(*) FROM encyclopedia_article WHERE published) c
     LEFT JOIN LATERAL (SELECT data_date, finished_at FROM import_run
                        WHERE source = c.source AND state = 'PUBLISHED' ORDER BY id DESC LIMIT 1) run ON true`,
    [],
  );
}
