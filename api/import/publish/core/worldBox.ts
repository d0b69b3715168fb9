import type { Position } from '#common/geo/bounds.ts';
import { fromWorld, metresPerUnit, type WorldBox, type WorldShape } from '#common/geo/worldShape.ts';

/** The box grown by `metres` of ground on every side. */
export function growBox([minX, minY, maxX, maxY]: WorldBox, metres: number): WorldBox {
  const units = metres / metresPerUnit(minY);
  return [minX - units, minY - units, maxX + units, maxY + units];
}

/** Ground metres between two boxes, 0 where they touch. */
export function gapM(a: WorldBox, b: WorldBox): number {
  const dx = Math.max(0, a[0] - b[2], b[0] - a[2]);
  const dy = Math.max(0, a[1] - b[3], b[1] - a[3]);
  return Math.hypot(dx, dy) * metresPerUnit((a[1] + b[1]) / 2);
}

/** At most `count` of the shape's points, spread evenly over its points. */
export function samplePoints({ coords }: WorldShape, count: number): (readonly [x: number, y: number])[] {
  const points = coords.length / 2;
  const taken = Math.min(count, points);
  return Array.from({ length: taken }, (_, i) => {
    const at = Math.floor((i * points) / taken);
    return [coords[2 * at] ?? 0, coords[2 * at + 1] ?? 0] as const;
  });
}

/** At most `count` of the shape's points as positions, spread evenly over its points. */
export function samplePositions(shape: WorldShape, count: number): Position[] {
  return samplePoints(shape, count).map(([x, y]) => fromWorld(x, y));
}
