import { ImportInputError, type Progress } from '#api/platform/reading.ts';
import { listBlobs, readBlobs, type BlobPlace } from './blobs.ts';
import { Block } from './block.ts';
import { ByteReader } from './byteReader.ts';
import { readHeader, type OsmHeader } from './header.ts';

/** A data block and the kinds of elements that the first pass found in it. */
export interface IndexedPlace extends BlobPlace {
  kinds: number;
}

/** Of the blocks of a pass, that another thread reads the other half. */
export type Half = 'first' | 'second';

/**
 * A `.osm.pbf` read in passes: the first pass notes the kinds of elements of each block, so that later ones skip blocks
 * without the kinds they need.
 */
export class OsmFile {
  readonly header: OsmHeader;
  readonly #file: string;
  readonly #size: number;
  readonly #progress: Progress;
  #index: readonly IndexedPlace[] | null;

  private constructor(
    { file, size }: ByteReader,
    header: OsmHeader,
    progress: Progress,
    index: readonly IndexedPlace[] | null,
  ) {
    this.#file = file;
    this.#size = size;
    this.header = header;
    this.#progress = progress;
    this.#index = index;
  }

  /**
   * Reads the head of the file; the file is open only during the call. `index`: that of another reader of the same file
   * after its first pass. Throws ImportInputError.
   */
  static async open(file: string, progress: Progress, index: readonly IndexedPlace[] | null = null): Promise<OsmFile> {
    const reader = await ByteReader.open(file);
    try {
      for await (const blob of readBlobs(reader, firstOf(listBlobs(reader)))) {
        return new OsmFile(reader, readHeader(file, blob), progress, index);
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

  /** The data blocks; none before the first pass. */
  get index(): readonly IndexedPlace[] {
    return this.#index ?? [];
  }

  /**
   * The blocks that hold any of the kinds, in file order, or one half of them; only a file whose first pass is done has
   * halves. Progress counts bytes. Throws ImportInputError.
   */
  async *pass(step: string, kinds: number, half?: Half): AsyncGenerator<Block> {
    const reader = await ByteReader.open(this.#file);
    const size = this.#size;
    try {
      if (reader.size !== size)
        throw new ImportInputError(
          `${this.#file} changed while it was read: it had ${size} bytes, now ${reader.size}.`,
        );
      const seen: IndexedPlace[] = [];
      const known = this.#index?.filter((place) => (place.kinds & kinds) !== 0);
      const asked = known && halfOf(known, half);
      const last = half === 'first' ? asked?.at(-1) : undefined;
      const end = last === undefined ? size : endOf(last);
      for await (const blob of readBlobs(reader, asked ?? indexed(listBlobs(reader), seen))) {
        const block = new Block(this.#file, blob);
        blob.place.kinds = block.kinds;
        if ((block.kinds & kinds) !== 0) yield block;
        if (endOf(blob.place) < end) this.#progress(step, endOf(blob.place), end, 'bytes');
      }
      this.#index ??= seen;
      this.#progress(step, end, end, 'bytes');
    } finally {
      await reader.close();
    }
  }
}

const endOf = ({ dataOffset, dataSize }: BlobPlace): number => dataOffset + dataSize;

function halfOf<T>(items: readonly T[], half: Half | undefined): readonly T[] {
  if (half === undefined) return items;
  const middle = items.length >> 1;
  return half === 'first' ? items.slice(0, middle) : items.slice(middle);
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
