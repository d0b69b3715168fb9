import { read, write } from 'node:fs';
import { promisify } from 'node:util';
import { PbfReader, PbfWriter } from 'pbf';
import type { GridFeature, Properties } from '#api/basemap/grid/gridShape.ts';
import type { NamelessFile } from '#api/platform/files/namelessFile.ts';
import { readFeature, writeFeature } from './spoolFormat.ts';

/** Features on disk by bucket. */
export interface StoredFeatures {
  /** Whether the bucket has a feature. */
  has(bucket: string): boolean;
  /** The features of a bucket in the order in which they were added. */
  read(bucket: string): Promise<GridFeature[]>;
}

/** Features stored on disk by bucket, so that memory need not hold a whole country. */
export interface FeatureSpool extends StoredFeatures {
  /** Adds a feature to a bucket. */
  add(bucket: string, feature: GridFeature): Promise<void>;
  /** Writes what is in memory; answers where all features lie, for `storedFeatures` of any thread. */
  finish(): Promise<WrittenSpool>;
}

interface Chunk {
  readonly at: number;
  readonly length: number;
}

/** A spool on disk. */
export interface WrittenSpool {
  /** That of its file. */
  readonly descriptor: number;
  /** The chunks of each bucket. */
  readonly chunks: ReadonlyMap<string, readonly Chunk[]>;
}

/** Bytes that are collected in memory before they are written. */
const PENDING_BYTES = 16 * 2 ** 20;
/** Bytes of one write. */
const WRITTEN_BYTES = 2 ** 20;

/** An empty spool. Buckets are written together when `pendingBytes` have come, each as one chunk. */
export function featureSpool(
  { descriptor }: Pick<NamelessFile, 'descriptor'>,
  pendingBytes = PENDING_BYTES,
): FeatureSpool {
  return new FileSpool(descriptor, pendingBytes);
}

/** The features of finished spools: in each bucket those of the first spool come first. */
export function storedFeatures(spools: readonly WrittenSpool[]): StoredFeatures {
  return {
    has: (bucket) => spools.some(({ chunks }) => chunks.has(bucket)),
    read: (bucket) => readChunks(spools, bucket),
  };
}

const readAt = promisify(read);
const writeAt = promisify(write);

async function readChunks(spools: readonly WrittenSpool[], bucket: string): Promise<GridFeature[]> {
  const features: GridFeature[] = [];
  const known = new Map<string, Properties>();
  const places = spools.flatMap(({ descriptor, chunks }) =>
    (chunks.get(bucket) ?? []).map((chunk) => ({ descriptor, ...chunk })),
  );
  for (const { descriptor, at, length } of places) {
    const { buffer, bytesRead } = await readAt(descriptor, Buffer.allocUnsafe(length), 0, length, at);
    if (bytesRead !== length) throw new Error('The spool of the base map is shorter than what was written to it');
    const reader = new PbfReader(buffer);
    while (reader.pos < reader.length) features.push(readFeature(reader, known));
  }
  return features;
}

class FileSpool implements FeatureSpool {
  readonly #descriptor: number;
  readonly #pendingBytesMax: number;
  /** Where the written chunks of each bucket lie in the file. */
  readonly #chunks = new Map<string, Chunk[]>();
  /** Features that are not written yet, by bucket. */
  #pending = new Map<string, PbfWriter>();
  #pendingBytes = 0;
  #end = 0;

  constructor(descriptor: number, pendingBytesMax: number) {
    this.#descriptor = descriptor;
    this.#pendingBytesMax = pendingBytesMax;
  }

  async add(bucket: string, feature: GridFeature): Promise<void> {
    let writer = this.#pending.get(bucket);
    if (writer === undefined) this.#pending.set(bucket, (writer = new PbfWriter()));
    const before = writer.pos;
    writeFeature(writer, feature);
    this.#pendingBytes += writer.pos - before;
    if (this.#pendingBytes > this.#pendingBytesMax) await this.finish();
  }

  has(bucket: string): boolean {
    return this.#chunks.has(bucket) || this.#pending.has(bucket);
  }

  async read(bucket: string): Promise<GridFeature[]> {
    if (this.#pending.size > 0) await this.finish();
    return readChunks([this.#written], bucket);
  }

  get #written(): WrittenSpool {
    return { descriptor: this.#descriptor, chunks: this.#chunks };
  }

  async finish(): Promise<WrittenSpool> {
    const pending = this.#pending;
    this.#pending = new Map();
    this.#pendingBytes = 0;
    let parts: Uint8Array[] = [];
    let at = this.#end;
    for (const [bucket, writer] of pending) {
      const part = writer.finish();
      const chunk = { at, length: part.byteLength };
      const known = this.#chunks.get(bucket);
      if (known === undefined) this.#chunks.set(bucket, [chunk]);
      else known.push(chunk);
      parts.push(part);
      at += part.byteLength;
      if (at - this.#end < WRITTEN_BYTES) continue;
      await this.#append(Buffer.concat(parts));
      parts = [];
    }
    await this.#append(Buffer.concat(parts));
    return this.#written;
  }

  async #append(bytes: Uint8Array): Promise<void> {
    for (let done = 0; done < bytes.byteLength;) {
      const { bytesWritten } = await writeAt(this.#descriptor, bytes, done, bytes.byteLength - done, this.#end);
      done += bytesWritten;
      this.#end += bytesWritten;
    }
  }
}
