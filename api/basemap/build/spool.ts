import { randomUUID } from 'node:crypto';
import { mkdir, open, unlink } from 'node:fs/promises';
import path from 'node:path';
import { PbfReader, PbfWriter } from 'pbf';
import { BASE_LAYERS } from '#api/basemap/baseFeature.ts';
import type { GridPoint } from '#api/basemap/grid/baseGrid.ts';
import type { GridFeature, Properties, Shape, TileLayer } from '#api/basemap/grid/gridShape.ts';

/** Features put by on disk, by bucket, so that memory need not hold a country. */
export interface FeatureSpool {
  add(bucket: string, feature: GridFeature): Promise<void>;
  has(bucket: string): boolean;
  /** In the order in which they were added. */
  read(bucket: string): Promise<GridFeature[]>;
  close(): Promise<void>;
}

/** What waits in memory before it is written, bytes. */
const WAITING_BYTES = 48 * 2 ** 20;

interface Chunk {
  readonly at: number;
  readonly length: number;
}

/**
 * Opens an empty spool in `folder`: one file, which loses its name at once and is gone with the process, however that ends. Buckets
 * are written together when enough has come, each as one chunk of which the place is remembered.
 */
export async function openFeatureSpool(folder: string, waitingBytes = WAITING_BYTES): Promise<FeatureSpool> {
  await mkdir(folder, { recursive: true });
  const name = path.join(folder, `base-${randomUUID()}`);
  const handle = await open(name, 'wx+', 0o600);
  await unlink(name);
  const chunks = new Map<string, Chunk[]>();
  let waiting = new Map<string, PbfWriter>();
  let [bytes, end] = [0, 0];

  const flush = async () => {
    const parts: Uint8Array[] = [];
    for (const [bucket, writer] of waiting) {
      const part = writer.finish();
      const chunk = { at: end, length: part.byteLength };
      const known = chunks.get(bucket);
      if (known === undefined) chunks.set(bucket, [chunk]);
      else known.push(chunk);
      parts.push(part);
      end += part.byteLength;
    }
    waiting = new Map();
    bytes = 0;
    if (parts.length > 0) await handle.appendFile(Buffer.concat(parts));
  };

  return {
    add: async (bucket, feature) => {
      let writer = waiting.get(bucket);
      if (writer === undefined) waiting.set(bucket, (writer = new PbfWriter()));
      const before = writer.pos;
      writeFeature(writer, feature);
      bytes += writer.pos - before;
      if (bytes > waitingBytes) await flush();
    },
    has: (bucket) => chunks.has(bucket) || waiting.has(bucket),
    read: async (bucket) => {
      if (waiting.size > 0) await flush();
      const features: GridFeature[] = [];
      const known = new Map<string, Properties>();
      for (const { at, length } of chunks.get(bucket) ?? []) {
        const { buffer, bytesRead } = await handle.read(Buffer.allocUnsafe(length), 0, length, at);
        if (bytesRead !== length) throw new Error('The spool of the base map is shorter than what was written to it');
        const reader = new PbfReader(buffer);
        while (reader.pos < reader.length) features.push(readFeature(reader, known));
      }
      return features;
    },
    close: () => handle.close(),
  };
}

const LAYERS: readonly TileLayer[] = BASE_LAYERS.filter((layer) => layer !== 'coast');
const SHAPES = ['points', 'lines', 'polygons'] as const;
const RANK_STEPS = 100;

function writeFeature(writer: PbfWriter, feature: GridFeature): void {
  writer.writeVarint(LAYERS.indexOf(feature.layer));
  writer.writeVarint(feature.minZoom);
  writer.writeVarint(Math.round(feature.rank * RANK_STEPS));
  writer.writeString(JSON.stringify(feature.properties));
  writer.writeVarint(SHAPES.indexOf(feature.shape.type));
  const { shape } = feature;
  if (shape.type === 'points') writeLine(writer, shape.points);
  else if (shape.type === 'lines') writeLines(writer, shape.lines);
  else {
    writer.writeVarint(shape.polygons.length);
    for (const rings of shape.polygons) writeLines(writer, rings);
  }
}

function writeLines(writer: PbfWriter, lines: readonly (readonly GridPoint[])[]): void {
  writer.writeVarint(lines.length);
  for (const line of lines) writeLine(writer, line);
}

function writeLine(writer: PbfWriter, line: readonly GridPoint[]): void {
  writer.writeVarint(line.length);
  let [px, py] = [0, 0];
  for (const [x, y] of line) {
    writer.writeSVarint(x - px);
    writer.writeSVarint(y - py);
    [px, py] = [x, y];
  }
}

/** `known`: properties that were read before; equal ones are one object. */
function readFeature(reader: PbfReader, known: Map<string, Properties>): GridFeature {
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

function readShape(reader: PbfReader, type: Shape['type']): Shape {
  if (type === 'points') return { type, points: readLine(reader) };
  if (type === 'lines') return { type, lines: readLines(reader) };
  return { type, polygons: Array.from({ length: reader.readVarint() }, () => readLines(reader)) };
}

function readLines(reader: PbfReader): GridPoint[][] {
  return Array.from({ length: reader.readVarint() }, () => readLine(reader));
}

function readLine(reader: PbfReader): GridPoint[] {
  let [x, y] = [0, 0];
  return Array.from({ length: reader.readVarint() }, (): GridPoint => {
    x += reader.readSVarint();
    y += reader.readSVarint();
    return [x, y];
  });
}
