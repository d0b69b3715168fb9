import { deflateSync } from 'node:zlib';
import { PbfWriter } from 'pbf';
import { MEMBER_TYPES, type OsmMember } from '#api/osm/elements.ts';

export type TagPairs = readonly (readonly [key: string, value: string])[];

export interface PlainNode {
  readonly id: number;
  /** Units of 1e-7 degrees. */
  readonly lon: number;
  readonly lat: number;
  readonly tags: TagPairs;
}

export interface PlainWay {
  readonly id: number;
  readonly refs: readonly number[];
  readonly tags: TagPairs;
}

export interface PlainRelation {
  readonly id: number;
  readonly members: readonly OsmMember[];
  readonly tags: TagPairs;
}

/** The texts of a block; number 0 ends the tags of a node. */
class Texts {
  readonly list = [''];
  readonly #numbers = new Map<string, number>();

  of(text: string): number {
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    this.#numbers.set(text, this.list.length);
    return this.list.push(text) - 1;
  }
}

/** The head of a file: its features are all that it states, as files do that `osmium` writes of single elements. */
export function headBlob(): Buffer {
  const pbf = new PbfWriter();
  for (const feature of ['OsmSchema-V0.6', 'DenseNodes']) pbf.writeStringField(4, feature);
  return blob('OSMHeader', pbf.finish());
}

export function nodesBlob(nodes: readonly PlainNode[]): Buffer {
  return dataBlob((texts, group) => {
    const tags = nodes.flatMap((node) => [...node.tags.flatMap((pair) => pair.map((text) => texts.of(text))), 0]);
    const dense = new PbfWriter();
    dense.writePackedSVarint(1, deltas(nodes.map(({ id }) => id)));
    dense.writePackedSVarint(8, deltas(nodes.map(({ lat }) => lat)));
    dense.writePackedSVarint(9, deltas(nodes.map(({ lon }) => lon)));
    dense.writePackedVarint(10, tags);
    group.writeBytesField(2, dense.finish());
  });
}

export function waysBlob(ways: readonly PlainWay[]): Buffer {
  return dataBlob((texts, group) => {
    for (const { id, refs, tags } of ways) {
      const way = elementOf(id, tags, texts);
      way.writePackedSVarint(8, deltas(refs));
      group.writeBytesField(3, way.finish());
    }
  });
}

export function relationsBlob(relations: readonly PlainRelation[]): Buffer {
  return dataBlob((texts, group) => {
    for (const { id, members, tags } of relations) {
      const relation = elementOf(id, tags, texts);
      relation.writePackedVarint(
        8,
        members.map(({ role }) => texts.of(role)),
      );
      relation.writePackedSVarint(9, deltas(members.map((member) => member.id)));
      relation.writePackedVarint(
        10,
        members.map(({ type }) => MEMBER_TYPES.indexOf(type)),
      );
      group.writeBytesField(4, relation.finish());
    }
  });
}

function elementOf(id: number, tags: TagPairs, texts: Texts): PbfWriter {
  const pbf = new PbfWriter();
  pbf.writeVarintField(1, id);
  pbf.writePackedVarint(
    2,
    tags.map(([key]) => texts.of(key)),
  );
  pbf.writePackedVarint(
    3,
    tags.map(([, value]) => texts.of(value)),
  );
  return pbf;
}

function deltas(values: readonly number[]): number[] {
  return values.map((value, i) => value - (values[i - 1] ?? 0));
}

function dataBlob(write: (texts: Texts, group: PbfWriter) => void): Buffer {
  const texts = new Texts();
  const group = new PbfWriter();
  write(texts, group);
  const table = new PbfWriter();
  for (const text of texts.list) table.writeStringField(1, text);
  const block = new PbfWriter();
  block.writeBytesField(1, table.finish());
  block.writeBytesField(2, group.finish());
  return blob('OSMData', block.finish());
}

function blob(type: string, content: Uint8Array): Buffer {
  const body = new PbfWriter();
  body.writeVarintField(2, content.length);
  body.writeBytesField(3, deflateSync(content));
  const data = body.finish();
  const head = new PbfWriter();
  head.writeStringField(1, type);
  head.writeVarintField(3, data.length);
  const header = head.finish();
  const size = Buffer.alloc(4);
  size.writeUInt32BE(header.length);
  return Buffer.concat([size, header, data]);
}
