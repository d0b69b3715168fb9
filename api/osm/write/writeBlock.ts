import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import { PbfWriter } from 'pbf';
import type { Tags } from '#api/osm/block.ts';
import { MEMBER_TYPES } from '#api/osm/elements.ts';
import type { Entity, NodeEntity, RelationEntity, WayEntity } from '#api/osm/entities.ts';

/** Most elements of a block, as the format advises. */
export const BLOCK_MAX = 8000;

const deflated = promisify(deflate);

/** The bytes of a PrimitiveBlock with elements of one kind (osmformat.proto). */
export function encodeBlock(entities: readonly Entity[]): Uint8Array {
  const strings = new Strings();
  const group = new PbfWriter();
  const nodes = entities.filter((entity) => entity.kind === 'node');
  if (nodes.length > 0) group.writeBytesField(2, denseNodes(nodes, strings));
  for (const entity of entities) {
    if (entity.kind === 'way') group.writeBytesField(3, encodeWay(entity, strings));
    else if (entity.kind === 'relation') group.writeBytesField(4, encodeRelation(entity, strings));
  }
  const block = new PbfWriter();
  block.writeBytesField(1, strings.encoded());
  block.writeBytesField(2, group.finish());
  return block.finish();
}

/** A block as it stands in a file: length, BlobHeader, Blob (fileformat.proto), compressed by zlib. */
export async function framed(type: 'OSMHeader' | 'OSMData', content: Uint8Array): Promise<Buffer> {
  const blob = new PbfWriter();
  blob.writeVarintField(2, content.length);
  blob.writeBytesField(3, await deflated(content));
  const data = blob.finish();
  const head = new PbfWriter();
  head.writeStringField(1, type);
  head.writeVarintField(3, data.length);
  const header = head.finish();
  const length = Buffer.alloc(4);
  length.writeUInt32BE(header.length);
  return Buffer.concat([length, header, data]);
}

/** The texts of a block, each once, numbered from 1: 0 ends the tags of a node. */
class Strings {
  readonly #numbers = new Map<string, number>();

  number(text: string): number {
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    const number = this.#numbers.size + 1;
    this.#numbers.set(text, number);
    return number;
  }

  encoded(): Uint8Array {
    const table = new PbfWriter();
    table.writeBytesField(1, Buffer.alloc(0));
    for (const text of this.#numbers.keys()) table.writeBytesField(1, Buffer.from(text));
    return table.finish();
  }
}

const deltas = (values: readonly number[]): number[] => values.map((value, at) => value - (values[at - 1] ?? 0));

function denseNodes(nodes: readonly NodeEntity[], strings: Strings): Uint8Array {
  const info = new PbfWriter();
  info.writePackedVarint(
    1,
    nodes.map(({ version }) => version),
  );
  info.writePackedSVarint(2, deltas(nodes.map(({ seconds }) => seconds)));
  const dense = new PbfWriter();
  dense.writePackedSVarint(1, deltas(nodes.map(({ id }) => id)));
  dense.writeBytesField(5, info.finish());
  dense.writePackedSVarint(8, deltas(nodes.map(({ lat }) => lat)));
  dense.writePackedSVarint(9, deltas(nodes.map(({ lon }) => lon)));
  const pairs = nodes.map(({ tags }) =>
    Object.entries(tags)
      .flat()
      .map((text) => strings.number(text)),
  );
  if (pairs.some(({ length }) => length > 0))
    dense.writePackedVarint(
      10,
      pairs.flatMap((pair) => [...pair, 0]),
    );
  return dense.finish();
}

/** The fields that ways and relations have in common. */
function begun({ id, tags, version, seconds }: WayEntity | RelationEntity, strings: Strings): PbfWriter {
  const pbf = new PbfWriter();
  pbf.writeVarintField(1, id);
  writeTags(pbf, tags, strings);
  const info = new PbfWriter();
  info.writeVarintField(1, version);
  info.writeVarintField(2, seconds);
  pbf.writeBytesField(4, info.finish());
  return pbf;
}

function writeTags(pbf: PbfWriter, tags: Tags, strings: Strings): void {
  pbf.writePackedVarint(
    2,
    Object.keys(tags).map((key) => strings.number(key)),
  );
  pbf.writePackedVarint(
    3,
    Object.values(tags).map((value) => strings.number(value)),
  );
}

function encodeWay(way: WayEntity, strings: Strings): Uint8Array {
  const pbf = begun(way, strings);
  pbf.writePackedSVarint(8, deltas(way.refs));
  return pbf.finish();
}

function encodeRelation(relation: RelationEntity, strings: Strings): Uint8Array {
  const pbf = begun(relation, strings);
  const { members } = relation;
  pbf.writePackedVarint(
    8,
    members.map(({ role }) => strings.number(role)),
  );
  pbf.writePackedSVarint(9, deltas(members.map(({ id }) => id)));
  pbf.writePackedVarint(
    10,
    members.map(({ type }) => MEMBER_TYPES.indexOf(type)),
  );
  return pbf.finish();
}
