import { distanceKm } from '#common/geo/distance.ts';
import { boxAround } from '#common/geo/plane.ts';
import { type MicrodegreeLine, type MicrodegreePoint, toPosition } from './microdegrees.ts';

/** A shorter break is a crossing or a yard that the map does not draw. */
const GAP_KM = 0.1;
/** Microdegrees that are no shorter than the gap in any direction in Finland. */
const REACH = 3000;

/** How often a route breaks off, so that its next part begins more than 100 m away. */
export function gapsIn(lines: readonly MicrodegreeLine[]): number {
  const boxes = lines.map((line) => boxAround([line]));
  const groups = lines.map((_, i) => i);
  for (const [i, line] of lines.entries()) {
    for (const [j, other] of lines.entries()) {
      const [from, into] = [groups[j], groups[i]];
      if (j <= i || from === into || into === undefined) continue;
      if (!reach(boxes[i], boxes[j]) || !(endsAt(line, other) || endsAt(other, line))) continue;
      groups.forEach((group, k) => {
        if (group === from) groups[k] = into;
      });
    }
  }
  return new Set(groups).size - 1;
}

type Box = readonly [west: number, south: number, east: number, north: number];

function reach(a: Box | undefined, b: Box | undefined): boolean {
  if (a === undefined || b === undefined) return false;
  return a[0] - REACH <= b[2] && b[0] - REACH <= a[2] && a[1] - REACH <= b[3] && b[1] - REACH <= a[3];
}

/** Whether a line ends near the other one. */
function endsAt(line: MicrodegreeLine, other: MicrodegreeLine): boolean {
  return [line[0], line.at(-1)].some((end) => end !== undefined && other.some((point) => isNear(end, point)));
}

function isNear(a: MicrodegreePoint, b: MicrodegreePoint): boolean {
  return Math.abs(a[0] - b[0]) <= REACH && distanceKm(toPosition(a), toPosition(b)) <= GAP_KM;
}
