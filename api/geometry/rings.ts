import { doubleArea, insideRing, type GridPoint } from './grid.ts';
import { networkOf, type BoundaryLine, type Network, type Segment } from './segments.ts';

/** An open ring: the first point is not repeated. */
export type Ring = readonly GridPoint[];

/** Outer ring counter-clockwise, then its holes clockwise. */
export type GridPolygon = readonly [outer: Ring, ...holes: Ring[]];

export interface Assembly {
  readonly polygons: readonly GridPolygon[];
  /** Connected pieces of boundary that were left out because they do not close. */
  readonly open: number;
  /** … because they cross themselves or one another. */
  readonly crossing: number;
}

/**
 * Builds areas out of boundary lines in any order and direction. What is inside follows from the even-odd rule over all
 * of them (as other OSM assemblers do it), not from the roles, which are often wrong; a role only tells a hole that lost
 * its outer ring. Rings that touch themselves in a point are cut there.
 */
export function assemblePolygons(lines: readonly BoundaryLine[]): Assembly {
  const network = networkOf(lines);
  const { sound, open, crossing } = soundPieces(network);
  const rings = ringsOf(network.vertices, sound);
  return { polygons: nest(rings, open + crossing > 0), open, crossing };
}

interface Joined {
  readonly ring: GridPoint[];
  readonly inner: boolean;
}

function incidence(segments: readonly Segment[]): Map<number, Segment[]> {
  const at = new Map<number, Segment[]>();
  for (const segment of segments) {
    for (const vertex of [segment.a, segment.b]) {
      const list = at.get(vertex);
      if (list === undefined) at.set(vertex, [segment]);
      else list.push(segment);
    }
  }
  return at;
}

/** Connected pieces where every vertex has an even number of segments and none crosses another. */
function soundPieces({ segments, crossing }: Network): { sound: Segment[]; open: number; crossing: number } {
  const at = incidence(segments);
  const seen = new Set<Segment>();
  const sound: Segment[] = [];
  const faults = { open: 0, crossing: 0 };
  for (const first of segments) {
    if (seen.has(first)) continue;
    const piece = [first];
    seen.add(first);
    let closed = true;
    for (const segment of piece) {
      for (const vertex of [segment.a, segment.b]) {
        const met = at.get(vertex) ?? [];
        closed &&= met.length % 2 === 0;
        for (const other of met) {
          if (seen.has(other)) continue;
          seen.add(other);
          piece.push(other);
        }
      }
    }
    if (!closed) faults.open++;
    else if (piece.some((segment) => crossing.has(segment))) faults.crossing++;
    else for (const segment of piece) sound.push(segment);
  }
  return { sound, ...faults };
}

function ringsOf(vertices: readonly GridPoint[], segments: readonly Segment[]): Joined[] {
  const at = incidence(segments);
  const partners = new Map<number, Map<Segment, Segment>>();
  for (const [vertex, met] of at) partners.set(vertex, pairUp(vertices, vertex, met, segments));

  const used = new Set<Segment>();
  const rings: Joined[] = [];
  for (const first of segments) {
    const loop: number[] = [];
    let inner = true;
    let from = first.a;
    for (let segment: Segment | undefined = first; segment !== undefined && !used.has(segment);) {
      used.add(segment);
      loop.push(from);
      inner &&= segment.inner;
      from = segment.a === from ? segment.b : segment.a;
      segment = partners.get(from)?.get(segment);
    }
    for (const ring of cutAtRepeats(loop)) rings.push({ ring: ring.map((v) => vertices[v] ?? [0, 0]), inner });
  }
  return rings;
}

/** At a vertex, pairs the two segments on either side of each sector that lies inside the area. */
function pairUp(
  vertices: readonly GridPoint[],
  vertex: number,
  met: readonly Segment[],
  all: readonly Segment[],
): Map<Segment, Segment> {
  const [ox, oy] = vertices[vertex] ?? [0, 0];
  const far = ({ a, b }: Segment): GridPoint => vertices[a === vertex ? b : a] ?? [0, 0];
  let round = [...met];
  if (met.length > 2) {
    const angle = (segment: Segment) => Math.atan2(far(segment)[1] - oy, far(segment)[0] - ox);
    round.sort((s, t) => angle(s) - angle(t));
    const [first] = round;
    if (first !== undefined && !insideOnLeft(vertices, [ox, oy], far(first), first, all))
      round = [...round.slice(1), first];
  }
  const partner = new Map<Segment, Segment>();
  for (let i = 0; i + 1 < round.length; i += 2) {
    const [s, t] = [round[i], round[i + 1]];
    if (s !== undefined && t !== undefined) partner.set(s, t).set(t, s);
  }
  return partner;
}

/** Is the area on the left of the segment seen from `from` to `to`? Even-odd along a ray from its middle to the east. */
function insideOnLeft(
  vertices: readonly GridPoint[],
  from: GridPoint,
  to: GridPoint,
  self: Segment,
  all: readonly Segment[],
): boolean {
  const [mx, my] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  let odd = false;
  for (const segment of all) {
    if (segment === self) continue;
    const [ax, ay] = vertices[segment.a] ?? [0, 0];
    const [bx, by] = vertices[segment.b] ?? [0, 0];
    if (ay > my !== by > my && mx < ((bx - ax) * (my - ay)) / (by - ay) + ax) odd = !odd;
  }
  // The count tells about the east of the segment, or about the north of one that runs east–west.
  const eastIsLeft = to[1] === from[1] ? to[0] > from[0] : to[1] < from[1];
  return odd === eastIsLeft;
}

/** Cuts a closed walk where it comes back to a vertex, so that every ring passes each vertex once. */
function cutAtRepeats(loop: readonly number[]): number[][] {
  const rings: number[][] = [];
  const path: number[] = [];
  const placeInPath = new Map<number, number>();
  for (const vertex of loop) {
    const start = placeInPath.get(vertex);
    if (start !== undefined) {
      const ring = path.splice(start);
      for (const passed of ring) placeInPath.delete(passed);
      rings.push(ring);
    }
    placeInPath.set(vertex, path.push(vertex) - 1);
  }
  return [...rings, path].filter((ring) => ring.length > 2);
}

interface Nested extends Joined {
  readonly size: number;
  readonly box: readonly [number, number, number, number];
}

function boxed({ ring, inner }: Joined): Nested {
  const box: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of ring) {
    box[0] = Math.min(box[0], x);
    box[1] = Math.min(box[1], y);
    box[2] = Math.max(box[2], x);
    box[3] = Math.max(box[3], y);
  }
  return { ring, inner, size: Math.abs(doubleArea(ring)), box };
}

/** The middle of a ring's first side: on no other ring. */
function witness([[ax, ay] = [0, 0], [bx, by] = [0, 0]]: Ring): GridPoint {
  return [(ax + bx) / 2, (ay + by) / 2];
}

function wound(ring: Ring, counterClockwise: boolean): Ring {
  return doubleArea(ring) > 0 === counterClockwise ? ring : [...ring].reverse();
}

/** Every other level of nesting is a hole. After faults a ring of `inner` members without an outer one is dropped. */
function nest(joined: readonly Joined[], faulty: boolean): GridPolygon[] {
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
