import type { LoadedRecord } from '#api/import/publish/core/loaded.ts';
import { growBox } from '#api/import/publish/core/worldBox.ts';
import { type WorldBox, metresPerUnit } from '#common/geo/worldShape.ts';

/** A place no wider counts as a point. */
const SMALL_M = 100;
const AREA_RATIO_MIN = 1 / 3;
const LENGTH_RATIO_MIN = 1 / 2;

export function sizesAlike(a: LoadedRecord, b: LoadedRecord): boolean {
  if (a.type !== b.type) return true;
  if (a.type === 'PATH') return ratio(a.lengthM, b.lengthM) >= LENGTH_RATIO_MIN;
  return ratio(a.areaM2, b.areaM2) >= AREA_RATIO_MIN;
}

/** The smaller number divided by the larger, 0–1; 1 where one is unknown. */
function ratio(a: number | null, b: number | null): number {
  return a === null || b === null || a <= 0 || b <= 0 ? 1 : Math.min(a, b) / Math.max(a, b);
}

/** The part of the smaller box that lies in the other; boxes of straight lines are given some width first. */
export function overlap(a: WorldBox, b: WorldBox): number {
  const [p, q] = [growBox(a, 50), growBox(b, 50)];
  const width = Math.min(p[2], q[2]) - Math.max(p[0], q[0]);
  const height = Math.min(p[3], q[3]) - Math.max(p[1], q[1]);
  return width <= 0 || height <= 0 ? 0 : (width * height) / Math.min(surface(p), surface(q));
}

function surface([minX, minY, maxX, maxY]: WorldBox): number {
  return (maxX - minX) * (maxY - minY);
}

export function widthM([minX, minY, maxX, maxY]: WorldBox): number {
  return Math.hypot(maxX - minX, maxY - minY) * metresPerUnit(minY);
}

/** Whether the place is a point, or small enough to count as one. */
export function isSmall({ box }: LoadedRecord): boolean {
  return widthM(box) <= SMALL_M;
}
