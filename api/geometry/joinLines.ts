import type { PlanePoint } from '#common/geo/plane.ts';
import { LineNetwork, pointKey } from './lineNetwork.ts';

/**
 * Joins the lines of a network at the ends they share. Where exactly two ends meet the line goes on; gaps and junctions
 * stay as they are, a line drawn twice counts once, and loops come back to their start. A line may be turned round.
 * Points are compared as they are: round them first.
 */
export function joinLines<Point extends PlanePoint>(segments: readonly (readonly Point[])[]): Point[][] {
  const lines = distinct(segments);
  const network = new LineNetwork(lines);
  return [...network.chains()].map((chain) => network.pointsOf(chain));
}

/** Lines of at least two points, each course once, whichever way it is drawn. */
function distinct<Point extends PlanePoint>(segments: readonly (readonly Point[])[]): (readonly Point[])[] {
  // Nearly all lines differ in their ends: their other points are compared for the few that do not.
  const byEnds = new Map<string, (readonly Point[])[]>();
  return segments.filter((segment) => {
    if (segment.length < 2) return false;
    const key = [startOf(segment), endOf(segment)].sort().join();
    const known = byEnds.get(key);
    if (known === undefined) byEnds.set(key, [segment]);
    else if (known.some((other) => isSameCourse(segment, other))) return false;
    else known.push(segment);
    return true;
  });
}

function isSameCourse(a: readonly PlanePoint[], b: readonly PlanePoint[]): boolean {
  const equals = (p: PlanePoint | undefined, q: PlanePoint | undefined) => p?.[0] === q?.[0] && p?.[1] === q?.[1];
  const last = b.length - 1;
  return (
    a.length === b.length && (a.every((p, i) => equals(p, b[i])) || a.every((p, i) => equals(p, b[last - i])))
  );
}

/**
 * Joins segments in the order in which they are travelled, turning those that are drawn the other way; null where a
 * segment does not begin at the point that the line has reached.
 */
export function chainLines<Point extends PlanePoint>(segments: readonly (readonly Point[])[]): readonly Point[] | null {
  const [first, second, ...rest] = segments;
  if (first === undefined) return null;
  if (second === undefined) return first;
  const onwards = [startOf(second), endOf(second)];
  const chain: Point[] =
    onwards.includes(endOf(first)) || !onwards.includes(startOf(first)) ? [...first] : first.toReversed();
  for (const segment of [second, ...rest]) {
    const end = endOf(chain);
    if (startOf(segment) === end) chain.push(...segment.slice(1));
    else if (endOf(segment) === end) chain.push(...segment.toReversed().slice(1));
    else return null;
  }
  return chain;
}

function startOf([start]: readonly PlanePoint[]): string | number {
  return start === undefined ? '' : pointKey(start);
}

function endOf(line: readonly PlanePoint[]): string | number {
  return startOf(line.slice(-1));
}
