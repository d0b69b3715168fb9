import { Builder } from 'flatbuffers';
import { COLUMNS, type ColumnType } from '#api/dumps/records/columns.ts';
import type { Bounds } from '#common/geo/bounds.ts';
import { NODE_CHILDREN } from './packedTree.ts';

/** Code of each type (ColumnType of the format), and how many bytes a value takes; null: its length before it. */
export const FLAT_TYPES = {
  text: { code: 11, bytes: null },
  integer: { code: 7, bytes: 8 },
  number: { code: 10, bytes: 8 },
  boolean: { code: 2, bytes: 1 },
  json: { code: 12, bytes: null },
} as const satisfies Record<ColumnType, { readonly code: number; readonly bytes: number | null }>;

/** `fgb` with the version of the format, 3. */
const MAGIC = Buffer.from([0x66, 0x67, 0x62, 3, 0x66, 0x67, 0x62, 0]);
const WGS84 = 4326;

/**
 * The head of a FlatGeobuf file: geometries of any type, in WGS84. Without features it has no index.
 * https://github.com/flatgeobuf/flatgeobuf: header.fbs.
 */
export function headerBytes(title: string, features: number, bounds: Bounds | null): Buffer {
  const builder = new Builder(4096);
  const name = builder.createString(title);
  const columns = offsets(
    builder,
    COLUMNS.map((column) => writeColumn(builder, column)),
  );
  builder.startVector(8, 4, 8);
  for (const edge of (bounds ?? [0, 0, 0, 0]).toReversed()) builder.addFloat64(edge);
  const envelope = builder.endVector();
  const organisation = builder.createString('EPSG');
  builder.startObject(6);
  builder.addFieldOffset(0, organisation, 0);
  builder.addFieldInt32(1, WGS84, 0);
  const crs = builder.endObject();
  builder.startObject(14);
  builder.addFieldOffset(0, name, 0);
  if (bounds !== null) builder.addFieldOffset(1, envelope, 0);
  builder.addFieldOffset(7, columns, 0);
  builder.addFieldInt64(8, BigInt(features), 0n);
  builder.addFieldInt16(9, features > 0 ? NODE_CHILDREN : 0, 16);
  builder.addFieldOffset(10, crs, 0);
  builder.finishSizePrefixed(builder.endObject());
  return Buffer.concat([MAGIC, builder.asUint8Array()]);
}

function writeColumn(builder: Builder, { name, type, what }: (typeof COLUMNS)[number]): number {
  const called = builder.createString(name);
  const description = builder.createString(what);
  builder.startObject(11);
  builder.addFieldOffset(0, called, 0);
  builder.addFieldInt8(1, FLAT_TYPES[type].code, 0);
  builder.addFieldOffset(3, description, 0);
  return builder.endObject();
}

function offsets(builder: Builder, items: readonly number[]): number {
  builder.startVector(4, items.length, 4);
  for (const item of items.toReversed()) builder.addOffset(item);
  return builder.endVector();
}
