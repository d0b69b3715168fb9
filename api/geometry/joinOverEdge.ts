import { type Bounds, containsPosition, type Position } from '#common/geo/bounds.ts';
import { joinLines } from './joinLines.ts';
import { pointKey } from './lineNetwork.ts';

/**
 * A route of two neighbouring extracts in one: the lines of the new extract, which covers `covered`, and of the known
 * lines what lies outside of it and is not drawn by the new ones.
 */
export function joinOverEdge(
  next: readonly (readonly Position[])[],
  known: readonly (readonly Position[])[],
  covered: Bounds,
): Position[][] {
  const drawn = new Set(next.flatMap((line) => line.slice(1).map((point, i) => stretchKey(line[i] ?? point, point))));
  const isOutside = (a: Position, b: Position) =>
    !drawn.has(stretchKey(a, b)) && !(containsPosition(covered, a) && containsPosition(covered, b));
  return joinLines([...next, ...known.flatMap((line) => runsOf(line, isOutside))]);
}

/** The same for both directions. */
function stretchKey(a: Position, b: Position): string {
  return [pointKey(a), pointKey(b)].sort().join(' ');
}

/** The parts of a line whose stretches are all wanted. */
function runsOf(line: readonly Position[], isWanted: (a: Position, b: Position) => boolean): Position[][] {
  const runs: Position[][] = [[]];
  for (const [i, point] of line.entries()) {
    const before = line[i - 1];
    if (before === undefined) continue;
    const run = runs.at(-1);
    if (!isWanted(before, point)) runs.push([]);
    else if (run?.length === 0) run.push(before, point);
    else run?.push(point);
  }
  return runs.filter((run) => run.length > 1);
}
