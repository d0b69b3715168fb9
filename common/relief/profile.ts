import type { LineSamples } from './lineSamples.ts';

/** Heights along a line and what they say about it. All lengths are metres. */
export interface Profile {
  readonly stepM: number;
  /** Heights of the samples without noise (`withoutNoise`). */
  readonly heightsM: readonly number[];
  /** Samples to which no way leads from the one before (`LineSamples.breaks`). */
  readonly breaks: readonly number[];
  readonly ascentM: number;
  readonly descentM: number;
  readonly highestM: number;
  readonly lowestM: number;
  /** The steepest 100 m; null for a line whose every part is shorter. */
  readonly steepest: Steepest | null;
}

interface Steepest {
  /** Metres up or down on 100 m of the way. */
  readonly percent: number;
  /** Where it begins, from the start of the line. */
  readonly fromM: number;
}

/** A line has no profile where fewer of its samples have a height. */
const LEAST_KNOWN_SHARE = 0.8;

/**
 * A rise or fall counts when it is at least this high. It is more than the noise of a model of 10 m has after
 * `withoutNoise`, and less than any hill that a walker notices.
 */
const COUNTED_RISE_M = 3;

const STEEPEST_OVER_M = 100;

/**
 * The profile of a sampled line; `heightsM` are those of its points, null where none is known. Null where fewer than
 * 80 % are known; other gaps are bridged by a straight line, and gaps at the ends are level.
 */
export function profileOf(
  { stepM, breaks }: Pick<LineSamples, 'stepM' | 'breaks'>,
  heightsM: readonly (number | null)[],
): Profile | null {
  const known = heightsM.filter((height) => height !== null);
  if (known.length < 2 || known.length < heightsM.length * LEAST_KNOWN_SHARE) return null;
  const runs = runsOf(bridged(heightsM), breaks).map(withoutNoise);
  const smooth = runs.flat();
  const climbs = runs.map(climbOf);
  return {
    stepM,
    heightsM: smooth,
    breaks,
    ascentM: climbs.reduce((sum, { up }) => sum + up, 0),
    descentM: climbs.reduce((sum, { down }) => sum + down, 0),
    highestM: smooth.reduce((a, b) => Math.max(a, b)),
    lowestM: smooth.reduce((a, b) => Math.min(a, b)),
    steepest: steepestOf(runs, stepM),
  };
}

/** Heights of each part between two breaks. */
export function runsOf(heightsM: readonly number[], breaks: readonly number[]): (readonly number[])[] {
  const starts = [0, ...breaks];
  return starts.map((from, i) => heightsM.slice(from, starts[i + 1])).filter((run) => run.length > 0);
}

function bridged(heightsM: readonly (number | null)[]): number[] {
  const filled: number[] = [];
  let last = -1;
  for (const [i, height] of heightsM.entries()) {
    if (height === null) continue;
    const from = filled[last] ?? height;
    for (let k = last + 1; k < i; k++)
      filled[k] = last < 0 ? height : from + ((height - from) * (k - last)) / (i - last);
    filled[i] = height;
    last = i;
  }
  const end = filled[last] ?? 0;
  for (let k = last + 1; k < heightsM.length; k++) filled[k] = end;
  return filled;
}

/**
 * Each height averaged with its neighbours by the weights 1-2-1 (the window of von Hann): what alternates from sample
 * to sample is smoothed out, the tops of hills are preserved. The ends do not change.
 */
function withoutNoise(run: readonly number[]): readonly number[] {
  return run.map((height, i) => {
    const [before, after] = [run[i - 1], run[i + 1]];
    return before === undefined || after === undefined ? height : (before + 2 * height + after) / 4;
  });
}

/**
 * Metres up and down, counted between turning points that differ by at least 3 m: the hysteresis filter of rainflow
 * counting (ASTM E1049), which bicycle computers and Strava use for ascent too. Between two turning points the whole
 * difference counts, so a hill loses nothing of its height, and smaller waves on its slope add nothing.
 */
function climbOf(run: readonly number[]): { readonly up: number; readonly down: number } {
  let [up, down] = [0, 0];
  const count = (riseM: number) => {
    if (riseM > 0) up += riseM;
    else down -= riseM;
  };
  // The last turning point, and the farthest height since then in the direction `way`; 0 before the first rise or fall.
  let [turn, far, way] = [run[0] ?? 0, run[0] ?? 0, 0];
  let [low, high] = [turn, turn];
  for (const height of run) {
    if (way === 0) {
      [low, high] = [Math.min(low, height), Math.max(high, height)];
      if (high - low < COUNTED_RISE_M) continue;
      way = height === high ? 1 : -1;
      [turn, far] = way === 1 ? [low, high] : [high, low];
    } else if ((height - far) * way > 0) far = height;
    else if ((far - height) * way >= COUNTED_RISE_M) {
      count(far - turn);
      [turn, far, way] = [far, height, -way];
    }
  }
  if (way !== 0) count(far - turn);
  return { up, down };
}

function steepestOf(runs: readonly (readonly number[])[], stepM: number): Steepest | null {
  const steps = Math.max(1, Math.round(STEEPEST_OVER_M / stepM));
  let steepest: Steepest | null = null;
  let first = 0;
  for (const run of runs) {
    for (let i = 0; i + steps < run.length; i++) {
      const percent = (Math.abs((run[i + steps] ?? 0) - (run[i] ?? 0)) / (steps * stepM)) * 100;
      if (steepest === null || percent > steepest.percent) steepest = { percent, fromM: (first + i) * stepM };
    }
    first += run.length;
  }
  return steepest;
}
