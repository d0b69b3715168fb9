import type { Bounds } from './bounds.ts';
import { partsOf, type Shape, toWorld } from './worldShape.ts';

/** Left, top, right, bottom in the world units of tileBands.ts. */
export type WorldBox = readonly [left: number, top: number, right: number, bottom: number];

export function worldBoxOf([west, south, east, north]: Bounds): WorldBox {
  return [...toWorld([west, north]), ...toWorld([east, south])];
}

/** Whether any of the line, or of the area without its holes, lies in the box. */
export function shapeTouches(shape: Shape, box: WorldBox): boolean {
  return anySegmentMeets(shape, box) || (shape.type === 'AREA' && isInside(shape, box[0], box[1]));
}

function anySegmentMeets(shape: Shape, box: WorldBox): boolean {
  return partsOf(shape).some(([from, to]) => {
    for (let i = from; i + 1 < to; i++) {
      if (
        segmentMeets(
          box,
          shape.coords[2 * i] ?? 0,
          shape.coords[2 * i + 1] ?? 0,
          shape.coords[2 * i + 2] ?? 0,
          shape.coords[2 * i + 3] ?? 0,
        )
      )
        return true;
    }
    return false;
  });
}

/** Liang–Barsky: the part of the segment left after clipping against each side. */
function segmentMeets([left, top, right, bottom]: WorldBox, x0: number, y0: number, x1: number, y1: number): boolean {
  let from = 0;
  let to = 1;
  const sides = [
    [x0 - x1, x0 - left],
    [x1 - x0, right - x0],
    [y0 - y1, y0 - top],
    [y1 - y0, bottom - y0],
  ] as const;
  for (const [towards, room] of sides) {
    if (towards === 0) {
      if (room < 0) return false;
    } else if (towards < 0) {
      from = Math.max(from, room / towards);
    } else {
      to = Math.min(to, room / towards);
    }
  }
  return from <= to;
}

/** Even–odd over all rings, so that holes count as outside. */
function isInside(shape: Shape, x: number, y: number): boolean {
  let inside = false;
  for (const [from, to] of partsOf(shape)) {
    for (let i = from; i + 1 < to; i++) {
      const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = shape.coords.subarray(2 * i, 2 * i + 4);
      if (y0 > y !== y1 > y && x < x0 + ((y - y0) * (x1 - x0)) / (y1 - y0)) inside = !inside;
    }
  }
  return inside;
}
