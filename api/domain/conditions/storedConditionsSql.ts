import type { Geometry } from 'geojson';
import type { Pool } from 'pg';
import { rowsOf } from '#api/platform/db/rows.ts';
import type { Condition, ConditionAbout } from '#common/conditions/condition.ts';
import type { Bounds } from '#common/geo/bounds.ts';

/** Author, time and confirmations of a condition that a user wrote; empty for conditions of sources outside. */
export interface Authorship {
  /** Null: a source outside, or the account is gone. */
  readonly authorId: string | null;
  /** Of a manager's: the organisation as it was named then. */
  readonly organisation: string | null;
  /** When it was written, ms. */
  readonly created: number;
  /** How often others have seen it since. */
  readonly confirmations: number;
}

export interface ConditionRow extends Condition, ConditionAbout, Authorship {
  /** To draw, where codes say what it reaches. */
  readonly outline: Geometry | null;
}

const ms = (column: string) => `(extract(epoch FROM ${column}) * 1000)::float8`;

/**
 * Conditions that had not ended at a moment, without those that moderators hid. Index: condition (valid_until); there
 * are some hundreds.
 */
export function conditionRows(pool: Pool, endingAfter: Date): Promise<ConditionRow[]> {
  return rowsOf(
    pool,
    `SELECT id, source, kind, severity, code, texts, is_official AS "isOfficial", place_id AS "placeId", geometry,
       outline, municipalities, regions, ${ms('valid_from')} AS "validFrom", ${ms('valid_until')} AS "validUntil",
       ${ms('observed_at')} AS "observedAt", link, author_id AS "authorId", organisation,
       ${ms('created_at')} AS created, confirmations
     FROM condition WHERE (valid_until IS NULL OR valid_until > $1) AND hidden_at IS NULL ORDER BY id`,
    [endingAfter],
  );
}

export interface AnsweredRow {
  readonly source: string;
  /** When its last good answer came, ms. */
  readonly answeredAt: number;
}

/** Sources that have answered. There are a few. */
export function answeredRows(pool: Pool): Promise<AnsweredRow[]> {
  return rowsOf(
    pool,
    `SELECT source, ${ms('answered_at')} AS "answeredAt" FROM condition_source WHERE answered_at IS NOT NULL`,
    [],
  );
}

export interface AdminAreaRow {
  /** `091`, regions `R01`. */
  readonly code: string;
  readonly bbox: Bounds;
  readonly geometry: Geometry;
}

/** Boundaries of municipalities and regions. Index: admin_area primary key. */
export function adminAreaRows(pool: Pool, codes: readonly string[]): Promise<AdminAreaRow[]> {
  return rowsOf(pool, 'SELECT code, bbox, geometry FROM admin_area WHERE code = ANY($1::text[])', [codes]);
}
