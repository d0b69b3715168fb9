import type { Position } from '#common/geo/bounds.ts';
import { hoursOfDay, localDate, startOfDay } from '#common/localDays.ts';
import { HOUR_MS } from '#common/time.ts';
import type { Coverage } from './coverage.ts';

type Values = readonly (number | null)[];

/** Hour by hour: the values at one index belong to the time at that index (SPEC §3). */
export interface Forecasts {
  readonly times: readonly Date[];
  /** °C. */
  readonly temp: Values;
  /** mm since the time before. */
  readonly precip: Values;
  /** m/s. */
  readonly windgust: Values;
  /** %. */
  readonly cloud: Values;
}

/** Finnish day by Finnish day, from the hours that are forecast of each (SPEC §3). */
export interface DayForecasts {
  /** When each day begins. */
  readonly times: readonly Date[];
  /** Finnish dates, YYYY-MM-DD. */
  readonly dates: readonly string[];
  /** Whether every hour of the day is forecast: the first day has begun, and the last may be cut off. */
  readonly complete: readonly boolean[];
  readonly minTemp: Values;
  readonly maxTemp: Values;
  readonly sumPrecip: Values;
  readonly avgCloud: Values;
  /** The strongest gust. */
  readonly maxWind: Values;
}

export interface Forecast {
  /** Position of the forecast, as the service says. */
  readonly pt: Position | null;
  /** When the model's run began; null where the service does not say. */
  readonly modelRun: Date | null;
  readonly forecasts: Forecasts;
  readonly dayForecasts: DayForecasts;
}

interface Hour {
  readonly time: number;
  readonly temp: number | null;
  readonly precip: number | null;
  readonly windgust: number | null;
  readonly cloud: number | null;
}

/** The forecast of a point, its columns taken by their names. */
export function forecastOf({ fields, rows, analysisTime }: Coverage): Forecast {
  const column = (name: string) => {
    const at = fields.indexOf(name);
    return (row: Coverage['rows'][number]): number | null => row.values[at] ?? null;
  };
  const sorted = rows.toSorted((a, b) => a.time - b.time);
  const rain = precipitation(
    sorted.map((row) => ({
      time: row.time,
      inHour: column('precipitation1h')(row),
      amount: column('precipitationamount')(row),
    })),
    analysisTime,
  );
  const [temp, windgust, cloud] = [column('temperature'), column('windgust'), column('totalcloudcover')];
  const all = sorted.map((row, at): Hour => ({
    time: row.time,
    temp: temp(row),
    precip: rain[at] ?? null,
    windgust: windgust(row),
    cloud: cloud(row),
  }));
  const hours = withoutEnd(all);
  return {
    pt: sorted[0]?.position ?? null,
    modelRun: analysisTime === null ? null : new Date(analysisTime),
    forecasts: {
      times: hours.map(({ time }) => new Date(time)),
      temp: hours.map((hour) => hour.temp),
      precip: hours.map((hour) => hour.precip),
      windgust: hours.map((hour) => hour.windgust),
      cloud: hours.map((hour) => hour.cloud),
    },
    dayForecasts: daysOf(hours),
  };
}

/** Without the hours after the model's last; where it says nothing at all, that is the forecast. */
function withoutEnd(hours: readonly Hour[]): readonly Hour[] {
  const last = hours.findLastIndex(({ temp, precip, windgust, cloud }) =>
    [temp, precip, windgust, cloud].some((value) => value !== null),
  );
  return last < 0 ? hours : hours.slice(0, last + 1);
}

interface Rain {
  readonly time: number;
  readonly inHour: number | null;
  readonly amount: number | null;
}

/**
 * mm since the row before. The model's own amounts (`PrecipitationAmount`) are summed up from the beginning of its run,
 * so that each is the difference to the one before; amounts that fall somewhere are no sums and stay as they are.
 * `Precipitation1h` is the amount itself.
 */
function precipitation(rows: readonly Rain[], analysisTime: number | null): (number | null)[] {
  if (rows.some(({ inHour }) => inHour !== null)) return rows.map(({ inHour }) => inHour);
  const known = rows.flatMap(({ amount }) => (amount === null ? [] : [amount]));
  if (known.some((amount, at) => amount < (known[at - 1] ?? 0))) return rows.map(({ amount }) => amount);
  return rows.map(({ time, amount }, at) => {
    const before = rows[at - 1]?.amount ?? null;
    if (amount === null) return null;
    if (before !== null) return rounded(amount - before, 2);
    const isFirstHour = analysisTime !== null && time > analysisTime && time - analysisTime <= HOUR_MS;
    return isFirstHour ? amount : null;
  });
}

interface Day {
  readonly date: string;
  readonly instants: Hour[];
  /** Hours that end in the day, or at its end. */
  readonly spans: Hour[];
}

function daysOf(hours: readonly Hour[]): DayForecasts {
  const days = new Map<string, Day>();
  const dayOf = (date: string): Day => {
    const day = days.get(date) ?? { date, instants: [], spans: [] };
    days.set(date, day);
    return day;
  };
  for (const hour of hours) {
    dayOf(localDate(hour.time)).instants.push(hour);
    // Rain that fell until midnight fell on the day before. It makes no day of its own.
    days.get(localDate(hour.time - 1))?.spans.push(hour);
  }
  const all = [...days.values()];
  const of = (
    part: 'instants' | 'spans',
    field: 'temp' | 'precip' | 'windgust' | 'cloud',
    join: (values: readonly number[]) => number,
  ) =>
    all.map((day) => {
      const values = day[part].flatMap((hour) => hour[field] ?? []);
      return values.length === 0 ? null : join(values);
    });
  return {
    times: all.map(({ date }) => new Date(startOfDay(date))),
    dates: all.map(({ date }) => date),
    complete: all.map(
      ({ date, instants }) => new Set(instants.map(({ time }) => Math.floor(time / HOUR_MS))).size >= hoursOfDay(date),
    ),
    minTemp: of('instants', 'temp', (values) => Math.min(...values)),
    maxTemp: of('instants', 'temp', (values) => Math.max(...values)),
    sumPrecip: of('spans', 'precip', (values) => rounded(sum(values), 2)),
    avgCloud: of('instants', 'cloud', (values) => rounded(sum(values) / values.length, 1)),
    maxWind: of('instants', 'windgust', (values) => Math.max(...values)),
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function rounded(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.round(value * scale) / scale;
}
