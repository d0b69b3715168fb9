import type { Pool } from 'pg';
import type { Place } from '#api/domain/places/places.ts';
import { PLACE_COLUMNS, VISIBLE } from '#api/domain/places/placesSql.ts';
import { boxText } from '#api/platform/db/geometricText.ts';
import { rowsOf } from '#api/platform/db/rows.ts';
import type { Bounds } from '#common/geo/bounds.ts';
import { toMercatorBox } from '#common/geo/mercator.ts';
import type { PlaceNameRow } from '#common/search/searchTypes.ts';

/** Places whose position lies in the bounds. Index: place (point) GiST. */
export function placesIn(pool: Pool, version: number, bounds: Bounds): Promise<Place[]> {
  return rowsOf(
    pool,
    `SELECT ${PLACE_COLUMNS} FROM place p WHERE p.version = $1 AND p.point <@ $2::box AND ${VISIBLE} ORDER BY p.id`,
    [version, boxText(toMercatorBox(bounds))],
  );
}

/** Lines and areas whose position lies elsewhere, but whose box touches the bounds. Index: place (bounds) GiST. */
export async function reachingInto(pool: Pool, version: number, bounds: Bounds): Promise<number[]> {
  const rows = await rowsOf<{ id: number }>(
    pool,
    `SELECT p.id FROM place p WHERE p.version = $1 AND p.bounds && $2::box AND NOT p.point <@ $2::box
     AND p.type <> 'POINT' AND ${VISIBLE} ORDER BY p.id`,
    [version, boxText(toMercatorBox(bounds))],
  );
  return rows.map(({ id }) => id);
}

/** Index: none; some ten thousand rows of the whole country are read. */
export function placeNamesIn(pool: Pool, bounds: Bounds): Promise<PlaceNameRow[]> {
  return rowsOf(
    pool,
    `SELECT n.id, n.name_fi, n.name_sv, n.name_en, n.name_se, n.municipality, n.population, n.lon, n.lat
     FROM place_name n WHERE n.lon BETWEEN $1 AND $3 AND n.lat BETWEEN $2 AND $4 ORDER BY n.id`,
    [...bounds],
  );
}

export interface SearchNames {
  readonly id: number;
  readonly names: readonly { readonly norm: string; readonly weight: number }[];
}

/** Index: search_name (place_id). */
export function searchNamesOf(pool: Pool, version: number, ids: readonly number[]): Promise<SearchNames[]> {
  return rowsOf(
    pool,
    `SELECT place_id AS id, json_agg(json_build_object('norm', norm, 'weight', weight) ORDER BY lang, norm) AS names
     FROM search_name WHERE version = $1 AND place_id = ANY($2::bigint[]) GROUP BY place_id`,
    [version, ids],
  );
}

export interface AreaSize {
  readonly places: number;
  readonly photos: number;
  /** Places without photos. */
  readonly maps: number;
  /** Characters of descriptions, properties and geometries. */
  readonly characters: number;
}

/**
 * The size of the places of the bounds. Indexes: place (point) GiST, place_geometry primary key, image (attraction_id,
 * …).
 */
export async function areaSize(pool: Pool, version: number, bounds: Bounds): Promise<AreaSize> {
  const [size] = await rowsOf<AreaSize>(
    pool,
    `SELECT count(*)::int AS places, coalesce(sum(i.photos), 0)::int AS photos,
       count(*) FILTER (WHERE i.photos = 0)::int AS maps,
       coalesce(sum(length(p.properties::text) + coalesce(length(g.geometry::text), 0)), 0)::float8 AS characters
     FROM place p
     LEFT JOIN place_geometry g ON g.version = p.version AND g.id = p.id
     LEFT JOIN LATERAL (SELECT count(*) AS photos FROM image i
       WHERE i.attraction_id = p.id AND i.state = 'APPROVED') i ON TRUE
     WHERE p.version = $1 AND p.point <@ $2::box AND ${VISIBLE}`,
    [version, boxText(toMercatorBox(bounds))],
  );
  return size ?? { places: 0, photos: 0, maps: 0, characters: 0 };
}
