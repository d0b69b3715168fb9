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
  // Chains begin at the loose ends and junctions; after them only loops are left.
  const starts = [...network.fromLooseEnds(), ...lines.map((_, line) => ({ line, reversed: false }))];
  return starts.flatMap((start) => (network.isJoined(start.line) ? [] : [network.chainFrom(start)]));
}

/** Lines of at least two points, each course once, whichever way it is drawn. */
function distinct<Point extends PlanePoint>(segments: readonly (readonly Point[])[]): (readonly Point[])[] {
  const byCourse = new Map<string, readonly Point[]>();
  for (const segment of segments) {
    if (segment.length < 2) continue;
    const keys = segment.map(pointKey);
    const course = keys.join(',');
    if (!byCourse.has(course) && !byCourse.has(keys.reverse().join(','))) byCourse.set(course, segment);
  }
  return [...byCourse.values()];
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

function startOf([start]: readonly PlanePoint[]): string {
  return start === undefined ? '' : pointKey(start);
}

function endOf(line: readonly PlanePoint[]): string {
  return startOf(line.slice(-1));
}
