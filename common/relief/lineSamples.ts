import type { Position } from '#common/geo/bounds.ts';
import { lineLengthM } from '#common/geo/distance.ts';

/** Distance between two samples of a line; short and odd lengths are divided evenly, so it is a little more or less. */
const SAMPLE_STEP_M = 25;

/** A point of a line: `[lon, lat]`, with metres above the sea where the line has them. */
export type LinePoint = Position | readonly [lon: number, lat: number, heightM: number];

/** Points along a line that lie evenly, the first and the last at its ends. */
export interface LineSamples {
  readonly points: readonly Position[];
  /** Heights that the line itself has of its points; null where it has none. */
  readonly givenM: readonly (number | null)[];
  readonly stepM: number;
  /**
   * Samples that are the first of another part of the line: the way to them from the sample before is not part of it.
   */
  readonly breaks: readonly number[];
}

/**
 * Points about every 25 m along the parts of a line, measured as if each part began where the one before it ends. A
 * part that is shorter than a step may have no point. Null for a line without length.
 */
export function sampleLine(parts: readonly (readonly LinePoint[])[], stepM = SAMPLE_STEP_M): LineSamples | null {
  const lengthM = parts.reduce((sum, part) => sum + lineLengthM(part), 0);
  if (lengthM === 0) return null;
  const steps = Math.max(1, Math.round(lengthM / stepM));
  const step = lengthM / steps;
  const points: LinePoint[] = [];
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
  return {
    points: points.map(([lon, lat]) => [lon, lat]),
    givenM: points.map(([, , heightM]) => heightM ?? null),
    stepM: step,
    breaks,
  };
}

interface Measure {
  /** Length of the parts before this one, in metres. */
  readonly before: number;
  readonly step: number;
  readonly steps: number;
}

/** Adds the samples that lie on a part and answers the length up to its end. */
function addSamples(points: LinePoint[], part: readonly LinePoint[], { before, step, steps }: Measure): number {
  let reached = before;
  for (const [i, b] of part.entries()) {
    const a = part[i - 1];
    const length = a === undefined ? 0 : lineLengthM([a, b]);
    if (a === undefined || length === 0) continue;
    while (points.length <= steps && points.length * step <= reached + length) {
      points.push(between(a, b, (points.length * step - reached) / length));
    }
    reached += length;
  }
  return reached;
}

function between([ax, ay, az]: LinePoint, [bx, by, bz]: LinePoint, share: number): LinePoint {
  const at = (a: number, b: number) => a + (b - a) * share;
  return az === undefined || bz === undefined ? [at(ax, bx), at(ay, by)] : [at(ax, bx), at(ay, by), at(az, bz)];
}

/** The point so far from the start of a line, on the straight way between two samples; null where there are none. */
export function pointAt({ points, stepM, breaks }: Omit<LineSamples, 'givenM'>, distanceM: number): Position | null {
  const at = Math.min(Math.max(distanceM / stepM, 0), points.length - 1);
  const before = Math.floor(at);
  const [a, b] = [points[before], points[Math.ceil(at)]];
  if (a === undefined || b === undefined) return null;
  const [lon, lat] = breaks.includes(before + 1) ? a : between(a, b, at - before);
  return [lon, lat];
}
