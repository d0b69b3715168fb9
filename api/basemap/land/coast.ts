import { type Box, type GridPoint, metresPerUnit } from '#api/basemap/grid/baseGrid.ts';
import { distinct } from '#api/basemap/grid/gridShape.ts';
import { cellOf, cutBefore, even, type Ring, toHalf } from '#api/basemap/grid/halfGrid.ts';
import { type FlatLine, withoutRepeats } from '#common/geo/flatLine.ts';
import { groupBy } from '#common/groupBy.ts';
import { isRing } from './cell.ts';
import { CoastPacker, type PackedCoast } from './coastPieces.ts';

/**
 * An end of the coast this near to the edge of the extract is extended to it: the data was cut at the last point before
 * the edge.
 */
const GAP_M = 300;

/** A coastline of an extract: x and y of each point, half units, land on the left. */
export type CoastLine = Int32Array;

/** A coastline of grid units, without points that repeat. */
export function coastLine(line: FlatLine): CoastLine {
  return Int32Array.from(withoutRepeats(line.map(toHalf)));
}

/** A number for a cell; columns and rows of z14 tiles fit. */
export const cellKey = (column: number, row: number): number => row * 2 ** 15 + column;

/**
 * Joins coastlines end to end, extends ends that stop short of the edge of `bounds` (half units, cuts as edges), and
 * cuts all along the cells; parts outside the bounds are left out. The pieces have the keys of their cells.
 */
export function cutCoast(lines: readonly CoastLine[], bounds: Box): PackedCoast {
  const packer = new CoastPacker();
  for (const line of joined(lines.map((flat) => new Line(flat)))) {
    if (line.length < 2) continue;
    const complete = isRing(line);
    for (const { key, points } of cutLine(complete ? line : ledToEdge(line, bounds), bounds, complete))
      packer.add(key, { line: points, complete });
  }
  return packer.finish();
}

class Line {
  readonly start: string;
  readonly end: string;
  readonly isRing: boolean;

  constructor(readonly flat: CoastLine) {
    this.start = flat.subarray(0, 2).join();
    this.end = flat.subarray(-2).join();
    this.isRing = flat.length > 6 && this.start === this.end;
  }
}

/** Joins lines in their direction, each to the line that begins where it ends. */
function* joined(lines: readonly Line[]): Generator<Ring> {
  const open = lines.filter((line) => !line.isRing && line.flat.length > 0);
  const byStart = groupBy(open, ({ start }) => start);
  const ends = new Set(open.map(({ end }) => end));
  const used = new Set<Line>();
  // The lines to which no other leads come first; only rings are left after them.
  for (const first of [...lines.filter(({ start }) => !ends.has(start)), ...lines]) {
    if (used.has(first)) continue;
    const whole: Ring = [];
    for (let line: Line | undefined = first; line !== undefined;) {
      used.add(line);
      for (let i = whole.length === 0 ? 0 : 2; i < line.flat.length; i += 2)
        whole.push([line.flat[i] ?? 0, line.flat[i + 1] ?? 0]);
      line = isRing(whole) ? undefined : byStart.get(line.end)?.find((next) => !used.has(next));
    }
    yield whole;
  }
}

function ledToEdge(line: Ring, bounds: Box): Ring {
  const [first, last] = [line[0], line.at(-1)];
  const before = first && edgePointNear(first, bounds);
  const after = last && edgePointNear(last, bounds);
  return [...(before ? [before] : []), ...line, ...(after ? [after] : [])];
}

/** A step beyond the nearest point of the edge, where that is near enough; null elsewhere. */
function edgePointNear([x, y]: GridPoint, [minX, minY, maxX, maxY]: Box): GridPoint | null {
  const ways: [distance: number, point: GridPoint][] = [
    [x - minX, [minX - 1, y]],
    [maxX - x, [maxX + 1, y]],
    [y - minY, [x, minY - 1]],
    [maxY - y, [x, maxY + 1]],
  ];
  const [distance, point] = ways.reduce((least, way) => (way[0] < least[0] ? way : least));
  return distance > 0 && (distance / 2) * metresPerUnit(y / 2) <= GAP_M ? point : null;
}

interface Cut {
  readonly key: number;
  readonly points: Ring;
}

/** Pieces of a line by cell, in order; each begins and ends on an edge of its cell, or where the line does. */
function cutLine(line: Ring, bounds: Box, complete: boolean): Cut[] {
  const cuts: Cut[] = [];
  let open: { key: number; points: Ring } | null = null;
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1], line[i]];
    if (a === undefined || b === undefined) continue;
    const stops = [a, ...crossings(a, b, bounds), b];
    for (let n = 1; n < stops.length; n++) {
      const [from, to] = [stops[n - 1], stops[n]];
      if (from === undefined || to === undefined) continue;
      const key = keyOfSide(from, to, bounds);
      if (open !== null && open.key !== key) {
        cuts.push(open);
        open = null;
      }
      if (key === null) continue;
      if (open === null) open = { key, points: [from] };
      open.points.push(to);
    }
  }
  if (open !== null) cuts.push(open);
  const [first, last] = [cuts[0], cuts.at(-1)];
  const start = line[0];
  const meet =
    complete &&
    first !== undefined &&
    last !== undefined &&
    first !== last &&
    first.key === last.key &&
    first.points[0] === start;
  const inside = meet
    ? [{ key: first.key, points: [...last.points, ...first.points.slice(1)] }, ...cuts.slice(1, -1)]
    : cuts;
  return inside.map(({ key, points }) => ({ key, points: distinct(points) })).filter(({ points }) => points.length > 1);
}

/** Where a side crosses the lines between cells and the edge of the bounds, in order. */
function crossings(a: GridPoint, b: GridPoint, [minX, minY, maxX, maxY]: Box): GridPoint[] {
  const columns = cutsBetween(a[0], b[0], minX, maxX);
  const rows = cutsBetween(a[1], b[1], minY, maxY);
  const found: [t: number, point: GridPoint][] = [
    ...columns.map((x): [number, GridPoint] => {
      const t = (x - a[0]) / (b[0] - a[0]);
      return [t, [x, even(a[1] + t * (b[1] - a[1]))]];
    }),
    ...rows.map((y): [number, GridPoint] => {
      const t = (y - a[1]) / (b[1] - a[1]);
      return [t, [even(a[0] + t * (b[0] - a[0])), y]];
    }),
  ];
  return found.sort(([s], [t]) => s - t).map(([, point]) => point);
}

function cutsBetween(from: number, to: number, edge: number, otherEdge: number): number[] {
  const [low, high] = from < to ? [from, to] : [to, from];
  const cuts = new Set([edge, otherEdge].filter((cut) => cut > low && cut < high));
  for (let index = cellOf(low) + 1; index <= cellOf(high); index++) cuts.add(cutBefore(index));
  return [...cuts];
}

/** The cell of a side that crosses no cut; null outside the bounds. */
function keyOfSide(a: GridPoint, b: GridPoint, [minX, minY, maxX, maxY]: Box): number | null {
  const [x, y] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  return x < minX || x > maxX || y < minY || y > maxY ? null : cellKey(cellOf(x), cellOf(y));
}
