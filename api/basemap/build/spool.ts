import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, unlink } from 'node:fs/promises';
import path from 'node:path';
import { PbfReader, PbfWriter } from 'pbf';
import type { GridFeature, Properties } from '#api/basemap/grid/gridShape.ts';
import { readFeature, writeFeature } from './spoolFormat.ts';

/** Features stored on disk by bucket, so that memory need not hold a whole country. */
export interface FeatureSpool {
  /** Adds a feature to a bucket. */
  add(bucket: string, feature: GridFeature): Promise<void>;
  /** Whether the bucket has a feature. */
  has(bucket: string): boolean;
  /** The features of a bucket in the order in which they were added. */
  read(bucket: string): Promise<GridFeature[]>;
  /** Deletes the spool. */
  close(): Promise<void>;
}

/** Bytes that are collected in memory before they are written. */
const PENDING_BYTES = 48 * 2 ** 20;

interface Chunk {
  readonly at: number;
  readonly length: number;
}

/**
 * Opens an empty spool in `folder`: one file, which loses its name at once, so that it is gone with the process however
 * that ends. Buckets are written together when `pendingBytes` have come, each as one chunk.
 */
export async function openFeatureSpool(folder: string, pendingBytes = PENDING_BYTES): Promise<FeatureSpool> {
  await mkdir(folder, { recursive: true });
  const name = path.join(folder, `base-${randomUUID()}`);
  const handle = await open(name, 'wx+', 0o600);
  await unlink(name);
  return new FileSpool(handle, pendingBytes);
}

class FileSpool implements FeatureSpool {
  readonly #handle: FileHandle;
  readonly #pendingBytesMax: number;
  /** Where the written chunks of each bucket lie in the file. */
  readonly #chunks = new Map<string, Chunk[]>();
  /** What is not written yet, by bucket. */
  #pending = new Map<string, PbfWriter>();
  #pendingBytes = 0;
  #end = 0;

  constructor(handle: FileHandle, pendingBytesMax: number) {
    this.#handle = handle;
    this.#pendingBytesMax = pendingBytesMax;
  }

  async add(bucket: string, feature: GridFeature): Promise<void> {
    let writer = this.#pending.get(bucket);
    if (writer === undefined) this.#pending.set(bucket, (writer = new PbfWriter()));
    const before = writer.pos;
    writeFeature(writer, feature);
    this.#pendingBytes += writer.pos - before;
    if (this.#pendingBytes > this.#pendingBytesMax) await this.#flush();
  }

  /** Whether the bucket has a feature. */
  has(bucket: string): boolean {
    return this.#chunks.has(bucket) || this.#pending.has(bucket);
  }

  async read(bucket: string): Promise<GridFeature[]> {
    if (this.#pending.size > 0) await this.#flush();
    const features: GridFeature[] = [];
    const known = new Map<string, Properties>();
    for (const { at, length } of this.#chunks.get(bucket) ?? []) {
      const { buffer, bytesRead } = await this.#handle.read(Buffer.allocUnsafe(length), 0, length, at);
      if (bytesRead !== length) throw new Error('The spool of the base map is shorter than what was written to it');
      const reader = new PbfReader(buffer);
      while (reader.pos < reader.length) features.push(readFeature(reader, known));
    }
    return features;
  }

  async close(): Promise<void> {
    await this.#handle.close();
  }

  async #flush(): Promise<void> {
    const parts: Uint8Array[] = [];
    for (const [bucket, writer] of this.#pending) {
      const part = writer.finish();
      const chunk = { at: this.#end, length: part.byteLength };
      const known = this.#chunks.get(bucket);
      if (known === undefined) this.#chunks.set(bucket, [chunk]);
      else known.push(chunk);
      parts.push(part);
      this.#end += part.byteLength;
    }
    this.#pending = new Map();
    this.#pendingBytes = 0;
    if (parts.length > 0) await this.#handle.appendFile(Buffer.concat(parts));
  }
}
