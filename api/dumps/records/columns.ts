import type { ColumnInfo } from '#api/domain/dumps/dump.ts';
import type { ExportedPlace } from '#api/domain/places/attractionsSql.ts';
import { hasFeatures, PLACE_FEATURES } from '#common/places/features.ts';
import { isClosedForNow, publicFacts } from '#common/places/placeFacts.ts';
import { PLACE_PROPERTIES } from '#common/places/placeProperties.ts';
import { recordLicences, recordSources } from './licences.ts';

/** A value of a dump; that of a `json` column is any list or object. */
export type Value = string | number | boolean | object | null;

/** How the values of a column are to be read. */
export type ColumnType = 'text' | 'integer' | 'number' | 'boolean' | 'json';

/** A column of every file of a dump. The geometry is no column: each format has its own way. */
export interface Column extends ColumnInfo {
  readonly type: ColumnType;
  /** The source that it comes from in every record. */
  readonly source?: string;
  readonly value: (place: ExportedPlace) => Value;
}

/** An empty list is written as null, as most places have none. */
const listed = (list: readonly unknown[]) => (list.length === 0 ? null : list);

const NAMES: readonly Column[] = [
  { name: 'id', type: 'integer', what: 'Its id, which stays', value: ({ id }) => id },
  {
    name: 'name',
    type: 'text',
    what: 'Finnish or local name; of its category where it has none',
    value: (p) => p.name,
  },
  { name: 'named', type: 'boolean', what: 'Whether the name is its own', value: ({ named }) => named },
  { name: 'name_sv', type: 'text', what: 'Swedish name', value: ({ nameSv }) => nameSv },
  { name: 'name_en', type: 'text', what: 'English name', value: ({ nameEn }) => nameEn },
  { name: 'name_se', type: 'text', what: 'Northern Sámi name', value: ({ nameSe }) => nameSe },
  { name: 'name_local', type: 'text', what: 'Name on the spot', value: ({ nameLocal }) => nameLocal },
  { name: 'alt_names', type: 'json', what: 'Other names', value: ({ altNames }) => listed(altNames) },
];

const OF_MUNICIPALITIES = { source: 'municipalities' } as const;
const OF_HEIGHTS = { source: 'elevation' } as const;

const FACTS: readonly Column[] = [
  { name: 'kind', type: 'text', what: 'What visitors look for: museum, hiking …', value: ({ kind }) => kind },
  { name: 'category', type: 'text', what: 'Key of its category', value: ({ category }) => category },
  { name: 'type', type: 'text', what: 'POINT, PATH or AREA', value: ({ type }) => type },
  { name: 'lon', type: 'number', what: 'Longitude of its point, WGS84', value: ({ lon }) => lon },
  { name: 'lat', type: 'number', what: 'Latitude of its point, WGS84', value: ({ lat }) => lat },
  { name: 'area_m2', type: 'number', what: 'Of areas, m²', value: ({ areaM2 }) => areaM2 },
  { name: 'length_m', type: 'number', what: 'Of routes, m', value: ({ lengthM }) => lengthM },
  { name: 'height_m', type: 'number', what: 'Above the sea, m', ...OF_HEIGHTS, value: ({ heightM }) => heightM },
  { name: 'ascent_m', type: 'number', what: 'Up along a route, m', ...OF_HEIGHTS, value: ({ ascentM }) => ascentM },
  {
    name: 'admin_fi',
    type: 'json',
    what: 'Areas it lies in, the smallest first, in Finnish',
    ...OF_MUNICIPALITIES,
    value: ({ adminFi }) => listed(adminFi),
  },
  {
    name: 'admin_sv',
    type: 'json',
    what: 'The same in Swedish',
    ...OF_MUNICIPALITIES,
    value: ({ adminSv }) => listed(adminSv),
  },
  { name: 'parent_id', type: 'integer', what: 'Id of the place it belongs to', value: ({ parentId }) => parentId },
  { name: 'wikidata', type: 'text', what: 'Its Wikidata item', value: ({ wikidata }) => wikidata },
  { name: 'stars', type: 'integer', what: 'How much is told of it, 0 to 5', value: ({ stars }) => stars },
  {
    name: 'features',
    type: 'json',
    what: 'What it offers',
    value: ({ features }) => listed(PLACE_FEATURES.filter((feature) => hasFeatures(features, [feature]))),
  },
  {
    name: 'closed_for_now',
    type: 'boolean',
    what: 'Out of service for the time being',
    value: ({ properties }) => isClosedForNow(properties),
  },
  { name: 'source_date', type: 'text', what: 'ISO date of its last change', value: ({ sourceDate }) => sourceDate },
];

const PROPERTIES: readonly Column[] = [
  ...PLACE_PROPERTIES.map((name): Column => ({
    name,
    type: 'text',
    what: 'As its sources tell it',
    value: ({ properties }) => properties[name] ?? null,
  })),
  {
    name: 'facts',
    type: 'json',
    what: 'Further facts by their keys',
    value: ({ properties }) => publicFacts(properties),
  },
];

const LICENCES: readonly Column[] = [
  { name: 'odbl', type: 'boolean', what: 'It has data under the ODbL', value: (p) => recordLicences(p).odbl },
  { name: 'cc_by', type: 'boolean', what: 'It has data under CC BY', value: (p) => recordLicences(p).ccBy },
  { name: 'licences', type: 'text', what: 'Licences of its records', value: (p) => recordLicences(p).licences },
  { name: 'attribution', type: 'text', what: 'The credits to show with it', value: (p) => recordLicences(p).credits },
  {
    name: 'sources',
    type: 'json',
    what: 'Its records: source, ref, licence, and what it has of each (parts)',
    value: (place) => recordSources(place),
  },
];

/** The columns of all files, in their order. */
export const COLUMNS: readonly Column[] = [...NAMES, ...FACTS, ...PROPERTIES, ...LICENCES];
