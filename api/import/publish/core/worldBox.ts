import type { Bounds, Position } from '#common/geo/bounds.ts';
import { fromWorld, type Shape, toWorld, WORLD_SIZE } from '#common/geo/worldShape.ts';

/** A box in world units (worldShape.ts), y downwards. */
export type WorldBox = readonly [minX: number, minY: number, maxX: number, maxY: number];

/** Metres per world unit on the equator, on the sphere of Web Mercator. */
const EQUATOR_M_PER_UNIT = (2 * Math.PI * 6_378_137) / WORLD_SIZE;

/** Ground metres per world unit where `y` is: Web Mercator stretches by 1 / cos(latitude). */
export function metresPerUnit(y: number): number {
  return EQUATOR_M_PER_UNIT / Math.cosh(2 * Math.PI * (0.5 - y / WORLD_SIZE));
}

/** Box of `[west, south, east, north]` in world units. */
export function worldBox([west, south, east, north]: Bounds): WorldBox {
  const [minX, minY] = toWorld([west, north]);
  const [maxX, maxY] = toWorld([east, south]);
  return [minX, minY, maxX, maxY];
}

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

/** Whether the point lies in the area: inside an outer ring and in none of its holes (even-odd over all rings). */
export function areaContains({ coords, ends }: Shape, x: number, y: number): boolean {
  let inside = false;
  let from = 0;
  for (const to of ends) {
    for (let i = from; i < to - 1; i++) {
      const y1 = coords[2 * i + 1] ?? 0;
      const y2 = coords[2 * i + 3] ?? 0;
      if (y1 > y === y2 > y) continue;
      const x1 = coords[2 * i] ?? 0;
      const x2 = coords[2 * i + 2] ?? 0;
      if (x < x1 + ((y - y1) * (x2 - x1)) / (y2 - y1)) inside = !inside;
    }
    from = to;
  }
  return inside;
}

/** At most `count` of the shape's points, spread evenly over its points. */
export function samplePoints({ coords }: Shape, count: number): (readonly [x: number, y: number])[] {
  const points = coords.length / 2;
  const taken = Math.min(count, points);
  return Array.from({ length: taken }, (_, i) => {
    const at = Math.floor((i * points) / taken);
    return [coords[2 * at] ?? 0, coords[2 * at + 1] ?? 0] as const;
  });
}

/** Like `samplePoints`, as positions. */
export function samplePositions(shape: Shape, count: number): Position[] {
  return samplePoints(shape, count).map(([x, y]) => fromWorld(x, y));
}
