import { deflateSync } from 'node:zlib';
import { PbfWriter } from 'pbf';

/**
 * Writes small OSM files in PBF format for tests. What these files hold is made up by the tests that use them;
 * only the format is that of the real ones.
 */
export interface MadeNode {
  readonly id: number;
  readonly lon: number;
  readonly lat: number;
  readonly tags?: Record<string, string>;
  /** Seconds since 1970. */
  readonly timestamp?: number;
}

export interface MadeWay {
  readonly id: number;
  readonly nodes: readonly number[];
  readonly tags?: Record<string, string>;
  readonly timestamp?: number;
  /** `[lon, lat]` of the nodes, for files with locations on the ways. */
  readonly locations?: readonly (readonly [number, number])[];
}

export interface MadeRelation {
  readonly id: number;
  readonly members: readonly {
    readonly type: 'node' | 'way' | 'relation';
    readonly id: number;
    readonly role?: string;
  }[];
  readonly tags?: Record<string, string>;
  readonly timestamp?: number;
}

export interface MadeFile {
  readonly header?: {
    readonly bounds?: readonly [west: number, south: number, east: number, north: number];
    readonly required?: readonly string[];
    readonly optional?: readonly string[];
    /** Seconds since 1970. */
    readonly replicationTimestamp?: number;
  };
  readonly nodes?: readonly MadeNode[];
  readonly ways?: readonly MadeWay[];
  readonly relations?: readonly MadeRelation[];
  /** Nodes one by one instead of in columns. */
  readonly singleNodes?: boolean;
  /** Blocks that are stored as they are. */
  readonly uncompressed?: boolean;
  /** Order of the blocks; the usual one is nodes, ways, relations. */
  readonly order?: readonly ('nodes' | 'ways' | 'relations')[];
}

type Message = (pbf: PbfWriter) => void;

function message(write: Message): Uint8Array {
  const pbf = new PbfWriter();
  write(pbf);
  return pbf.finish();
}

function put(pbf: PbfWriter, field: number, write: Message): void {
  pbf.writeBytesField(field, message(write));
}

/** A block of the file: length, BlobHeader, Blob. */
export function frame(type: string, content: Uint8Array, uncompressed = false): Buffer {
  const blob = message((pbf) => {
    if (uncompressed) return pbf.writeBytesField(1, content);
    pbf.writeVarintField(2, content.length);
    return pbf.writeBytesField(3, deflateSync(content));
  });
  const header = message((pbf) => {
    pbf.writeStringField(1, type);
    pbf.writeVarintField(3, blob.length);
  });
  const length = Buffer.alloc(4);
  length.writeUInt32BE(header.length);
  return Buffer.concat([length, header, blob]);
}

const deltas = (values: readonly number[]): number[] => values.map((value, i) => value - (values[i - 1] ?? 0));

const steps = (degrees: number): number => Math.round(degrees * 1e7);

class Strings {
  readonly list: string[] = [''];

  number(text: string): number {
    const known = this.list.indexOf(text);
    return known > 0 ? known : this.list.push(text) - 1;
  }
}

function putTags(pbf: PbfWriter, strings: Strings, tags: Record<string, string> = {}): void {
  pbf.writePackedVarint(
    2,
    Object.keys(tags).map((key) => strings.number(key)),
  );
  pbf.writePackedVarint(
    3,
    Object.values(tags).map((value) => strings.number(value)),
  );
}

function putInfo(pbf: PbfWriter, timestamp: number | undefined): void {
  if (timestamp !== undefined) put(pbf, 4, (info) => info.writeVarintField(2, timestamp));
}

function putDense(group: PbfWriter, nodes: readonly MadeNode[], strings: Strings): void {
  put(group, 2, (pbf) => {
    pbf.writePackedSVarint(1, deltas(nodes.map(({ id }) => id)));
    if (nodes.some(({ timestamp }) => timestamp !== undefined)) {
      put(pbf, 5, (info) => info.writePackedSVarint(2, deltas(nodes.map(({ timestamp = 0 }) => timestamp))));
    }
    pbf.writePackedSVarint(8, deltas(nodes.map(({ lat }) => steps(lat))));
    pbf.writePackedSVarint(9, deltas(nodes.map(({ lon }) => steps(lon))));
    const pairs = nodes.map(({ tags = {} }) =>
      Object.entries(tags).flatMap(([key, value]) => [strings.number(key), strings.number(value)]),
    );
    if (pairs.some((pair) => pair.length > 0))
      pbf.writePackedVarint(
        10,
        pairs.flatMap((pair) => [...pair, 0]),
      );
  });
}

function putSingle(group: PbfWriter, node: MadeNode, strings: Strings): void {
  put(group, 1, (pbf) => {
    pbf.writeSVarintField(1, node.id);
    putTags(pbf, strings, node.tags);
    putInfo(pbf, node.timestamp);
    pbf.writeSVarintField(8, steps(node.lat));
    pbf.writeSVarintField(9, steps(node.lon));
  });
}

function putWay(group: PbfWriter, way: MadeWay, strings: Strings): void {
  put(group, 3, (pbf) => {
    pbf.writeVarintField(1, way.id);
    putTags(pbf, strings, way.tags);
    putInfo(pbf, way.timestamp);
    pbf.writePackedSVarint(8, deltas(way.nodes));
    if (way.locations === undefined) return;
    pbf.writePackedSVarint(9, deltas(way.locations.map(([, lat]) => steps(lat))));
    pbf.writePackedSVarint(10, deltas(way.locations.map(([lon]) => steps(lon))));
  });
}

function putRelation(group: PbfWriter, relation: MadeRelation, strings: Strings): void {
  put(group, 4, (pbf) => {
    pbf.writeVarintField(1, relation.id);
    putTags(pbf, strings, relation.tags);
    putInfo(pbf, relation.timestamp);
    pbf.writePackedVarint(
      8,
      relation.members.map(({ role = '' }) => (role === '' ? 0 : strings.number(role))),
    );
    pbf.writePackedSVarint(9, deltas(relation.members.map(({ id }) => id)));
    pbf.writePackedVarint(
      10,
      relation.members.map(({ type }) => ['node', 'way', 'relation'].indexOf(type)),
    );
  });
}

function block(fill: (group: PbfWriter, strings: Strings) => void): Uint8Array {
  const strings = new Strings();
  const group = message((pbf) => fill(pbf, strings));
  return message((pbf) => {
    put(pbf, 1, (table) => strings.list.forEach((text) => table.writeBytesField(1, Buffer.from(text))));
    pbf.writeBytesField(2, group);
  });
}

function headerOf({
  bounds,
  required = ['OsmSchema-V0.6', 'DenseNodes'],
  optional = [],
  replicationTimestamp,
}: NonNullable<MadeFile['header']>): Uint8Array {
  return message((pbf) => {
    if (bounds !== undefined) {
      const [west, south, east, north] = bounds.map((degrees) => Math.round(degrees * 1e9));
      put(pbf, 1, (box) => [west, east, north, south].forEach((side, i) => box.writeSVarintField(i + 1, side ?? 0)));
    }
    for (const feature of required) pbf.writeStringField(4, feature);
    for (const feature of optional) pbf.writeStringField(5, feature);
    if (replicationTimestamp !== undefined) pbf.writeVarintField(32, replicationTimestamp);
  });
}

/** The bytes of an `.osm.pbf` with the given elements. */
export function osmPbf(file: MadeFile): Buffer {
  const { header = {}, nodes = [], ways = [], relations = [], singleNodes = false, uncompressed = false } = file;
  const blocks = {
    nodes: () =>
      block((group, strings) => {
        if (singleNodes) for (const node of nodes) putSingle(group, node, strings);
        else putDense(group, nodes, strings);
      }),
    ways: () => block((group, strings) => ways.forEach((way) => putWay(group, way, strings))),
    relations: () => block((group, strings) => relations.forEach((relation) => putRelation(group, relation, strings))),
  };
  const order = (file.order ?? ['nodes', 'ways', 'relations']).filter((kind) => (file[kind] ?? []).length > 0);
  return Buffer.concat([
    frame('OSMHeader', headerOf(header), uncompressed),
    ...order.map((kind) => frame('OSMData', blocks[kind](), uncompressed)),
  ]);
}
