import { boxAround } from '#common/geo/plane.ts';
import { laterOverlaps } from './boxIndex.ts';
import { type MicrodegreePoint, turn } from './microdegrees.ts';

/** A piece of boundary between two vertices, by their numbers. */
export interface Segment {
  readonly a: number;
  readonly b: number;
  /** From a member with the role `inner`. */
  readonly inner: boolean;
}

/** Boundary lines cut into segments that meet only at their ends, except those listed in `crossing`. */
export interface Network {
  readonly vertices: readonly MicrodegreePoint[];
  readonly segments: readonly Segment[];
  readonly crossing: ReadonlySet<Segment>;
}

export interface BoundaryLine {
  readonly points: readonly MicrodegreePoint[];
  readonly inner: boolean;
}

/** Splitting at a vertex beside a segment moves the segment a little, which may call for another split. */
const ROUNDS = 5;

/**
 * Cuts lines into segments. A segment that occurs twice is removed (the shared edge of two outer parts, a spike); where
 * a vertex lies on another segment, that segment is split there. Segments that cross within one step of the grid, which
 * rounding can cause, are split too.
 */
export function networkOf(lines: readonly BoundaryLine[]): Network {
  const vertices = new VertexTable();
  const segments = new SegmentSet();
  for (const { points, inner } of lines) {
    let from: number | null = null;
    for (const point of points) {
      const to = vertices.number(point);
      if (from !== null) segments.toggle(from, to, inner);
      from = to;
    }
  }
  let list = segments.list();
  let found = compare(vertices.points, list);
  for (let round = 0; found.splits.size > 0 && round < ROUNDS; round++) {
    list = splitAll(vertices.points, list, found.splits);
    found = compare(vertices.points, list);
  }
  return { vertices: vertices.points, segments: list, crossing: found.crossing };
}

class VertexTable {
  readonly points: MicrodegreePoint[] = [];
  readonly #numbers = new Map<number, Map<number, number>>();

  number(point: MicrodegreePoint): number {
    const [x, y] = point;
    let column = this.#numbers.get(x);
    if (column === undefined) this.#numbers.set(x, (column = new Map<number, number>()));
    const known = column.get(y);
    if (known !== undefined) return known;
    const number = this.points.push(point) - 1;
    column.set(y, number);
    return number;
  }
}

/** A set of segments: adding one that is in it removes it. Preserves the order of first appearance. */
class SegmentSet {
  readonly #segments = new Map<number, Segment>();

  toggle(a: number, b: number, inner: boolean): void {
    if (a === b) return;
    const key = Math.min(a, b) * 2 ** 26 + Math.max(a, b);
    if (!this.#segments.delete(key)) this.#segments.set(key, { a, b, inner });
  }

  list(): Segment[] {
    return [...this.#segments.values()];
  }
}

interface Comparison {
  readonly crossing: Set<Segment>;
  /** Vertices that lie inside a segment. */
  readonly splits: Map<Segment, Set<number>>;
}

function compare(vertices: readonly MicrodegreePoint[], segments: readonly Segment[]): Comparison {
  const crossing = new Set<Segment>();
  const splits = new Map<Segment, Set<number>>();
  const splitAt = (segment: Segment, vertex: number) => {
    const at = splits.get(segment);
    if (at === undefined) splits.set(segment, new Set([vertex]));
    else at.add(vertex);
  };
  const at = (vertex: number): MicrodegreePoint => vertices[vertex] ?? [0, 0];

  for (const [s, t] of neighbours(vertices, segments)) {
    const [a, b, c, d] = [at(s.a), at(s.b), at(t.a), at(t.b)];
    const [sc, sd, ta, tb] = [turn(a, b, c), turn(a, b, d), turn(c, d, a), turn(c, d, b)];
    if (sc * sd < 0 && ta * tb < 0) {
      const near = nearest(
        [
          [s, t.a, sc],
          [s, t.b, sd],
          [t, s.a, ta],
          [t, s.b, tb],
        ],
        at,
      );
      if (near === null) crossing.add(s).add(t);
      else splitAt(...near);
      continue;
    }
    if (sc === 0 && between(a, b, c)) splitAt(s, t.a);
    if (sd === 0 && between(a, b, d)) splitAt(s, t.b);
    if (ta === 0 && between(c, d, a)) splitAt(t, s.a);
    if (tb === 0 && between(c, d, b)) splitAt(t, s.b);
  }
  return { crossing, splits };
}

/** The segment that passes a vertex of the other within one step of the grid; null where they truly cross. */
function nearest(
  pairs: readonly (readonly [segment: Segment, vertex: number, turn: number])[],
  at: (vertex: number) => MicrodegreePoint,
): [Segment, number] | null {
  const distances = pairs.map(([segment, vertex, area]) => {
    const [[ax, ay], [bx, by]] = [at(segment.a), at(segment.b)];
    const beside = between([ax, ay], [bx, by], at(vertex));
    return { segment, vertex, distance: beside ? Math.abs(area) / Math.hypot(bx - ax, by - ay) : Infinity };
  });
  const best = distances.reduce((least, next) => (next.distance < least.distance ? next : least));
  return best.distance <= 1 ? [best.segment, best.vertex] : null;
}

/** Whether the foot of a point on the line through a and b lies strictly between them. */
export function between([ax, ay]: MicrodegreePoint, [bx, by]: MicrodegreePoint, [px, py]: MicrodegreePoint): boolean {
  const along = (px - ax) * (bx - ax) + (py - ay) * (by - ay);
  return along > 0 && along < (bx - ax) ** 2 + (by - ay) ** 2;
}

function* neighbours(
  vertices: readonly MicrodegreePoint[],
  segments: readonly Segment[],
): Generator<[Segment, Segment]> {
  const boxes = segments.map(({ a, b }) => boxAround([[vertices[a] ?? [0, 0], vertices[b] ?? [0, 0]]]));
  const overlapping = laterOverlaps(boxes);
  for (const [i, segment] of segments.entries()) {
    for (const j of overlapping(i)) {
      const other = segments[j];
      if (other !== undefined) yield [segment, other];
    }
  }
}

function splitAll(
  vertices: readonly MicrodegreePoint[],
  segments: readonly Segment[],
  splits: Comparison['splits'],
): Segment[] {
  const pieces = new SegmentSet();
  for (const segment of segments) {
    const { a, b, inner } = segment;
    const [ax, ay] = vertices[a] ?? [0, 0];
    const distance = (vertex: number) => {
      const [x, y] = vertices[vertex] ?? [0, 0];
      return Math.abs(x - ax) + Math.abs(y - ay);
    };
    let from = a;
    for (const vertex of [...(splits.get(segment) ?? [])].sort((p, q) => distance(p) - distance(q))) {
      pieces.toggle(from, vertex, inner);
      from = vertex;
    }
    pieces.toggle(from, b, inner);
  }
  return pieces.list();
}
