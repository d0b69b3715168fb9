import type { PlanePoint } from '#common/geo/plane.ts';
import { type DirectedLine, LineNetwork, pointKey } from './lineNetwork.ts';

/**
 * Joins the lines of a network at the ends they share. Where exactly two ends meet the line goes on; gaps and junctions
 * stay as they are, a line drawn twice counts once, and loops come back to their start. A line may be turned round.
 * Points are compared as they are: round them first.
 */
export function joinLines<Point extends PlanePoint>(segments: readonly (readonly Point[])[]): Point[][] {
  const lines = distinct<readonly Point[]>(segments, {
    least: 2,
    ends: (line) => [line[0], line.at(-1)],
    isSame: isSameLine,
  });
  const network = new LineNetwork(lines);
  return [...network.chains()].map((chain) => network.pointsOf(chain));
}

/** Joins lines like `joinLines`; of each line x and y of all points follow each other in one list. */
export function joinFlatLines(segments: readonly FlatLine[]): FlatLine[] {
  const lines = distinct(segments, { least: 4, ends: flatEnds, isSame: isSameFlatLine });
  const network = new LineNetwork(lines.map(flatEnds));
  return [...network.chains()].map((chain) => walkedFlat(lines, chain));
}

type FlatLine = readonly number[];

interface Course<Line> {
  /** The length of a line of two points. */
  readonly least: number;
  ends(line: Line): readonly [start: PlanePoint | undefined, end: PlanePoint | undefined];
  /** Whether two lines have the same points, in this order or turned round. */
  isSame(a: Line, b: Line): boolean;
}

/** Lines of at least two points, each course once, whichever way it is drawn. */
function distinct<Line extends { readonly length: number }>(
  segments: readonly Line[],
  { least, ends, isSame }: Course<Line>,
): Line[] {
  // Of lines whose ends add up to the same, which nearly all differ in, all points are compared.
  const byEnds = new Map<number, Line[]>();
  return segments.filter((segment) => {
    const [start, end] = ends(segment);
    if (segment.length < least || start === undefined || end === undefined) return false;
    const sum = (start[0] + end[0]) * SUM_STEP + start[1] + end[1];
    const met = byEnds.get(sum);
    if (met === undefined) byEnds.set(sum, [segment]);
    else if (met.some((other) => other.length === segment.length && isSame(segment, other))) return false;
    else met.push(segment);
    return true;
  });
}

const SUM_STEP = 2 ** 27;

function isSameLine(a: readonly PlanePoint[], b: readonly PlanePoint[]): boolean {
  const isAt = ([x, y]: PlanePoint, other: PlanePoint | undefined) => x === other?.[0] && y === other[1];
  const last = a.length - 1;
  return a.every((point, i) => isAt(point, b[i])) || a.every((point, i) => isAt(point, b[last - i]));
}

function isSameFlatLine(a: FlatLine, b: FlatLine): boolean {
  const last = a.length - 2;
  return a.every((v, i) => v === b[i]) || a.every((v, i) => v === b[i % 2 === 0 ? last - i : last - i + 2]);
}

function flatEnds(line: FlatLine): [start: PlanePoint, end: PlanePoint] {
  return [
    [line[0] ?? 0, line[1] ?? 0],
    [line.at(-2) ?? 0, line.at(-1) ?? 0],
  ];
}

function walkedFlat(lines: readonly FlatLine[], chain: readonly DirectedLine[]): FlatLine {
  const [first] = chain;
  if (chain.length === 1 && first?.reversed === false) return lines[first.line] ?? [];
  const joined: number[] = [];
  for (const { line: number, reversed } of chain) {
    const line = lines[number] ?? [];
    const shared = joined.length === 0 ? 0 : 2;
    if (reversed) for (let i = line.length - 2 - shared; i >= 0; i -= 2) joined.push(line[i] ?? 0, line[i + 1] ?? 0);
    else for (let i = shared; i < line.length; i++) joined.push(line[i] ?? 0);
  }
  return joined;
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
