import type { Pool } from 'pg';
import { VISIBLE } from '#api/domain/places/placesSql.ts';
import { boxText } from '#api/platform/db/geometricText.ts';
import { requestRows, rowsOf } from '#api/platform/db/rows.ts';
import type { Bounds } from '#common/geo/bounds.ts';
import { toMercatorBox } from '#common/geo/mercator.ts';

/** A name in its normalised form, and where the place of that name is. */
export interface NamedBounds {
  readonly norm: string;
  readonly bounds: Bounds;
}

export interface NamedPlace {
  /** Which of the names it has, by its number from 0. */
  readonly request: number;
  readonly id: number;
  readonly type: 'POINT' | 'PATH' | 'AREA';
  readonly category: string;
  readonly lon: number;
  readonly lat: number;
  /** False: moderators have hidden it. */
  readonly isVisible: boolean;
}

/**
 * Places of any of the names whose box touches the bounds, the hidden ones too: a condition of these is shown to
 * nobody. Indexes: search_name (norm), place primary key (version, id).
 */
export function placesNamed(pool: Pool, version: number, asked: readonly NamedBounds[]): Promise<NamedPlace[]> {
  return rowsOf(
    pool,
    `SELECT DISTINCT k.request::int - 1 AS request, p.id, p.type, p.category, p.lon, p.lat, ${VISIBLE} AS "isVisible"
     FROM ${requestRows(asked.length, { norm: '$2::text[]', box: '$3::text[]' })}
     JOIN search_name s ON s.version = $1 AND s.norm = k.norm
     JOIN place p ON p.version = $1 AND p.id = s.place_id AND p.bounds && k.box::box`,
    [version, asked.map(({ norm }) => norm), asked.map(({ bounds }) => boxText(toMercatorBox(bounds)))],
  );
}
