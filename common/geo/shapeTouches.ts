import { areaContains, partsOf, type WorldBox, type WorldShape } from './worldShape.ts';

/** Whether any part of the line, or of the area without its holes, lies in the box. */
export function shapeTouches(shape: WorldShape, box: WorldBox): boolean {
  return anySegmentMeets(shape, box) || (shape.type === 'AREA' && areaContains(shape, box[0], box[1]));
}

function anySegmentMeets(shape: WorldShape, box: WorldBox): boolean {
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
