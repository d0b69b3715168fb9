import { patternKey } from '#api/hours/patternKey.ts';
import { keyText, type PatternIds } from '#api/hours/patternsSql.ts';
import type { MinZooms } from '#api/import/publish/arrange/thin.ts';
import type { Built } from '#api/import/publish/build/build.ts';
import type { DraftPlace } from '#api/import/publish/build/draftPlace.ts';
import type { MergedRecord } from '#api/import/publish/build/merge.ts';
import { isFireOrShelter } from '#api/import/publish/build/placeFeatures.ts';
import type { PlaceHeights } from '#api/import/publish/relief/placeHeights.ts';
import { RELIEF_COLUMNS, reliefRows } from '#api/import/publish/relief/reliefRows.ts';
import type { CopyValue } from '#api/platform/db/copy.ts';
import { boxText, pointText } from '#api/platform/db/geometricText.ts';
import { bandOfZoom } from '#api/tiles/tileBands.ts';
import { toMercator, toMercatorBox } from '#common/geo/mercator.ts';
import { withSideParts } from '#common/geo/worldShape.ts';
import { ascentFeatures, featureBits } from '#common/places/features.ts';
import { searchTableRows } from './searchTableRows.ts';
import type { Rows, TableRows } from './tableRows.ts';
import { tileShapes } from './tileShapes.ts';

const FIRE_OR_SHELTER = featureBits(['fireOrShelter']);

/** The data of rows beside the places. */
export interface RowParts {
  readonly patterns: PatternIds;
  /** In the order of the places. */
  readonly heights: readonly PlaceHeights[];
}

/**
 * Rows of every table of a version but `place_geometry`, which is copied within the database. Rows are made one by one
 * as they are read.
 */
export function tableRows(built: Built, version: number, { patterns, heights }: RowParts): TableRows[] {
  return [
    {
      table: 'place',
      columns: PLACE_COLUMNS.map(([column]) => column).join(', '),
      rows: placeRows(built, version, { patterns, heights }),
    },
    { table: 'place_relief', columns: RELIEF_COLUMNS, rows: reliefRows(built, version, heights) },
    { table: 'place_shape', columns: 'version, id, band, shape', rows: shapeRows(built, version) },
    {
      table: 'place_nesting',
      columns: 'version, parent_id, child_id, relation, metres_along',
      rows: nestingRows(built, version),
    },
    ...searchTableRows(built, version),
  ];
}

/** A place with what the columns of its row need besides. */
interface PlaceRow {
  readonly version: number;
  readonly place: DraftPlace;
  readonly zooms: MinZooms;
  readonly parentId: number | null;
  readonly relation: string | null;
  readonly childCount: number;
  /** One of its children is a place for a fire or a shelter. */
  readonly hasFireOrShelter: boolean;
  readonly patterns: PatternIds;
  readonly heights: PlaceHeights | undefined;
}

/** The columns of the table `place`, each with its value. */
const PLACE_COLUMNS: readonly (readonly [column: string, value: (row: PlaceRow) => CopyValue])[] = [
  ['version', ({ version }) => version],
  ['id', ({ place }) => place.id],
  ['type', ({ place }) => place.record.type],
  ['kind', ({ place }) => place.kind],
  ['category', ({ place }) => place.record.category],
  ['name', ({ place }) => place.display.name],
  ['name_sv', ({ place }) => place.display.nameSv],
  ['name_en', ({ place }) => place.display.nameEn],
  ['name_se', ({ place }) => place.display.nameSe],
  ['name_local', ({ place }) => place.display.nameLocal],
  ['alt_names', ({ place }) => place.display.altNames],
  ['named', ({ place }) => place.display.named],
  ['lon', ({ place }) => place.record.position[0]],
  ['lat', ({ place }) => place.record.position[1]],
  ['point', ({ place }) => placePoint(place.record.position)],
  ['bounds', ({ place }) => placeBox(place.record.bbox)],
  ['bbox', ({ place }) => place.record.bbox],
  ['area_m2', ({ place }) => place.record.areaM2],
  ['length_m', ({ place }) => place.record.lengthM],
  ['municipalities', ({ place }) => place.admin.municipalities],
  ['admin_fi', ({ place }) => place.admin.adminFi],
  ['admin_sv', ({ place }) => place.admin.adminSv],
  ['stars', ({ place }) => place.stars],
  ['features', featuresOf],
  ['quality', ({ place }) => place.quality],
  ['min_zoom', ({ zooms }) => zooms.minZoom],
  ['min_zoom_kind', ({ zooms }) => zooms.minZoomKind],
  ['min_zoom_category', ({ zooms }) => zooms.minZoomCategory],
  ['properties', ({ place }) => JSON.stringify(place.record.properties)],
  ['wikidata', ({ place }) => place.record.wikidata],
  ['sources', ({ place }) => JSON.stringify(place.record.sources)],
  ['parent_id', ({ parentId }) => parentId],
  ['parent_relation', ({ relation }) => relation],
  ['child_count', ({ childCount }) => childCount],
  ['source_date', ({ place }) => place.record.sourceDate],
  ['hours', ({ place, patterns }) => patternOf(place, patterns)],
  ['height_m', ({ heights }) => heights?.heightM ?? null],
  ['ascent_m', ({ heights }) => heights?.route?.ascentM ?? null],
];

function featuresOf({ place, hasFireOrShelter, heights }: PlaceRow): number {
  const ascent = heights?.route ? featureBits(ascentFeatures(heights.route.ascentM)) : 0;
  return place.features | ascent | (hasFireOrShelter ? FIRE_OR_SHELTER : 0);
}

function* placeRows({ places, nested, minZooms }: Built, version: number, { patterns, heights }: RowParts): Rows {
  const childCounts = new Uint32Array(places.length);
  const withFire = new Set<number>();
  for (const { parent, child } of nested.nestings) {
    childCounts[parent] = (childCounts[parent] ?? 0) + 1;
    if (isFireOrShelter(places[child]?.record.category ?? '')) withFire.add(parent);
  }
  for (const [i, place] of places.entries()) {
    const zooms = minZooms[i];
    const parent = nested.parents[i];
    if (zooms === undefined) continue;
    const parentId = parent ? (places[parent.parent]?.id ?? null) : null;
    const row = {
      version,
      place,
      zooms,
      parentId,
      relation: parent?.relation ?? null,
      childCount: childCounts[i] ?? 0,
      hasFireOrShelter: withFire.has(i),
      patterns,
      heights: heights[i],
    };
    yield PLACE_COLUMNS.map(([, value]) => value(row));
  }
}

function patternOf({ record: { properties, position } }: DraftPlace, patterns: PatternIds): number | null {
  const key = patternKey(properties, position);
  return key === null ? null : (patterns.get(keyText(key)) ?? null);
}

/** Rounds to centimetres, finer than any position is known. */
function centimetres(metres: number): number {
  return Math.round(metres * 100) / 100;
}

/** PostgreSQL `point` of a position, Web Mercator metres. */
function placePoint(position: MergedRecord['position']): string {
  const [x, y] = toMercator(position);
  return pointText([centimetres(x), centimetres(y)]);
}

/** PostgreSQL `box` of a box of degrees, Web Mercator metres. */
function placeBox(bbox: MergedRecord['bbox']): string {
  const [minX, minY, maxX, maxY] = toMercatorBox(bbox);
  return boxText([centimetres(minX), centimetres(minY), centimetres(maxX), centimetres(maxY)]);
}

/** Shapes from the first band on in which any view shows the place. */
function* shapeRows({ places, minZooms }: Built, version: number): Rows {
  for (const [i, { id, record }] of places.entries()) {
    const zooms = minZooms[i];
    const { shape, sideLines } = record;
    if (shape === null || zooms === undefined) continue;
    const first = Math.min(zooms.minZoom, zooms.minZoomKind, zooms.minZoomCategory);
    for (const { band, bytes } of tileShapes(withSideParts(shape, sideLines), bandOfZoom(first)))
      yield [version, id, band, bytes];
  }
}

function* nestingRows({ places, nested }: Built, version: number): Rows {
  for (const { parent, child, relation, metresAlong } of nested.nestings) {
    yield [version, places[parent]?.id ?? null, places[child]?.id ?? null, relation, metresAlong];
  }
}
