import type { Pool } from 'pg';
import { rowsOf } from '#api/platform/db/rows.ts';

/** Opening hours that are in no known syntax. */
export interface UnreadableHours {
  /** As the source writes them, the first 256 characters. */
  readonly hours: string;
  readonly places: number;
  /** One of the places. */
  readonly exampleId: number;
  readonly exampleName: string;
}

/** Those that most places have, first. Index: place (hours), place primary key. */
export function unreadableHoursRows(pool: Pool, version: number, limit: number): Promise<UnreadableHours[]> {
  return rowsOf(
    pool,
    `SELECT u.hours, u.places, u.example_id AS "exampleId", p.name AS "exampleName"
     FROM (SELECT o.hours, count(*) AS places, min(p.id) AS example_id
           FROM opening_pattern o JOIN place p ON p.version = $1 AND p.hours = o.id
           WHERE NOT o.is_readable GROUP BY o.hours ORDER BY count(*) DESC, o.hours LIMIT $2) u
     JOIN place p ON p.version = $1 AND p.id = u.example_id ORDER BY u.places DESC, u.hours`,
    [version, limit],
  );
}
