import type { Pool } from 'pg';
import type { Bounds } from '#common/geo/bounds.ts';
import { toMercatorBox } from '#common/geo/mercator.ts';
import { boundsOfTile, type TileAddress } from '#common/geo/tileGrid.ts';

// What the served data set is measured beside: the same reading by one statement through `pg`.

/** The middle of a box, some 2 km by 2 km. */
export function smallBox([west, south, east, north]: Bounds): Bounds {
  const [lon, lat] = [(west + east) / 2, (south + north) / 2];
  return [lon - 0.02, lat - 0.01, lon + 0.02, lat + 0.01];
}

/** A query that is nobody's persisted operation: restaurants with category, parent and children. */
export function nestedQuery(url: string, bounds: Bounds): string {
  const query =
    'query($bounds: Bounds!) { attractions(bounds: $bounds, kind: restaurant, first: 20) { edges { node { ' +
    'attractionId name category { key } pos stars areaM2 admin parent { attractionId name } ' +
    'children(first: 5) { edges { node { attractionId name } } } } } } }';
  const variables = JSON.stringify({ bounds });
  return `${url}/graphql?query=${encodeURIComponent(query)}&variables=${encodeURIComponent(variables)}`;
}

export function bareNested(pool: Pool, version: number, [west, south, east, north]: Bounds) {
  return pool.query(
    `SELECT p.id, p.name, p.category, p.lon, p.lat, p.stars, p.area_m2, p.municipalities,
       (SELECT json_build_object('id', q.id, 'name', q.name) FROM place q
        WHERE q.version = $1 AND q.id = p.parent_id) AS parent,
       (SELECT json_agg(json_build_object('id', c.id, 'name', c.name)) FROM (SELECT id, name FROM place c
        WHERE c.version = $1 AND c.parent_id = p.id LIMIT 5) c) AS children
     FROM place p WHERE p.version = $1 AND kind = 'restaurant' AND point <@ box(point($2, $3), point($4, $5))
     ORDER BY quality DESC LIMIT 20`,
    [version, ...toMercatorBox([west, south, east, north])],
  );
}

export function bareList(pool: Pool, version: number, box: Bounds) {
  return pool.query(
    `SELECT * FROM place WHERE version = $1 AND kind = 'hiking' AND point <@ box(point($2, $3), point($4, $5))
     ORDER BY quality DESC LIMIT 40`,
    [version, ...toMercatorBox(box)],
  );
}

export function bareSearch(pool: Pool, version: number, word: string) {
  return pool.query(
    `SELECT place_id FROM search_word WHERE version = $1 AND word LIKE $2 ORDER BY quality DESC LIMIT 20`,
    [version, `${word.toLowerCase()}%`],
  );
}

export function bareDetail(pool: Pool, version: number, id: number) {
  return pool.query(
    `SELECT p.*, g.geometry FROM place p LEFT JOIN place_geometry g USING (version, id)
     WHERE p.version = $1 AND p.id = $2`,
    [version, id],
  );
}

export function bareTile(pool: Pool, version: number, tile: TileAddress) {
  return pool.query(
    `SELECT id, name, lon, lat FROM place WHERE version = $1 AND bounds && box(point($2, $3), point($4, $5))
     AND min_zoom <= ${tile.z} ORDER BY quality DESC LIMIT 2000`,
    [version, ...toMercatorBox(boundsOfTile(tile))],
  );
}
