import { notHidden } from '#api/platform/db/hiddenIdentities.ts';

/** Columns of `place p` under the names of `Place`. */
export const PLACE_COLUMNS = `p.version, p.id, p.type, p.kind, p.category, p.name, p.name_sv AS "nameSv",
  p.name_en AS "nameEn",
  p.name_se AS "nameSe", p.name_local AS "nameLocal", p.alt_names AS "altNames", p.named, p.lon, p.lat, p.bbox,
    p.area_m2 AS "areaM2",
  p.length_m AS "lengthM", p.height_m AS "heightM", p.ascent_m AS "ascentM", p.admin_fi AS "adminFi",
  p.admin_sv AS "adminSv", p.stars, p.quality, p.features, p.properties,
    p.wikidata, p.sources,
  p.parent_id AS "parentId", p.child_count AS "childCount", p.source_date AS "sourceDate"`;

/** Whether anyone may see `place p`: all places of a version but those that moderators have hidden. */
export const VISIBLE = notHidden('p.id');

/**
 * The same, looked up row by row: for rows that come in their order, where only the first are read. As `NOT EXISTS`,
 * PostgreSQL would look it up for every row before it sorts them.
 */
export const VISIBLE_IN_TURN = `CASE WHEN ${VISIBLE} THEN true ELSE false END`;
