import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { PbfReader } from 'pbf';
import { ImportInputError } from '#api/platform/reading.ts';
import type { ByteReader } from './byteReader.ts';

/** Limits of the format: a larger number means that these bytes are something else. */
const MAX_HEADER_BYTES = 64 * 1024;
const MAX_BLOB_BYTES = 32 * 1024 * 1024;

/** Blobs that are inflated ahead of the reader, so that a second core is busy. */
const LOOKAHEAD = 4;

const COMPRESSIONS: Readonly<Record<number, string>> = { 4: 'lzma', 5: 'bzip2', 6: 'lz4', 7: 'zstd' };

const inflateBytes = promisify(inflate);

/** Where a blob lies in the file; `offset` is that of its length prefix. */
export interface BlobPlace {
  readonly offset: number;
  readonly type: 'OSMHeader' | 'OSMData';
  readonly dataOffset: number;
  readonly dataSize: number;
}

/** A blob's inflated content. */
export interface Blob<P extends BlobPlace = BlobPlace> {
  readonly place: P;
  readonly data: Buffer;
}

/** "FILE is damaged: … (byte N)." */
export function damaged(file: string, offset: number, what: string, cause?: unknown): ImportInputError {
  return new ImportInputError(`${file} is damaged: ${what} (block at byte ${offset}).`, { cause });
}

function notOsm(file: string, why: string): ImportInputError {
  return new ImportInputError(`${file} is not an OSM file in PBF format: ${why} (byte 0).`);
}

function parseBlobHeader(bytes: Buffer): { type: string; dataSize: number } {
  const pbf = new PbfReader(bytes);
  const header = { type: '', dataSize: -1 };
  for (let field = pbf.nextField(); field !== 0; field = pbf.nextField()) {
    if (field === 1) header.type = pbf.readString();
    else if (field === 3) header.dataSize = pbf.readVarint(true);
  }
  return header;
}

/** The blobs of a `.osm.pbf` in file order. Throws ImportInputError with the byte where the file breaks. */
export async function* listBlobs(reader: ByteReader): AsyncGenerator<BlobPlace> {
  const { file, size } = reader;
  if (size === 0) throw new ImportInputError(`${file} is empty.`);
  let offset = 0;
  while (offset < size) {
    const place = await blobAt(reader, offset);
    yield place;
    offset = place.dataOffset + place.dataSize;
  }
}

async function blobAt(reader: ByteReader, offset: number): Promise<BlobPlace> {
  const { file, size } = reader;
  const broken = (why: string, cause?: unknown) =>
    offset === 0 ? notOsm(file, why) : damaged(file, offset, why, cause);
  const cut = () =>
    new ImportInputError(`${file} is truncated: it ends at byte ${size}, inside the block at byte ${offset}.`);

  const prefix = await reader.read(offset, 4);
  if (prefix.length < 4) throw offset === 0 ? notOsm(file, 'it is too short') : cut();
  const headerSize = prefix.readUInt32BE(0);
  if (headerSize === 0 || headerSize > MAX_HEADER_BYTES) throw broken('no block starts here');
  const bytes = await reader.read(offset + 4, headerSize);
  if (bytes.length < headerSize) throw offset === 0 ? notOsm(file, 'it is too short') : cut();

  let header;
  try {
    header = parseBlobHeader(bytes);
  } catch (cause) {
    throw broken('the block header cannot be read', cause);
  }
  const { type, dataSize } = header;
  const expected = offset === 0 ? 'OSMHeader' : 'OSMData';
  if (type !== expected) throw broken(`an ${expected} block is expected here`);
  if (dataSize < 0 || dataSize > MAX_BLOB_BYTES) throw broken('the size of the block is impossible');
  const dataOffset = offset + 4 + headerSize;
  if (dataOffset + dataSize > size) throw cut();
  return { offset, type: expected, dataOffset, dataSize };
}

async function inflateBlob<P extends BlobPlace>(file: string, place: P, bytes: Buffer): Promise<Blob<P>> {
  try {
    return { place, data: await blobContent(bytes) };
  } catch (cause) {
    const unsupported = cause instanceof UnsupportedCompression;
    if (unsupported)
      throw new ImportInputError(
        `${file} is compressed with ${cause.message}; only zlib can be read (block at byte ${place.offset}).`,
      );
    throw damaged(file, place.offset, 'the content of a block cannot be unpacked', cause);
  }
}

class UnsupportedCompression extends Error {}

async function blobContent(bytes: Buffer): Promise<Buffer> {
  const pbf = new PbfReader(bytes);
  let rawSize = -1;
  let raw: Uint8Array | null = null;
  let zlib: Uint8Array | null = null;
  for (let field = pbf.nextField(); field !== 0; field = pbf.nextField()) {
    const compression = COMPRESSIONS[field];
    if (compression !== undefined) throw new UnsupportedCompression(compression);
    if (field === 1) raw = pbf.readBytes();
    else if (field === 2) rawSize = pbf.readVarint(true);
    else if (field === 3) zlib = pbf.readBytes();
  }
  if (pbf.pos !== bytes.length) throw new RangeError('a field is longer than the block');
  if (raw !== null) return Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength);
  if (zlib === null) throw new RangeError('the block has no content');
  if (rawSize < 0 || rawSize > MAX_BLOB_BYTES) throw new RangeError('the block is too large');
  const data = await inflateBytes(zlib, { maxOutputLength: Math.max(rawSize, 1) });
  if (data.length !== rawSize) throw new RangeError('the block is shorter than it says');
  return data;
}

/** Reads and inflates the blobs in the given order, a few ahead of the reader. */
export async function* readBlobs<P extends BlobPlace>(
  reader: ByteReader,
  places: AsyncIterable<P> | Iterable<P>,
): AsyncGenerator<Blob<P>> {
  const pending: Promise<Blob<P>>[] = [];
  for await (const place of places) {
    const bytes = await reader.read(place.dataOffset, place.dataSize);
    const blob = inflateBlob(reader.file, place, bytes);
    // An error of this blob is reported when the reader comes to it.
    blob.catch(() => undefined);
    pending.push(blob);
    const ready = pending.length > LOOKAHEAD ? pending.shift() : undefined;
    if (ready !== undefined) yield await ready;
  }
  for (const blob of pending) yield await blob;
}
