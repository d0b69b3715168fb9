import {
  CLOUD_STEPS_PERCENT,
  MEASURED_NOW_MAX,
  PRECIPITATION_STEPS_MM,
  SNOW_SHOWN_ABOVE_CM,
  TODAY_HOURS_MIN,
  WEATHER_STEP_HOURS,
} from './limits.ts';
import { HOUR_MS } from './time.ts';

/** Both null and undefined: not forecast. */
type Values = readonly (number | null | undefined)[];

/** Hour by hour: each value of the lists belongs to the time at its index (SPEC §3). */
export interface HourForecasts {
  /** Milliseconds since 1970. */
  readonly times: readonly number[];
  /** °C. */
  readonly temp: Values;
  /** mm since the hour before. */
  readonly precip: Values;
  /** m/s. */
  readonly windgust: Values;
  /** %. */
  readonly cloud: Values;
}

/** Finnish days (SPEC §3), as `HourForecasts`. */
export interface DayForecasts {
  /** When each begins. */
  readonly times: readonly number[];
  readonly complete: readonly boolean[];
  readonly minTemp: Values;
  readonly maxTemp: Values;
  readonly sumPrecip: Values;
  readonly avgCloud: Values;
  readonly maxWind: Values;
}

/** The weather of some hours or of a day; null is what is not forecast. */
export interface Spell {
  readonly from: number;
  readonly to: number;
  /** Lowest and highest to show, °C; of some hours both are the average. */
  readonly minTemp: number | null;
  readonly maxTemp: number | null;
  /** Total, mm. */
  readonly precip: number | null;
  /** The strongest gust, m/s. */
  readonly windgust: number | null;
  /** Average, %. */
  readonly cloud: number | null;
}

/** No Finnish day is longer. */
const DAY_MS_MAX = 25 * HOUR_MS;

/** Averages and totals of the hours behind `from`, up to `to`; null where nothing is forecast of them. */
function spellOf({ times, temp, precip, windgust, cloud }: HourForecasts, from: number, to: number): Spell | null {
  const known = (values: Values) => times.flatMap((time, at) => (time > from && time <= to ? (values[at] ?? []) : []));
  const [temps, rain, gusts, covers] = [known(temp), known(precip), known(windgust), known(cloud)];
  if ([temps, rain, gusts, covers].every((values) => values.length === 0)) return null;
  const average = averageOf(temps);
  return {
    from,
    to,
    minTemp: average,
    maxTemp: average,
    precip: rain.length === 0 ? null : sum(rain),
    windgust: gusts.length === 0 ? null : Math.max(...gusts),
    cloud: averageOf(covers),
  };
}

/** What a station measured. */
export interface Measured {
  /** °C. */
  readonly temp: number;
  /** m/s; null where the station does not measure it. */
  readonly windgust: number | null;
  readonly distanceKm: number;
  readonly time: number;
}

/** Whether a measurement is near and new enough to be the weather of now. */
export function isMeasuredNow({ distanceKm, time }: Measured, now: number): boolean {
  return distanceKm <= MEASURED_NOW_MAX.km && now - time <= MEASURED_NOW_MAX.hours * HOUR_MS;
}

/** "Now": the forecast of the present hour, with what was measured instead where something was. */
export function nowSpell(hours: HourForecasts, now: number, measured: Measured | null): Spell | null {
  const from = startOfHour(now);
  const spell = spellOf(hours, from, from + HOUR_MS);
  if (measured === null) return spell;
  const { temp, windgust } = measured;
  return {
    from,
    to: from + HOUR_MS,
    minTemp: temp,
    maxTemp: temp,
    precip: spell?.precip ?? null,
    windgust: windgust ?? spell?.windgust ?? null,
    cloud: spell?.cloud ?? null,
  };
}

/** The rest of today, with its lowest and highest temperature; null where that is little or not forecast whole. */
export function restOfToday(hours: HourForecasts, days: DayForecasts, now: number): Spell | null {
  const from = startOfHour(now);
  const to = days.times.find((time) => time > now);
  const isForecast = to !== undefined && (hours.times.at(-1) ?? 0) >= to;
  if (!isForecast || to - from < TODAY_HOURS_MIN * HOUR_MS) return null;
  const spell = spellOf(hours, from, to);
  const temps = hours.times.flatMap((time, at) => (time > from && time <= to ? (hours.temp[at] ?? []) : []));
  return spell && temps.length > 0 ? { ...spell, minTemp: Math.min(...temps), maxTemp: Math.max(...temps) } : spell;
}

/** From now on, six hours by six hours (SPEC §9), as far as all of their hours are forecast. */
export function spellsFrom(hours: HourForecasts, now: number): Spell[] {
  const step = WEATHER_STEP_HOURS * HOUR_MS;
  const last = hours.times.at(-1) ?? now;
  const count = Math.max(0, Math.floor((last - startOfHour(now)) / step));
  return Array.from({ length: count }, (_, at) => startOfHour(now) + at * step).flatMap(
    (from) => spellOf(hours, from, from + step) ?? [],
  );
}

/** The days after today that are forecast from their first to their last hour. */
export function wholeDays(days: DayForecasts, now: number): Spell[] {
  return days.times.flatMap((from, at) => {
    const to = days.times[at + 1] ?? from + DAY_MS_MAX;
    if (days.complete[at] !== true || from <= now) return [];
    const value = (values: Values) => values[at] ?? null;
    return [
      {
        from,
        to,
        minTemp: value(days.minTemp),
        maxTemp: value(days.maxTemp),
        precip: value(days.sumPrecip),
        windgust: value(days.maxWind),
        cloud: value(days.avgCloud),
      },
    ];
  });
}

/** How much falls: 0 is dry, each threshold that is reached (SPEC §9) one more. */
type FallStep = 0 | 1 | 2 | 3;
/** How much of the sky is covered: 0 is clear, each threshold that is reached (SPEC §9) one more. */
type CloudStep = 0 | 1 | 2 | 3;
export type FallKind = 'rain' | 'sleet' | 'snow';

/** What the icon of a spell shows; `sky` is null where the clouds are not forecast. */
export interface WeatherSign {
  readonly fall: FallStep;
  readonly kind: FallKind;
  readonly sky: CloudStep | null;
}

/** What falls below a temperature, °C; the forecast itself does not say it. */
const KINDS: readonly { readonly kind: FallKind; readonly below: number }[] = [
  { kind: 'snow', below: 0 },
  { kind: 'sleet', below: 2 },
];

export function signOf({ minTemp, maxTemp, precip, cloud }: Spell): WeatherSign {
  const temp = minTemp === null || maxTemp === null ? Number.POSITIVE_INFINITY : (minTemp + maxTemp) / 2;
  return {
    fall: stepsOf(precip ?? 0, PRECIPITATION_STEPS_MM),
    kind: KINDS.find(({ below }) => temp < below)?.kind ?? 'rain',
    sky: cloud === null ? null : stepsOf(cloud, CLOUD_STEPS_PERCENT),
  };
}

function stepsOf(value: number, [first, second, third]: readonly [number, number, number]): 0 | 1 | 2 | 3 {
  if (value < first) return 0;
  if (value < second) return 1;
  return value < third ? 2 : 3;
}

/** Whether a depth of snow is shown (SPEC §9). */
export function isSnowShown(depthCm: number): boolean {
  return depthCm > SNOW_SHOWN_ABOVE_CM;
}

export function startOfHour(time: number): number {
  return Math.floor(time / HOUR_MS) * HOUR_MS;
}

function averageOf(values: readonly number[]): number | null {
  return values.length === 0 ? null : sum(values) / values.length;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
