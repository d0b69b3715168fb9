import type { PbfReader } from 'pbf';
import { type Block, NO_LOCATION, RELATIONS, type Stamp, type Tags, type TagTest, WAYS } from './block.ts';
import { isoDay } from './header.ts';
import { EMPTY, type Span, eachField, fail, spanOf } from './message.ts';

/** The types of members, by their number in the file. */
export const MEMBER_TYPES = ['node', 'way', 'relation'] as const;
export type MemberType = (typeof MEMBER_TYPES)[number];

export interface OsmMember {
  readonly type: MemberType;
  readonly id: number;
  readonly role: string;
}

/** A column of coordinates, converted by the scale of the block. */
export function gridColumn(values: Float64Array, toGrid: (value: number) => number): Int32Array {
  const column = new Int32Array(values.length);
  for (let i = 0; i < column.length; i++) column[i] = toGrid(values[i] ?? NO_LOCATION);
  return column;
}

/** Wants every tag. */
export const ANY_TAG: TagTest = () => () => true;

/** An element whose tags and date are decoded only when they are read. */
export class Element {
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
    return this.tagsIf(ANY_TAG) ?? {};
  }

  /** The tags if one of them is wanted, else null. */
  tagsIf(wanted: TagTest): Tags | null {
    if (!this.isTagged) return null;
    return this.block.tagsIf(this.block.numbers(this.field(2)), this.block.numbers(this.field(3)), wanted);
  }

  /** Whether one of the tags is wanted. */
  isTaggedWith(wanted: TagTest): boolean {
    return (
      this.isTagged && this.block.isTagged(this.block.numbers(this.field(2)), this.block.numbers(this.field(3)), wanted)
    );
  }

  /** ISO day of the last change; null = not in the file. */
  date(): string | null {
    return isoDay(this.stamp().seconds);
  }

  stamp(): Stamp {
    return this.block.stampOfInfo(this.field(4));
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
