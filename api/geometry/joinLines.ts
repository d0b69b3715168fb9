import type { Position } from '#common/geo/bounds.ts';

type Line = readonly Position[];

/** An undrawn side of a segment: which segment, and whether it is walked from its end to its start. */
interface Side {
  readonly segment: number;
  readonly reversed: boolean;
}

/**
 * Joins the segments of a network at the ends they share. Where exactly two ends meet the line goes on; gaps and junctions stay as
 * they are, a segment drawn twice counts once. Loops come back to their start. Points are compared as they are: round them first.
 */
export function joinLines(segments: readonly Line[]): Line[] {
  const lines = distinct(segments);
  const ends = sidesByEnd(lines);
  const drawn = new Set<number>();
  const walk = (start: Side): Line => {
    const joined: Position[] = [];
    for (let side: Side | undefined = start; side !== undefined; side = nextSide(lines, ends, drawn, side)) {
      drawn.add(side.segment);
      const line = turned(lines, side);
      joined.push(...(joined.length === 0 ? line : line.slice(1)));
    }
    return joined;
  };
  const open = [...ends.values()].filter((sides) => sides.length !== 2).flat();
  // From every loose end and junction first; what remains are loops without one.
  const starts = [...open, ...lines.map((_, segment): Side => ({ segment, reversed: false }))];
  return starts.flatMap((start) => (drawn.has(start.segment) ? [] : [walk(start)]));
}

/**
 * Joins segments in the order in which they are travelled, turning those that are drawn the other way; null where one does not
 * begin where the line has come to.
 */
export function chainLines(segments: readonly Line[]): Line | null {
  const [first, second, ...rest] = segments;
  if (first === undefined) return null;
  if (second === undefined) return first;
  const onwards = [startOf(second), endOf(second)];
  const chain: Position[] =
    onwards.includes(endOf(first)) || !onwards.includes(startOf(first)) ? [...first] : first.toReversed();
  for (const segment of [second, ...rest]) {
    const end = endOf(chain);
    if (startOf(segment) === end) chain.push(...segment.slice(1));
    else if (endOf(segment) === end) chain.push(...segment.toReversed().slice(1));
    else return null;
  }
  return chain;
}

function key(position: Position | undefined): string {
  return position === undefined ? '' : `${position[0]},${position[1]}`;
}

function startOf(line: Line): string {
  return key(line[0]);
}

function endOf(line: Line): string {
  return key(line.at(-1));
}

/** Every course once, whichever way it is drawn. */
function distinct(segments: readonly Line[]): Line[] {
  const byCourse = new Map<string, Line>();
  for (const segment of segments) {
    if (segment.length < 2) continue;
    const keys = segment.map(key);
    const forth = keys.join(' ');
    if (!byCourse.has(forth) && !byCourse.has(keys.reverse().join(' '))) byCourse.set(forth, segment);
  }
  return [...byCourse.values()];
}

/** For each end point the sides that leave it. */
function sidesByEnd(lines: readonly Line[]): Map<string, Side[]> {
  const ends = new Map<string, Side[]>();
  const add = (end: string, side: Side) => ends.set(end, [...(ends.get(end) ?? []), side]);
  lines.forEach((line, segment) => {
    add(startOf(line), { segment, reversed: false });
    add(endOf(line), { segment, reversed: true });
  });
  return ends;
}

function turned(lines: readonly Line[], { segment, reversed }: Side): Line {
  const line = lines[segment] ?? [];
  return reversed ? line.toReversed() : line;
}

/** The one other segment at the far end of this one; none at a loose end, at a junction, or where it is drawn already. */
function nextSide(
  lines: readonly Line[],
  ends: ReadonlyMap<string, readonly Side[]>,
  drawn: ReadonlySet<number>,
  side: Side,
): Side | undefined {
  const sides = ends.get(endOf(turned(lines, side))) ?? [];
  return sides.length === 2 ? sides.find(({ segment }) => !drawn.has(segment)) : undefined;
}
