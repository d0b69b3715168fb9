import Flatbush from 'flatbush';
import type { PlaneBox } from '#common/geo/plane.ts';

/** A spatial index over boxes, which it knows by their place in the list; at least one. */
export function indexBoxes(boxes: readonly PlaneBox[]): Flatbush {
  const index = new Flatbush(boxes.length);
  for (const box of boxes) index.add(...box);
  index.finish();
  return index;
}

/** Up to so many boxes are compared one by one faster than by an index. */
const FEW = 24;

/** For the box at a place in the list: the places of the later boxes that it overlaps or touches. */
export function laterOverlaps(boxes: readonly PlaneBox[]): (i: number) => number[] {
  if (boxes.length <= FEW) return (i) => overlapping(boxes, i);
  const index = indexBoxes(boxes);
  return (i) => index.search(...(boxes[i] ?? [0, 0, 0, 0]), (j) => j > i);
}

function overlapping(boxes: readonly PlaneBox[], i: number): number[] {
  const [minX, minY, maxX, maxY] = boxes[i] ?? [0, 0, 0, 0];
  const found: number[] = [];
  for (let j = i + 1; j < boxes.length; j++) {
    const box = boxes[j];
    if (box !== undefined && box[0] <= maxX && box[2] >= minX && box[1] <= maxY && box[3] >= minY) found.push(j);
  }
  return found;
}
