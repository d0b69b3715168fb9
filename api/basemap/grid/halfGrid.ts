import { EXTENT } from '#api/platform/vectorTile/layerWriter.ts';
import type { Bounds } from '#common/geo/bounds.ts';
import { boxAround } from '#common/geo/plane.ts';
import { type Box, boxOf, type GridPoint } from './baseGrid.ts';

/**
 * A ring in half units of the grid. Land is cut and put together in half units: drawn points stand on even numbers, the
 * lines along which land is cut on odd ones. So no shore ever runs along a cut or through a corner of two, and a side
 * between two points on the same odd line is a cut.
 */
export type Ring = GridPoint[];

const boxes = new WeakMap<Ring, Box>();

/** The box of a ring or line, which is computed once: those of the embedded map are asked for by each bucket. */
export function boxOfRing(ring: Ring): Box {
  let box = boxes.get(ring);
  if (box === undefined) boxes.set(ring, (box = boxAround([ring])));
  return box;
}

/** Side of a cell, half units: a z14 tile. */
export const CELL = 2 * EXTENT;

export const toHalf = (v: number): number => 2 * Math.round(v);
/** The even number next to any: never across an odd line. */
export const even = (v: number): number => 2 * Math.round(v / 2);
export const isCut = (v: number): boolean => Math.abs(v) % 2 === 1;

/** The cut before cell `index` of a row or column. */
export const cutBefore = (index: number): number => index * CELL - 1;
/** The cell of a row or column that holds `v`. */
export const cellOf = (v: number): number => Math.floor((v + 1) / CELL);

/** Bounds in half units, with cuts as edges. */
export function cutBounds(bounds: Bounds): Box {
  return cutBox(boxOf(bounds));
}

/** A box of grid units in half units, with cuts as edges. */
export function cutBox([minX, minY, maxX, maxY]: Box): Box {
  return [2 * minX - 1, 2 * minY - 1, 2 * maxX + 1, 2 * maxY + 1];
}

/** The parts of `box` that lie outside `hole`: up to four boxes beside it. */
export function boxesOutside(box: Box, hole: Box): Box[] {
  const [minX, minY, maxX, maxY] = box;
  const top = Math.min(Math.max(hole[1], minY), maxY);
  const bottom = Math.max(Math.min(hole[3], maxY), minY);
  if (hole[0] >= maxX || hole[2] <= minX || top >= bottom) return [box];
  const beside: Box[] = [
    [minX, minY, maxX, top],
    [minX, bottom, maxX, maxY],
    [minX, top, Math.max(hole[0], minX), bottom],
    [Math.min(hole[2], maxX), top, maxX, bottom],
  ];
  return beside.filter(([x0, y0, x1, y1]) => x0 < x1 && y0 < y1);
}
