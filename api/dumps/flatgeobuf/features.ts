import { Builder } from 'flatbuffers';
import type { ExportedPlace } from '#api/domain/places/attractionsSql.ts';
import { type Column, COLUMNS, type ColumnType, type Value } from '#api/dumps/records/columns.ts';
import { geometryOf, type PlaceGeometry } from '#api/dumps/records/geometry.ts';
import { FLAT_TYPES } from './header.ts';

type Ring = readonly (readonly number[])[];

/** Codes of geometries (GeometryType of the format). */
const GEOMETRY_TYPES = {
  Point: 1,
  LineString: 2,
  Polygon: 3,
  MultiPoint: 4,
  MultiLineString: 5,
  MultiPolygon: 6,
} as const satisfies Record<PlaceGeometry['type'], number>;

/** A place as a feature of FlatGeobuf, its length before it. https://github.com/flatgeobuf/flatgeobuf: feature.fbs. */
export function featureBytes(place: ExportedPlace): Buffer {
  const builder = new Builder(1024);
  const properties = builder.createByteVector(propertyBytes(place));
  const geometry = writeGeometry(builder, geometryOf(place));
  builder.startObject(3);
  builder.addFieldOffset(0, geometry, 0);
  builder.addFieldOffset(1, properties, 0);
  builder.finishSizePrefixed(builder.endObject());
  return Buffer.from(builder.asUint8Array());
}

function writeGeometry(builder: Builder, geometry: PlaceGeometry): number {
  const type = GEOMETRY_TYPES[geometry.type];
  switch (geometry.type) {
    case 'Point':
      return writeRings(builder, type, [[geometry.coordinates]]);
    case 'MultiPoint':
    case 'LineString':
      return writeRings(builder, type, [geometry.coordinates]);
    case 'MultiLineString':
    case 'Polygon':
      return writeRings(builder, type, geometry.coordinates);
    case 'MultiPolygon': {
      const parts = geometry.coordinates.map((rings) => writeRings(builder, GEOMETRY_TYPES.Polygon, rings));
      builder.startVector(4, parts.length, 4);
      for (const part of parts.toReversed()) builder.addOffset(part);
      const list = builder.endVector();
      builder.startObject(8);
      builder.addFieldInt8(6, type, 0);
      builder.addFieldOffset(7, list, 0);
      return builder.endObject();
    }
  }
}

/**
 * Rings or lines one after another, with where each ends where there are several. Vectors are written from their end.
 */
function writeRings(builder: Builder, type: number, rings: readonly Ring[]): number {
  const positions = rings.flat();
  builder.startVector(8, positions.length * 2, 8);
  for (const [lon = 0, lat = 0] of positions.toReversed()) {
    builder.addFloat64(lat);
    builder.addFloat64(lon);
  }
  const xy = builder.endVector();
  const ends = rings.length > 1 ? writeEnds(builder, rings) : null;
  builder.startObject(8);
  if (ends !== null) builder.addFieldOffset(0, ends, 0);
  builder.addFieldOffset(1, xy, 0);
  builder.addFieldInt8(6, type, 0);
  return builder.endObject();
}

function writeEnds(builder: Builder, rings: readonly Ring[]): number {
  let end = 0;
  const ends = rings.map(({ length }) => (end += length));
  builder.startVector(4, ends.length, 4);
  for (const one of ends.toReversed()) builder.addInt32(one);
  return builder.endVector();
}

/** The known values of a place: for each the number of its column, and the value as its type says. */
function propertyBytes(place: ExportedPlace): Buffer {
  return Buffer.concat(
    COLUMNS.flatMap(({ type, value }: Column, index) => {
      const known = value(place);
      if (known === null) return [];
      const number = Buffer.alloc(2);
      number.writeUInt16LE(index);
      return [number, valueBytes(type, known)];
    }),
  );
}

function valueBytes(type: ColumnType, value: NonNullable<Value>): Buffer {
  const { bytes } = FLAT_TYPES[type];
  if (bytes === null) {
    const text = Buffer.from(typeof value === 'string' ? value : JSON.stringify(value));
    const length = Buffer.alloc(4);
    length.writeUInt32LE(text.length);
    return Buffer.concat([length, text]);
  }
  const fixed = Buffer.alloc(bytes);
  if (type === 'integer') fixed.writeBigInt64LE(BigInt(Number(value)));
  else if (type === 'number') fixed.writeDoubleLE(Number(value));
  else fixed.writeUInt8(Number(value));
  return fixed;
}
