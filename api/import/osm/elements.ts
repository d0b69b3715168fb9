import type { PbfReader } from 'pbf';
import { EMPTY, NODES, NO_LOCATION, RELATIONS, WAYS, eachField, fail, spanOf, type Block, type Span, type Tags } from './block.ts';

export const MEMBER_TYPES = ['node', 'way', 'relation'] as const;
export type MemberType = (typeof MEMBER_TYPES)[number];

export interface OsmMember {
  readonly type: MemberType;
  readonly id: number;
  readonly role: string;
}

export type TagTest = (key: string, value: string) => boolean;

/** Nodes side by side; coordinates in units of 1e-7 degrees (NO_LOCATION where they are off the globe). */
export interface NodeColumns {
  readonly ids: Float64Array;
  readonly lons: Int32Array;
  readonly lats: Int32Array;
  /** Indexes of the nodes that carry tags. */
  readonly tagged: readonly number[];
  /** The node's tags if one of them is wanted, else null. */
  tagsIf(index: number, wanted: TagTest): Tags | null;
  /** ISO day of the node's last change; null = not in the file. */
  dateAt(index: number): string | null;
}

function gridColumn(values: Float64Array, toGrid: (value: number) => number): Int32Array {
  const column = new Int32Array(values.length);
  for (let i = 0; i < column.length; i++) column[i] = toGrid(values[i] ?? NO_LOCATION);
  return column;
}

/** Tags and date of an element that is decoded where it is wanted. */
class Element {
  readonly id: number;
  protected readonly block: Block;
  protected readonly fields: readonly Span[];

  constructor(block: Block, id: number, fields: readonly Span[]) {
    this.block = block;
    this.id = id;
    this.fields = fields;
  }

  protected field(number: number): Span {
    return this.fields[number] ?? EMPTY;
  }

  get isTagged(): boolean {
    const { start, end } = this.field(2);
    return end > start;
  }

  tags(): Tags {
    return this.tagsIf(() => true) ?? {};
  }

  /** The tags if one of them is wanted, else null. */
  tagsIf(wanted: TagTest): Tags | null {
    if (!this.isTagged) return null;
    return this.block.tagsIf(this.block.numbers(this.field(2)), this.block.numbers(this.field(3)), wanted);
  }

  /** ISO day of the last change; null = not in the file. */
  date(): string | null {
    return this.block.dateOfInfo(this.field(4));
  }
}

export class WayElement extends Element {
  /** Ids of the way's nodes in order. */
  refs(): Float64Array {
    return this.block.deltas(this.field(8));
  }

  /** Coordinates of the nodes in order, in files that carry them on the ways. */
  locations(): { lons: Int32Array; lats: Int32Array } {
    const { block } = this;
    return {
      lats: gridColumn(block.deltas(this.field(9)), (value) => block.lat(value)),
      lons: gridColumn(block.deltas(this.field(10)), (value) => block.lon(value)),
    };
  }
}

export class RelationElement extends Element {
  members(): OsmMember[] {
    const roles = this.block.numbers(this.field(8));
    const ids = this.block.deltas(this.field(9));
    const types = this.block.numbers(this.field(10));
    return roles.map((role, i) => {
      const type = MEMBER_TYPES[types[i] ?? -1];
      const id = ids[i];
      if (type === undefined || id === undefined) return this.block.decode(() => fail('a member is incomplete'));
      return { type, id, role: this.block.string(role) };
    });
  }
}

/** Elements of ways and relations: field 1 is the id, all others wanted are length-delimited. */
function elementsOf<T>(block: Block, kind: number, make: (id: number, fields: Span[]) => T): T[] {
  return block.decode((pbf) => {
    const elements: T[] = [];
    for (const group of block.groups) {
      if (group.kind !== kind) continue;
      for (const span of messages(pbf, group)) {
        let id = 0;
        const fields: Span[] = [];
        eachField(pbf, span, (field) => {
          if (field === 1) id = pbf.readVarint(true);
          else if (field <= 10) fields[field] = spanOf(pbf, span.end);
        });
        elements.push(make(id, fields));
      }
    }
    return elements;
  });
}

function messages(pbf: PbfReader, group: Span): Span[] {
  const spans: Span[] = [];
  eachField(pbf, group, () => spans.push(spanOf(pbf, group.end)));
  return spans;
}

export function waysOf(block: Block): WayElement[] {
  return elementsOf(block, WAYS, (id, fields) => new WayElement(block, id, fields));
}

export function relationsOf(block: Block): RelationElement[] {
  return elementsOf(block, RELATIONS, (id, fields) => new RelationElement(block, id, fields));
}

/** The nodes of a block, one set of columns per group. */
export function nodesOf(block: Block): NodeColumns[] {
  return block.groups
    .filter(({ kind }) => kind === NODES)
    .flatMap((group) => {
      const dense: Span[] = [];
      const single: Span[] = [];
      block.decode((pbf) => {
        eachField(pbf, group, (field) => (field === 2 ? dense : single).push(spanOf(pbf, group.end)));
      });
      const columns = dense.map((span) => denseNodes(block, span));
      return single.length > 0 ? [...columns, singleNodes(block, single)] : columns;
    });
}

function denseNodes(block: Block, span: Span): NodeColumns {
  const fields: Span[] = [];
  block.decode((pbf) => {
    eachField(pbf, span, (field) => {
      if (field <= 10) fields[field] = spanOf(pbf, span.end);
    });
  });
  const ids = block.deltas(fields[1] ?? EMPTY);
  const lats = gridColumn(block.deltas(fields[8] ?? EMPTY), (value) => block.lat(value));
  const lons = gridColumn(block.deltas(fields[9] ?? EMPTY), (value) => block.lon(value));
  if (lats.length !== ids.length || lons.length !== ids.length) block.decode(() => fail('a node has no location'));
  const pairs = block.numbers(fields[10] ?? EMPTY);
  const starts = tagStarts(pairs, ids.length);
  let dates: Float64Array | undefined;
  return {
    ids,
    lons,
    lats,
    tagged: [...starts.keys()],
    tagsIf(index, wanted) {
      const keys: number[] = [];
      const values: number[] = [];
      for (let i = starts.get(index) ?? pairs.length; (pairs[i] ?? 0) !== 0; i += 2) {
        keys.push(pairs[i] ?? 0);
        values.push(pairs[i + 1] ?? 0);
      }
      return block.tagsIf(keys, values, wanted);
    },
    dateAt(index) {
      dates ??= block.deltas(denseTimestamps(block, fields[5] ?? EMPTY));
      const date = dates[index];
      return date === undefined ? null : block.date(date);
    },
  };
}

/** Where the tags of each tagged node begin in `(key value)* 0` per node. */
function tagStarts(pairs: readonly number[], count: number): Map<number, number> {
  const starts = new Map<number, number>();
  for (let i = 0, node = 0; i < pairs.length && node < count; i++, node++) {
    if (pairs[i] === 0) continue;
    starts.set(node, i);
    while (i < pairs.length && pairs[i] !== 0) i += 2;
  }
  return starts;
}

function denseTimestamps(block: Block, info: Span): Span {
  return block.decode((pbf) => {
    let timestamps = EMPTY;
    eachField(pbf, info, (field) => {
      if (field === 2) timestamps = spanOf(pbf, info.end);
    });
    return timestamps;
  });
}

function singleNodes(block: Block, spans: readonly Span[]): NodeColumns {
  const lons = new Int32Array(spans.length).fill(NO_LOCATION);
  const lats = new Int32Array(spans.length).fill(NO_LOCATION);
  const ids = new Float64Array(spans.length);
  const elements = block.decode((pbf) =>
    spans.map((span, i) => {
      const fields: Span[] = [];
      eachField(pbf, span, (field) => {
        if (field === 1) ids[i] = pbf.readSVarint();
        else if (field === 8) lats[i] = block.lat(pbf.readSVarint());
        else if (field === 9) lons[i] = block.lon(pbf.readSVarint());
        else if (field <= 4) fields[field] = spanOf(pbf, span.end);
      });
      return new Element(block, ids[i] ?? 0, fields);
    }),
  );
  return {
    ids,
    lons,
    lats,
    tagged: elements.flatMap((element, i) => (element.isTagged ? [i] : [])),
    tagsIf: (index, wanted) => elements[index]?.tagsIf(wanted) ?? null,
    dateAt: (index) => elements[index]?.date() ?? null,
  };
}
