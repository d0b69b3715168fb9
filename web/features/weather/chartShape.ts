import { HOUR_MS } from '#common/time.ts';
import type { HourForecasts } from '#common/weather.ts';

/** Size of the drawing; texts in it are 12 high, which a phone shows nearly as they are. */
export const CHART = { width: 360, height: 190, left: 34, right: 30, top: 8, bottom: 40 } as const;

/** Steps between the lines of the scale, °C. */
const STEPS = [1, 2, 5, 10] as const;
const LINES_MAX = 6;
/** Showers below this do not fill the scale, mm in an hour. */
const RAIN_MIN = 2;

export interface ChartShape {
  /** The line of the temperature, parted where it is not forecast. */
  readonly lines: readonly string[];
  readonly bars: readonly { readonly x: number; readonly y: number; readonly width: number; readonly height: number }[];
  readonly tempTicks: readonly { readonly y: number; readonly temp: number }[];
  /** Full hours that are told below, and where days begin. */
  readonly hourTicks: readonly { readonly x: number; readonly time: number }[];
  readonly rainMax: number;
}

/** How the hours are drawn; null where there are too few for a line. `clockHour` is the hour of the day where the place is. */
export function chartShape(
  { times, temp, precip }: HourForecasts,
  clockHour: (time: number) => number,
): ChartShape | null {
  const temps = temp.flatMap((value) => value ?? []);
  const [first, last] = [times[0], times.at(-1)];
  if (first === undefined || last === undefined || last === first || temps.length < 2) return null;
  const step =
    STEPS.find((size) => Math.ceil(Math.max(...temps) / size) - Math.floor(Math.min(...temps) / size) < LINES_MAX) ??
    20;
  const low = Math.floor(Math.min(...temps) / step) * step;
  const high = Math.max(Math.ceil(Math.max(...temps) / step) * step, low + step);
  const rainMax = Math.max(RAIN_MIN, ...precip.map((mm) => Math.ceil(mm ?? 0)));
  const bottom = CHART.height - CHART.bottom;
  const xOf = (time: number) =>
    rounded(CHART.left + ((time - first) / (last - first)) * (CHART.width - CHART.left - CHART.right));
  const yOf = (share: number) => rounded(bottom - share * (bottom - CHART.top));
  const width = Math.max(1, (HOUR_MS / (last - first)) * (CHART.width - CHART.left - CHART.right) - 1);
  return {
    lines: partedLines(
      times.map((time, at) => ({ x: xOf(time), value: temp[at] ?? null })),
      (value) => yOf((value - low) / (high - low)),
    ),
    bars: times.flatMap((time, at) => {
      const mm = precip[at] ?? 0;
      // What fell since the hour before stands before its time.
      return mm > 0 && at > 0
        ? [
            {
              x: rounded(xOf(time) - width),
              y: yOf(mm / rainMax),
              width: rounded(width),
              height: rounded(bottom - yOf(mm / rainMax)),
            },
          ]
        : [];
    }),
    tempTicks: Array.from({ length: Math.round((high - low) / step) + 1 }, (_, at) => ({
      y: yOf((at * step) / (high - low)),
      temp: low + at * step,
    })),
    hourTicks: times.filter((time) => clockHour(time) % 12 === 0).map((time) => ({ x: xOf(time), time })),
    rainMax,
  };
}

function partedLines(
  points: readonly { readonly x: number; readonly value: number | null }[],
  yOf: (value: number) => number,
): string[] {
  const parts: string[][] = [[]];
  for (const { x, value } of points) {
    if (value === null) parts.push([]);
    else parts.at(-1)?.push(`${x},${yOf(value)}`);
  }
  return parts.filter((part) => part.length > 1).map((part) => part.join(' '));
}

function rounded(n: number): number {
  return Math.round(10 * n) / 10;
}
