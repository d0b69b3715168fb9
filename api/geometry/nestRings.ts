import { boxAround, insideRing, type PlaneBox } from '#common/geo/plane.ts';
import { doubleArea, type MicrodegreePoint } from './microdegrees.ts';

/** An open ring: the first point is not repeated. */
export type Ring = readonly MicrodegreePoint[];

/** Outer ring counter-clockwise, then its holes clockwise. */
export type MicrodegreePolygon = readonly [outer: Ring, ...holes: Ring[]];

/** A ring of boundary lines. */
export interface JoinedRing {
  readonly ring: MicrodegreePoint[];
  /** All its lines have the role `inner`. */
  readonly inner: boolean;
}

interface Nested extends JoinedRing {
  readonly size: number;
  readonly box: PlaneBox;
}

function boxed({ ring, inner }: JoinedRing): Nested {
  return { ring, inner, size: Math.abs(doubleArea(ring)), box: boxAround([ring]) };
}

/** The middle of a ring's first side: on no other ring. */
function witness([[ax, ay] = [0, 0], [bx, by] = [0, 0]]: Ring): MicrodegreePoint {
  return [(ax + bx) / 2, (ay + by) / 2];
}

function wound(ring: Ring, counterClockwise: boolean): Ring {
  return doubleArea(ring) > 0 === counterClockwise ? ring : [...ring].reverse();
}

/** Every other level of nesting is a hole. After faults a ring of `inner` members without an outer one is dropped. */
export function nestRings(joined: readonly JoinedRing[], faulty: boolean): MicrodegreePolygon[] {
  const rings = joined.map(boxed).sort((p, q) => q.size - p.size);
  const polygons = new Map<Nested, [Ring, ...Ring[]]>();
  for (const [i, ring] of rings.entries()) {
    const [x, y] = witness(ring.ring);
    const around = rings
      .slice(0, i)
      .filter(
        ({ box, ring: other }) => x >= box[0] && x <= box[2] && y >= box[1] && y <= box[3] && insideRing([x, y], other),
      );
    if (around.length % 2 === 1) {
      const outer = around.at(-1);
      const polygon = outer === undefined ? undefined : polygons.get(outer);
      polygon?.push(wound(ring.ring, false));
    } else if (!(faulty && ring.inner)) {
      polygons.set(ring, [wound(ring.ring, true)]);
    }
  }
  return [...polygons.values()];
}
