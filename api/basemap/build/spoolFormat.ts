import type { PbfReader, PbfWriter } from 'pbf';
import { BASE_LAYERS } from '#api/basemap/baseFeature.ts';
import {
  type GridFeature,
  type Properties,
  textOf,
  type TileLayer,
  type TileShape,
} from '#api/basemap/grid/gridShape.ts';
import type { FlatLine } from '#common/geo/flatLine.ts';

const LAYERS: readonly TileLayer[] = BASE_LAYERS.filter((layer) => layer !== 'coast');
const SHAPES = ['points', 'lines', 'polygons'] as const;
const RANK_STEPS = 100;

/** Appends a feature to the bytes of its bucket. */
export function writeFeature(writer: PbfWriter, feature: GridFeature): void {
  writer.writeVarint(LAYERS.indexOf(feature.layer));
  writer.writeVarint(feature.minZoom);
  writer.writeVarint(Math.round(feature.rank * RANK_STEPS));
  writer.writeString(textOf(feature.properties));
  writer.writeVarint(SHAPES.indexOf(feature.shape.type));
  const { shape } = feature;
  if (shape.type === 'points') writeLine(writer, shape.points);
  else if (shape.type === 'lines') writeLines(writer, shape.lines);
  else {
    writer.writeVarint(shape.polygons.length);
    for (const rings of shape.polygons) writeLines(writer, rings);
  }
}

function writeLines(writer: PbfWriter, lines: readonly FlatLine[]): void {
  writer.writeVarint(lines.length);
  for (const line of lines) writeLine(writer, line);
}

function writeLine(writer: PbfWriter, line: FlatLine): void {
  writer.writeVarint(line.length / 2);
  let [px, py] = [0, 0];
  for (let i = 0; i < line.length; i += 2) {
    const [x, y] = [line[i] ?? 0, line[i + 1] ?? 0];
    writer.writeSVarint(x - px);
    writer.writeSVarint(y - py);
    [px, py] = [x, y];
  }
}

/**
 * Reads the next feature of a bucket. Equal properties become one object: `known` holds those that were read before, by
 * their text.
 */
export function readFeature(reader: PbfReader, known: Map<string, Properties>): GridFeature {
  const layer = LAYERS[reader.readVarint()];
  const minZoom = reader.readVarint();
  const rank = reader.readVarint() / RANK_STEPS;
  const text = reader.readString();
  const read: Properties = known.get(text) ?? JSON.parse(text);
  known.set(text, read);
  const type = SHAPES[reader.readVarint()];
  if (layer === undefined || type === undefined) throw new Error('The spool of the base map cannot be read back');
  return { layer, minZoom, rank, properties: read, shape: readShape(reader, type) };
}

function readShape(reader: PbfReader, type: TileShape['type']): TileShape {
  if (type === 'points') return { type, points: readLine(reader) };
  if (type === 'lines') return { type, lines: readList(reader, readLine) };
  return { type, polygons: readList(reader, (rings) => readList(rings, readLine)) };
}

function readList<T>(reader: PbfReader, read: (reader: PbfReader) => T): T[] {
  const list: T[] = [];
  for (let left = reader.readVarint(); left > 0; left--) list.push(read(reader));
  return list;
}

function readLine(reader: PbfReader): FlatLine {
  const line: number[] = [];
  let [x, y] = [0, 0];
  for (let left = reader.readVarint(); left > 0; left--) {
    x += reader.readSVarint();
    y += reader.readSVarint();
    line.push(x, y);
  }
  return line;
}
