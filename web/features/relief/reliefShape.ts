import { runsOf } from '#common/relief/profile.ts';
import { lengthOf, type Relief } from './relief.ts';

/** Size of the drawing; its texts are 12 units high, about 12 pixels on a phone. */
export const CHART = { width: 360, height: 170, left: 38, right: 12, top: 10, bottom: 28 } as const;

const HEIGHT_STEPS = [5, 10, 20, 50, 100, 200, 500] as const;
const HEIGHT_LINES_MAX = 5;
/** The scale covers at least so many metres, so that level ground looks level. */
const HEIGHT_RANGE_MIN_M = 30;
const KM_STEPS = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100] as const;
const KM_TICKS_MAX = 6;

export interface ReliefShape {
  /** SVG paths of the line, one for each part, and of the ground below it. */
  readonly lines: readonly string[];
  readonly grounds: readonly string[];
  readonly heightTicks: readonly { readonly y: number; readonly heightM: number }[];
  readonly kmTicks: readonly { readonly x: number; readonly km: number }[];
  readonly xOf: (distanceM: number) => number;
  readonly yOf: (heightM: number) => number;
  /** Metres from the start at a place of the drawing, within the route. */
  readonly distanceAt: (x: number) => number;
}

/** The drawing of a profile. */
export function reliefShape(relief: Pick<Relief, 'profile' | 'highestM' | 'lowestM'>): ReliefShape {
  const { stepM, heightsM, breaks } = relief.profile;
  const lengthM = lengthOf(relief);
  const { step, low, high } = heightScale(relief.lowestM, relief.highestM);
  const [right, bottom] = [CHART.width - CHART.right, CHART.height - CHART.bottom];
  const xOf = (distanceM: number) => rounded(CHART.left + (distanceM / lengthM) * (right - CHART.left));
  const yOf = (heightM: number) => rounded(bottom - ((heightM - low) / (high - low)) * (bottom - CHART.top));
  let first = 0;
  const runs = runsOf(heightsM, breaks).map((run) => {
    const points = run.map((height, i) => [xOf((first + i) * stepM), yOf(height)] as const);
    first += run.length;
    return points;
  });
  const pathOf = (points: (typeof runs)[number]) => `M${points.map(([x, y]) => `${x},${y}`).join('L')}`;
  const kmStep = KM_STEPS.find((size) => lengthM / 1000 / size <= KM_TICKS_MAX) ?? 200;
  return {
    lines: runs.map(pathOf),
    grounds: runs.map((points) => `${pathOf(points)}V${bottom}H${points[0]?.[0] ?? 0}Z`),
    heightTicks: ticks(low, high, step).map((heightM) => ({ y: yOf(heightM), heightM })),
    kmTicks: ticks(0, lengthM / 1000, kmStep).map((km) => ({ x: xOf(km * 1000), km })),
    xOf,
    yOf,
    distanceAt: (x) => Math.min(Math.max((x - CHART.left) / (right - CHART.left), 0), 1) * lengthM,
  };
}

/** A scale of whole steps that holds all heights. */
function heightScale(lowestM: number, highestM: number) {
  const missing = Math.max(0, HEIGHT_RANGE_MIN_M - (highestM - lowestM)) / 2;
  const [min, max] = [lowestM - missing, highestM + missing];
  const step = HEIGHT_STEPS.find((size) => Math.ceil(max / size) - Math.floor(min / size) <= HEIGHT_LINES_MAX) ?? 1000;
  return { step, low: Math.floor(min / step) * step, high: Math.ceil(max / step) * step };
}

function ticks(low: number, high: number, step: number): number[] {
  // Rounding errors of tenths of kilometres must not cost the last tick.
  return Array.from({ length: Math.floor((high - low) / step + 1e-6) + 1 }, (_, i) => low + i * step);
}

function rounded(n: number): number {
  return Math.round(10 * n) / 10;
}
