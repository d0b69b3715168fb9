import { LineNetwork, pointKey } from './lineNetwork.ts';
import { type MicrodegreeLine, type MicrodegreePoint, samePoint } from './microdegrees.ts';

/** A member of a route, in member order. */
export interface RouteLine {
  readonly points: MicrodegreeLine;
  readonly roundabout: boolean;
}

/**
 * Joins the members of a route where exactly two of them meet. Gaps stay gaps, branches stay lines of their own, and a
 * roundabout that the route passes through is cut down to its shorter arc. Lines come in member order, each running the
 * way its members are listed.
 */
export function joinRoute(members: readonly RouteLine[]): MicrodegreeLine[] {
  const drawn = members
    .map((member) => ({ ...member, points: withoutRepeats(member.points) }))
    .filter(({ points }) => points.length > 1);
  const ends = endCounts(drawn.map(({ points }) => points));
  const lines = drawn.flatMap((member) => (isClosed(member.points) ? cutLoop(member, ends) : [member.points]));
  return chains(lines);
}

function withoutRepeats(points: MicrodegreeLine): MicrodegreePoint[] {
  return points.filter((point, i) => {
    const before = points[i - 1];
    return before === undefined || !samePoint(before, point);
  });
}

function isClosed(line: MicrodegreeLine): boolean {
  const [first, last] = [line[0], line.at(-1)];
  return first !== undefined && last !== undefined && samePoint(first, last);
}

/** How many open lines end in a point. */
function endCounts(lines: readonly MicrodegreeLine[]): Map<string | number, number> {
  const counts = new Map<string | number, number>();
  for (const line of lines) {
    if (isClosed(line)) continue;
    for (const end of [line[0], line.at(-1)]) {
      if (end !== undefined) counts.set(pointKey(end), (counts.get(pointKey(end)) ?? 0) + 1);
    }
  }
  return counts;
}

/** Cuts a closed line where other lines end on it. */
function cutLoop({ points, roundabout }: RouteLine, ends: ReadonlyMap<string | number, number>): MicrodegreeLine[] {
  const ring = points.slice(0, -1);
  const cuts = ring.flatMap((point, i) => (ends.has(pointKey(point)) ? [i] : []));
  const [first] = cuts;
  if (first === undefined) return [points];
  const arcs = cuts.map((from, n) => arc(ring, from, cuts[n + 1] ?? first));
  if (!roundabout || arcs.length !== 2) return arcs;
  const [one = [], other = []] = arcs;
  return [gridLength(one) <= gridLength(other) ? one : other];
}

/** The part of a ring from one of its points to another (or round to the same). */
function arc(ring: readonly MicrodegreePoint[], from: number, to: number): MicrodegreePoint[] {
  const end = to > from ? to : to + ring.length;
  return Array.from({ length: end - from + 1 }, (_, i) => ring[(from + i) % ring.length] ?? [0, 0]);
}

/** Length for comparing arcs of one small loop; degrees of longitude count half, as at 60° N. */
function gridLength(line: MicrodegreeLine): number {
  return line.reduce((sum, [x, y], i) => {
    const [px, py] = line[i - 1] ?? [x, y];
    return sum + Math.hypot((x - px) / 2, y - py);
  }, 0);
}

/** Joins lines through the points where two of them end; lists the chains by their first member. */
function chains(lines: readonly MicrodegreeLine[]): MicrodegreeLine[] {
  const network = new LineNetwork(lines);
  const joined: MicrodegreeLine[] = [];
  for (const [i, line] of lines.entries()) {
    if (network.isJoined(i)) continue;
    const [before, after] = [network.neighbour(i, line[0]), network.neighbour(i, line.at(-1))];
    const forward = before === null || (after !== null && after <= before);
    const chain = network.chainFrom({ line: i, reversed: !forward });
    chain.reverse();
    network.extend(chain, i);
    chain.reverse();
    const alone = before === null && after === null;
    joined.push(alone ? facing(chain, joined.at(-1)?.at(-1)) : chain);
  }
  return joined;
}

/** A line that meets no other is turned so that it starts nearer to where the one before it ended. */
function facing(line: MicrodegreeLine, from: MicrodegreePoint | undefined): MicrodegreeLine {
  const [start, end] = [line[0], line.at(-1)];
  if (from === undefined || start === undefined || end === undefined) return line;
  return gridLength([from, end]) < gridLength([from, start]) ? [...line].reverse() : line;
}
