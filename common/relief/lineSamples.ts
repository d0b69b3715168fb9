import type { Position } from '#common/geo/bounds.ts';
import { distanceKm } from '#common/geo/distance.ts';

/** Distance between two samples of a line; short and odd lengths are divided evenly, so it is a little more or less. */
export const SAMPLE_STEP_M = 25;

/** Points along a line that lie evenly, the first and the last at its ends. */
export interface LineSamples {
  readonly points: readonly Position[];
  readonly stepM: number;
  /** Samples that are the first of another part of the line: the way to them from the sample before is no part of it. */
  readonly breaks: readonly number[];
}

/**
 * Points about every 25 m along the parts of a line, measured as if each part began where the one before it ends. A part
 * that is shorter than a step may have no point. Null for a line without length.
 */
export function sampleLine(parts: readonly (readonly Position[])[], stepM = SAMPLE_STEP_M): LineSamples | null {
  const lengthM = parts.reduce((sum, part) => sum + lengthOf(part), 0);
  if (lengthM === 0) return null;
  const steps = Math.max(1, Math.round(lengthM / stepM));
  const step = lengthM / steps;
  const points: Position[] = [];
  const breaks: number[] = [];
  let before = 0;
  for (const part of parts) {
    const first = points.length;
    before = addSamples(points, part, { before, step, steps });
    if (first > 0 && points.length > first) breaks.push(first);
  }
  const end = parts.findLast((part) => part.length > 1)?.at(-1);
  // What rounding left of the last step.
  if (points.length === steps && end !== undefined) points.push(end);
  return { points, stepM: step, breaks };
}

function lengthOf(part: readonly Position[]): number {
  return part.reduce((sum, point, i) => sum + metresBetween(part[i - 1] ?? point, point), 0);
}

function metresBetween(a: Position, b: Position): number {
  return distanceKm(a, b) * 1000;
}

interface Measure {
  /** Length of the parts before this one, in metres. */
  readonly before: number;
  readonly step: number;
  readonly steps: number;
}

/** Adds the samples that lie on a part and answers the length up to its end. */
function addSamples(points: Position[], part: readonly Position[], { before, step, steps }: Measure): number {
  let reached = before;
  for (const [i, b] of part.entries()) {
    const a = part[i - 1];
    const length = a === undefined ? 0 : metresBetween(a, b);
    if (a === undefined || length === 0) continue;
    while (points.length <= steps && points.length * step <= reached + length) {
      points.push(between(a, b, (points.length * step - reached) / length));
    }
    reached += length;
  }
  return reached;
}

function between([ax, ay]: Position, [bx, by]: Position, share: number): Position {
  return [ax + (bx - ax) * share, ay + (by - ay) * share];
}

/** The point so far from the start of a line, on the straight way between two samples; null where there are none. */
export function pointAt({ points, stepM, breaks }: LineSamples, distanceM: number): Position | null {
  const at = Math.min(Math.max(distanceM / stepM, 0), points.length - 1);
  const before = Math.floor(at);
  const [a, b] = [points[before], points[Math.ceil(at)]];
  if (a === undefined || b === undefined) return null;
  return breaks.includes(before + 1) ? a : between(a, b, at - before);
}
