import type { Built, DraftPlace } from '#api/import/publish/build/build.ts';
import type { MergedRecord } from '#api/import/publish/build/merge.ts';
import type { CopyValue } from '#api/platform/db/copy.ts';
import { bandOfZoom } from '#api/tiles/tileBands.ts';
import { mercatorX, mercatorY } from '#common/geo/bounds.ts';
import { type SearchRows, searchRows } from './searchRows.ts';
import { tileShapes } from './tileShapes.ts';

type Rows = Iterable<readonly CopyValue[]>;

/** Rows of one table of a version, in the order of `columns`. */
export interface TableRows {
  readonly table: string;
  readonly columns: string;
  readonly rows: Rows;
}

/** Rows of every table of a version but `place_geometry`, which is copied within the database. Made as they are asked for. */
export function tableRows(built: Built, version: number): TableRows[] {
  const found = built.places.map(searchOf);
  return [
    {
      table: 'place',
      columns: `version, id, type, kind, category, name, name_sv, name_en, name_se, name_local, alt_names, named, lon, lat, point, bounds, bbox,
        area_m2, length_m, municipalities, admin_fi, admin_sv, stars, quality, min_zoom, min_zoom_kind, min_zoom_category, properties, wikidata,
        sources, parent_id, parent_relation, child_count, source_date`,
      rows: placeRows(built, version),
    },
    { table: 'place_shape', columns: 'version, id, band, shape', rows: shapeRows(built, version) },
    {
      table: 'place_nesting',
      columns: 'version, parent_id, child_id, relation, metres_along',
      rows: nestingRows(built, version),
    },
    { table: 'search_name', columns: 'version, place_id, lang, norm, weight', rows: nameRows(built, found, version) },
    { table: 'search_word', columns: 'version, word, place_id, quality', rows: wordRows(built, found, version) },
  ];
}

function* placeRows({ places, nested, minZooms }: Built, version: number): Rows {
  const childCounts = new Uint32Array(places.length);
  for (const { parent } of nested.nestings) childCounts[parent] = (childCounts[parent] ?? 0) + 1;
  for (const [i, place] of places.entries()) {
    const { display, admin, record } = place;
    const { bbox, position } = record;
    const zooms = minZooms[i];
    const parent = nested.parents[i];
    if (zooms === undefined) continue;
    yield [
      version,
      place.id,
      record.type,
      place.kind,
      record.category,
      display.name,
      display.nameSv,
      display.nameEn,
      display.nameSe,
      display.nameLocal,
      display.altNames,
      display.named,
      position[0],
      position[1],
      pointText(position),
      boxText(bbox),
      bbox,
      record.areaM2,
      record.lengthM,
      admin.municipalities,
      admin.adminFi,
      admin.adminSv,
      place.stars,
      place.quality,
      zooms.minZoom,
      zooms.minZoomKind,
      zooms.minZoomCategory,
      JSON.stringify(record.properties),
      record.wikidata,
      JSON.stringify(record.sources),
      parent ? (places[parent.parent]?.id ?? null) : null,
      parent?.relation ?? null,
      childCounts[i] ?? 0,
      record.sourceDate,
    ];
  }
}

/** PostgreSQL `point` in Web Mercator metres. */
function pointText([lon, lat]: MergedRecord['position']): string {
  return `(${centimetres(mercatorX(lon))},${centimetres(mercatorY(lat))})`;
}

/** PostgreSQL `box` in Web Mercator metres. */
function boxText([west, south, east, north]: MergedRecord['bbox']): string {
  return `${pointText([east, north])},${pointText([west, south])}`;
}

/** Finer than any position is known. */
function centimetres(metres: number): number {
  return Math.round(metres * 100) / 100;
}

/** From the first band in which any view shows the place. */
function* shapeRows({ places, minZooms }: Built, version: number): Rows {
  for (const [i, { id, record }] of places.entries()) {
    const zooms = minZooms[i];
    const { shape } = record;
    if (shape === null || zooms === undefined) continue;
    const first = Math.min(zooms.minZoom, zooms.minZoomKind, zooms.minZoomCategory);
    for (const { band, bytes } of tileShapes(shape, bandOfZoom(first))) yield [version, id, band, bytes];
  }
}

function* nestingRows({ places, nested }: Built, version: number): Rows {
  for (const { parent, child, relation, metresAlong } of nested.nestings) {
    yield [version, places[parent]?.id ?? null, places[child]?.id ?? null, relation, metresAlong];
  }
}

function* nameRows({ places }: Built, found: readonly SearchRows[], version: number): Rows {
  for (const [i, { id }] of places.entries()) {
    for (const { lang, norm, weight } of found[i]?.names ?? []) yield [version, id, lang, norm, weight];
  }
}

function* wordRows({ places }: Built, found: readonly SearchRows[], version: number): Rows {
  for (const [i, { id, quality }] of places.entries()) {
    for (const word of found[i]?.words ?? []) yield [version, word, id, quality];
  }
}

function searchOf({ display, aliases, record }: DraftPlace): SearchRows {
  const { named, name, nameSv, nameEn, nameSe, nameLocal } = display;
  return searchRows({ named, name, nameSv, nameEn, nameSe, nameLocal, aliases, altNames: record.names.alt ?? [] });
}
