import { gzipSync } from 'node:zlib';
import { Compression, TileType, zxyToTileId } from 'pmtiles';

/** Writes small PMTiles archives (specification version 3) for tests: one directory, no leaves. */
export interface MadeArchive {
  /** `told`: a length that the directory states instead of the true one. */
  readonly tiles: readonly {
    readonly z: number;
    readonly x: number;
    readonly y: number;
    readonly body: Uint8Array;
    readonly told?: number;
  }[];
  /** As the tiles' bytes are; gzip unless said. */
  readonly tileCompression?: Compression;
  /** Of the directory and the metadata; gzip unless said. */
  readonly internalCompression?: Compression;
  readonly tileType?: TileType;
  readonly metadata?: Readonly<Record<string, unknown>>;
  /** Else those of the tiles. */
  readonly minZoom?: number;
  readonly maxZoom?: number;
}

const HEADER_BYTES = 127;

/** The bytes of an archive. */
export function pmtiles({
  tiles,
  tileCompression = Compression.Gzip,
  internalCompression = Compression.Gzip,
  tileType = TileType.Mvt,
  metadata = {},
  ...zooms
}: MadeArchive): Buffer {
  const entries = tiles
    .map(({ z, x, y, body, told = body.length }) => ({ id: zxyToTileId(z, x, y), body, told }))
    .sort((a, b) => a.id - b.id);
  const pack = (bytes: Uint8Array) => (internalCompression === Compression.Gzip ? gzipSync(bytes) : Buffer.from(bytes));
  const root = pack(directory(entries));
  const json = pack(Buffer.from(JSON.stringify(metadata)));
  const data = Buffer.concat(entries.map(({ body }) => body));
  const levels = tiles.map(({ z }) => z);

  const header = Buffer.alloc(HEADER_BYTES);
  header.write('PMTiles', 'latin1');
  header.writeUInt8(3, 7);
  const jsonStart = HEADER_BYTES + root.length;
  const dataStart = jsonStart + json.length;
  const sections = [
    HEADER_BYTES,
    root.length,
    jsonStart,
    json.length,
    dataStart,
    0,
    dataStart,
    data.length,
    entries.length,
    entries.length,
    entries.length,
  ];
  sections.forEach((value, i) => header.writeBigUInt64LE(BigInt(value), 8 + 8 * i));
  const bytes = [
    1,
    internalCompression,
    tileCompression,
    tileType,
    zooms.minZoom ?? Math.min(...levels),
    zooms.maxZoom ?? Math.max(...levels),
  ];
  bytes.forEach((value, i) => header.writeUInt8(value, 96 + i));
  [-180, -85, 180, 85].forEach((degrees, i) => header.writeInt32LE(degrees * 1e7, 102 + 4 * i));
  return Buffer.concat([header, root, json, data]);
}

/** Number of entries, then their ids as steps, run lengths, lengths and offsets, each as varints. */
function directory(
  entries: readonly { readonly id: number; readonly body: Uint8Array; readonly told: number }[],
): Buffer {
  let offset = 0;
  const offsets = entries.map(({ body }) => {
    const start = offset;
    offset += body.length;
    return start + 1;
  });
  const steps = entries.map(({ id }, i) => id - (entries[i - 1]?.id ?? 0));
  return Buffer.from(
    [entries.length, ...steps, ...entries.map(() => 1), ...entries.map(({ told }) => told), ...offsets].flatMap(varint),
  );
}

function varint(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) + 128, ...varint(Math.floor(value / 128))];
}
