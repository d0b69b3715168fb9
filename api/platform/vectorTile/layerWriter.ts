import { PbfWriter } from 'pbf';
import type { FlatLine } from '#common/geo/flatLine.ts';

/** Fields of the messages of a Mapbox Vector Tile, by the specification's version 2. */
const LAYER = { name: 1, feature: 2, key: 3, value: 4, extent: 5, version: 15 } as const;
const FEATURE = { tags: 2, type: 3, geometry: 4 } as const;
const VALUE = { text: 1, double: 3, unsigned: 5, signed: 6, boolean: 7 } as const;
const TILE_LAYER = 3;
/** Commands of a geometry; how often each is repeated stands in the bits above them. */
const MOVE = 1;
const LINE = 2;
const CLOSE = 7 | (1 << 3);

/** Units of the side of our tiles, at every zoom. */
export const EXTENT = 4096;

export type TagValue = string | number | boolean;
/** A value of null is left out. */
export type Tags = Readonly<Record<string, TagValue | null>>;
type Lines = readonly FlatLine[];

/** Types of geometries of a feature, by the numbers of the format. */
export const POINTS = 1;
export const LINES = 2;
export const AREAS = 3;
type FeatureType = typeof POINTS | typeof LINES | typeof AREAS;

/** A layer of a Mapbox Vector Tile, which is written while its features are added. */
export class LayerWriter {
  readonly #out = new PbfWriter(new Uint8Array(1 << 12));
  readonly #keys = new Map<string, number>();
  readonly #values = new Map<TagValue, number>();
  #isEmpty = true;

  constructor(name: string) {
    this.#out.writeVarintField(LAYER.version, 2);
    this.#out.writeStringField(LAYER.name, name);
    this.#out.writeVarintField(LAYER.extent, EXTENT);
  }

  /**
   * Adds a feature of points, of lines, or of rings that end with their first point and whose outer ones run clockwise
   * on the screen; in units of the extent.
   */
  add(type: FeatureType, lines: Lines, tags: Tags): void {
    this.#isEmpty = false;
    this.#out.writeMessage(
      LAYER.feature,
      (_, out) => {
        out.writeMessage(FEATURE.tags, this.#writeTags, tags);
        out.writeVarintField(FEATURE.type, type);
        out.writeMessage(FEATURE.geometry, GEOMETRIES[type], lines);
      },
      null,
    );
  }

  get isEmpty(): boolean {
    return this.#isEmpty;
  }

  /** Ends the layer. */
  finish(): Uint8Array {
    for (const key of this.#keys.keys()) this.#out.writeStringField(LAYER.key, key);
    for (const value of this.#values.keys()) this.#out.writeMessage(LAYER.value, writeValue, value);
    return this.#out.finish();
  }

  readonly #writeTags = (tags: Tags, out: PbfWriter): void => {
    for (const key in tags) {
      const value = tags[key];
      if (value === undefined || value === null) continue;
      out.writeVarint(numberIn(this.#keys, key));
      out.writeVarint(numberIn(this.#values, value));
    }
  };
}

/** A tile of layers; those without features are left out. */
export function tileOf(layers: readonly LayerWriter[]): Uint8Array {
  const tile = new PbfWriter();
  for (const layer of layers) if (!layer.isEmpty) tile.writeBytesField(TILE_LAYER, layer.finish());
  return tile.finish();
}

/** The number of a key or value, in the order in which they are first used. */
function numberIn<T>(known: Map<T, number>, one: T): number {
  const found = known.get(one);
  if (found !== undefined) return found;
  known.set(one, known.size);
  return known.size - 1;
}

function writeValue(value: TagValue, out: PbfWriter): void {
  if (typeof value === 'string') out.writeStringField(VALUE.text, value);
  else if (typeof value === 'boolean') out.writeBooleanField(VALUE.boolean, value);
  else if (!Number.isInteger(value)) out.writeDoubleField(VALUE.double, value);
  else if (value < 0) out.writeSVarintField(VALUE.signed, value);
  else out.writeVarintField(VALUE.unsigned, value);
}

const GEOMETRIES = {
  [POINTS]: (lines: Lines, out: PbfWriter) => {
    out.writeVarint(MOVE | (lines.reduce((sum, line) => sum + line.length / 2, 0) << 3));
    let from = START;
    for (const line of lines) from = writeSteps(line, [0, line.length], from, out);
  },
  [LINES]: (lines: Lines, out: PbfWriter) => {
    let from = START;
    for (const line of lines) from = writeLine(line, line.length, from, out);
  },
  [AREAS]: (rings: Lines, out: PbfWriter) => {
    let from = START;
    for (const ring of rings) {
      // A ring is closed by a command instead of its last point.
      from = writeLine(ring, ring.length - 2, from, out);
      out.writeVarint(CLOSE);
    }
  },
} as const;

type Point = readonly [x: number, y: number];
const START: Point = [0, 0];

/** Writes the numbers of a line up to `end` as steps from the point that was written last; answers its own last one. */
function writeLine(line: FlatLine, end: number, from: Point, out: PbfWriter): Point {
  out.writeVarint(MOVE | (1 << 3));
  const first = writeSteps(line, [0, 2], from, out);
  if (end <= 2) return first;
  out.writeVarint(LINE | ((end / 2 - 1) << 3));
  return writeSteps(line, [2, end], first, out);
}

function writeSteps(
  line: FlatLine,
  [start, end]: readonly [number, number],
  [fromX, fromY]: Point,
  out: PbfWriter,
): Point {
  let [x, y] = [fromX, fromY];
  for (let at = start; at < end; at += 2) {
    const nextX = line[at] ?? 0;
    const nextY = line[at + 1] ?? 0;
    out.writeSVarint(nextX - x);
    out.writeSVarint(nextY - y);
    x = nextX;
    y = nextY;
  }
  return [x, y];
}
