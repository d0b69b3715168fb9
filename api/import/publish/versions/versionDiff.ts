import type pg from 'pg';
import { ROUTE_COLUMNS } from '#api/import/publish/relief/reliefRows.ts';
import { CHANGE_FIELDS, type ChangeField, changeBit } from '#common/places/changeFields.ts';
import { partition } from './versions.ts';

const RELIEF = ROUTE_COLUMNS.map(([column]) => column);

const rowOf = (alias: string, columns: readonly string[]) =>
  `ROW(${columns.map((column) => `${alias}.${column}`).join(', ')})`;

const differ = (columns: readonly string[], before = 'o', after = 'n') =>
  `${rowOf(before, columns)} IS DISTINCT FROM ${rowOf(after, columns)}`;

/** By field the condition that it differs between the places `o` and `n`. Fields not named here are not public. */
const DIFFERS: Readonly<Record<ChangeField, string>> = {
  name: differ(['name', 'named']),
  otherNames: differ(['name_sv', 'name_en', 'name_se', 'name_local', 'alt_names']),
  category: differ(['kind', 'category']),
  type: differ(['type']),
  pos: differ(['lon', 'lat']),
  bbox: differ(['bbox']),
  area: differ(['area_m2']),
  contour: differ(['length_m']),
  height: differ(['height_m']),
  ascent: differ(['ascent_m']),
  admin: differ(['municipalities', 'admin_fi', 'admin_sv']),
  stars: differ(['stars']),
  quality2: differ(['quality']),
  features: differ(['features']),
  properties: differ(['properties']),
  wikidata: differ(['wikidata']),
  sources: differ(['sources', 'source_date']),
  parent: differ(['parent_id', 'parent_relation']),
  children: 'nesting.id IS NOT NULL',
  // The type json knows no equality.
  geometry: 'og.geometry::text IS DISTINCT FROM ng.geometry::text',
  relief: differ(RELIEF, 'orl', 'nrl'),
};

/** SQL of the bits of the fields that differ. */
const CHANGED_BITS = CHANGE_FIELDS.map(
  (field) => `CASE WHEN ${DIFFERS[field]} THEN ${changeBit(field)} ELSE 0 END`,
).join(' | ');

/** SQL of the columns `from_…`: where and what a place was before it got another position or category. */
const WHERE_AND_WHAT = ['lon', 'lat', 'category'];
const BEFORE_LEAVING = WHERE_AND_WHAT.map(
  (column) => `CASE WHEN n.id IS NOT NULL AND ${differ(WHERE_AND_WHAT)} THEN o.${column} END AS from_${column}`,
).join(', ');

/**
 * Puts into the temporary table `version_diff` which places the version `to` has besides those of `from`, which it
 * lacks and which differ, with the bits of their fields. Index: primary keys of both versions; reads them from end to
 * end.
 */
export async function stageDiff(client: pg.ClientBase, from: number, to: number): Promise<void> {
  const [o, n] = [(table: string) => partition(table, from), (table: string) => partition(table, to)];
  const nesting = (table: string) => `SELECT parent_id, child_id, relation, metres_along FROM ${table}`;
  // By the whole table: a version that was published before there were profiles has no part of it.
  const relief = (version: number) => `(SELECT * FROM place_relief WHERE version = ${version})`;
  const [before, after] = [nesting(o('place_nesting')), nesting(n('place_nesting'))];
  await client.query('DROP TABLE IF EXISTS version_diff');
  await client.query(`
    CREATE TEMP TABLE version_diff AS SELECT * FROM (
      SELECT coalesce(n.id, o.id) AS id,
        CASE WHEN o.id IS NULL THEN 'ADDED' WHEN n.id IS NULL THEN 'GONE' ELSE 'CHANGED' END AS kind,
        CASE WHEN o.id IS NULL OR n.id IS NULL THEN 0 ELSE ${CHANGED_BITS} END AS fields,
        coalesce(n.lon, o.lon) AS lon, coalesce(n.lat, o.lat) AS lat, coalesce(n.category, o.category) AS category,
        ${BEFORE_LEAVING}
      FROM ${o('place')} o FULL JOIN ${n('place')} n ON n.id = o.id
      LEFT JOIN ${o('place_geometry')} og ON og.id = o.id LEFT JOIN ${n('place_geometry')} ng ON ng.id = n.id
      LEFT JOIN ${relief(from)} orl ON orl.id = o.id LEFT JOIN ${relief(to)} nrl ON nrl.id = n.id
      LEFT JOIN (
        SELECT DISTINCT parent_id AS id FROM (
          (${before} EXCEPT ${after}) UNION ALL (${after} EXCEPT ${before})
        ) x
      ) nesting ON nesting.id = n.id
    ) y WHERE kind <> 'CHANGED' OR fields <> 0`);
  await client.query('ANALYZE version_diff');
}
