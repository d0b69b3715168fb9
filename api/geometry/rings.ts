import { crossesRay } from '#common/geo/plane.ts';
import { type MicrodegreePoint } from './microdegrees.ts';
import { type JoinedRing, type MicrodegreePolygon, nestRings } from './nestRings.ts';
import { networkOf, type BoundaryLine, type Network, type Segment } from './segments.ts';
import { simpleRing } from './simpleRing.ts';

export interface Assembly {
  readonly polygons: readonly MicrodegreePolygon[];
  /** Connected pieces of boundary that were left out because they do not close. */
  readonly open: number;
  /** Connected pieces of boundary that were left out because they cross themselves or one another. */
  readonly crossing: number;
}

/**
 * Builds areas from boundary lines in any order and direction. The inside follows from the even-odd rule over all lines
 * (as in other OSM assemblers), not from the roles, which are often wrong; a role only identifies a hole that lost its
 * outer ring. Rings that touch themselves in a point are cut there.
 */
export function assemblePolygons(lines: readonly BoundaryLine[]): Assembly {
  const simple = simpleLoopOf(lines);
  if (simple !== null) return { polygons: nestRings([simple], false), open: 0, crossing: 0 };
  const network = networkOf(lines);
  const loop = loopOf(network);
  if (loop !== null) return { polygons: nestRings([loop], false), open: 0, crossing: 0 };
  const { sound, open, crossing } = soundPieces(network);
  const rings = ringsOf(network.vertices, sound);
  return { polygons: nestRings(rings, open + crossing > 0), open, crossing };
}

/** The ring of a line whose shape needs no network. */
function simpleLoopOf(lines: readonly BoundaryLine[]): JoinedRing | null {
  const [only] = lines;
  const ring = only === undefined || lines.length > 1 ? null : simpleRing(only.points);
  return ring && { ring, inner: only?.inner === true };
}

/** The ring of lines that are one loop and meet nowhere else; null of all others. */
function loopOf({ vertices, segments, crossing }: Network): JoinedRing | null {
  if (crossing.size > 0 || segments.length < 3 || segments.length !== vertices.length) return null;
  let before = segments.at(-1)?.b;
  for (const { a, b } of segments) {
    if (a !== before) return null;
    before = b;
  }
  // As many vertices as segments, each left by one: the loop passes every vertex once.
  if (new Set(segments.map(({ a }) => a)).size !== vertices.length) return null;
  return { ring: segments.map(({ a }) => vertices[a] ?? [0, 0]), inner: segments.every(({ inner }) => inner) };
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

function ringsOf(vertices: readonly MicrodegreePoint[], segments: readonly Segment[]): JoinedRing[] {
  const at = incidence(segments);
  const partners = new Map<number, Map<Segment, Segment>>();
  for (const [vertex, met] of at) partners.set(vertex, pairUp(vertices, vertex, met, segments));

  const used = new Set<Segment>();
  const rings: JoinedRing[] = [];
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
  vertices: readonly MicrodegreePoint[],
  vertex: number,
  met: readonly Segment[],
  all: readonly Segment[],
): Map<Segment, Segment> {
  const [ox, oy] = vertices[vertex] ?? [0, 0];
  const far = ({ a, b }: Segment): MicrodegreePoint => vertices[a === vertex ? b : a] ?? [0, 0];
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

/**
 * Whether the area is on the left of the segment seen from `from` to `to`: even-odd rule along a ray from its middle to
 * the east.
 */
function insideOnLeft(
  vertices: readonly MicrodegreePoint[],
  from: MicrodegreePoint,
  to: MicrodegreePoint,
  self: Segment,
  all: readonly Segment[],
): boolean {
  const [mx, my] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  let odd = false;
  for (const segment of all) {
    if (segment === self) continue;
    const [ax, ay] = vertices[segment.a] ?? [0, 0];
    const [bx, by] = vertices[segment.b] ?? [0, 0];
    if (crossesRay(mx, my, ax, ay, bx, by)) odd = !odd;
  }
  // The count answers for the east of the segment, or for the north of one that runs east–west.
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
