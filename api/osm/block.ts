import { PbfReader } from 'pbf';
import { damaged, type Blob } from './blobs.ts';
import { eachField, EMPTY, fail, type Span, spanOf } from './message.ts';

/** Bits of the kinds of elements that a block holds. */
export const NODES = 1;
export const WAYS = 2;
export const RELATIONS = 4;

/** The kind of the elements in a group, by the number of the field that holds them. */
const GROUP_KINDS: Readonly<Record<number, number>> = { 1: NODES, 2: NODES, 3: WAYS, 4: RELATIONS };

export type Tags = Readonly<Record<string, string>>;

/** Called with each key of an element; answers a test of its value, or undefined where the key is not of interest. */
export type TagTest = (key: string) => ValueTest | undefined;
type ValueTest = (value: string) => boolean;

const NO_VALUE: ValueTest = () => false;

interface Group extends Span {
  readonly kind: number;
}

/** The offsets and units of a block's coordinates and dates. */
interface Scale {
  readonly granularity: number;
  readonly lonOffset: number;
  readonly latOffset: number;
  readonly dateGranularity: number;
}

/** The version of an element and the time of its last change, seconds since 1970; 0 where the file does not say. */
export interface Stamp {
  readonly version: number;
  readonly seconds: number;
}

/** The value of a location that is no place on the globe. */
export const NO_LOCATION = 0x7fffffff;

/**
 * A PrimitiveBlock of osmformat.proto, read lazily: strings and packed arrays are decoded when they are asked for.
 * Every fault of its bytes throws ImportInputError with the block's offset.
 */
export class Block {
  readonly groups: readonly Group[];
  readonly kinds: number;
  readonly #blob: Blob;
  readonly #file: string;
  readonly #scale: Scale;
  readonly #stringSpans: readonly Span[];
  readonly #strings: (string | undefined)[];
  /** The answers of each test for keys, by the number of their string: a block holds few keys, and many elements. */
  readonly #valueTests = new Map<TagTest, (ValueTest | undefined)[]>();
  /** A reader for packed lists, shared because every element has several. */
  readonly #lists: PbfReader;

  constructor(file: string, blob: Blob) {
    this.#file = file;
    this.#blob = blob;
    this.#lists = new PbfReader(blob.data);
    const { groups, strings, scale } = this.decode((pbf) => readParts(pbf));
    this.groups = groups;
    this.#stringSpans = strings;
    this.#strings = strings.map(() => undefined);
    this.#scale = scale;
    this.kinds = groups.reduce((kinds, { kind }) => kinds | kind, 0);
  }

  /** Runs a piece of decoding; any error that it throws means that the block is damaged. */
  decode<T>(read: (pbf: PbfReader) => T): T {
    return this.#guarded(() => read(new PbfReader(this.#blob.data)));
  }

  #guarded<T>(read: () => T): T {
    try {
      return read();
    } catch (cause) {
      throw damaged(this.#file, this.#blob.place.offset, 'its elements cannot be read', cause);
    }
  }

  string(index: number): string {
    const known = this.#strings[index];
    if (known !== undefined) return known;
    const span = this.#stringSpans[index];
    if (span === undefined) return this.decode(() => fail('a text is missing'));
    const text = this.#blob.data.toString('utf8', span.start, span.end);
    this.#strings[index] = text;
    return text;
  }

  /** Whether one of the tags in parallel lists of string numbers is wanted. Asks `wanted` once for each key. */
  isTagged(keys: readonly number[], values: readonly number[], wanted: TagTest): boolean {
    if (keys.length !== values.length) return this.decode(() => fail('a tag has no value'));
    let tests = this.#valueTests.get(wanted);
    if (tests === undefined) this.#valueTests.set(wanted, (tests = this.#strings.map(() => undefined)));
    for (let i = 0; i < keys.length; i++) {
      const key = keys[i] ?? -1;
      const test = (tests[key] ??= wanted(this.string(key)) ?? NO_VALUE);
      if (test !== NO_VALUE && test(this.string(values[i] ?? -1))) return true;
    }
    return false;
  }

  /** Tags from parallel lists of string numbers if one of them is wanted, else null. */
  tagsIf(keys: readonly number[], values: readonly number[], wanted: TagTest): Tags | null {
    if (!this.isTagged(keys, values, wanted)) return null;
    const tags: Record<string, string> = {};
    for (let i = 0; i < keys.length; i++) tags[this.string(keys[i] ?? -1)] = this.string(values[i] ?? -1);
    return tags;
  }

  /** A packed list of unsigned numbers. */
  numbers({ start, end }: Span): number[] {
    return this.#guarded(() => {
      const pbf = this.#lists;
      const list: number[] = [];
      pbf.pos = start;
      while (pbf.pos < end) list.push(pbf.readVarint());
      return pbf.pos === end ? list : fail('a list does not end where it should');
    });
  }

  /** A packed, zigzag and delta coded list. */
  deltas({ start, end }: Span): Float64Array {
    return this.#guarded(() => {
      const pbf = this.#lists;
      let count = 0;
      for (let i = start; i < end; i++) if ((pbf.buf[i] ?? 0) < 0x80) count++;
      const list = new Float64Array(count);
      pbf.pos = start;
      for (let i = 0, sum = 0; i < count; i++) list[i] = sum += pbf.readSVarint();
      return pbf.pos === end ? list : fail('a list does not end where it should');
    });
  }

  /** Longitude in units of 1e-7 degrees, or NO_LOCATION. */
  lon(value: number): number {
    return gridOf(this.#scale.lonOffset + this.#scale.granularity * value, 180);
  }

  /** Latitude in units of 1e-7 degrees, or NO_LOCATION. */
  lat(value: number): number {
    return gridOf(this.#scale.latOffset + this.#scale.granularity * value, 90);
  }

  /** Seconds since 1970 of a timestamp in the block's own unit. */
  seconds(value: number): number {
    return (value * this.#scale.dateGranularity) / 1000;
  }

  /** Version and time out of an Info message. */
  stampOfInfo(info: Span): Stamp {
    return this.decode((pbf) => {
      const stamp = { version: 0, seconds: 0 };
      eachField(pbf, info, (field) => {
        if (field === 1) stamp.version = pbf.readVarint(true);
        else if (field === 2) stamp.seconds = this.seconds(pbf.readVarint(true));
      });
      return stamp;
    });
  }
}

function gridOf(nanodegrees: number, limit: number): number {
  const grid = Math.round(nanodegrees / 100);
  return Math.abs(grid) <= limit * 1e7 ? grid : NO_LOCATION;
}

function readParts(pbf: PbfReader): { groups: Group[]; strings: Span[]; scale: Scale } {
  const groupSpans: Span[] = [];
  const strings: Span[] = [];
  let table = EMPTY;
  const scale = { granularity: 100, lonOffset: 0, latOffset: 0, dateGranularity: 1000 };
  const limit = pbf.length;
  eachField(pbf, { start: 0, end: limit }, (field) => {
    if (field === 1) table = spanOf(pbf, limit);
    else if (field === 2) groupSpans.push(spanOf(pbf, limit));
    else if (field === 17) scale.granularity = pbf.readVarint(true);
    else if (field === 18) scale.dateGranularity = pbf.readVarint(true);
    else if (field === 19) scale.latOffset = pbf.readVarint(true);
    else if (field === 20) scale.lonOffset = pbf.readVarint(true);
  });
  eachField(pbf, table, (field) => {
    if (field === 1) strings.push(spanOf(pbf, table.end));
  });
  const groups = groupSpans.map((span) => ({ ...span, kind: kindOf(pbf, span) }));
  return { groups, strings, scale };
}

/** All elements of a group are of one kind, which the first field shows. */
function kindOf(pbf: PbfReader, { start, end }: Span): number {
  pbf.pos = start;
  const kind = GROUP_KINDS[pbf.nextField(end)] ?? 0;
  if (kind !== 0) spanOf(pbf, end);
  return kind;
}
