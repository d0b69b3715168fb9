import { type Box, type GridPoint, ringArea } from '#api/basemap/grid/baseGrid.ts';
import { distinct } from '#api/basemap/grid/gridShape.ts';
import { type Ring } from '#api/basemap/grid/halfGrid.ts';
import { boxAround, insideRing } from '#common/geo/plane.ts';
import { alongX, alongY, CutSides } from './cutSides.ts';

/** A polygon of half units: its outer ring counter-clockwise as one sees it, its holes clockwise; rings are closed. */
export type HalfPolygon = readonly [outer: Ring, ...holes: Ring[]];

/**
 * Joins land that was cut: rings with the area on their left, counter-clockwise round an area and clockwise round a
 * hole. Where the sides of two rings run along a cut in opposite directions, both are removed; so no cut remains
 * inside, and none shows as an outline.
 */
export function dissolve(rings: readonly Ring[]): HalfPolygon[] {
  const whole: Ring[] = [];
  const runs: Ring[] = [];
  const cuts = new CutSides();
  for (const ring of rings) takeApart(ring, whole, runs, cuts);
  return nest([...whole, ...linked([...runs, ...cuts.remaining()])]);
}

/** The sides along cuts that remain, from point to point, with the area on their left. */
export function remainingCuts(rings: readonly Ring[]): Ring[] {
  const cuts = new CutSides();
  for (const ring of rings) takeApart(ring, [], [], cuts);
  return cuts.remaining();
}

/** Divides a ring into sides along cuts and the lines between them. A ring that touches no cut stays whole. */
function takeApart(ring: Ring, whole: Ring[], runs: Ring[], cuts: CutSides): void {
  const points = closedWithoutRepeats(ring);
  if (points.length < 4) return;
  const sides = points.length - 1;
  const cutAt = (i: number): boolean => {
    const [a, b] = [points[i], points[i + 1]];
    return a !== undefined && b !== undefined && (alongX(a, b) || alongY(a, b));
  };
  const start = Array.from({ length: sides }, (_, i) => i).find(cutAt);
  if (start === undefined) {
    whole.push(points);
    return;
  }
  let run: Ring = [];
  for (let n = 0; n < sides; n++) {
    const i = (start + n) % sides;
    const [a, b] = [points[i], points[i + 1]];
    if (a === undefined || b === undefined) continue;
    if (!cutAt(i)) {
      if (run.length === 0) run.push(a);
      run.push(b);
      continue;
    }
    if (run.length > 0) runs.push(run);
    run = [];
    cuts.add(a, b);
  }
  if (run.length > 0) runs.push(run);
}

function closedWithoutRepeats(ring: Ring): Ring {
  const points = distinct(ring);
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return [];
  return first[0] === last[0] && first[1] === last[1] ? points : [...points, first];
}

/**
 * Joins lines that end where others begin to rings. Where several begin, the area stays on the left and its parts stay
 * apart.
 */
function linked(lines: readonly Ring[]): Ring[] {
  const starts = new Map<string, Ring[]>();
  for (const line of lines) {
    const [first] = line;
    if (first === undefined) continue;
    const key = first.join();
    const met = starts.get(key);
    if (met === undefined) starts.set(key, [line]);
    else met.push(line);
  }
  const rings: Ring[] = [];
  const used = new Set<Ring>();
  for (const line of lines) {
    if (used.has(line)) continue;
    const ring: Ring = [];
    for (let next: Ring | undefined = line; next !== undefined; next = following(next, starts, used)) {
      used.add(next);
      ring.push(...(ring.length === 0 ? next : next.slice(1)));
    }
    const closed = closedWithoutRepeats(withoutMiddles(ring));
    if (closed.length > 3) rings.push(closed);
  }
  return rings;
}

function following(
  line: Ring,
  starts: ReadonlyMap<string, readonly Ring[]>,
  used: ReadonlySet<Ring>,
): Ring | undefined {
  const [before, end] = [line.at(-2), line.at(-1)];
  if (before === undefined || end === undefined) return undefined;
  const free = (starts.get(end.join()) ?? []).filter((next) => !used.has(next));
  if (free.length < 2) return free[0];
  const back = Math.atan2(end[1] - before[1], before[0] - end[0]);
  const turnOf = ([, second = end]: Ring) => {
    const turn = back - Math.atan2(end[1] - second[1], second[0] - end[0]);
    return turn > 0 ? turn : turn + 2 * Math.PI;
  };
  return free.reduce((least, next) => (turnOf(next) < turnOf(least) ? next : least));
}

/** The ring without points in the middle of a straight stretch along a cut. */
function withoutMiddles(ring: Ring): Ring {
  return ring.filter((point, i) => {
    const [before, after] = [ring[i - 1], ring[i + 1]];
    if (before === undefined || after === undefined) return true;
    return !((alongX(before, point) && alongX(point, after)) || (alongY(before, point) && alongY(point, after)));
  });
}

/** Gives every hole to the smallest ring around it. */
function nest(rings: readonly Ring[]): HalfPolygon[] {
  const outers: { readonly ring: Ring; readonly area: number; readonly box: Box; readonly holes: Ring[] }[] = [];
  const holes: Ring[] = [];
  for (const ring of rings) {
    const area = ringArea(ring);
    if (area > 0) outers.push({ ring, area, box: boxAround([ring]), holes: [] });
    else if (area < 0) holes.push(ring);
  }
  outers.sort((a, b) => a.area - b.area);
  for (const hole of holes) {
    const [[x, y] = [0, 0], [nx, ny] = [0, 0]] = hole;
    const middle: GridPoint = [(x + nx) / 2, (y + ny) / 2];
    const size = -ringArea(hole);
    outers
      .find(({ ring, area, box }) => area > size && isInBox(middle, box) && insideRing(middle, ring))
      ?.holes.push(hole);
  }
  return outers.map(({ ring, holes: own }) => [ring, ...own]);
}

function isInBox([x, y]: GridPoint, [minX, minY, maxX, maxY]: Box): boolean {
  return x >= minX && x <= maxX && y >= minY && y <= maxY;
}
