import { HOUR_MS } from '#common/time.ts';
import type { HourForecasts } from '#common/weather.ts';

/** Size of the drawing; its texts are 12 units high, about 12 pixels on a phone. */
export const CHART = { width: 360, height: 190, left: 34, right: 30, top: 8, bottom: 40 } as const;

/** Steps between the lines of the scale, °C. */
const STEPS = [1, 2, 5, 10] as const;
const LINES_MAX = 6;
/** The scale of the rain reaches at least this, so that a light shower stays low, mm in an hour. */
const RAIN_MIN = 2;

export interface ChartShape {
  /** The line of the temperature, in parts where hours lack a forecast. */
  readonly lines: readonly string[];
  readonly bars: readonly { readonly x: number; readonly y: number; readonly width: number; readonly height: number }[];
  readonly tempTicks: readonly { readonly y: number; readonly temp: number }[];
  /** Noons and midnights: the hours named below the drawing. */
  readonly hourTicks: readonly { readonly x: number; readonly time: number }[];
  readonly rainMax: number;
}

/**
 * The drawing of the hours; null for too few hours to draw a line. `clockHour` gives the hour of the day at the place.
 */
export function chartShape(
  { times, temp, precip }: HourForecasts,
  clockHour: (time: number) => number,
): ChartShape | null {
  const temps = temp.flatMap((value) => value ?? []);
  const [first, last] = [times[0], times.at(-1)];
  if (first === undefined || last === undefined || last === first || temps.length < 2) return null;
  const { step, low, high } = tempScale(Math.min(...temps), Math.max(...temps));
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
      // The rain of an hour is given at its end, so its bar stands left of that time.
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

/** A scale of at most LINES_MAX + 1 lines that holds all temperatures, °C. */
function tempScale(min: number, max: number) {
  const step = STEPS.find((size) => Math.ceil(max / size) - Math.floor(min / size) < LINES_MAX) ?? 20;
  const low = Math.floor(min / step) * step;
  return { step, low, high: Math.max(Math.ceil(max / step) * step, low + step) };
}

/** The points of each unbroken part of the line, as an SVG `points` attribute. */
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
