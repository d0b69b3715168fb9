import { ImportInputError, type Progress } from '#api/platform/reading.ts';
import { listBlobs, readBlobs, type BlobPlace } from './blobs.ts';
import { Block } from './block.ts';
import { ByteReader } from './byteReader.ts';
import { readHeader, type OsmHeader } from './header.ts';

/** A data block and the kinds of elements that the first pass found in it. */
interface IndexedPlace extends BlobPlace {
  kinds: number;
}

/**
 * A `.osm.pbf` read in passes: the first pass notes the kinds of elements of each block, so that later ones skip blocks
 * without the kinds they need.
 */
export class OsmFile {
  readonly header: OsmHeader;
  readonly #file: string;
  readonly #size: number;
  readonly #progress: Progress;
  #index: readonly IndexedPlace[] | null = null;

  private constructor(file: string, size: number, header: OsmHeader, progress: Progress) {
    this.#file = file;
    this.#size = size;
    this.header = header;
    this.#progress = progress;
  }

  /** Reads the head of the file; the file is open only during the call. Throws ImportInputError. */
  static async open(file: string, progress: Progress): Promise<OsmFile> {
    const reader = await ByteReader.open(file);
    try {
      for await (const blob of readBlobs(reader, firstOf(listBlobs(reader)))) {
        return new OsmFile(file, reader.size, readHeader(file, blob), progress);
      }
      throw new ImportInputError(`${file} is empty.`);
    } finally {
      await reader.close();
    }
  }

  /** Whether the file has no element; known after the first pass. */
  get isEmpty(): boolean {
    return this.#index !== null && this.#index.every(({ kinds }) => kinds === 0);
  }

  /** The blocks that hold any of the kinds, in file order; progress counts bytes. Throws ImportInputError. */
  async *pass(step: string, kinds: number): AsyncGenerator<Block> {
    const reader = await ByteReader.open(this.#file);
    const size = this.#size;
    try {
      if (reader.size !== size)
        throw new ImportInputError(
          `${this.#file} changed while it was read: it had ${size} bytes, now ${reader.size}.`,
        );
      const seen: IndexedPlace[] = [];
      const places = this.#index?.filter((place) => (place.kinds & kinds) !== 0) ?? indexed(listBlobs(reader), seen);
      for await (const blob of readBlobs(reader, places)) {
        const block = new Block(this.#file, blob);
        blob.place.kinds = block.kinds;
        if ((block.kinds & kinds) !== 0) yield block;
        this.#progress(step, blob.place.dataOffset + blob.place.dataSize, size, 'bytes');
      }
      this.#index ??= seen;
      this.#progress(step, size, size, 'bytes');
    } finally {
      await reader.close();
    }
  }
}

async function* firstOf<T>(items: AsyncIterable<T>): AsyncGenerator<T> {
  for await (const item of items) {
    yield item;
    return;
  }
}

async function* indexed(places: AsyncIterable<BlobPlace>, seen: IndexedPlace[]): AsyncGenerator<IndexedPlace> {
  for await (const place of places) {
    if (place.type !== 'OSMData') continue;
    const entry = { ...place, kinds: 0 };
    seen.push(entry);
    yield entry;
  }
}
