import { type FlatLine, pointsOf } from '#common/geo/flatLine.ts';
import { toPosition, WORLD } from './baseGrid.ts';
import type { TileShape } from './gridShape.ts';
import { HEAD, type RingStore } from './ringStore.ts';
import { WEIGHT_MAX, weighLine } from './weighLine.ts';

/** The store counts from the middle of the world, where sums of products of its numbers are exact. */
export const HALF_WORLD = WORLD / 2;

/** The least distance from a line that makes a point of it worth a weight, units: 3/8 of a pixel at the last zoom. */
const LEAST_WEIGHT = 3;

/**
 * Appends the lines or rings of a shape to the store. `isWeighed`: a zoom is drawn that simplifies them; then their
 * points get weights.
 */
export function addRings(store: RingStore, shape: Exclude<TileShape, { type: 'points' }>, isWeighed: boolean): void {
  if (shape.type === 'lines') for (const line of shape.lines) addLine(store, line, isWeighed);
  else
    for (const rings of shape.polygons)
      for (const [i, ring] of rings.entries()) addRing(store, ring, i === 0, isWeighed);
}

function addLine(store: RingStore, line: FlatLine, isWeighed: boolean): void {
  const head = addPoints(store, line);
  if (!isWeighed) return;
  const { data, end } = store;
  let length = 0;
  for (let i = head + HEAD + 3; i < end; i += 3) {
    const dx = (data[i] ?? 0) - (data[i - 3] ?? 0);
    const dy = (data[i + 1] ?? 0) - (data[i - 2] ?? 0);
    length += Math.sqrt(dx * dx + dy * dy);
  }
  data[head + 1] = Math.min(length, WEIGHT_MAX);
  weigh(store, head);
}

/** A ring's size is the side of a square of its area, negative for a hole. Outer rings run one way, holes the other. */
function addRing(store: RingStore, ring: FlatLine, isOuter: boolean, isWeighed: boolean): void {
  const head = addPoints(store, ring);
  const { data, end } = store;
  let area = 0;
  for (let i = head + HEAD + 3; i < end; i += 3)
    area += ((data[i - 3] ?? 0) * (data[i + 1] ?? 0) - (data[i] ?? 0) * (data[i - 2] ?? 0)) / 2;
  if (isOuter ? area < 0 : area >= 0) {
    turnRound(data, head + HEAD, end - 3);
    area = -area;
  }
  data[head + 1] = Math.sign(area) * Math.sqrt(Math.abs(area));
  if (isWeighed) weigh(store, head);
}

function weigh({ data, end }: RingStore, head: number): void {
  const first = head + HEAD;
  data[first + 2] = WEIGHT_MAX;
  weighLine(data, first, end - 3, LEAST_WEIGHT);
  data[end - 1] = WEIGHT_MAX;
}

/** Appends points without weights; answers where the head of their ring is. */
function addPoints(store: RingStore, line: FlatLine): number {
  store.reserve(HEAD + line.length * 1.5);
  const { data, end: head } = store;
  data[head] = line.length / 2;
  data[head + 1] = 0;
  let at = head + HEAD;
  for (let i = 0; i < line.length; i += 2) {
    const x = line[i] ?? 0;
    const y = line[i + 1] ?? 0;
    const isWhole = Number.isInteger(x) && Number.isInteger(y);
    data[at] = isWhole ? x - HALF_WORLD : Math.floor(centredX(x) + 0.5);
    data[at + 1] = isWhole ? y - HALF_WORLD : Math.floor(centredY(y) + 0.5);
    data[at + 2] = 0;
    at += 3;
  }
  store.end = at;
  return head;
}

function turnRound(data: Int32Array, first: number, last: number): void {
  for (let [a, b] = [first, last]; a < b; a += 3, b -= 3) {
    for (const axis of [0, 1]) {
      const value = data[a + axis] ?? 0;
      data[a + axis] = data[b + axis] ?? 0;
      data[b + axis] = value;
    }
  }
}

/** Points as they are rounded to the units of a tile, counted from the middle of the world. */
export function centred(points: FlatLine): FlatLine {
  return pointsOf(points).flatMap(([x, y]) => [centredX(x), centredY(y)]);
}

// By way of degrees, as tiles have been cut from the beginning. A point half way between two units of a tile, as
// labels at coarse zooms and the edges along which land is cut are, is rounded to the same side as before.

function centredX(x: number): number {
  return (toPosition([x, 0])[0] / 360 + 0.5 - 0.5) * WORLD;
}

function centredY(y: number): number {
  const sin = Math.sin((toPosition([0, y])[1] * Math.PI) / 180);
  const row = 0.5 - (0.25 * Math.log((1 + sin) / (1 - sin))) / Math.PI;
  return (Math.min(Math.max(row, 0), 1) - 0.5) * WORLD;
}
