import { type Blob, listBlobs, readBlobs } from '#api/osm/blobs.ts';
import { Block } from '#api/osm/block.ts';
import { ByteReader } from '#api/osm/byteReader.ts';
import { entitiesOf, type Entity, ENTITY_KINDS, type EntityKind, idRange, kindsOf } from '#api/osm/entities.ts';
import { readHeader, type Replication } from '#api/osm/header.ts';
import { BLOCK_MAX, encodeBlock, framed } from '#api/osm/write/writeBlock.ts';
import { encodeHeader } from '#api/osm/write/writeHeader.ts';
import { ImportInputError, type Progress } from '#api/platform/reading.ts';
import { writeWhole } from '#api/platform/writeWhole.ts';
import { type Change, changed, type Changes } from './changes.ts';

/**
 * Writes the sorted `.osm.pbf` file anew with changes to it, as of `replication`, in one pass, and puts it in the place
 * of the old one as a whole. Blocks without a change are copied as they are. Throws ImportInputError for a file that
 * cannot be read.
 */
export async function applyChanges(
  file: string,
  changes: Changes,
  { replication, progress }: { readonly replication: Replication; readonly progress: Progress },
): Promise<void> {
  const reader = await ByteReader.open(file);
  // Blobs are read ahead: a reader of its own finds the block that is copied in its buffer.
  const copied = await ByteReader.open(file);
  try {
    const bytes = changedBytes({ reader, copied }, changes, { replication, progress });
    await writeWhole(file, bytes, { unfinished: `${file}.new` });
  } finally {
    await reader.close();
    await copied.close();
  }
}

interface Readers {
  readonly reader: ByteReader;
  readonly copied: ByteReader;
}

async function* changedBytes(
  { reader, copied }: Readers,
  changes: Changes,
  { replication, progress }: { readonly replication: Replication; readonly progress: Progress },
): AsyncGenerator<Buffer> {
  const pending = new PendingChanges(changes);
  for await (const blob of readBlobs(reader, listBlobs(reader))) {
    const { place } = blob;
    if (place.type === 'OSMHeader') {
      const header = readHeader(reader.file, blob);
      if (!header.isSorted || header.locationsOnWays)
        throw new ImportInputError(`${reader.file} is no sorted file of plain elements.`);
      yield framed('OSMHeader', encodeHeader({ ...header, replication }));
    } else {
      yield* changedBlock(copied, blob, pending);
    }
    progress('Adding changes', place.dataOffset + place.dataSize, reader.size, 'bytes');
  }
  for (const kind of ENTITY_KINDS) yield* blocksOf(changed([], pending.upTo(kind, Infinity)));
}

async function* changedBlock(reader: ByteReader, blob: Blob, pending: PendingChanges): AsyncGenerator<Buffer> {
  const block = new Block(reader.file, blob);
  const kinds = kindsOf(block);
  const [first] = kinds;
  const last = kinds.at(-1);
  // Elements that were added behind the last element of the kinds before.
  for (const kind of kindsBefore(first)) yield* blocksOf(changed([], pending.upTo(kind, Infinity)));
  // No element of a kind before the block's last one follows: all its added elements belong here.
  const due = [...kindsBefore(last), ...kinds.slice(-1)].map((kind) => ({
    kind,
    changes: pending.upTo(kind, kind === last ? (idRange(block, kind)?.last ?? -Infinity) : Infinity),
  }));
  if (due.every((one) => one.changes.length === 0)) {
    const { offset, dataOffset, dataSize } = blob.place;
    yield reader.read(offset, dataOffset + dataSize - offset);
    return;
  }
  for (const one of due) yield* blocksOf(changed(entitiesOf(block, one.kind), one.changes));
}

function kindsBefore(kind: EntityKind | undefined): readonly EntityKind[] {
  return ENTITY_KINDS.slice(0, kind === undefined ? 0 : ENTITY_KINDS.indexOf(kind));
}

async function* blocksOf(entities: readonly Entity[]): AsyncGenerator<Buffer> {
  for (let at = 0; at < entities.length; at += BLOCK_MAX)
    yield framed('OSMData', encodeBlock(entities.slice(at, at + BLOCK_MAX)));
}

/** The changes that have not been written yet, of each kind by id. */
class PendingChanges {
  readonly #sorted: Readonly<Record<EntityKind, readonly Change[]>>;
  readonly #written: Record<EntityKind, number> = { node: 0, way: 0, relation: 0 };

  constructor(changes: Changes) {
    this.#sorted = { node: changes.sorted('node'), way: changes.sorted('way'), relation: changes.sorted('relation') };
  }

  /** Takes the changes up to an id. */
  upTo(kind: EntityKind, id: number): readonly Change[] {
    const all = this.#sorted[kind];
    const from = this.#written[kind];
    let to = from;
    for (let change = all[to]; change !== undefined && change.id <= id; change = all[to]) to += 1;
    this.#written[kind] = to;
    return all.slice(from, to);
  }
}
