import simplify from 'simplify-js';
import { type Band, BANDS, encodeShape, quantise, shiftOfBand, toleranceOfBand } from '#api/tiles/tileBands.ts';
import { partsOf, type WorldShape } from '#common/geo/worldShape.ts';

interface Point {
  x: number;
  y: number;
}

interface Part {
  readonly points: Point[];
  readonly hole: boolean;
}

export interface TileShape {
  readonly band: Band;
  readonly bytes: Uint8Array;
}

/**
 * Simplifies a shape for every band from `firstBand` on. Rings and lines that shrink to nothing at a band are dropped,
 * a hole with its outer ring; a band with nothing left has no entry, and its tiles show the place's point alone.
 */
export function tileShapes(shape: WorldShape, firstBand: Band): TileShape[] {
  const made: TileShape[] = [];
  let parts: readonly Part[] = pointsOf(shape);
  for (const { band } of BANDS.toReversed()) {
    if (band < firstBand) break;
    parts = simplifyParts(shape.type, parts, band);
    if (parts.length === 0) break;
    made.push({ band, bytes: encodeShape(shapeOf(shape.type, parts), shiftOfBand(band)) });
  }
  return made.toReversed();
}

function pointsOf(shape: WorldShape): Part[] {
  return partsOf(shape).map(([from, to], part) => ({
    hole: shape.holes[part] === true,
    points: Array.from({ length: to - from }, (_, i) => ({
      x: shape.coords[2 * (from + i)] ?? 0,
      y: shape.coords[2 * (from + i) + 1] ?? 0,
    })),
  }));
}

/** Simplifies the parts of the next finer band, so that errors add up to less than twice the tolerance. */
function simplifyParts(type: WorldShape['type'], parts: readonly Part[], band: Band): Part[] {
  const simplifiedParts: Part[] = [];
  let outerDrawn = false;
  for (const { points, hole } of parts) {
    if (hole && !outerDrawn) continue;
    const simplified = onGrid(simplify(points, toleranceOfBand(band), true), shiftOfBand(band));
    const drawn = type === 'AREA' ? isDrawnRing(simplified, band) : simplified.length >= 2;
    if (!hole) outerDrawn = drawn;
    if (drawn) simplifiedParts.push({ points: simplified, hole });
  }
  return simplifiedParts;
}

/** Points rounded to the band's grid, without repeats. */
function onGrid(points: readonly Point[], shift: number): Point[] {
  const rounded: Point[] = [];
  for (const point of points) {
    const x = quantise(point.x, shift) * 2 ** shift;
    const y = quantise(point.y, shift) * 2 ** shift;
    const last = rounded.at(-1);
    if (last === undefined || last.x !== x || last.y !== y) rounded.push({ x, y });
  }
  return rounded;
}

/** Whether a ring still encloses something: a square pixel at the band's largest zoom. */
function isDrawnRing(ring: readonly Point[], band: Band): boolean {
  const pixel = toleranceOfBand(band) / 0.75;
  return ring.length >= 4 && Math.abs(ringArea(ring)) >= pixel * pixel;
}

function ringArea(ring: readonly Point[]): number {
  let sum = 0;
  for (let i = 1; i < ring.length; i++) {
    const a = ring[i - 1];
    const b = ring[i];
    if (a !== undefined && b !== undefined) sum += (a.x - b.x) * (a.y + b.y);
  }
  return sum / 2;
}

function shapeOf(type: WorldShape['type'], parts: readonly Part[]): WorldShape {
  const coords = new Int32Array(2 * parts.reduce((sum, { points }) => sum + points.length, 0));
  const ends: number[] = [];
  let at = 0;
  for (const { points } of parts) {
    for (const { x, y } of points) {
      coords[at++] = x;
      coords[at++] = y;
    }
    ends.push(at / 2);
  }
  return { type, coords, ends, holes: parts.map(({ hole }) => hole) };
}
