import { type ColumnSource, ByteWriter, geojsonToWkb, ParquetWriter, schemaFromColumnData } from 'hyparquet-writer';
import type { ExportedPlace } from '#api/domain/places/attractionsSql.ts';
import type { Batches } from '#api/dumps/records/batches.ts';
import { type Column, COLUMNS, type ColumnType } from '#api/dumps/records/columns.ts';
import { geometryOf, joinBounds, type PlaceGeometry } from '#api/dumps/records/geometry.ts';
import type { Bounds } from '#common/geo/bounds.ts';

/** A group of rows ends after so many … */
const GROUP_ROWS = 10_000;
/** … or after so much text of geometries, so that the longest lines do not fill the memory. */
const GROUP_CHARACTERS = 2 ** 24;

const TYPES = {
  text: 'STRING',
  integer: 'INT64',
  number: 'DOUBLE',
  boolean: 'BOOLEAN',
  json: 'JSON',
} as const satisfies Record<ColumnType, NonNullable<ColumnSource['type']>>;

/** Columns that every place has. */
const ALWAYS = new Set(['id', 'name', 'named', 'kind', 'category', 'type', 'lon', 'lat', 'stars']);

/** Name of the column with the geometry as WKB. */
export const GEOMETRY_COLUMN = 'geometry';

/** GeoParquet 1.1: the columns, and the geometry as WKB. One group of rows is in memory at a time. */
export async function* geoParquet(batches: Batches): AsyncGenerator<Buffer> {
  const writer = new ByteWriter();
  const file = new ParquetWriter({ writer, schema: schemaFromColumnData({ columnData: SCHEMA_COLUMNS }) });
  const types = new Set<string>();
  let bounds: Bounds | null = null;
  for await (const group of groupsOf(batches)) {
    const geometries = group.map(geometryOf);
    for (const { type } of geometries) types.add(type);
    for (const { bbox } of group) bounds = joinBounds(bounds, bbox);
    await file.write({ columnData: columnsOf(group, geometries), rowGroupSize: group.length });
    yield written(writer);
  }
  file.kvMetadata = [{ key: 'geo', value: geoMetadata([...types].sort(), bounds) }];
  await file.finish();
  yield written(writer);
}

/** Takes what was written since the last time. */
function written(writer: ByteWriter): Buffer {
  const bytes = Buffer.from(writer.getBytes());
  writer.index = 0;
  return bytes;
}

async function* groupsOf(batches: Batches): AsyncGenerator<readonly ExportedPlace[]> {
  let group: ExportedPlace[] = [];
  let characters = 0;
  for await (const batch of batches) {
    group.push(...batch);
    for (const { geometry } of batch) characters += geometry?.length ?? 0;
    if (group.length < GROUP_ROWS && characters < GROUP_CHARACTERS) continue;
    yield group;
    group = [];
    characters = 0;
  }
  if (group.length > 0) yield group;
}

/** The columns of the file, before it has rows. */
const SCHEMA_COLUMNS: ColumnSource[] = [
  ...COLUMNS.map(({ name, type }) => ({ name, type: TYPES[type], nullable: !ALWAYS.has(name), data: [] })),
  { name: GEOMETRY_COLUMN, type: 'BYTE_ARRAY', nullable: false, data: [] },
];

function columnsOf(group: readonly ExportedPlace[], geometries: readonly PlaceGeometry[]): ColumnSource[] {
  return [
    ...COLUMNS.map((column) => ({ name: column.name, data: group.map((place) => parquetValue(column, place)) })),
    { name: GEOMETRY_COLUMN, statistics: false, data: geometries.map(geojsonToWkb) },
  ];
}

function parquetValue({ type, value }: Column, place: ExportedPlace) {
  const known = value(place);
  return type === 'integer' && typeof known === 'number' ? BigInt(known) : known;
}

/** https://geoparquet.org/releases/v1.1.0/; without `crs` it is longitude and latitude, OGC:CRS84. */
function geoMetadata(types: readonly string[], bounds: Bounds | null): string {
  return JSON.stringify({
    version: '1.1.0',
    primary_column: GEOMETRY_COLUMN,
    columns: { [GEOMETRY_COLUMN]: { encoding: 'WKB', geometry_types: types, ...(bounds && { bbox: bounds }) } },
  });
}
