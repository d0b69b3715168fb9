import { samePoint, type GridPoint } from './grid.ts';

export type GridLine = readonly GridPoint[];

/** A member of a route, in member order. */
export interface RouteLine {
  readonly points: GridLine;
  readonly roundabout: boolean;
}

const keyOf = ([x, y]: GridPoint): string => `${x} ${y}`;

/**
 * Joins the members of a route where exactly two of them meet. Gaps stay gaps, branches stay lines of their own, and a
 * roundabout that the route passes through is cut down to its shorter arc. Lines come in member order, each running the
 * way its members are listed.
 */
export function joinLines(members: readonly RouteLine[]): GridLine[] {
  const drawn = members
    .map((member) => ({ ...member, points: withoutRepeats(member.points) }))
    .filter(({ points }) => points.length > 1);
  const ends = endCounts(drawn.map(({ points }) => points));
  const lines = drawn.flatMap((member) => (isClosed(member.points) ? cutLoop(member, ends) : [member.points]));
  return chains(lines);
}

function withoutRepeats(points: GridLine): GridPoint[] {
  return points.filter((point, i) => {
    const before = points[i - 1];
    return before === undefined || !samePoint(before, point);
  });
}

function isClosed(line: GridLine): boolean {
  const [first, last] = [line[0], line.at(-1)];
  return first !== undefined && last !== undefined && samePoint(first, last);
}

/** How many open lines end in a point. */
function endCounts(lines: readonly GridLine[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const line of lines) {
    if (isClosed(line)) continue;
    for (const end of [line[0], line.at(-1)]) {
      if (end !== undefined) counts.set(keyOf(end), (counts.get(keyOf(end)) ?? 0) + 1);
    }
  }
  return counts;
}

/** Cuts a closed line where other lines end on it. */
function cutLoop({ points, roundabout }: RouteLine, ends: ReadonlyMap<string, number>): GridLine[] {
  const ring = points.slice(0, -1);
  const cuts = ring.flatMap((point, i) => (ends.has(keyOf(point)) ? [i] : []));
  const [first] = cuts;
  if (first === undefined) return [points];
  const arcs = cuts.map((from, n) => arc(ring, from, cuts[n + 1] ?? first));
  if (!roundabout || arcs.length !== 2) return arcs;
  const [one = [], other = []] = arcs;
  return [gridLength(one) <= gridLength(other) ? one : other];
}

/** The part of a ring from one of its points to another (or round to the same). */
function arc(ring: readonly GridPoint[], from: number, to: number): GridPoint[] {
  const end = to > from ? to : to + ring.length;
  return Array.from({ length: end - from + 1 }, (_, i) => ring[(from + i) % ring.length] ?? [0, 0]);
}

/** Length for comparing arcs of one small loop; degrees of longitude count half, as at 60° N. */
function gridLength(line: GridLine): number {
  return line.reduce((sum, [x, y], i) => {
    const [px, py] = line[i - 1] ?? [x, y];
    return sum + Math.hypot((x - px) / 2, y - py);
  }, 0);
}

/** Follows lines through the points where two of them end; lists the chains by their first member. */
function chains(lines: readonly GridLine[]): GridLine[] {
  const at = new Map<string, number[]>();
  for (const [i, line] of lines.entries()) {
    for (const end of [line[0], line.at(-1)]) {
      if (end === undefined) continue;
      const met = at.get(keyOf(end));
      if (met === undefined) at.set(keyOf(end), [i]);
      else met.push(i);
    }
  }
  const next = (i: number, end: GridPoint | undefined): number | null => {
    const met = end === undefined ? [] : (at.get(keyOf(end)) ?? []);
    const other = met.length === 2 ? met.find((line) => line !== i) : undefined;
    return other ?? null;
  };

  const used = new Set<number>();
  const joined: GridLine[] = [];
  for (const [i, line] of lines.entries()) {
    if (used.has(i)) continue;
    used.add(i);
    const [before, after] = [next(i, line[0]), next(i, line.at(-1))];
    const forward = before === null || (after !== null && after <= before);
    const chain = forward ? [...line] : [...line].reverse();
    extend(chain, i, lines, next, used);
    chain.reverse();
    extend(chain, i, lines, next, used);
    chain.reverse();
    const alone = before === null && after === null;
    joined.push(alone ? facing(chain, joined.at(-1)?.at(-1)) : chain);
  }
  return joined;
}

/** Appends the lines that continue the chain at its end. */
function extend(
  chain: GridPoint[],
  last: number,
  lines: readonly GridLine[],
  next: (i: number, end: GridPoint | undefined) => number | null,
  used: Set<number>,
): void {
  for (let i = next(last, chain.at(-1)); i !== null && !used.has(i); i = next(i, chain.at(-1))) {
    used.add(i);
    const line = lines[i] ?? [];
    const [start, end] = [line[0], chain.at(-1)];
    const fits = start !== undefined && end !== undefined && samePoint(start, end);
    for (const point of (fits ? line : [...line].reverse()).slice(1)) chain.push(point);
  }
}

/** A line that meets no other is turned so that it starts nearer to where the one before it ended. */
function facing(line: GridLine, from: GridPoint | undefined): GridLine {
  const [start, end] = [line[0], line.at(-1)];
  if (from === undefined || start === undefined || end === undefined) return line;
  return gridLength([from, end]) < gridLength([from, start]) ? [...line].reverse() : line;
}
