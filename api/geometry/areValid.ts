import type Flatbush from 'flatbush';
import { boxAround, crossesRay } from '#common/geo/plane.ts';
import { indexBoxes } from './boxIndex.ts';
import { type MicrodegreePoint, samePoint, turn } from './microdegrees.ts';
import type { MicrodegreePolygon, Ring } from './nestRings.ts';
import { between } from './segments.ts';

/** A side of a ring. */
interface Side {
  /** The place of the ring in the list of all rings. */
  readonly ring: number;
  readonly a: MicrodegreePoint;
  readonly b: MicrodegreePoint;
}

/**
 * Whether polygons, wound either way, are valid together (OGC Simple Features): no sides cross, each hole lies in its
 * outline, and no two polygons cover the same ground. False also for valid ones whose rings touch so often that only
 * their union can say it.
 */
export function areValid(polygons: readonly MicrodegreePolygon[]): boolean {
  const sides = polygons.flat().flatMap(sidesOf);
  if (sides.length === 0) return true;
  const boxes = sides.map(({ a, b }) => boxAround([[a, b]]));
  const index = indexBoxes(boxes);
  const touching = new TouchingRings();
  const cross = sides.some((side, at) =>
    index
      .search(...(boxes[at] ?? [0, 0, 0, 0]), (other) => other > at)
      .some((other) => doSidesCross(side, sides[other] ?? side, touching)),
  );
  return !cross && areNested(polygons, (point) => ringsAround(point, sides, index));
}

function sidesOf(points: Ring, ring: number): Side[] {
  return points.map((a, at) => ({ ring, a, b: points[(at + 1) % points.length] ?? a }));
}

/**
 * Groups of rings that touch in single points. Two rings with one such point do not cross there. Where touches close a
 * circle, a ring meets itself, two rings meet twice and may cross, or holes cut their polygon in two.
 */
class TouchingRings {
  /** The next ring on the way to the last one of its group. */
  readonly #next = new Map<number, number>();

  /** Adds a point where two rings touch; false where it closes a circle. */
  join(a: number, b: number): boolean {
    const [endA, endB] = [this.#endOf(a), this.#endOf(b)];
    if (endA === endB) return false;
    this.#next.set(endA, endB);
    return true;
  }

  #endOf(ring: number): number {
    let end = ring;
    for (let next = this.#next.get(end); next !== undefined; next = this.#next.get(end)) {
      // Each walk shortens the way for the next.
      this.#next.set(end, this.#next.get(next) ?? next);
      end = next;
    }
    return end;
  }
}

/** Whether two sides cross or lie on each other, or touch where their rings must not. */
function doSidesCross(s: Side, t: Side, touching: TouchingRings): boolean {
  const [sta, stb] = [turn(s.a, s.b, t.a), turn(s.a, s.b, t.b)];
  const [tsa, tsb] = [turn(t.a, t.b, s.a), turn(t.a, t.b, s.b)];
  if (sta * stb < 0 && tsa * tsb < 0) return true;
  if (sta === 0 && stb === 0 && shareLine(s, t)) return true;
  // A corner is the end b of one side only, so that each touch counts once.
  const touch = samePoint(s.b, t.b) || (stb === 0 && between(s.a, s.b, t.b)) || (tsb === 0 && between(t.a, t.b, s.b));
  return touch && !touching.join(s.ring, t.ring);
}

/** Whether two sides on one straight line have more than a point in common. */
function shareLine({ a, b }: Side, { a: c, b: d }: Side): boolean {
  const axis = Math.abs(b[0] - a[0]) >= Math.abs(b[1] - a[1]) ? 0 : 1;
  const from = Math.max(Math.min(a[axis], b[axis]), Math.min(c[axis], d[axis]));
  const to = Math.min(Math.max(a[axis], b[axis]), Math.max(c[axis], d[axis]));
  return from < to;
}

/** The rings that a point lies in, by the even-odd rule for each; a ring that the point lies on may be among them. */
function ringsAround([x, y]: MicrodegreePoint, sides: readonly Side[], index: Flatbush): ReadonlySet<number> {
  const around = new Set<number>();
  for (const at of index.search(x, y, index.maxX, y)) {
    const side = sides[at];
    if (side === undefined || !crossesRay(x, y, ...side.a, ...side.b)) continue;
    if (!around.delete(side.ring)) around.add(side.ring);
  }
  return around;
}

/**
 * Whether each hole lies in its outline and in no other hole of it, and each outline in no other polygon. No rings may
 * cross; `around` finds the rings that a point lies in.
 */
function areNested(
  polygons: readonly MicrodegreePolygon[],
  around: (point: MicrodegreePoint) => ReadonlySet<number>,
): boolean {
  const rings = polygons.flatMap((polygon, owner) => polygon.map((ring, at) => ({ ring, owner, isHole: at > 0 })));
  if (rings.length < 2) return true;
  return rings.every(({ ring, owner, isHole }, self) => {
    // Two rings touch in one point at most: of three corners at least two say the same of another ring, and are right.
    const found = ring.slice(0, 3).flatMap((corner) => [...around(corner)]);
    const others = new Set(found.filter((other, at) => other !== self && found.indexOf(other) < at));
    const owners = [...others].map((other) => rings[other]?.owner);
    const times = (polygon: number | undefined) => owners.filter((one) => one === polygon).length;
    // In an outline and in a hole of the same polygon is outside it.
    return isHole ? times(owner) === 1 : owners.every((polygon) => times(polygon) % 2 === 0);
  });
}
