import Flatbush from 'flatbush';
import { type WorldShape, metresPerUnit, partsOf } from '#common/geo/worldShape.ts';

/** Segments that share one box of the index. */
const CHUNK = 16;

interface Chunk {
  readonly line: number;
  /** Point numbers of the first and last point. */
  readonly from: number;
  readonly to: number;
  /** Ground metres from the beginning of the line. */
  readonly startM: number;
}

interface NearLine {
  /** Number of the line. */
  readonly line: number;
  readonly distanceM: number;
  /**
   * Ground metres from the beginning along the parts of the line one after another; gaps between parts count nothing.
   */
  readonly metresAlong: number;
}

export interface LineIndex {
  /** Lines that pass within `metres` of a point in world units, each at its nearest place. */
  near(x: number, y: number, metres: number): NearLine[];
}

/** An index over the segments of lines. */
export function lineIndex(lines: readonly WorldShape[]): LineIndex {
  const chunks = lines.flatMap((shape, line) => [...chunksOf(shape, line)]);
  if (chunks.length === 0) return { near: () => [] };
  const index = new Flatbush(chunks.length, 16, Int32Array);
  for (const { line, from, to } of chunks) index.add(...boxOf(lines[line]?.coords ?? new Int32Array(), from, to));
  index.finish();
  return {
    near(x, y, metres) {
      const scale = metresPerUnit(y);
      const units = Math.ceil(metres / scale);
      const best = new Map<number, NearLine>();
      for (const found of index.search(x - units, y - units, x + units, y + units)) {
        const chunk = chunks[found];
        const shape = chunk === undefined ? undefined : lines[chunk.line];
        if (chunk === undefined || shape === undefined) continue;
        const nearest = nearestIn(chunk, shape.coords, x, y, scale);
        if (nearest.distanceM <= metres && nearest.distanceM < (best.get(chunk.line)?.distanceM ?? Infinity))
          best.set(chunk.line, nearest);
      }
      return [...best.values()].sort((a, b) => a.line - b.line);
    },
  };
}

function* chunksOf(shape: WorldShape, line: number): Generator<Chunk> {
  let startM = 0;
  for (const [start, end] of partsOf(shape)) {
    for (let from = start; from < end - 1; from += CHUNK) {
      const to = Math.min(from + CHUNK, end - 1);
      yield { line, from, to, startM };
      for (let i = from; i < to; i++) startM += segmentM(shape.coords, i);
    }
  }
}

/** Ground metres of all parts of a line; gaps between parts count nothing. */
export function drawnM(shape: WorldShape): number {
  let metres = 0;
  for (const [start, end] of partsOf(shape)) for (let i = start; i < end - 1; i++) metres += segmentM(shape.coords, i);
  return metres;
}

function segmentM(coords: Int32Array, i: number): number {
  const y1 = coords[2 * i + 1] ?? 0;
  const y2 = coords[2 * i + 3] ?? 0;
  return Math.hypot((coords[2 * i + 2] ?? 0) - (coords[2 * i] ?? 0), y2 - y1) * metresPerUnit((y1 + y2) / 2);
}

function boxOf(coords: Int32Array, from: number, to: number): [number, number, number, number] {
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = from; i <= to; i++) {
    const x = coords[2 * i] ?? 0;
    const y = coords[2 * i + 1] ?? 0;
    minX = Math.min(minX, x);
    minY = Math.min(minY, y);
    maxX = Math.max(maxX, x);
    maxY = Math.max(maxY, y);
  }
  return [minX, minY, maxX, maxY];
}

function nearestIn(
  { line, from, to, startM }: Chunk,
  coords: Int32Array,
  x: number,
  y: number,
  scale: number,
): NearLine {
  let nearestM = Infinity;
  let metresAlong = startM;
  let alongM = startM;
  for (let i = from; i < to; i++) {
    const x1 = coords[2 * i] ?? 0;
    const y1 = coords[2 * i + 1] ?? 0;
    const dx = (coords[2 * i + 2] ?? 0) - x1;
    const dy = (coords[2 * i + 3] ?? 0) - y1;
    const square = dx * dx + dy * dy;
    const t = square === 0 ? 0 : Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / square));
    const distanceM = Math.hypot(x - x1 - t * dx, y - y1 - t * dy) * scale;
    const lengthM = segmentM(coords, i);
    if (distanceM < nearestM) {
      nearestM = distanceM;
      metresAlong = alongM + t * lengthM;
    }
    alongM += lengthM;
  }
  return { line, distanceM: nearestM, metresAlong };
}
