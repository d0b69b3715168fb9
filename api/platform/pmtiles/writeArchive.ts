import { gzipSync } from 'node:zlib';
import { PbfWriter } from 'pbf';
import { Compression, TileType } from 'pmtiles';
import type { StoredTile, StoredTiles } from './tileSpool.ts';

// Writes PMTiles archives, specification version 3 (docs/decisions/0047 says why not by a library).

/** The description of an archive. */
export interface ArchiveMetadata {
  readonly name: string;
  readonly attribution: string;
  /** Names of the layers of its tiles, gzipped vector tiles; null: its tiles are WebP pictures. */
  readonly layers: readonly string[] | null;
}

/** An entry of a directory: a run of tiles of the same bytes, or a leaf directory where `run` is 0. */
interface Entry {
  readonly id: number;
  readonly run: number;
  readonly offset: number;
  readonly length: number;
}

const HEADER_BYTES = 127;
/** Readers ask for so much at first, header and root directory together. */
const HEAD_BYTES = 16_384;
/** Entries of a leaf directory at least: one takes some kilobytes, and some hundred kilobytes of a reader's memory. */
const LEAF_ENTRIES = 1024;

/** The bytes of an archive, part by part: of the tiles there is one in memory at a time. */
export async function* archiveBytes(stored: StoredTiles, metadata: ArchiveMetadata): AsyncGenerator<Buffer> {
  const { entries, contents, dataBytes } = arrange(stored.tiles);
  const { root, leaves } = directories(entries);
  const json = gzipSync(JSON.stringify(describe(metadata)));
  yield header(stored, metadata.layers === null ? PICTURES : VECTORS, {
    root: root.length,
    json: json.length,
    leaves: leaves.length,
    data: dataBytes,
    tiles: stored.tiles.length,
    entries: entries.length,
    contents: contents.length,
  });
  yield root;
  yield json;
  if (leaves.length > 0) yield leaves;
  for (const tile of contents) yield stored.read(tile);
}

function describe({ name, attribution, layers }: ArchiveMetadata) {
  if (layers === null) return { name, attribution, type: 'overlay' };
  return { name, attribution, type: 'overlay', vector_layers: layers.map((id) => ({ id, fields: {} })) };
}

interface Arranged {
  readonly entries: readonly Entry[];
  /** The first tile of each content, in the order in which they are written. */
  readonly contents: readonly StoredTile[];
  readonly dataBytes: number;
}

/** Places the tiles one after the other in the order of their numbers, equal ones once. */
function arrange(tiles: readonly StoredTile[]): Arranged {
  const entries: { id: number; run: number; offset: number; length: number }[] = [];
  const contents: StoredTile[] = [];
  const offsets = new Map<number, number>();
  let end = 0;
  for (const tile of tiles) {
    let offset = offsets.get(tile.offset);
    if (offset === undefined) {
      offset = end;
      offsets.set(tile.offset, offset);
      contents.push(tile);
      end += tile.length;
    }
    const last = entries.at(-1);
    if (last !== undefined && last.offset === offset && last.id + last.run === tile.id) last.run += 1;
    else entries.push({ id: tile.id, run: 1, offset, length: tile.length });
  }
  return { entries, contents, dataBytes: end };
}

/** The root directory, and the leaves that it names where the entries are too many for it. */
function directories(entries: readonly Entry[]): { readonly root: Buffer; readonly leaves: Buffer } {
  const alone = directory(entries);
  if (alone.length <= HEAD_BYTES - HEADER_BYTES) return { root: alone, leaves: Buffer.alloc(0) };
  for (let size = LEAF_ENTRIES; ; size *= 2) {
    const named: Entry[] = [];
    const leaves: Buffer[] = [];
    let offset = 0;
    for (let start = 0; start < entries.length; start += size) {
      const leaf = directory(entries.slice(start, start + size));
      named.push({ id: entries[start]?.id ?? 0, run: 0, offset, length: leaf.length });
      leaves.push(leaf);
      offset += leaf.length;
    }
    const root = directory(named);
    if (root.length <= HEAD_BYTES - HEADER_BYTES) return { root, leaves: Buffer.concat(leaves) };
  }
}

/** Number of entries, then of all of them: ids as steps, runs, lengths, and offsets, 0 where one follows the other. */
function directory(entries: readonly Entry[]): Buffer {
  const out = new PbfWriter();
  out.writeVarint(entries.length);
  entries.forEach(({ id }, i) => out.writeVarint(id - (entries[i - 1]?.id ?? 0)));
  for (const { run } of entries) out.writeVarint(run);
  for (const { length } of entries) out.writeVarint(length);
  entries.forEach(({ offset }, i) => {
    const before = entries[i - 1];
    const follows = before !== undefined && before.offset + before.length === offset;
    out.writeVarint(follows ? 0 : offset + 1);
  });
  return gzipSync(out.finish());
}

/** How tiles are packed, and what they are. */
type TileForm = readonly [Compression, TileType];
const VECTORS: TileForm = [Compression.Gzip, TileType.Mvt];
const PICTURES: TileForm = [Compression.None, TileType.Webp];

interface Sizes {
  readonly root: number;
  readonly json: number;
  readonly leaves: number;
  readonly data: number;
  readonly tiles: number;
  readonly entries: number;
  readonly contents: number;
}

function header({ minZoom, maxZoom, bounds }: StoredTiles, form: TileForm, sizes: Sizes): Buffer {
  const bytes = Buffer.alloc(HEADER_BYTES);
  bytes.write('PMTiles', 'latin1');
  bytes.writeUInt8(3, 7);
  let start = HEADER_BYTES;
  const parts = [sizes.root, sizes.json, sizes.leaves, sizes.data].flatMap((length) => {
    const part = [start, length];
    start += length;
    return part;
  });
  [...parts, sizes.tiles, sizes.entries, sizes.contents].forEach((value, i) =>
    bytes.writeBigUInt64LE(BigInt(value), 8 + 8 * i),
  );
  // 1: tiles lie in the order of their numbers ("clustered").
  const flags = [1, Compression.Gzip, ...form, minZoom, maxZoom];
  flags.forEach((value, i) => bytes.writeUInt8(value, 96 + i));
  bounds.forEach((degrees, i) => bytes.writeInt32LE(Math.round(degrees * 1e7), 102 + 4 * i));
  bytes.writeUInt8(minZoom, 118);
  const [west, south, east, north] = bounds;
  [(west + east) / 2, (south + north) / 2].forEach((degrees, i) =>
    bytes.writeInt32LE(Math.round(degrees * 1e7), 119 + 4 * i),
  );
  return bytes;
}
