import { type Box, type GridPoint, metresPerUnit, overlap, ringArea } from '#api/basemap/grid/baseGrid.ts';
import { boxesOutside, CELL, even, isCut, type Ring } from '#api/basemap/grid/halfGrid.ts';
import { boxAround, insideRing } from '#common/geo/plane.ts';
import { type CutLand, clipRings } from './cutLand.ts';
import { remainingCuts } from './dissolve.ts';

/** How far the land beside the bounds is bent: a part of the step's length, and an upper limit. */
const BEND = 0.3;
const MOST_M = 150;
/** Shorter steps cannot be seen, metres. */
const LEAST_M = 12;
const POINTS = 12;

/**
 * Bends the steps where shores meet along the bounds of an extract. The embedded shore meets the real one up to some
 * 250 m beside it, which would show as a straight step. Each step is bent outwards, where no other shore is in the way:
 * the ring of a step, dissolved with the land, replaces the step by a curve. `inside`: land along the edge of `bounds`
 * inside it. All in half units.
 */
export function bentSteps(inside: readonly Ring[], bounds: Box, embedded: CutLand): Ring[] {
  const [minX, minY, maxX, maxY] = bounds;
  const around: Box = [minX - CELL, minY - CELL, maxX + CELL, maxY + CELL];
  const outside = boxesOutside(around, bounds).flatMap((box) => embedded.within(box).rings);
  return remainingCuts([...inside, ...outside]).flatMap(([a, b]) => {
    if (a === undefined || b === undefined) return [];
    const outwards = directionOut(a, b, bounds);
    return outwards === null ? [] : bent(a, b, outwards, embedded);
  });
}

/** The parts of bent steps in a box. */
export function bentStepsIn(box: Box, bounds: Box, steps: readonly Ring[]): Ring[] {
  const near = steps.filter((ring) => overlap(boxAround([ring]), box));
  return near.length === 0 ? [] : boxesOutside(box, bounds).flatMap((part) => clipRings(near, part));
}

/** The direction out of the bounds for a stretch along their edge; null for a stretch elsewhere. */
function directionOut([ax, ay]: GridPoint, [bx, by]: GridPoint, [minX, minY, maxX, maxY]: Box): GridPoint | null {
  if (ax === bx && Math.min(ay, by) >= minY && Math.max(ay, by) <= maxY)
    return ax === minX ? [-1, 0] : ax === maxX ? [1, 0] : null;
  if (ay === by && Math.min(ax, bx) >= minX && Math.max(ax, bx) <= maxX)
    return ay === minY ? [0, -1] : ay === maxY ? [0, 1] : null;
  return null;
}

function bent(a: GridPoint, b: GridPoint, out: GridPoint, embedded: CutLand): Ring[] {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const metres = metresPerUnit(a[1] / 2) / 2;
  if (length * metres < LEAST_M) return [];
  const most = Math.min(BEND * length, MOST_M / metres);
  const steps = [most, most / 2, most / 4].map((depth) => [b, a, ...curve(a, b, out, depth), b]);
  const free = steps.find((ring) => ringArea(ring) !== 0 && isFree(ring, embedded));
  return free === undefined ? [] : [free];
}

function curve([ax, ay]: GridPoint, [bx, by]: GridPoint, [ox, oy]: GridPoint, depth: number): Ring {
  return Array.from({ length: POINTS - 1 }, (_, i): GridPoint => {
    const t = (i + 1) / POINTS;
    const off = Math.max(2, depth * Math.sin(Math.PI * t));
    return [even(ax + t * (bx - ax) + ox * off), even(ay + t * (by - ay) + oy * off)];
  });
}

/** Whether no embedded shore crosses the curve or lies inside it. */
function isFree(ring: Ring, embedded: CutLand): boolean {
  const [minX, minY, maxX, maxY] = boxAround([ring]);
  const box: Box = [cutBeside(minX, -1), cutBeside(minY, -1), cutBeside(maxX, 1), cutBeside(maxY, 1)];
  return embedded.within(box).rings.every((shore) =>
    shore.every((p, i) => {
      const q = shore[i + 1];
      if (q === undefined || (p[0] === q[0] && isCut(p[0])) || (p[1] === q[1] && isCut(p[1]))) return true;
      const middle: GridPoint = [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];
      return !insideRing(middle, ring) && !ring.some((r, n) => n > 0 && crosses(p, q, ring[n - 1] ?? r, r));
    }),
  );
}

const cutBeside = (v: number, step: 1 | -1): number => (isCut(v) ? v + 2 * step : v + step);

/** Whether two sides cross; touching does not count. */
function crosses(p: GridPoint, q: GridPoint, r: GridPoint, s: GridPoint): boolean {
  return turn(p, q, r) * turn(p, q, s) < 0 && turn(r, s, p) * turn(r, s, q) < 0;
}

function turn([ax, ay]: GridPoint, [bx, by]: GridPoint, [cx, cy]: GridPoint): number {
  return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
}
